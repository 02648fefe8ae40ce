import type { App } from '../../../app/app.ts';
import type { ActionOf } from '../../../engine/games/harrow/action.ts';
import { type HarrowState, jars, type SlotTile, type TileId } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { tileSpot } from '../../../session/harrow/spots.ts';
import { h } from '../../dom.ts';
import { button } from '../../parts/button.ts';
import { jarName, tileName } from '../words/terms.ts';
import { shelvesOf } from './shelves.ts';

/** The slot whose tiles are open to be read, if any. It outlives a redrawing of the screen. */
let read: number | undefined;

/** How far the middle of a sheet about one tile keeps from the edges of the stage. */
const margin = 120;

/** Using a tile, if that is possible now. */
export function tileAction(app: App, s: HarrowState, slot: number, tile: TileId): ActionOf<'tile'> | undefined {
  const isUsed = s.slots[slot].some((each) => each.tile === tile && each.used);
  return isUsed ? undefined : app.interaction?.tiles.find((each) => each.tile === tile);
}

/** What the tile does; where no button says so, whether it can be used. */
function words({ tile, used }: SlotTile, isOpen: boolean, hasButton: boolean): HTMLElement {
  const state = used ? 'spent' : isOpen ? 'now' : 'waits';
  return h(
    'div',
    { class: 'tile-words' },
    h('strong', {}, tileName(tile)),
    h('p', {}, t(`tiles:${tile}.text`)),
    !hasButton && h('p', { class: 'tile-state' }, t(`table:tile.${state}`)),
  );
}

function entry(app: App, s: HarrowState, slot: number, each: SlotTile, withButton: boolean): HTMLElement {
  const { tile, used } = each;
  const action = tileAction(app, s, slot, tile);
  const use = () => {
    read = undefined;
    app.click(tileSpot(jars[slot], tile));
  };
  const hasButton = withButton && action !== undefined;
  return h(
    'li',
    { class: used ? 'used' : '' },
    h('i', { style: `background-image:url(art/harrow/tile-${used ? 'used' : tile}.svg)`, 'aria-hidden': 'true' }),
    words(each, action !== undefined, hasButton),
    hasButton && button(`use-${tile}`, t('table:tile.use'), use, { primary: true }),
  );
}

/** Beside the slot; a sheet about several tiles is so high that it lies in the middle. */
function place(app: App, s: HarrowState, slot: number, count: number): string {
  const { layout } = app.stage;
  const y = count > 1 ? layout.height / 2 : shelvesOf(layout, s).slots[slot][1];
  const middle = Math.min(Math.max(y, margin), layout.height - margin);
  return `right:${layout.width - layout.map.cupboard[0] + 6}px;top:${middle}px`;
}

/** The tile that has been used under the pointer: the screen is drawn anew then, and nothing has come to point at it. */
let justUsed: TileId | undefined;

/** Shows what a tile does beside it, until the pointer or the focus leaves it. */
export function peekAtTile(app: App, slot: number, tile: TileId): void {
  stopPeeking();
  if (tile === justUsed) return;
  justUsed = undefined;
  const s = app.match?.session.state;
  const each = s?.slots[slot].find((one) => one.tile === tile);
  if (!s || !each || read !== undefined) return;
  const sheet = h(
    'ul',
    { class: 'tile-sheet peek', style: place(app, s, slot, 1), 'aria-hidden': 'true' },
    entry(app, s, slot, each, false),
  );
  document.querySelector('.screen')?.append(sheet);
}

/** Uses a tile that is pointed at. */
export function useTile(app: App, slot: number, tile: TileId): void {
  stopPeeking();
  justUsed = tile;
  app.click(tileSpot(jars[slot], tile));
}

/** The pointer goes elsewhere. */
export function leaveTile(): void {
  justUsed = undefined;
  stopPeeking();
}

export function stopPeeking(): void {
  document.querySelector('.tile-sheet.peek')?.remove();
}

/** Opens the tiles of a slot to be read, each with the button that uses it. */
export function readTiles(app: App, slot: number): void {
  read = slot;
  redraw(app);
  document.querySelector<HTMLElement>('.tile-layer button')?.focus({ preventScroll: true });
}

function close(app: App): void {
  read = undefined;
  redraw(app);
}

function redraw(app: App): void {
  document.querySelector('.tile-layer')?.remove();
  document.querySelector('.screen')?.append(...openTiles(app));
}

/** The tiles that are open to be read, over the map; a tap beside them closes them. */
export function openTiles(app: App): Node[] {
  const s = app.match?.session.state;
  const slot = read;
  if (!s || slot === undefined || (s.slots[slot]?.length ?? 0) === 0) return [];
  return [
    h(
      'div',
      {
        class: 'tile-layer',
        onclick: (event: MouseEvent) => {
          if (event.target === event.currentTarget) close(app);
        },
        onkeydown: (event: KeyboardEvent) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          close(app);
        },
      },
      h(
        'section',
        { class: 'tile-sheet', style: place(app, s, slot, s.slots[slot].length), 'aria-label': jarName(jars[slot]) },
        h('h2', {}, jarName(jars[slot])),
        h(
          'button',
          {
            type: 'button',
            class: 'close',
            'aria-label': t('common.close'),
            focusKey: 'tiles-close',
            onclick: () => close(app),
          },
          '×',
        ),
        h('ul', {}, ...s.slots[slot].map((each) => entry(app, s, slot, each, true))),
      ),
    ),
  ];
}
