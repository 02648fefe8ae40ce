import type { Game, Pending, Seat } from '../../kernel/game.ts';
import type { HarrowAction, HarrowActionDef } from './action.ts';
import { actions, actionsByFrame } from './actions/actions.ts';
import type { Hex } from './county.ts';
import type { HarrowEvent } from './events.ts';
import { topFrame } from './flow.ts';
import { formatAction, parseAction } from './notation/action.ts';
import { battleground } from './rules/battleground.ts';
import { deciderFor } from './rules/solo/solo.ts';
import { settle } from './settle.ts';
import { setup } from './setup.ts';
import {
  type Config,
  cubeColours,
  factionColours,
  type HarrowState,
  hesterSeat,
  hiddenCard,
  type StuckCube,
} from './state.ts';

/** The rules wait for the tree: all cubes on the battleground are dropped in (HC-TREE-1). */
export interface TreeRequest {
  readonly seed: number;
  /** Cubes dropped and cubes already inside, in the order of `cubeColours`. */
  readonly dropped: readonly number[];
  readonly inside: readonly number[];
  readonly poses: readonly StuckCube[];
  /** Who made the tree fall: the attacker, or the seat whose power asked for it (HC-TREE-6). */
  readonly attacker: Seat;
  /** The hexes of the attack, if it is one. */
  readonly from?: Hex;
  readonly to?: Hex;
}

type HarrowGame = Game<HarrowState, HarrowAction, HarrowEvent, TreeRequest, Config>;

function decider(s: HarrowState): Seat | undefined {
  const frame = topFrame(s);
  return frame && deciderFor(s, frame.seat);
}

function pending(s: HarrowState): Pending<TreeRequest> {
  if (s.result) return { kind: 'over', result: s.result };
  const frame = topFrame(s);
  if (!frame) throw new Error('the flow stack is empty');
  if (frame.kind !== 'tree') return { kind: 'decision', seat: deciderFor(s, frame.seat) };
  const { seat: attacker, from, to, seed } = frame;
  const dropped = battleground(s);
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
  if (action.type !== 'tree' || topFrame(s)?.kind !== 'tree') return false;
  const { length } = action.out;
  if (length < factionColours.length || length > s.tree.inside.length) return false;
  return battleground(s).every((dropped, i) => {
    const out = action.out[i] ?? 0;
    const stuck = action.poses?.filter((pose) => pose.colour === cubeColours[i]).length ?? 0;
    return Number.isInteger(out) && out >= 0 && out + stuck <= dropped + s.tree.inside[i];
  });
}

const revealing: ReadonlySet<HarrowEvent['type']> = new Set([
  'tokensDrawn',
  'treeDropped',
  'cardDrawn',
  'tilePlaced',
  'soloRevealed',
]);

/** Does somebody know more after this event? An empty bag tells nothing. */
function reveals(event: HarrowEvent): boolean {
  return revealing.has(event.type) && (event.type !== 'tokensDrawn' || event.tokens.some((n) => n > 0));
}

/** Undo stops where something became known (tokens or cards drawn, the tree) or another seat is to decide. */
function apply(s: HarrowState, action: HarrowAction, emit: (event: HarrowEvent) => void): boolean {
  const before = decider(s);
  let revealed = false;
  const watch = (event: HarrowEvent) => {
    revealed ||= reveals(event);
    emit(event);
  };
  (actions[action.type] as HarrowActionDef).apply(s, action, watch);
  settle(s, watch);
  return revealed || s.result !== undefined || decider(s) !== before;
}

const hide = (pile: readonly unknown[]): (typeof hiddenCard)[] => pile.map(() => hiddenCard);

/** Nobody knows the generator's future, the order of a draw pile or of the tiles to come, nor another seat's hand. */
function view(s: HarrowState, viewer: Seat | 'table'): HarrowState {
  const flow = s.flow.map((frame) => (frame.kind === 'tree' ? { ...frame, seed: 0 } : frame));
  const seats = s.seats.map((own, seat) => ({
    ...own,
    deck: hide(own.deck),
    hand: seat === viewer ? own.hand : hide(own.hand),
  }));
  const { hester, solo } = s;
  return {
    ...s,
    rng: [0, 0, 0, 0],
    flow,
    seats,
    tileStack: hide(s.tileStack),
    ...(hester && {
      hester: { ...hester, deck: hide(hester.deck), hand: viewer === hesterSeat ? hester.hand : hide(hester.hand) },
    }),
    ...(solo && { solo: { ...solo, piles: solo.piles.map(hide) } }),
  };
}

/** Games of earlier versions are still read, as far as their actions are legal by these rules; chapter 1 plays as it did. */
export const readableVersions: readonly number[] = [1, 2, 3, 4];

export const harrow: HarrowGame = {
  id: 'harrow',
  version: 4,
  setup,
  pending,
  legal,
  accepts,
  apply,
  view,
  format: formatAction,
  parse: parseAction,
};
