import type { Seat } from '../../../kernel/game.ts';
import type { Emit } from '../action.ts';
import { features } from '../content/chapters/features.ts';
import { openPlacing } from '../content/objectives.ts';
import { brambles } from '../county.ts';
import type { FrameOf } from '../flow.ts';
import { type HarrowState, type HesterState, hesterSeat, type ModeId, opponent, type TurnEffects } from '../state.ts';
import { askForGoads, spawnGoaded } from './goads.ts';
import { scoresOf, total } from './hester/hester.ts';
import { beginRoots } from './hester/roots.ts';
import { hasUnits } from './occupancy.ts';
import { score } from './scoring.ts';
import { loseSolo } from './solo/solo.ts';
import { refillTiles } from './tiles.ts';

/** HC-RND-2, HC-3P-1: three turns each, by turns; HC-SOLO-20: a solo turn is a round. */
export function turnsPerRound(mode: ModeId): number {
  const { hester, solo } = features[mode];
  if (solo) return 1;
  return turnsPerSeat * (hester ? 3 : 2);
}

/** HC-PH2-2 */
export const pointsToEnd = 7;

/** HC-RND-2 */
export const turnsPerSeat = 3;

export function noEffects(colours: number): TurnEffects {
  return { range: 0, farSpawn: false, banished: new Array<number>(colours).fill(0), again: false };
}

export function beginTurn(s: HarrowState, emit: Emit): void {
  if (s.solo) {
    s.flow.push({ kind: 'solo', seat: hesterSeat, step: 1 });
    return;
  }
  emit({ type: 'turnBegan', seat: s.active, round: s.round, turn: s.turn });
  if (s.active === hesterSeat) {
    beginRoots(s);
    return;
  }
  s.seats[s.active].turns++;
  s.flow.push({ kind: 'turn', seat: s.active, acted: false });
}

function endGame(s: HarrowState, emit: Emit): void {
  const points = s.seats.map((seat) => seat.points);
  const best = Math.max(...points);
  const tie = points.filter((each) => each === best).length > 1;
  // HC-PH2-2, HC-HEND-2: the best faction wins, the lantern decides a tie
  const result = { winner: tie ? s.lantern : points.indexOf(best), scores: scoresOf(s) };
  s.result = result;
  emit({ type: 'gameOver', result, tie });
}

/** HC-RND-5: goads, brambles, end of the game, lantern; then the next round begins. */
function endRound(s: HarrowState, emit: Emit): void {
  if (s.goads.length > 0) spawnGoaded(s, emit);
  s.seats.forEach((_, seat) => {
    if (hasUnits(s, seat, brambles)) score(s, seat, 1, 'brambles', emit);
  });
  emit({ type: 'roundEnded', round: s.round, points: s.seats.map((seat) => seat.points) });
  if (s.seats.some((seat) => seat.points >= pointsToEnd)) {
    if (s.solo) loseSolo(s, 'points', emit);
    else endGame(s, emit);
    return;
  }
  // HC-3P-2: the solo game has no lantern
  if (!s.solo) s.lantern = opponent(s.lantern);
  s.round++;
  s.turn = 0;
  s.active = s.solo ? hesterSeat : s.lantern;
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

function returnBanished(hester: HesterState, cubes: readonly number[], emit: Emit): void {
  if (total(cubes) === 0) return;
  hester.cubes = hester.cubes.map((n, i) => n + cubes[i]);
  emit({ type: 'banishedBack', owner: hesterSeat, cubes: total(cubes) });
}

/** HC-CLN-3: what lasted until the end of the turn is over. */
function endEffects(s: HarrowState, emit: Emit): void {
  const { banished } = s.effects;
  s.seats.forEach((own, owner) => {
    if (banished[owner] === 0) return;
    own.cubes += banished[owner];
    emit({ type: 'banishedBack', owner, cubes: banished[owner] });
  });
  if (s.hester) returnBanished(s.hester, banished.slice(s.seats.length), emit);
  s.effects = noEffects(banished.length);
}

/** HC-3P-1, 4: in each triple the lantern holder begins, the other faction follows, Hester ends it. */
function nextOfThree(s: HarrowState): Seat {
  if (s.active === hesterSeat) return s.lantern;
  return s.turn % 3 === 0 ? opponent(s.active) : hesterSeat;
}

/** HC-RND-2, HC-BON-20: the seats alternate; whoever took the lantern plays on at once; nobody has more than three turns. */
function nextSeat(s: HarrowState): Seat {
  if (s.hester) return nextOfThree(s);
  const other = opponent(s.active);
  const first = s.effects.again ? s.active : other;
  return s.seats[first].turns < turnsPerSeat ? first : opponent(first);
}

/** After a turn's clean-up: the next turn, or the end of the round. */
export function finishTurn(s: HarrowState, emit: Emit): void {
  // HC-RND-5: the goads come first of all, and may leave a choice
  if (s.turn + 1 === turnsPerRound(s.config.mode) && askForGoads(s)) return;
  const next = nextSeat(s);
  endEffects(s, emit);
  s.turn++;
  if (s.turn === turnsPerRound(s.config.mode)) {
    endRound(s, emit);
    return;
  }
  s.active = next;
  beginTurn(s, emit);
}
