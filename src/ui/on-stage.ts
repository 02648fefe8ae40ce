import type { Stage, XY } from '../app/stage.ts';

/** Where a point of the window lies on the stage, however closely it is looked at. */
export function onStage({ layout }: Stage, x: number, y: number): XY {
  const { left, top, width } = (document.querySelector('.screen') ?? document.body).getBoundingClientRect();
  const k = width / layout.width;
  return [(x - left) / k, (y - top) / k];
}
