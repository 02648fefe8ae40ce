import type { Rect } from '../stage.ts';
import type { LayoutId } from './layout.ts';

interface LessonPlaces {
  readonly table: readonly Rect[];
  readonly battle: readonly Rect[];
}

/** Where the oak can speak, the best place first: on a small screen over the map, clear of what it is about. */
export const lessonPlaces: Readonly<Record<LayoutId, LessonPlaces>> = {
  desktop: {
    table: [
      [10, 84, 266, 242],
      [640, 14, 370, 180],
      [300, 404, 370, 180],
      [300, 14, 370, 180],
      [640, 404, 370, 180],
    ],
    battle: [
      [312, 490, 656, 150],
      [312, 60, 656, 150],
    ],
  },
  tablet: {
    table: [
      [8, 80, 236, 220],
      [264, 440, 496, 170],
      [264, 14, 496, 170],
    ],
    battle: [
      [262, 520, 500, 160],
      [262, 60, 500, 160],
    ],
  },
  phone: {
    table: [
      [206, 6, 340, 128],
      [206, 206, 340, 128],
      [6, 60, 132, 260],
    ],
    battle: [
      [206, 30, 432, 130],
      [206, 206, 432, 130],
    ],
  },
  upright: {
    table: [
      [4, 394, 382, 188],
      [4, 140, 382, 188],
      [4, 268, 382, 188],
    ],
    battle: [
      [4, 540, 382, 188],
      [4, 204, 382, 188],
    ],
  },
};
