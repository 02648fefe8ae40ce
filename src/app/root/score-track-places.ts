import { pointsToWin } from '../../engine/games/root/rules/points.ts';
import type { Rect, XY } from '../stage.ts';
import type { WoodId } from './wood-places.ts';

/** The plank below the map on which the points are counted. */
export const scoreTracks: Readonly<Record<WoodId, Rect>> = {
  desktop: [286, 592, 726, 32],
  tablet: [252, 628, 520, 30],
  phone: [144, 321, 495, 19],
  upright: [3, 114, 384, 20],
};

/** How many fields lie from one number to the next. */
const numbering: Readonly<Record<WoodId, number>> = { desktop: 1, tablet: 5, phone: 5, upright: 5 };

export const isNumbered = (id: WoodId, points: number): boolean => points % numbering[id] === 0;

/** What is left of the plank before the first field and after the last. */
const ends: Readonly<Record<WoodId, number>> = { desktop: 11, tablet: 8, phone: 8, upright: 8 };

export function fieldWidth(id: WoodId): number {
  return (scoreTracks[id][2] - 2 * ends[id]) / (pointsToWin + 1);
}

/** The middle of a field's upper edge, where the shields stand; several on one field stand one above the other. */
export function fieldSpot(id: WoodId, points: number): XY {
  const [x, y] = scoreTracks[id];
  return [x + ends[id] + fieldWidth(id) * (points + 0.5), y];
}
