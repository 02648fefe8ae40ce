import type { Seat } from '../../../../kernel/game.ts';
import type { Emit } from '../../action.ts';
import type { RevealReason } from '../../flow.ts';
import { type SoloCardId, soloCardIds } from '../../state/cards.ts';
import { hesterSeat } from '../../state/players.ts';
import type { SoloState } from '../../state/solo.ts';
import type { HarrowState } from '../../state.ts';
import { breakNight } from '../fair/night.ts';
import { noTerrain, requireHester, scoresOf } from '../hester/hester.ts';

/** The solo board, in a game the caller knows to be one. */
export function requireSolo(s: HarrowState): SoloState {
  if (!s.solo) throw new Error('this is not a solo game');
  return s.solo;
}

/** HC-SOLO-1: is the seat a rival led by the solo cards? */
export function isAutomatic(s: HarrowState, seat: Seat): boolean {
  return s.solo !== undefined && seat < hesterSeat;
}

/** HC-SOLO-44, HC-FVH-3: who decides what is asked of the seat; the automatic sides' choices are those of whoever has the turn. */
export function deciderFor(s: HarrowState, seat: Seat): Seat {
  return isAutomatic(s, seat) ? s.active : seat;
}

/** HC-SOLO-26: the faction that is active in this turn. */
export function requireActive(s: HarrowState): Seat {
  const { active } = requireSolo(s);
  if (active === undefined) throw new Error('no faction is active');
  return active;
}

/** The card of this turn. */
export function requireCard(s: HarrowState): SoloCardId {
  const { card } = requireSolo(s);
  if (card === undefined) throw new Error('no card is open');
  return card;
}

/** The card turned over last for an objective or in place of this turn's; it lies on the discard pile. */
export function lastDiscard(s: HarrowState): SoloCardId {
  const { discard } = requireSolo(s);
  const card = discard[discard.length - 1];
  if (card === undefined) throw new Error('no card has been turned over');
  return card;
}

export function isSoloCard(card: string): card is SoloCardId {
  return (soloCardIds as readonly string[]).includes(card);
}

/** HC-SOLO-23, 27: Faceless Portraits take Hester's terrain cubes off the battleground. */
export function loseTerrainCubes(s: HarrowState, why: RevealReason, emit: Emit): void {
  const hester = requireHester(s);
  const { cubes } = hester;
  hester.supply = hester.supply.map((n, i) => n + cubes[i]);
  hester.cubes = noTerrain();
  emit({ type: 'soloCubesLost', cubes, why });
}

export type Loss = 'points' | 'cards';

/** A solo turn is a round; once the game is lost, no turn is under way. */
export const soloTurns = 1;

/** HC-SOLO-51: Hester has lost; the rival with more points is told with the result, the Protectors where nobody has more. */
export function loseSolo(s: HarrowState, why: Loss, emit: Emit): void {
  if (s.fair) {
    breakNight(s, why, emit);
    return;
  }
  const points = s.seats.map((own) => own.points);
  const best = Math.max(...points);
  s.flow = [];
  s.turn = soloTurns;
  emit({ type: 'soloLost', why });
  s.result = { winner: points.indexOf(best), scores: scoresOf(s) };
  // HC-3P-2: the solo game has no lantern to decide a tie
  emit({ type: 'gameOver', result: s.result, tie: false });
}
