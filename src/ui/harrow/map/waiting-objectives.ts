import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { terrains } from '../../../engine/games/harrow/content/maps/layout.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { at, h } from '../../dom.ts';
import { waitingStrips } from './shelves.ts';
import { waitingRail } from './table-sides.ts';

/** Size of a strip's picture. */
const strip = { width: 158, height: 44 } as const;

/** Below the picture stands what waits there. */
const nameHeight = 17;

/** Says of the strips of waiting objectives what still waits on them. */
export function waitingWords(app: HarrowApp): VNode[] {
  const s = app.match?.session.state;
  if (!s) return [];
  const { layout } = app.stage;
  const waiting = waitingRail(layout, s);
  const k = layout.map.waitingScale;
  return waitingStrips(s).map(({ faction, left }) => {
    const [x, y] = waiting[faction];
    const list = terrains.filter((_, i) => left[i]).map((terrain) => t(`terms:terrain.${terrain}`));
    const words = t(`table:waiting.${faction}`, { list: list.join(', ') });
    const name = h('span', { class: 'strip-name', 'aria-hidden': 'true' }, t(`table:strip.${faction}`));
    const place = at([x, y, strip.width * k, strip.height * k + nameHeight]);
    return h(
      'div',
      { class: `waiting-strip ${faction}`, style: place, role: 'img', 'aria-label': words, title: words },
      name,
    );
  });
}
