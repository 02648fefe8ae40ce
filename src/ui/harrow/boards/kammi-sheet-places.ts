import type { Rect, XY } from '../../../app/stage.ts';
import type { KammiBoardPlaces } from './kammi-board-places.ts';

/** The rows of the action grid, from the top (HC-TRK-21). */
export const gridRows = [0, 1, 2] as const;
export type GridRow = (typeof gridRows)[number];

/** The bed of a row of the action grid. */
export function gridBed({ grid }: KammiBoardPlaces, row: GridRow): Rect {
  const [x, y, w, h] = grid.bed;
  return [x, y + row * grid.step, w, h];
}

/** Middle line of a row. */
export function gridLine(places: KammiBoardPlaces, row: GridRow): number {
  const [, y, , h] = gridBed(places, row);
  return y + h / 2;
}

/** A space of a row: the left one is where tokens are inserted (HC-KAM-20). */
export function gridSpace(places: KammiBoardPlaces, row: GridRow, column: 0 | 1): XY {
  return [places.grid.columns[column], gridLine(places, row)];
}

/** The black zone into which a row's last token falls. */
export function blackZone(places: KammiBoardPlaces, row: GridRow): XY {
  return [places.grid.zone, gridLine(places, row)];
}

/** From where to where a row can be touched: its bed and its black zone; one row's target ends where the next begins. */
export function gridTarget(places: KammiBoardPlaces, row: GridRow): Rect {
  const { bed, step, zone, zoneR } = places.grid;
  return [bed[0], gridLine(places, row) - step / 2, zone + zoneR - bed[0], step];
}

/** What is beside the card of a pile, deck or hand. */
function besidePile([x, y, w, h]: Rect): Rect {
  const card = 0.7 * h;
  return [x + card, y, w - card, h];
}

/** The name of a pile; none where there is no room for words about the cards. */
export function pileWord({ cards }: KammiBoardPlaces, pile: Rect): Rect | undefined {
  const [x, y, w, h] = besidePile(pile);
  return cards.words && [x, y + 3, w, 0.4 * h];
}

/** Middle of the number of a pile's cards: below its name. */
export function pileNumber(places: KammiBoardPlaces, pile: Rect): XY {
  const [x, y, w, h] = besidePile(pile);
  return [x + w / 2, y + h * (pileWord(places, pile) ? 0.7 : 0.5)];
}

/** The strip with number and name under a legend's portrait. */
export function nameStrip({ legends }: KammiBoardPlaces, token: 0 | 1): Rect {
  const [x, y, w, h] = legends.portraits[token];
  return [x - 2, y + h - 2, w + 4, legends.strip];
}
