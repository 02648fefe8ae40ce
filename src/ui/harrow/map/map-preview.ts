import type { App } from '../../../app/app.ts';
import type { HarrowAction } from '../../../engine/games/harrow/action.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import { type Preview, previewOf } from '../../../session/harrow/interaction/preview.ts';
import { svg } from '../../parts/svg.ts';
import { hexPlace } from './hex-spots.ts';

function outline(app: App, hex: Hex, kind: 'source' | 'target'): SVGElement {
  const { layout } = app.stage;
  const { x, y } = hexPlace(layout, hex);
  const { view } = app;
  const side = (layout.map.hexSide - 5) * view.scale;
  const points = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (i * Math.PI) / 3;
    return `${x * view.scale + view.x + side * Math.cos(angle)},${y * view.scale + view.y + side * Math.sin(angle)}`;
  });
  return svg('polygon', { points: points.join(' '), class: `preview-hex ${kind}` });
}

/** Shows, over the county, what an action would offer there; without one, nothing. */
export function showPreview(app: App, action: HarrowAction | undefined): void {
  const host = document.querySelector('.county');
  host?.querySelector('.preview')?.remove();
  const s = app.match?.session.state;
  if (!host || !s || !action || app.busy) return;
  host.append(drawPreview(app, previewOf(s, action)));
}

function drawPreview(app: App, { sources, targets }: Preview): SVGElement {
  const { width, height } = app.stage.layout;
  return svg(
    'svg',
    { class: 'preview', width, height, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    ...targets.map((hex) => outline(app, hex, 'target')),
    ...sources.map((hex) => outline(app, hex, 'source')),
  );
}

/** Lets a control preview its action while it is pointed at or has the focus. */
export function previews(app: App, control: HTMLElement, action: HarrowAction | undefined): void {
  if (!action) return;
  const show = () => showPreview(app, action);
  const hide = () => showPreview(app, undefined);
  control.addEventListener('pointerenter', show);
  control.addEventListener('pointerleave', hide);
  control.addEventListener('focus', show);
  control.addEventListener('blur', hide);
}
