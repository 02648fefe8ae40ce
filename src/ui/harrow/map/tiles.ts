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

/** A finger opens the tiles of a slot together: they grow until all of them are as large as it needs. */
function grown(squares: readonly Rect[]): readonly Rect[] {
  if (squares.length === 0) return squares;
  const [[, top, side]] = squares;
  const [dx, dy] = ([0, 1] as const).map((way) => {
    const starts = squares.map((square) => square[way]);
    const gaps = starts.flatMap((a) => starts.map((b) => b - a - side)).filter((gap) => gap > 0);
    const whole = Math.max(...starts) + side - Math.min(...starts);
    return Math.max(0, smallest - whole, gaps.length > 0 ? Math.min(...gaps) : 0) / 2;
  });
  // Of several rows the upper one is large enough for all: the lower ones lie between the jars.
  const hasRows = squares.some(([, y]) => y > top);
  const up = hasRows ? Math.max(dy, smallest - side - dy) : dy;
  return squares.map(([x, y, w, hgt]) =>
    y > top ? [x, y - dy, w, hgt + dy] : [x - dx, y - up, w + 2 * dx, hgt + up + dy],
  );
}

interface Ways {
  /** Opens the tiles of a slot to be read. */
  read(slot: number): void;
  readonly isReading: boolean;
  readonly preview: ReturnType<typeof useShowPreview>;
}

/** Each bonus tile of a slot. A mouse or the keyboard reads it in passing and uses it; a finger opens it to be read first. */
function slotTwins(app: HarrowApp, s: HarrowState, slot: number, { read, isReading, preview }: Ways): Twin[] {
  const squares = grown(tileSquares(app.stage.layout, s, slot));
  return s.slots[slot].map((each, i) => {
    const { tile, used } = each;
    const action = tileAction(app, slot, tile);
    const state = used ? 'used' : action ? 'open' : 'shut';
    const name = t(`table:tile.${state}`, { tile: tileName(tile), jar: jarName(jars[slot]) });
    const spot = tileSpot(jars[slot], tile);
    return {
      spot,
      control: `tile-${tile}`,
      place: squares[i],
      name: `${name} ${t(`tiles:${tile}.text`)}`,
      look: `tile-button ${state}`,
      isPassed: action === undefined,
      more: { 'data-tile': tile, 'data-state': state, 'data-together': jars[slot] },
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
