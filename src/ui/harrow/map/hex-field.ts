import type { App } from '../../../app/app.ts';
import type { Layout } from '../../../app/harrow/layout.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { hexSpot } from '../../../session/harrow/spots.ts';
import { h } from '../../dom.ts';
import { hexDescription } from '../words/hex-title.ts';
import { twinName } from '../words/twin-name.ts';
import { hexUnder, shownAt } from './hex-spots.ts';
import { pressMap, type Tip } from './map-press.ts';

/** A button over each hex that can be chosen now: the keyboard's and the screen reader's way onto the map. */
function twin(app: App, layout: Layout, hex: Hex, role: 'source' | 'target'): HTMLElement {
  const { x, y } = shownAt(app, hex);
  const side = layout.map.hexSide * app.view.scale;
  const isPriced = app.interaction?.targets.some((target) => target.hex === hex && target.cost !== undefined);
  return h('button', {
    type: 'button',
    class: `twin ${role}${isPriced ? ' priced' : ''}`,
    style: `left:${x - side}px;top:${y - side * 0.866}px;width:${side * 2}px;height:${side * 1.732}px`,
    'aria-label': twinName(app, hex, role),
    'data-hex': hex,
    'data-role': role,
    focusKey: `hex-${hex}`,
    onclick: (event) => {
      // Pointers are handled by the field below, where dragging lives too.
      if (event.detail === 0) app.click(hexSpot(hex));
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
  const words = h('div', { class: 'tip', hidden: true, 'aria-hidden': 'true' });
  const tip: Tip = {
    show(hex) {
      words.hidden = hex === undefined;
      if (hex === undefined) return;
      const { x, y } = shownAt(app, hex);
      const side = layout.map.hexSide * app.view.scale;
      const below = y < layout.height / 2;
      words.replaceChildren(...hexDescription(app, hex).map((line, i) => h(i === 0 ? 'strong' : 'p', {}, line)));
      words.style.left = `${Math.min(Math.max(x, sx + 110), sx + sw - 110)}px`;
      words.style.top = below ? `${y + side}px` : '';
      words.style.bottom = below ? '' : `${layout.height - y + side}px`;
    },
    hide() {
      words.hidden = true;
    },
  };
  const field = h('div', {
    class: 'hex-field',
    style: `left:${sx}px;top:${sy}px;width:${sw}px;height:${sh}px`,
    onpointerdown: (event: PointerEvent) => pressMap(app, event, tip),
    onpointermove: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.buttons === 0) tip.show(hexUnder(app, event));
    },
    onpointerleave: () => tip.hide(),
  });
  return h('div', { class: 'county', role: 'group', 'aria-label': t('map:county') }, field, ...twins, words);
}
