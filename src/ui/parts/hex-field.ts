import { county, type Hex, hexCount } from '../../engine/games/harrow/county.ts';
import { toPixel } from '../../engine/kit/hex.ts';
import { t } from '../../i18n/i18n.ts';
import type { App } from '../app.ts';
import { h } from '../dom.ts';
import type { Layout } from '../layout.ts';
import { panned } from '../map-view.ts';
import { hexDescription, hexTitle } from '../words/places.ts';

/** How long a finger rests on a hex before the hex says what it is. */
const longPress = 450;

/** How far a finger must slide over an enlarged map to move it. */
const swipe = 14;

/** Centre of a hex on the whole map. */
export function hexPlace(layout: Layout, hex: Hex): { x: number; y: number } {
  const { x, y } = toPixel(county[hex], layout.map.hexSide);
  return { x: layout.map.centre[0] + x, y: layout.map.centre[1] + y };
}

/** Centre of a hex as it is shown now. */
function shownAt(app: App, hex: Hex): { x: number; y: number } {
  const { x, y } = hexPlace(app.stage.layout, hex);
  const { view } = app;
  return { x: x * view.scale + view.x, y: y * view.scale + view.y };
}

function nearestHex(layout: Layout, x: number, y: number): Hex | undefined {
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

/** A button over each hex that can be chosen now: the keyboard's and the screen reader's way onto the map. */
function twin(app: App, layout: Layout, hex: Hex, role: 'source' | 'target'): HTMLElement {
  const { x, y } = shownAt(app, hex);
  const side = layout.map.hexSide * app.view.scale;
  const name = `${t(`map:twin.${role}`)}: ${hexTitle(app, hex)}`;
  return h('button', {
    type: 'button',
    class: `twin ${role}`,
    style: `left:${x - side}px;top:${y - side * 0.866}px;width:${side * 2}px;height:${side * 1.732}px`,
    'aria-label': name,
    'data-hex': hex,
    'data-role': role,
    focusKey: `hex-${hex}`,
    onclick: (event) => {
      // Pointers are handled by the field below, where dragging lives too.
      if (event.detail === 0) app.clickHex(hex);
    },
  });
}

/** The map's own input: click, tap, drag from piece to target, hover or long press to ask what a hex is. */
export function hexField(app: App): HTMLElement {
  const { layout } = app.stage;
  const [sx, sy, sw, sh] = layout.map.sheet;
  const { interaction } = app;
  const targets = new Set(interaction?.targets.map((target) => target.hex));
  const twins = interaction
    ? [
        ...interaction.sources.filter((hex) => !targets.has(hex)).map((hex) => twin(app, layout, hex, 'source')),
        ...[...targets].map((hex) => twin(app, layout, hex, 'target')),
      ]
    : [];
  const tip = h('div', { class: 'tip', hidden: true, 'aria-hidden': 'true' });
  let pressed: Hex | undefined;
  let start = { x: 0, y: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hexUnder = (event: PointerEvent): Hex | undefined => {
    const { scale, x, y } = app.stage;
    const [px, py] = [(event.clientX - x) / scale, (event.clientY - y) / scale];
    const view = app.view;
    return nearestHex(layout, (px - view.x) / view.scale, (py - view.y) / view.scale);
  };
  const show = (hex: Hex | undefined) => {
    tip.hidden = hex === undefined;
    if (hex === undefined) return;
    const { x, y } = shownAt(app, hex);
    const side = layout.map.hexSide * app.view.scale;
    const below = y < layout.height / 2;
    tip.replaceChildren(...hexDescription(app, hex).map((line, i) => h(i === 0 ? 'strong' : 'p', {}, line)));
    tip.style.left = `${Math.min(Math.max(x, sx + 110), sx + sw - 110)}px`;
    tip.style.top = below ? `${y + side}px` : '';
    tip.style.bottom = below ? '' : `${layout.height - y + side}px`;
  };
  const hide = () => {
    clearTimeout(timer);
    tip.hidden = true;
  };

  const press = (event: PointerEvent) => {
    pressed = hexUnder(event);
    start = { x: event.clientX, y: event.clientY };
    clearTimeout(timer);
    if (event.pointerType !== 'mouse') timer = setTimeout(() => show(pressed), longPress);
  };
  const release = (event: PointerEvent) => {
    const released = hexUnder(event);
    const wasAsked = !tip.hidden && event.pointerType !== 'mouse';
    hide();
    if (wasAsked || pressed === undefined) return;
    const current = app.interaction;
    const grips = current?.sources.includes(pressed) ?? false;
    const dx = (event.clientX - start.x) / app.stage.scale;
    const dy = (event.clientY - start.y) / app.stage.scale;
    if (app.view.scale > 1 && !grips && Math.hypot(dx, dy) > swipe) app.look(panned(layout, app.view, dx, dy));
    else if (released === pressed) app.clickHex(released);
    else if (current && grips && released !== undefined) {
      if (current.selection.from !== pressed) app.select({ mode: current.selection.mode, from: pressed });
      app.clickHex(released);
    }
  };

  const field = h('div', {
    class: 'hex-field',
    style: `left:${sx}px;top:${sy}px;width:${sw}px;height:${sh}px`,
    onpointerdown: press,
    onpointermove: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.buttons === 0) show(hexUnder(event));
    },
    onpointerleave: hide,
    onpointerup: release,
  });
  return h('div', { class: 'county', role: 'group', 'aria-label': t('map:county') }, field, ...twins, tip);
}
