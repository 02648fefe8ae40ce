import { expect, test } from 'vitest';
import { stageOf } from '../../src/app/stage.ts';

const layout = { id: 'desktop', width: 1280, height: 720 };

test.each([
  [1280, 720, { scale: 1, x: 0, y: 0 }],
  [2560, 1500, { scale: 2, x: 0, y: 30 }],
  [1000, 360, { scale: 0.5, x: 180, y: 0 }],
])('in a window of %i x %i the picture is as large as can be, and in the middle', (width, height, expected) => {
  expect(stageOf(layout, width, height)).toEqual({ layout, near: 1, ...expected });
});
