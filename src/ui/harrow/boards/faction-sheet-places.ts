import type { Layout } from '../../../app/harrow/layout.ts';
import type { Rect, XY } from '../../../app/stage.ts';
import { type Ability, abilities } from '../../../engine/games/harrow/state/tokens.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { sum } from '../../../engine/kit/sum.ts';
import type { FamilyTrack } from './board-view.ts';
import { type BoardPlaces, boardPlaces } from './faction-board-places.ts';
import { touchableWidth } from './token-row.ts';

/** A faction's board lies on its side of the table, or in the middle where it lies alone. */
export function boardOrigin({ id, width, hasOneBoard }: Layout, seat: Seat, isAlone: boolean): XY {
  const { origins, size } = boardPlaces[id];
  const [x, y] = origins[seat];
  return isAlone && !hasOneBoard ? [(width - size[0]) / 2, y] : [x, y];
}

/** Top of an ability's row. */
export function rowTop({ rows }: Pick<BoardPlaces, 'rows'>, ability: Ability): number {
  return rows.band[1] + abilities.indexOf(ability) * rows.step;
}

export function rowSlot(places: Pick<BoardPlaces, 'rows'>, ability: Ability, space: number): XY {
  return [places.rows.columns[space], rowTop(places, ability) + places.rows.slotY];
}

/** Middle of the value that stands above a space of a row. */
export function rowNumber(places: Pick<BoardPlaces, 'rows'>, ability: Ability, space: number): XY {
  const [x, y] = rowSlot(places, ability, space);
  return [x, y - places.rows.r - 10];
}

/** Middle of the diamond at the end of a row. */
export function rowDiamond(places: Pick<BoardPlaces, 'rows'>, ability: Ability): XY {
  return [places.rows.value, rowTop(places, ability) + places.rows.band[3] / 2];
}

/** A space of the Family's track, counted from 0 along the rope. */
export function trackSlot({ track }: BoardPlaces, space: number): XY {
  const { columns, lines } = track;
  return space < columns.length ? [columns[space], lines[0]] : [columns[columns.length * 2 - 1 - space], lines[1]];
}

/** Middle of the plate above a numbered space. */
export function trackNumber(places: BoardPlaces, space: number): XY {
  const [x, y] = trackSlot(places, space);
  return [x, y - places.track.r - 15];
}

/** Middles of the two numbers over a space of the advanced track: how many to draw, how many to give back. */
export function trackPair(places: BoardPlaces, space: number): { readonly draw: XY; readonly giveBack: XY } {
  const [x, y] = trackSlot(places, space);
  const line = y - places.track.r - 11;
  return { draw: [x - 8, line], giveBack: [x + 13, line] };
}

/** Where the tokens of the turn lie. While they are picked one by one, many kinds take the room of the bag's contents too. */
export function drawnArea({ track }: BoardPlaces, { drawn, picking }: FamilyTrack): Rect {
  const { drawn: own, contents } = track;
  if (picking === undefined || touchableWidth(drawn) <= own[2]) return own;
  return [contents[0], own[1], own[0] + own[2] - contents[0], own[3]];
}

export function legendSlot({ legend }: Pick<BoardPlaces, 'legend'>, space: number): XY {
  return [legend.columns[space], legend.y];
}

/** The wild tokens have the longest name. */
const shelfShares: Readonly<Record<number, readonly number[]>> = {
  3: [0.32, 0.3, 0.38],
  4: [0.245, 0.225, 0.295, 0.235],
};

/** The stretch of the shelf on which one of so many items lies. */
export function shelfItem({ shelf, advanced }: BoardPlaces, item: number, items: number, isAdvanced: boolean): Rect {
  const [x, y, w, h] = shelf;
  const { shelfStep } = advanced;
  if (isAdvanced && shelfStep !== undefined) return [x + shelfStep * item, y, shelfStep, h];
  const shares = shelfShares[items];
  const before = sum(shares.slice(0, item));
  return [x + w * before, y, w * shares[item], h];
}

/** Where a legend keeps pieces of its own: side by side at the foot of the portrait. */
export function piecePlace({ portrait }: BoardPlaces, piece: number, pieces: number): XY {
  const [x, y, w, h] = portrait;
  const step = w * 0.2;
  return [x + w / 2 + (piece - (pieces - 1) / 2) * step, y + h - w * 0.13];
}

/** The ledge under those pieces. */
export function pieceLedge(places: BoardPlaces, pieces: number): Rect {
  const w = places.portrait[2];
  const [left, y] = piecePlace(places, 0, pieces);
  const [right] = piecePlace(places, pieces - 1, pieces);
  const half = w * 0.115;
  return [left - half, y - half, right - left + 2 * half, 2 * half];
}

/** Upper left corner of the cards of a hand or pile. */
export function pileCorner({ advanced }: BoardPlaces, [x, y]: Rect): XY {
  const [dx, dy] = advanced.pile.cards;
  return [x + dx, y + dy];
}

/** Where the lantern stands; the cards of the advanced game need its place beside the ribbon. */
export function lanternPlace(places: BoardPlaces, hasCards: boolean): XY {
  return hasCards ? places.advanced.lantern : places.lantern;
}
