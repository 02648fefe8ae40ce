import type { Seat } from '../../../kernel/game.ts';
import { cardOf, matches } from '../content/cards/cards.ts';
import type { Emit } from '../events.ts';
import { traitsOf } from '../factions/factions.ts';
import type { Removal } from '../factions/traits.ts';
import { battleOf, type FrameOf, type Loss } from '../flow.ts';
import type { CardId } from '../state/cards.ts';
import type { PieceKind } from '../state/pieces.ts';
import type { Clearing } from '../state/places.ts';
import { mapOf, type RootState } from '../state.ts';
import { distinct } from './cards.ts';
import { hasPiece } from './pieces.ts';
import { buildingsAndTokens, remove } from './removal.ts';
import { areEnemies, warriorsAt } from './seats.ts';

type Battle = FrameOf<'battle'>;

/** RT-4.3.1.II-1. */
const ambushHits = 2;
/** RT-DATA-2. */
export const highestFace = 3;

/** RT-BT-1: can the seat fight the other one in the clearing? */
export const isDefender = (s: RootState, seat: Seat, other: Seat, at: Clearing): boolean =>
  areEnemies(s, seat, other) && hasPiece(s.sides[other], at);

/** RT-4.3-1: may the seat attack from there? */
export const canAttack = (s: RootState, seat: Seat, at: Clearing): boolean =>
  warriorsAt(s.sides[seat], at) > 0 || s.sides[seat].pawn === at;

export function beginBattle(
  s: RootState,
  seat: Seat,
  at: Clearing,
  defender: Seat,
  ally: Seat | undefined,
  emit: Emit,
) {
  s.flow.push({
    kind: 'battle',
    seat,
    at,
    defender,
    ...(ally !== undefined && { ally }),
    stage: 'ambush',
    rolled: [0, 0],
    extra: [0, 0],
    armored: [false, false],
    used: [],
    asked: seat,
    declined: 0,
    turned: false,
    losses: [[], []],
    rewarded: [false, false],
    allies: 0,
    items: 0,
  });
  emit({ type: 'battleBegan', attacker: seat, defender, at, ...(ally !== undefined && { ally }) });
}

/** RT-4.3.1: the ambush cards of the hand that match the clearing. */
export function ambushCards(s: RootState, seat: Seat, at: Clearing): CardId[] {
  const suit = mapOf(s).suits[at];
  return distinct(s.sides[seat].hand).filter((card) => cardOf(card).kind === 'ambush' && matches(card, suit));
}

export const sideOf = (battle: Battle, seat: Seat): number => (seat === battle.seat ? 0 : 1);
const seatOn = (battle: Battle, side: number): Seat => (side === 0 ? battle.seat : battle.defender);

function capOf(s: RootState, battle: Battle, side: number): number {
  const seat = seatOn(battle, side);
  return traitsOf(s.sides[seat]).cap?.(s, seat, battle) ?? warriorsAt(s.sides[seat], battle.at);
}

/** RT-4.3.3.II: the defender as it stands after the ambush (RT-OQ-8). */
function isDefenseless(s: RootState, { defender, at }: Battle): boolean {
  const side = s.sides[defender];
  return traitsOf(side).isDefenseless?.(s, defender) ?? warriorsAt(side, at) === 0;
}

/** RT-BT-10 to 12: who gets which number, as far as it counts, and the extra hits that come by themselves. */
export function assignRoll(s: RootState, battle: Battle, high: number, low: number, emit: Emit): void {
  const swapped = traitsOf(s.sides[battle.defender]).swapsRoll;
  const numbers = swapped ? [low, high] : [high, low];
  battle.rolled = numbers.map((n, side) => Math.min(n, capOf(s, battle, side)));
  battle.extra[0] += traitsOf(s.sides[battle.seat]).attackBonus?.(s, battle.seat) ?? 0;
  if (isDefenseless(s, battle)) battle.extra[0]++;
  battle.stage = 'effects';
  emit({ type: 'rolled', high, low, hits: battle.rolled });
}

/** RT-BT-14: what the side deals. */
function dealtBy({ rolled, extra, armored }: Battle, side: number): number {
  return (armored[1 - side] ? 0 : rolled[side]) + extra[side];
}

