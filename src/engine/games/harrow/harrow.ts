import type { Game, Pending, Seat } from '../../kernel/game.ts';
import type { HarrowAction, HarrowActionDef } from './action.ts';
import { actions, actionsByFrame } from './actions/actions.ts';
import { factions } from './content/factions/factions.ts';
import type { Hex } from './county.ts';
import type { HarrowEvent } from './events.ts';
import { topFrame } from './flow.ts';
import { formatAction, parseAction } from './notation/action.ts';
import { settle } from './settle.ts';
import { setup } from './setup.ts';
import type { Config, HarrowState, StuckCube } from './state.ts';

/** The rules wait for the tree: all cubes on the battleground are dropped in (HC-TREE-1). */
export interface TreeRequest {
  readonly seed: number;
  /** Cubes dropped and cubes already inside, per seat. */
  readonly dropped: readonly number[];
  readonly inside: readonly number[];
  readonly poses: readonly StuckCube[];
  readonly attacker: Seat;
  readonly from: Hex;
  readonly to: Hex;
}

export type HarrowGame = Game<HarrowState, HarrowAction, HarrowEvent, TreeRequest, Config>;

function pending(s: HarrowState): Pending<TreeRequest> {
  if (s.result) return { kind: 'over', result: s.result };
  const frame = topFrame(s);
  if (!frame) throw new Error('the flow stack is empty');
  if (frame.kind !== 'tree') return { kind: 'decision', seat: frame.seat };
  const { seat: attacker, from, to, seed } = frame;
  const dropped = s.seats.map((seat) => seat.cubes);
  return { kind: 'chance', request: { seed, dropped, inside: s.tree.inside, poses: s.tree.poses, attacker, from, to } };
}

function legal(s: HarrowState): HarrowAction[] {
  const out: HarrowAction[] = [];
  const frame = s.result ? undefined : topFrame(s);
  if (frame) for (const def of actionsByFrame[frame.kind]) def.options(s, out);
  return out;
}

/** A tree result is possible if no colour gives, or leaves resting, more cubes than went in and were inside (HC-TREE-2 to 4). */
function accepts(s: HarrowState, action: HarrowAction): boolean {
  if (action.type !== 'tree' || topFrame(s)?.kind !== 'tree' || action.out.length !== s.seats.length) return false;
  return s.seats.every((own, i) => {
    const cubes = own.cubes + s.tree.inside[i];
    const { colour } = factions[own.faction];
    const stuck = action.poses?.filter((pose) => pose.colour === colour).length ?? 0;
    return Number.isInteger(action.out[i]) && action.out[i] >= 0 && action.out[i] + stuck <= cubes;
  });
}

/** Undo stops where something became known (tokens drawn, the tree) or another seat is to decide. */
function apply(s: HarrowState, action: HarrowAction, emit: (event: HarrowEvent) => void): boolean {
  const before = topFrame(s);
  const revealedBefore = s.rng[3];
  (actions[action.type] as HarrowActionDef).apply(s, action, emit);
  const revealed = action.type === 'tree' || (action.type === 'jar' && s.rng[3] !== revealedBefore);
  settle(s, emit);
  return revealed || s.result !== undefined || topFrame(s)?.seat !== before?.seat;
}

/** Chapter 1 keeps nothing secret but the generator's future. */
function view(s: HarrowState): HarrowState {
  const flow = s.flow.map((frame) => (frame.kind === 'tree' ? { ...frame, seed: 0 } : frame));
  return { ...s, rng: [0, 0, 0, 0], flow };
}

export const harrow: HarrowGame = {
  id: 'harrow',
  version: 1,
  setup,
  pending,
  legal,
  accepts,
  apply,
  view,
  format: formatAction,
  parse: parseAction,
};
