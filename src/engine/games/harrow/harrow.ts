import type { Game, GameTypes, Pending, Result, Seat, Viewer } from '../../kernel/game.ts';
import type { Emit, HarrowAction, HarrowActionDef } from './action.ts';
import { actions, actionsByFrame } from './actions/actions.ts';
import { hasHands, seats } from './content/chapters/seats.ts';
import { coloursOf } from './content/colours.ts';
import type { Hex } from './county.ts';
import type { HarrowEvent } from './events.ts';
import { type EffectId, topFrame } from './flow.ts';
import { formatAction, parseAction } from './notation/action.ts';
import { readConfig } from './notation/config.ts';
import { readPosition, writePosition } from './notation/position.ts';
import { battleground } from './rules/battleground.ts';
import { kammiSeat } from './rules/kammi/kammi.ts';
import { deciderFor, isAutomatic } from './rules/solo/solo.ts';
import { settle } from './settle.ts';
import { setup } from './setup.ts';
import { hiddenCard } from './state/cards.ts';
import { type CubeColour, factionSeats, type StuckCube } from './state/cubes.ts';
import { type FairState, unknownHex } from './state/fair.ts';
import type { KammiState } from './state/kammi.ts';
import { fairSeat, hesterSeat, opponent } from './state/players.ts';
import type { Config } from './state/set-up.ts';
import type { HarrowResult, HarrowState } from './state.ts';
import { version } from './version.ts';

/** The rules wait for the tree: all cubes on the battleground are dropped in (HC-TREE-1). */
export interface TreeRequest {
  readonly seed: number;
  /** The colours of the game; cubes dropped and cubes already inside, in their order. */
  readonly colours: readonly CubeColour[];
  readonly dropped: readonly number[];
  readonly inside: readonly number[];
  readonly poses: readonly StuckCube[];
  /** Who made the tree fall: the attacker, or the seat whose power asked for it (HC-TREE-6). */
  readonly roller: Seat;
  /** The hexes of the attack, if it is one. */
  readonly from?: Hex;
  readonly to?: Hex;
}

export interface HarrowTypes extends GameTypes {
  State: HarrowState;
  Action: HarrowAction;
  Event: HarrowEvent;
  Chance: TreeRequest;
  Config: Config;
}

function decider(s: HarrowState): Seat | undefined {
  const frame = topFrame(s);
  return frame && deciderFor(s, frame.seat);
}

/** HC-SOLO-51: an automatic faction wins nothing; HC-FAIR-50: the Fair Folk may win beside another. */
function resultOf(s: HarrowState, { winner, also, scores }: HarrowResult): Result {
  if (isAutomatic(s, winner)) return { winners: [], scores };
  return { winners: also === undefined ? [winner] : [winner, also], scores };
}

function pending(s: HarrowState): Pending<TreeRequest> {
  if (s.result) return { kind: 'over', result: resultOf(s, s.result) };
  const frame = topFrame(s);
  if (!frame) throw new Error('the flow stack is empty');
  if (frame.kind !== 'tree') return { kind: 'decision', seat: deciderFor(s, frame.seat) };
  const { seat: roller, from, to, seed } = frame;
  const dropped = battleground(s);
  const { inside, poses } = s.tree;
  const colours = coloursOf(s.config);
  return { kind: 'chance', request: { seed, colours, dropped, inside, poses, roller, from, to } };
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
  if (length < factionSeats || length > s.tree.inside.length) return false;
  const colours = coloursOf(s.config);
  if (colours.includes('purple') !== (action.colours !== undefined)) return false;
  if (action.colours?.some((colour, i) => colour !== colours[i])) return false;
  return battleground(s).every((dropped, i) => {
    const out = action.out[i] ?? 0;
    const stuck = action.poses?.filter((pose) => pose.colour === colours[i]).length ?? 0;
    return Number.isInteger(out) && out >= 0 && out + stuck <= dropped + s.tree.inside[i];
  });
}

const revealing: ReadonlySet<HarrowEvent['type']> = new Set([
  'tokensDrawn',
  'treeDropped',
  'cardDrawn',
  'tilePlaced',
  'soloRevealed',
  'dollRevealed',
  'kammiRevealed',
  'arrowPlaced',
  'guessed',
  'fairDrew',
  'offersReady',
  'offerRenewed',
  'turnDrawn',
]);

