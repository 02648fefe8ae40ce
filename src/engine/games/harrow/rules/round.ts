import type { Seat } from '../../../kernel/game.ts';
import type { Emit } from '../action.ts';
import { openPlacing } from '../content/objectives.ts';
import { brambles } from '../county.ts';
import type { FrameOf } from '../flow.ts';
import { type HarrowState, opponent, seatOf, type TurnEffects } from '../state.ts';
import { spawnHaint } from './movement.ts';
import { canEnter, hasUnits } from './occupancy.ts';
import { score } from './scoring.ts';
import { refillTiles } from './tiles.ts';

/** HC-RND-2: three turns each, by turns. */
export const turnsPerRound = 6;

/** HC-PH2-2 */
export const pointsToEnd = 7;

/** HC-RND-2 */
export const turnsPerSeat = 3;

export function noEffects(seats: number): TurnEffects {
  return { range: 0, farSpawn: false, banished: new Array<number>(seats).fill(0), again: false };
}

export function beginTurn(s: HarrowState, emit: Emit): void {
  s.seats[s.active].turns++;
  s.flow.push({ kind: 'turn', seat: s.active, acted: false });
  emit({ type: 'turnBegan', seat: s.active, round: s.round, turn: s.turn });
}

function endGame(s: HarrowState, emit: Emit): void {
  const scores = s.seats.map((seat) => seat.points);
  const best = Math.max(...scores);
  const tie = scores.filter((points) => points === best).length > 1;
  // HC-PH2-2: the lantern decides a tie
  const result = { winner: tie ? s.lantern : scores.indexOf(best), scores };
  s.result = result;
  emit({ type: 'gameOver', result, tie });
}

/** HC-LGD-PRI-5: a haint appears on every hex with a goad token, and the tokens return. */
function spawnGoaded(s: HarrowState, emit: Emit): void {
  const protectors = seatOf(s, 'protectors');
  const { goads } = s;
  s.goads = [];
  for (const hex of goads) {
    if (s.seats[protectors].haintsLeft > 0 && canEnter(s, protectors, hex)) spawnHaint(s, protectors, hex, emit);
  }
}

/** HC-RND-5: goads, brambles, end of the game, lantern; then the next round begins. */
function endRound(s: HarrowState, emit: Emit): void {
  if (s.goads.length > 0) spawnGoaded(s, emit);
  s.seats.forEach((_, seat) => {
    if (hasUnits(s, seat, brambles)) score(s, seat, 1, 'brambles', emit);
  });
  emit({ type: 'roundEnded', round: s.round, points: s.seats.map((seat) => seat.points) });
  if (s.seats.some((seat) => seat.points >= pointsToEnd)) {
    endGame(s, emit);
    return;
  }
  s.lantern = opponent(s.lantern);
  s.round++;
  s.turn = 0;
  s.active = s.lantern;
  emit({ type: 'roundBegan', round: s.round, lantern: s.lantern });
  s.flow.push({ kind: 'roundStart', seat: s.active, step: 1 });
}

function refillJars(s: HarrowState): void {
  for (const seat of s.seats) {
    seat.jars = [true, true, true, true];
    seat.attacked = false;
    seat.turns = 0;
  }
}

/** HC-RND-5, HC-PLC-5: objectives first, then bonus tiles and jars, then the first turn. */
export function startRound(s: HarrowState, frame: FrameOf<'roundStart'>, emit: Emit): boolean {
  switch (frame.step++) {
    case 1:
      openPlacing(s);
      return true;
    case 2:
      if (s.round === 1) return true;
      refillTiles(s, emit);
      refillJars(s);
      return true;
    default:
      s.flow.pop();
      beginTurn(s, emit);
      return true;
  }
}

/** HC-CLN-3: what lasted until the end of the turn is over. */
function endEffects(s: HarrowState, emit: Emit): void {
  s.effects.banished.forEach((cubes, owner) => {
    if (cubes === 0) return;
    s.seats[owner].cubes += cubes;
    emit({ type: 'banishedBack', owner, cubes });
  });
  s.effects = noEffects(s.seats.length);
}

/** HC-RND-2, HC-BON-20: the seats alternate; whoever took the lantern plays on at once; nobody has more than three turns. */
function nextSeat(s: HarrowState): Seat {
  const other = opponent(s.active);
  const first = s.effects.again ? s.active : other;
  return s.seats[first].turns < turnsPerSeat ? first : opponent(first);
}

/** After a turn's clean-up: the next turn, or the end of the round. */
export function finishTurn(s: HarrowState, emit: Emit): void {
  const next = nextSeat(s);
  endEffects(s, emit);
  s.turn++;
  if (s.turn === turnsPerRound) {
    endRound(s, emit);
    return;
  }
  s.active = next;
  beginTurn(s, emit);
}
