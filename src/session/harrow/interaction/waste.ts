import { cubeLimit } from '../../../engine/games/harrow/content/tracks.ts';
import { frameOf, topFrame } from '../../../engine/games/harrow/flow.ts';
import { pointsToEnd } from '../../../engine/games/harrow/rules/points-to-end.ts';
import { turnsPerRound } from '../../../engine/games/harrow/rules/round.ts';
import { canSpawn, canStrengthen } from '../../../engine/games/harrow/rules/usable.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { sum } from '../../../engine/kit/sum.ts';

/** Does whoever is done leave points with which a haint could rise, or a cube be added that is not thrown away (HC-STR-1, HC-SPWN-5)? */
export function leavesPoints(s: HarrowState): boolean {
  const frame = frameOf(s, 'points');
  if (!frame || frame.only === 'legend') return false;
  const { seat, points, any } = frame;
  const [, spawn, strengthen] = points;
  const canKeepCube = s.seats[seat].cubes < cubeLimit && canStrengthen(s, seat);
  return (spawn + any > 0 && canSpawn(s, seat)) || (strengthen + any > 0 && canKeepCube);
}

/** HC-TOK-4: would the last token of the turn go to the board and leave nothing in the bag to draw? */
export function emptiesBag(s: HarrowState): boolean {
  const frame = frameOf(s, 'sort');
  if (!frame || sum(frame.tokens) !== 1) return false;
  const { bag, drawn } = s.seats[frame.seat];
  return sum(bag) + sum(drawn) === 0;
}

/** HC-PH2-2, HC-SOLO-51: is it Hester's last turn, since a rival has points enough to end the game with it? */
export function isHestersLast(s: HarrowState): boolean {
  const isLastOfRound = s.turn + 1 >= turnsPerRound(s.config.mode);
  const areEnough = s.seats.some(({ points }) => points >= pointsToEnd);
  return topFrame(s)?.kind === 'hester' && isLastOfRound && areEnough;
}
