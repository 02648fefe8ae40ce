import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Rect } from '../../../app/stage.ts';
import { jars } from '../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { tileSpot } from '../../../session/harrow/spots.ts';
import { h } from '../../dom.ts';
import { type Twin, Twins } from '../../twins.ts';
import { jarName, tileName } from '../words/terms.ts';
import { useShowPreview } from './map-preview.ts';
import { tileSquares } from './shelves.ts';
import { openTiles, tileAction, tilePeek } from './tile-sheet.ts';

/** Touch targets are at least this large. */
const smallest = 44;

/** The square of a lone tile grows to a finger's size; those of a full slot open together, so they need not. */
function grown([x, y, w, hgt]: Rect, count: number): Rect {
  const more = count > 1 ? 0 : Math.max(0, smallest - w) / 2;
  return [x - more, y - more, w + 2 * more, hgt + 2 * more];
}

interface Ways {
  /** Opens the tiles of a slot to be read. */
  read(slot: number): void;
  readonly isReading: boolean;
  readonly preview: ReturnType<typeof useShowPreview>;
}

/** Each bonus tile of a slot. A mouse or the keyboard reads it in passing and uses it; a finger opens it to be read first. */
function slotTwins(app: HarrowApp, s: HarrowState, slot: number, { read, isReading, preview }: Ways): Twin[] {
  const squares = tileSquares(app.stage.layout, s, slot);
  return s.slots[slot].map((each, i) => {
    const { tile, used } = each;
    const action = tileAction(app, slot, tile);
    const state = used ? 'used' : action ? 'open' : 'shut';
    const name = t(`table:tile.${state}`, { tile: tileName(tile), jar: jarName(jars[slot]) });
    const spot = tileSpot(jars[slot], tile);
    return {
      spot,
      control: `tile-${tile}`,
      place: grown(squares[i], s.slots[slot].length),
      name: `${name} ${t(`tiles:${tile}.text`)}`,
      look: `tile-button ${state}`,
      isPassed: action === undefined,
      more: { 'data-tile': tile, 'data-state': state },
      read: () => read(slot),
      tip: isReading ? undefined : () => tilePeek(app, s, slot, each),
      point: (isPointed) => preview(spot, isPointed ? action : undefined),
    };
  });
}

/** The bonus tiles between the jars, and those that are being read. */
export function Tiles({ app, s }: { readonly app: HarrowApp; readonly s: HarrowState }): VNode[] {
  const preview = useShowPreview();
  const [slot, read] = useState<number>();
  const layer = useRef<HTMLElement>(null);
  const isReading = slot !== undefined && (s.slots[slot]?.length ?? 0) > 0;
  useLayoutEffect(() => {
    if (isReading) layer.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isReading]);
  const ways: Ways = { read, isReading, preview };
  const twins = s.slots.flatMap((_, each) => slotTwins(app, s, each, ways));
  const close = () => read(undefined);
  return [h(Twins, { app, twins, key: 'tiles' }), ...(isReading ? [openTiles(app, s, slot, layer, close)] : [])];
}
