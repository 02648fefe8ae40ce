import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Layout } from '../../../app/harrow/layout.ts';
import type { MapPoint } from '../../../app/harrow/map-view.ts';
import { county, type Hex, hexCount } from '../../../engine/games/harrow/county.ts';
import { toPixel } from '../../../engine/kit/hex.ts';
import { onStage } from '../../on-stage.ts';

/** Centre of a hex on the whole map. */
export function hexPlace(layout: Layout, hex: Hex): MapPoint {
  const { x, y } = toPixel(county[hex], layout.map.hexSide);
  return { x: layout.map.centre[0] + x, y: layout.map.centre[1] + y };
}

/** Centre of a hex as it is shown now. */
export function shownAt({ stage, view }: HarrowApp, hex: Hex): MapPoint {
  const { x, y } = hexPlace(stage.layout, hex);
  return { x: x * view.scale + view.x, y: y * view.scale + view.y };
}

/** Where on the whole map the pointer is. */
export function pointUnder({ stage, view }: HarrowApp, event: PointerEvent): MapPoint {
  const [px, py] = onStage(stage, event.clientX, event.clientY);
  return { x: (px - view.x) / view.scale, y: (py - view.y) / view.scale };
}

/** The hex under the pointer. */
export function hexUnder(app: HarrowApp, event: PointerEvent): Hex | undefined {
  const { layout } = app.stage;
  const { x, y } = pointUnder(app, event);
  let best: Hex | undefined;
  let least = layout.map.hexSide;
  for (let hex = 0; hex < hexCount; hex++) {
    const centre = hexPlace(layout, hex);
    const d = Math.hypot(centre.x - x, centre.y - y);
    if (d < least) {
      least = d;
      best = hex;
    }
  }
  return best;
}
