import { county, type Hex, hexCount } from '../../engine/games/harrow/county.ts';
import { toPixel } from '../../engine/kit/hex.ts';
import { t } from '../../i18n/i18n.ts';
import type { App } from '../app.ts';
import { h } from '../dom.ts';
import type { Layout } from '../layout.ts';
import { canZoom, closeView, panned, wholeMap } from '../map-view.ts';
import { hexDescription } from '../words/places.ts';
import { twinName } from '../words/twin-name.ts';

/** How long a finger rests on a hex before the hex says what it is. */
const longPress = 450;

/** How far a finger must slide over an enlarged map to move it. */
const swipe = 14;

/** Two taps on ground where nothing can be done, this soon and this near, look closely or at the whole county again. */
const doubleTap = { within: 320, apart: 24 } as const;
/** The last such tap; the field is drawn anew in between. */
let idleTap = { time: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

function isSecondTap(event: PointerEvent): boolean {
  const { timeStamp: time, clientX: x, clientY: y } = event;
  const isSecond = time - idleTap.time < doubleTap.within && Math.hypot(x - idleTap.x, y - idleTap.y) < doubleTap.apart;
  idleTap = { time: isSecond ? Number.NEGATIVE_INFINITY : time, x, y };
  return isSecond;
}

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
  return h('button', {
    type: 'button',
    class: `twin ${role}`,
    style: `left:${x - side}px;top:${y - side * 0.866}px;width:${side * 2}px;height:${side * 1.732}px`,
    'aria-label': twinName(app, hex, role),
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
  let start: { readonly x: number; readonly y: number } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Where on the whole map the pointer is. */
  const spotUnder = (event: PointerEvent): { x: number; y: number } => {
    const { stage, view } = app;
    const [px, py] = [(event.clientX - stage.x) / stage.scale, (event.clientY - stage.y) / stage.scale];
    return { x: (px - view.x) / view.scale, y: (py - view.y) / view.scale };
  };
  const hexUnder = (event: PointerEvent): Hex | undefined => {
    const { x, y } = spotUnder(event);
    return nearestHex(layout, x, y);
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
    if (wasAsked || !start) return;
    const current = app.interaction;
    const grips = pressed !== undefined && (current?.sources.includes(pressed) ?? false);
    const dx = (event.clientX - start.x) / app.stage.scale;
    const dy = (event.clientY - start.y) / app.stage.scale;
    const isSwipe = Math.hypot(dx, dy) > swipe;
    const isIdle = !isSwipe && !grips && !current?.targets.some((target) => target.hex === released);
    if (canZoom(layout) && isIdle && event.pointerType !== 'mouse' && isSecondTap(event)) {
      app.dismissNotice();
      app.look(app.view.scale > 1 ? wholeMap : closeView(layout, spotUnder(event)));
    } else if (app.view.scale > 1 && !grips && isSwipe) app.look(panned(layout, app.view, dx, dy));
    else if (pressed === undefined) return;
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
