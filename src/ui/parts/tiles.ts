import { jars } from '../../engine/games/harrow/state.ts';
import { t } from '../../i18n/i18n.ts';
import type { App } from '../app.ts';
import { at, h } from '../dom.ts';
import type { Rect } from '../layout.ts';
import { tileSquares } from '../shelves.ts';
import { jarName, tileName } from '../words/terms.ts';
import { previews } from './map-preview.ts';

/** Touch targets are at least this large. */
const smallest = 44;

/** The square of a tile, grown to a finger's size where no other tile of the slot lies. */
function grown([x, y, w, hgt]: Rect, index: number, count: number): Rect {
  const more = Math.max(0, smallest - w);
  const before = count < 2 ? more / 2 : index === 0 ? more : 0;
  const after = count < 2 ? more / 2 : index === count - 1 ? more : 0;
  return [x - before, y - before, w + before + after, hgt + before + after];
}

/** A button over each bonus tile, which says what the tile does. */
export function tileButtons(app: App): Node[] {
  const s = app.match?.session.state;
  if (!s) return [];
  return s.slots.flatMap((slot, i) => {
    const squares = tileSquares(app.stage.layout, s, i);
    return slot.map(({ tile, used }, n) => {
      const action = used ? undefined : app.interaction?.tiles.find((each) => each.tile === tile);
      const state = used ? 'used' : action ? 'open' : 'shut';
      const name = t(`table:tile.${state}`, { tile: tileName(tile), jar: jarName(jars[i]) });
      const place = grown(squares[n], n, slot.length);
      const label = `${name} ${t(`tiles:${tile}.text`)}`;
      const control = h('button', {
        type: 'button',
        class: `tile-button ${state}`,
        style: at(place),
        'aria-label': label,
        title: label,
        tabindex: action ? 0 : -1,
        'data-tile': tile,
        'data-state': state,
        focusKey: `tile-${tile}`,
        onclick: () => app.clickTile(jars[i], tile),
      });
      previews(app, control, action);
      return control;
    });
  });
}
