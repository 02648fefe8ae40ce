import type { HarrowAction } from '../../engine/games/harrow/action.ts';
import { legends } from '../../engine/games/harrow/content/legends/legends.ts';
import type { Hex } from '../../engine/games/harrow/county.ts';
import { topFrame } from '../../engine/games/harrow/flow.ts';
import { harrow } from '../../engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';
import { cloneJson } from '../../engine/kernel/clone.ts';
import { interactionOf } from './interaction.ts';
import { nothing } from './selection.ts';

/** Hexes an action would offer: those something can be taken from, and those it can come to. */
export interface Preview {
  readonly sources: readonly Hex[];
  readonly targets: readonly Hex[];
}

const empty: Preview = { sources: [], targets: [] };

/** Where an action ends. Of several things that can be put or taken the interaction offers one at a time. */
function goalsOf(action: HarrowAction): Hex[] {
  if (action.type === 'put' || action.type === 'take') return [action.hex];
  return 'to' in action && typeof action.to === 'number' ? [action.to] : [];
}

/** What the deciding seat could do on the map after an action. Empty if the action makes something known or ends the decision. */
function offered(s: HarrowState, action: HarrowAction): Preview {
  const before = harrow.pending(s);
  const draft = cloneJson(s);
  const isBarrier = harrow.apply(draft, action, () => undefined);
  const after = harrow.pending(draft);
  if (isBarrier || before.kind !== 'decision' || after.kind !== 'decision' || after.seat !== before.seat) return empty;
  // Points that go on as before would only say what the map shows already.
  if (draft.flow.length <= s.flow.length && topFrame(draft)?.kind !== 'effect') return empty;
  const legal = harrow.legal(draft);
  const { sources, targets } = interactionOf(draft, legal, nothing);
  const goals = legal.flatMap(goalsOf);
  return { sources, targets: [...new Set([...targets.map(({ hex }) => hex), ...goals])] };
}

/** What an action could do on the map, before it is done: what it would offer, and for a power all it could reach. */
export function previewOf(s: HarrowState, action: HarrowAction): Preview {
  const preview = offered(s, action);
  const frame = topFrame(s);
  if (action.type !== 'power' || !frame) return preview;
  const reach = legends[s.seats[frame.seat].legend].reach?.(s, frame.seat) ?? [];
  return { sources: preview.sources, targets: [...new Set([...preview.targets, ...reach])] };
}
