import type { Emit } from '../action.ts';
import { chapterOf, chapters } from '../content/chapters/chapters.ts';
import { openFair } from '../content/fair/prepare.ts';
import { terrains } from '../content/maps/layout.ts';
import { openPlacing } from '../content/objectives.ts';
import type { FrameOf } from '../flow.ts';
import type { ModeId } from '../state/set-up.ts';
import type { HarrowState, TurnEffects } from '../state.ts';
import { hasQueen, returnSilver } from './fair/fair.ts';
import { askForGoads, spawnGoaded } from './goads.ts';
import { returnBanished } from './hester/terrain-cubes.ts';
import { pointsToEnd } from './points-to-end.ts';
import { scoreBrambles } from './scoring.ts';
import { refillTiles } from './tiles.ts';

export function turnsPerRound(mode: ModeId): number {
  return chapters[mode].order.turns;
}

export function noEffects(colours: number): TurnEffects {
  return { range: 0, farSpawn: false, banished: new Array<number>(colours).fill(0), again: false };
}

/** HC-RND-5: goads, brambles, end of the game, lantern; then the next round begins. */
function endRound(s: HarrowState, emit: Emit): void {
  const { order } = chapterOf(s);
  if (s.goads.length > 0) spawnGoaded(s, emit);
  if (!order.bramblesByTurn) scoreBrambles(s, emit);
  s.turn++;
  // HC-LGD-PRI-5: goads on which nobody rose return as well
  s.goads = [];
  order.closeRound?.(s);
  emit({ type: 'roundEnded', round: s.round, points: s.seats.map((seat) => seat.points) });
  if (hasQueen(s) || s.seats.some((seat) => seat.points >= pointsToEnd)) {
    order.endGame(s, emit);
    return;
  }
  order.passRound?.(s);
  s.round++;
  s.turn = 0;
  s.flow.push({ kind: 'roundStart', seat: s.active, step: 1 });
  emit({ type: 'roundBegan', round: s.round, lantern: s.lantern });
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
      if (s.round === 1) openFair(s);
      return true;
    case 2:
      if (s.round === 1) return true;
      refillTiles(s, emit);
      refillJars(s);
      return true;
    default:
      s.flow.pop();
      chapterOf(s).order.beginTurn(s, emit);
      return true;
  }
}

/** HC-CLN-3: what lasted until the end of the turn is over. */
function endEffects(s: HarrowState, emit: Emit): void {
  const { banished } = s.effects;
  s.seats.forEach((own, owner) => {
    if (banished[owner] === 0) return;
    const cubes = banished[owner];
    own.cubes += cubes;
    banished[owner] = 0;
    emit({ type: 'banishedBack', owner, cubes });
  });
  const hesters = banished.slice(s.seats.length, s.seats.length + terrains.length);
  const silver = banished[s.seats.length + terrains.length] ?? 0;
  banished.fill(0);
  returnBanished(s, hesters, emit);
  returnSilver(s, silver, emit);
  s.effects = noEffects(banished.length);
}

/** After a turn's clean-up: the next turn, or the end of the round. */
export function finishTurn(s: HarrowState, emit: Emit): void {
  const { order } = chapterOf(s);
  const isLast = order.isLastTurn?.(s) ?? s.turn + 1 === order.turns;
  // HC-RND-5: the goads come first of all, and may leave a choice
  if (isLast && askForGoads(s)) return;
  const next = order.next(s);
  endEffects(s, emit);
  order.closeTurn?.(s, emit);
  if (s.result) return;
  if (isLast) {
    endRound(s, emit);
    return;
  }
  s.turn++;
  s.active = next;
  order.beginTurn(s, emit);
}
