import { county, type Hex, hexCount } from '../../engine/games/harrow/county.ts';
import { toPixel } from '../../engine/kit/hex.ts';
import { t } from '../../i18n/i18n.ts';
import type { App } from '../app.ts';
import { h } from '../dom.ts';
import type { Layout } from '../layout.ts';
import { hexDescription, hexTitle } from '../words/places.ts';

/** How long a finger rests on a hex before the hex says what it is. */
const longPress = 450;

function centreOf(layout: Layout, hex: Hex): { x: number; y: number } {
  const { x, y } = toPixel(county[hex], layout.map.hexSide);
  return { x: layout.map.centre[0] + x, y: layout.map.centre[1] + y };
}

function nearestHex(layout: Layout, x: number, y: number): Hex | undefined {
  let best: Hex | undefined;
  let least = layout.map.hexSide;
  for (let hex = 0; hex < hexCount; hex++) {
    const centre = centreOf(layout, hex);
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
  const { x, y } = centreOf(layout, hex);
  const side = layout.map.hexSide;
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
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hexUnder = (event: PointerEvent): Hex | undefined => {
    const { scale, x, y } = app.stage;
    return nearestHex(layout, (event.clientX - x) / scale, (event.clientY - y) / scale);
  };
  const show = (hex: Hex | undefined) => {
    tip.hidden = hex === undefined;
    if (hex === undefined) return;
    const { x, y } = centreOf(layout, hex);
    const side = layout.map.hexSide;
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

  const field = h('div', {
    class: 'hex-field',
    style: `left:${sx}px;top:${sy}px;width:${sw}px;height:${sh}px`,
    onpointerdown: (event: PointerEvent) => {
      pressed = hexUnder(event);
      clearTimeout(timer);
      if (event.pointerType !== 'mouse') timer = setTimeout(() => show(pressed), longPress);
      const isSource = pressed !== undefined && app.interaction?.sources.includes(pressed);
      if (isSource && pressed !== app.interaction?.selection.from && !targets.has(pressed ?? -1)) {
        field.dataset.dragging = 'true';
      }
    },
    onpointermove: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.buttons === 0) show(hexUnder(event));
    },
    onpointerleave: hide,
    onpointerup: (event: PointerEvent) => {
      const released = hexUnder(event);
      const asked = !tip.hidden && event.pointerType !== 'mouse';
      hide();
      if (asked || released === undefined || pressed === undefined) return;
      if (released === pressed) {
        app.clickHex(released);
        return;
      }
      const current = app.interaction;
      if (!current?.sources.includes(pressed)) return;
      if (current.selection.from !== pressed) app.select({ mode: current.selection.mode, from: pressed });
      app.clickHex(released);
    },
  });
  return h('div', { class: 'county', role: 'group', 'aria-label': t('map:county') }, field, ...twins, tip);
}
