import type { App } from '../../../app/app.ts';
import type { Rect } from '../../../app/harrow/layout.ts';
import { type HarrowState, jars } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { at, h } from '../../dom.ts';
import { onLongPress } from '../../parts/long-press.ts';
import { jarName, tileName } from '../words/terms.ts';
import { previews } from './map-preview.ts';
import { tileSquares } from './shelves.ts';
import { leaveTile, openTiles, peekAtTile, readTiles, stopPeeking, tileAction, useTile } from './tile-sheet.ts';

/** Touch targets are at least this large. */
const smallest = 44;

/** The square of a lone tile grows to a finger's size; those of a full slot open together, so they need not. */
function grown([x, y, w, hgt]: Rect, count: number): Rect {
  const more = count > 1 ? 0 : Math.max(0, smallest - w) / 2;
  return [x - more, y - more, w + 2 * more, hgt + 2 * more];
}

/** A button over each bonus tile. A mouse or the keyboard reads it in passing and uses it; a finger opens it to be read first. */
function slotButtons(app: App, s: HarrowState, slot: number): HTMLElement[] {
  const squares = tileSquares(app.stage.layout, s, slot);
  return s.slots[slot].map(({ tile, used }, i) => {
    const action = tileAction(app, s, slot, tile);
    const state = used ? 'used' : action ? 'open' : 'shut';
    const name = t(`table:tile.${state}`, { tile: tileName(tile), jar: jarName(jars[slot]) });
    const control = h('button', {
      type: 'button',
      class: `tile-button ${state}`,
      style: at(grown(squares[i], s.slots[slot].length)),
      'aria-label': `${name} ${t(`tiles:${tile}.text`)}`,
      tabindex: action ? 0 : -1,
      'data-tile': tile,
      'data-state': state,
      focusKey: `tile-${tile}`,
      onclick: (event: MouseEvent) => {
        if (event instanceof PointerEvent && event.pointerType === 'touch') readTiles(app, slot);
        else useTile(app, slot, tile);
      },
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') peekAtTile(app, slot, tile);
      },
      onpointerleave: leaveTile,
      onfocus: (event: FocusEvent) => {
        if (event.target instanceof HTMLElement && event.target.matches(':focus-visible')) peekAtTile(app, slot, tile);
      },
      onblur: stopPeeking,
    });
    onLongPress(control, () => peekAtTile(app, slot, tile), stopPeeking);
    previews(app, control, action);
    return control;
  });
}

/** The bonus tiles between the jars, and those that are being read. */
export function tileButtons(app: App): Node[] {
  const s = app.match?.session.state;
  if (!s) return [];
  return [...s.slots.flatMap((_, slot) => slotButtons(app, s, slot)), ...openTiles(app)];
}