/** RT-BT-15: the side has so many hits to take. */
function askLosses(s: RootState, battle: Battle, side: number, left: number): void {
  if (left > 0) s.flow.push({ kind: 'losses', seat: seatOn(battle, side), side, left, chosen: [] });
}

/** RT-BT-6. */
export function shoot(s: RootState, battle: Battle): void {
  battle.stage = 'shot';
  askLosses(s, battle, 0, ambushHits);
}

/** RT-BT-14, 15: the defender names losses first. */
export function dealHits(s: RootState, battle: Battle, emit: Emit): void {
  const hits = [dealtBy(battle, 0), dealtBy(battle, 1)];
  battle.stage = 'hits';
  emit({ type: 'hitsDealt', at: battle.at, hits });
  askLosses(s, battle, 0, hits[1]);
  askLosses(s, battle, 1, hits[0]);
}

/** How many of the kind are among the losses. */
function namedIn(losses: readonly Loss[], piece: PieceKind): number {
  let total = 0;
  for (const loss of losses) if ('piece' in loss && loss.piece === piece) total++;
  return total;
}

/** What the seat may lose next, the same thing as often as it is there; warriors leave no choice (RT-4.3.4-3). */
export function lossesOpen(s: RootState, frame: FrameOf<'losses'>): Loss[] {
  const { seat, chosen } = frame;
  const own = traitsOf(s.sides[seat]).lossOptions?.(s, frame);
  if (own) return own;
  const at = battleOf(s)?.at ?? 0;
  const warriors = warriorsAt(s.sides[seat], at) - namedIn(chosen, 'warrior');
  if (warriors > 0) return new Array<Loss>(warriors).fill({ owner: seat, piece: 'warrior' });
  const out: Loss[] = [];
  for (const { piece, there } of buildingsAndTokens(s, seat, at)) {
    for (let n = there - namedIn(chosen, piece); n > 0; n--) out.push({ owner: seat, piece });
  }
  return out;
}

const isSameLoss = (a: Loss, b: Loss): boolean =>
  'item' in a ? 'item' in b && a.item === b.item : 'piece' in b && a.piece === b.piece && a.owner === b.owner;

/** Each different loss once. */
export const differentLosses = (losses: readonly Loss[]): Loss[] =>
  losses.filter((loss, i) => losses.findIndex((each) => isSameLoss(each, loss)) === i);

/** Takes what leaves no choice; `true` once nothing is left to choose. */
export function takeForced(s: RootState, frame: FrameOf<'losses'>): boolean {
  while (frame.left > 0) {
    const open = lossesOpen(s, frame);
    if (open.length === 0) break;
    if (open.length > frame.left && open.some((loss) => !isSameLoss(loss, open[0]))) return false;
    const taken = open.slice(0, frame.left);
    frame.chosen.push(...taken);
    frame.left -= taken.length;
  }
  return true;
}

/** The chosen losses wait in the battle until both sides have named theirs. */
export function closeLosses(s: RootState): void {
  const frame = s.flow.pop();
  const battle = battleOf(s);
  if (frame?.kind !== 'losses' || !battle) throw new Error('losses outside a battle');
  battle.losses[frame.side] = frame.chosen;
}

/** RT-BT-16: all pieces of both sides leave together. */
export function takeLosses(s: RootState, battle: Battle, emit: Emit): void {
  const batch: Removal[] = [];
  const { losses, at } = battle;
  battle.losses = [[], []];
  for (const side of [1, 0]) {
    const seat = seatOn(battle, side);
    const by = seatOn(battle, 1 - side);
    traitsOf(s.sides[seat]).takeLosses?.(s, seat, losses[side], emit);
    for (const loss of losses[side]) {
      if ('item' in loss) battle.items += side === 0 ? 1 : 0;
      else if (loss.piece !== 'pawn') batch.push({ owner: loss.owner, piece: loss.piece, at, by });
      if ('owner' in loss && loss.owner === battle.ally) battle.allies++;
    }
  }
  remove(s, batch, emit);
}

export function endBattle(s: RootState, battle: Battle, emit: Emit): void {
  s.flow.pop();
  traitsOf(s.sides[battle.seat]).battleEnds?.(s, battle.seat, battle, emit);
  emit({ type: 'battleEnded', at: battle.at });
}
