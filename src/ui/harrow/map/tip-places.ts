import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { onStage } from '../../on-stage.ts';

/** How far the middle of a tooltip keeps from the edges of the stage. */
const margin = 80;

/** To the left of the cupboard, beside the control. */
export function besideControl({ stage }: HarrowApp): (control: HTMLElement) => string {
  const { width, height, map } = stage.layout;
  return (control) => {
    const { left, top, bottom } = control.getBoundingClientRect();
    const [, middle] = onStage(stage, left, (top + bottom) / 2);
    return `right:${width - map.cupboard[0] + 6}px;top:${Math.min(Math.max(middle, margin), height - margin)}px`;
  };
}

/** At the foot of the left rail, which leaves the map to what the control shows there. */
export function onLeftRail({ stage }: HarrowApp): () => string {
  const { height, map } = stage.layout;
  const [[x, , w], [barX, barY, , barHeight]] = [map.notice, map.prompt];
  const foot = barX < x + w ? barY - 6 : barY + barHeight;
  return () => `left:${x}px;bottom:${height - foot}px;width:${w}px`;
}
