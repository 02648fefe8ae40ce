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
      [10, 76, 266, 252],
      [640, 14, 370, 226],
      [300, 358, 370, 226],
      [300, 14, 370, 226],
      [640, 358, 370, 226],
    ],
    battle: [
      [312, 444, 656, 196],
      [312, 60, 656, 196],
    ],
  },
  tablet: {
    table: [
      [264, 406, 496, 206],
      [264, 14, 496, 206],
    ],
    battle: [
      [262, 474, 500, 206],
      [262, 60, 500, 206],
    ],
  },
  phone: {
    table: [
      [150, 6, 484, 146],
      [150, 190, 484, 146],
    ],
    battle: [
      [206, 30, 432, 150],
      [206, 186, 432, 150],
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
