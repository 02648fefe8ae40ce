import type { HarrowAction } from '../../engine/games/harrow/action.ts';
import { topFrame } from '../../engine/games/harrow/flow.ts';
import { harrow } from '../../engine/games/harrow/harrow.ts';
import { explainRefusal } from '../../engine/games/harrow/refusal.ts';
import type { Refusal } from '../../engine/games/harrow/refusals/keys.ts';
import { type HesterAct, hesterActs } from '../../engine/games/harrow/state/hester.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';

/** The action of Hester that is bought by this; undefined if none is. */
function actOf(action: HarrowAction): HesterAct | undefined {
  if (action.type === 'use') return action.act;
  if (action.type === 'lay') return 'card';
  return action.type === 'spawn' || action.type === 'summon' ? action.type : undefined;
}

/** In her turn: her actions that cannot be bought now, each with the reason. */
export function shutActs(s: HarrowState): ReadonlyMap<HesterAct, Refusal> {
  if (s.result || topFrame(s)?.kind !== 'hester') return new Map();
  const open = new Set(harrow.legal(s).map(actOf));
  return new Map(
    hesterActs.filter((act) => !open.has(act)).map((act) => [act, explainRefusal(s, { kind: 'act', act })] as const),
  );
}
