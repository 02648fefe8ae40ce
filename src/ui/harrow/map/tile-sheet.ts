import type { RefObject, VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { ActionOf } from '../../../engine/games/harrow/action.ts';
import type { SlotTile, TileId } from '../../../engine/games/harrow/state/tiles.ts';
import { jars } from '../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { deedsAt } from '../../../session/harrow/interaction/spot-offers.ts';
import { tileSpot } from '../../../session/harrow/spots.ts';
import { h } from '../../dom.ts';
import { button } from '../../parts/button.ts';
import { jarName, tileName } from '../words/terms.ts';
import { shelvesOf } from './shelves.ts';

/** How far the middle of a sheet about one tile keeps from the edges of the stage. */
const margin = 120;

/** Using a tile, if that is possible now. */
export function tileAction(app: HarrowApp, slot: number, tile: TileId): ActionOf<'tile'> | undefined {
  return deedsAt(app.interaction, tileSpot(jars[slot], tile), 'tile')[0];
}

/** What the tile does; where no button says so, whether it can be used. */
function words({ tile, used }: SlotTile, isOpen: boolean, hasButton: boolean): VNode {
  const state = used ? 'spent' : isOpen ? 'now' : 'waits';
  return h(
    'div',
    { class: 'tile-words' },
    h('strong', {}, tileName(tile)),
    h('p', {}, t(`tiles:${tile}.text`)),
    !hasButton && h('p', { class: 'tile-state' }, t(`table:tile.${state}`)),
  );
}

function entry(app: HarrowApp, slot: number, each: SlotTile, close?: () => void): VNode {
  const { tile, used } = each;
  const action = tileAction(app, slot, tile);
  const use = () => {
    close?.();
    app.click(tileSpot(jars[slot], tile));
  };
  const hasButton = close !== undefined && action !== undefined;
  return h(
    'li',
    { class: used ? 'used' : '', key: tile },
    h('i', { style: `background-image:url(art/harrow/tile-${used ? 'used' : tile}.svg)`, 'aria-hidden': 'true' }),
    words(each, action !== undefined, hasButton),
    hasButton && button(`use-${tile}`, t('table:tile.use'), use, { primary: true }),
  );
}

/** Beside the slot; a sheet about several tiles is so high that it lies in the middle. */
function place(app: HarrowApp, s: HarrowState, slot: number, count: number): string {
  const { layout } = app.stage;
  const y = count > 1 ? layout.height / 2 : shelvesOf(layout, s).slots[slot][1];
  const middle = Math.min(Math.max(y, margin), layout.height - margin);
  return `right:${layout.width - layout.map.cupboard[0] + 6}px;top:${middle}px`;
}

/** What a tile does, beside it while it is pointed at. */
export function tilePeek(app: HarrowApp, s: HarrowState, slot: number, each: SlotTile): VNode {
  return h(
    'ul',
    { class: 'tile-sheet peek', style: place(app, s, slot, 1), 'aria-hidden': 'true' },
    entry(app, slot, each),
  );
}

/** The tiles of a slot that are open to be read, each with the button that uses it; a tap beside them closes them. */
export function openTiles(
  app: HarrowApp,
  s: HarrowState,
  slot: number,
  layer: RefObject<HTMLElement>,
  close: () => void,
): VNode {
  return h(
    'div',
    {
      class: 'tile-layer',
      ref: layer,
      key: 'open',
      onclick: (event) => {
        if (event.target === event.currentTarget) close();
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      },
    },
    h(
      'section',
      { class: 'tile-sheet', style: place(app, s, slot, s.slots[slot].length), 'aria-label': jarName(jars[slot]) },
      h('h2', {}, jarName(jars[slot])),
      h(
        'button',
        { type: 'button', class: 'close', 'aria-label': t('common.close'), control: 'tiles-close', onclick: close },
        '×',
      ),
      h(
        'ul',
        {},
        s.slots[slot].map((each) => entry(app, slot, each, close)),
      ),
    ),
  );
}