/** Does somebody know more after this event? An empty bag tells nothing. */
function reveals(event: HarrowEvent): boolean {
  return revealing.has(event.type) && (event.type !== 'tokensDrawn' || event.tokens.some((n) => n > 0));
}

/** Hands every event on, and keeps in mind whether one of them revealed anything. */
function watching(emit: Emit, seen: { revealed: boolean }): Emit {
  return (event) => {
    seen.revealed ||= reveals(event);
    emit(event);
  };
}

/** Undo stops where something became known (tokens or cards drawn, the tree) or another seat is to decide. */
function apply(s: HarrowState, action: HarrowAction, emit: Emit): boolean {
  const before = decider(s);
  const seen = { revealed: false };
  const watch = watching(emit, seen);
  (actions[action.type] as HarrowActionDef).apply(s, action, watch);
  settle(s, watch);
  return seen.revealed || s.result !== undefined || decider(s) !== before;
}

const hide = (pile: readonly unknown[]): (typeof hiddenCard)[] => pile.map(() => hiddenCard);

/** HC-KAM-50: who is who only she knows until it is revealed, what lies face down only her opponent. */
function viewOfKammi(s: HarrowState, kammi: KammiState, viewer: Viewer): KammiState {
  const seat = kammiSeat(s);
  const isHer = viewer === seat;
  const isOpponent = viewer === opponent(seat);
  return {
    ...kammi,
    self: isHer || kammi.revealed ? kammi.self : hiddenCard,
    dolls: kammi.dolls.map((doll) => (isOpponent || doll.up ? doll : { ...doll, face: hiddenCard })),
  };
}

/** HC-FAIR-5: all but the Fair Folk know where the items lie; nobody knows the cards to come, or theirs. */
function viewOfFair(fair: FairState, viewer: Viewer): FairState {
  const isOwn = viewer === fairSeat;
  const isTold = !isOwn && viewer !== 'table';
  return {
    ...fair,
    places: fair.places.map((hex, i) => (isTold || i < fair.found ? hex : unknownHex)),
    deck: hide(fair.deck),
    questDeck: hide(fair.questDeck),
    hand: isOwn ? fair.hand : hide(fair.hand),
    quests: isOwn ? fair.quests : hide(fair.quests),
  };
}

/** Nobody knows the generator's future, the order of a draw pile or of the tiles to come, nor another seat's hand. */
function view(s: HarrowState, viewer: Viewer): HarrowState {
  const flow = s.flow.map((frame) => (frame.kind === 'tree' ? { ...frame, seed: 0 } : frame));
  const seats = s.seats.map((own, seat) => ({
    ...own,
    deck: hide(own.deck),
    hand: seat === viewer ? own.hand : hide(own.hand),
  }));
  const { hester, kammi, solo, fair } = s;
  return {
    ...s,
    rng: [0, 0, 0, 0],
    flow,
    seats,
    tileStack: hide(s.tileStack),
    ...(kammi && { kammi: viewOfKammi(s, kammi, viewer) }),
    ...(hester && {
      hester: { ...hester, deck: hide(hester.deck), hand: viewer === hesterSeat ? hester.hand : hide(hester.hand) },
    }),
    ...(solo && { solo: { ...solo, piles: solo.piles.map(hide) } }),
    ...(fair && { fair: viewOfFair(fair, viewer) }),
  };
}

/** Effects that ask for what the seat alone knows, whoever's turn it is: who is who, where the real doll is, or the item sought. */
const secretive: ReadonlySet<EffectId> = new Set([
  'kammi_set_up',
  'doll_set_up',
  'rearrange_dolls',
  'f_where_oh_where',
]);

/** Whoever only answers the other's attack or places an objective needs no hand; Kammi's opponent looks at the dolls; items are hidden in secret. */
function needsHand(s: HarrowState, seat: Seat): boolean {
  const frame = topFrame(s);
  const by = frame?.kind === 'effect' ? frame.by : undefined;
  if (frame?.kind === 'stow') return true;
  if (by !== undefined && secretive.has(by)) return true;
  if (by === 'carry_doll' && s.kammi && seat === opponent(kammiSeat(s))) return true;
  return seat === s.active && by !== 'objectives';
}

export const harrow: Game<HarrowTypes> = {
  id: 'harrow',
  version,
  setup,
  seats,
  readConfig,
  pending,
  legal,
  accepts,
  apply,
  view,
  // No event names what is hidden.
  seen: (event) => event,
  hasHands,
  needsHand,
  format: formatAction,
  parse: parseAction,
  writePosition,
  readPosition,
};
