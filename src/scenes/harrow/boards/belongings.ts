import type { Rect } from '../../../app/stage.ts';
import { traits } from '../../../engine/games/harrow/content/factions/traits.ts';
import type { FactionId } from '../../../engine/games/harrow/state/players.ts';
import { suitOf } from '../../../session/harrow/hand-card.ts';
import type { PieceKind, ShelfKind } from '../../../ui/harrow/boards/belongings.ts';
import type { BoardView } from '../../../ui/harrow/boards/board-view.ts';
import { pieceLedge, piecePlace, pileCorner, shelfItem } from '../../../ui/harrow/boards/faction-sheet-places.ts';
import { harrowPalette } from '../../../ui/harrow/styles/palette.ts';
import { inkOf, palette } from '../../../ui/styles/palette.ts';
import { type Easel, numberStyle, put, write } from './easel.ts';

const ink = inkOf(palette.ink);
const wood = inkOf(harrowPalette.wood);
const dress: Readonly<Record<FactionId, number>> = {
  protectors: inkOf(harrowPalette.protectors),
  family: inkOf(harrowPalette.familyBright),
  kammi: inkOf(harrowPalette.kammiBright),
};
/** How much is seen of a piece that is on the map. */
const away = 0.24;

export function drawShelf(easel: Easel, { faction, shelf, advanced }: BoardView): void {
  const { places, size, look } = easel;
  const { iconRoom, haintFoot, shelfNumber } = look;
  const icons: Readonly<Record<ShelfKind, readonly [key: string, scale: number, dx: number, dy: number]>> = {
    haints: [`haint-${faction}`, size.haint, ...haintFoot],
    cubes: [`cube-${traits[faction].colour}`, size.cube, -2, 6],
    wild: ['token-wild', size.wild, 0, 0],
    paths: ['path', size.shelfPath, 0, 0],
    storms: ['storm-piece', size.storm, 0, -4],
  };
  shelf.forEach(({ kind, count }, i) => {
    const [left, top, , height] = shelfItem(places, i, shelf.length, advanced);
    const [x, y] = [left + iconRoom / 2, top + height / 2];
    const [key, scale, dx, dy] = icons[kind];
    put(easel, key, [x + dx, y + dy], scale);
    write(easel, count, [left + iconRoom + shelfNumber.beside, y], numberStyle(shelfNumber.size));
  });
}

/** A piece of dark wood with a line in the faction's colour. */
function drawWood({ scene, layer }: Easel, [x, y, w, h]: Rect, faction: FactionId): void {
  const ground = scene.add.rectangle(x, y, w, h, wood).setOrigin(0, 0).setStrokeStyle(3, ink);
  const line = scene.add
    .rectangle(x + 4, y + 4, w - 8, h - 8)
    .setOrigin(0, 0)
    .setStrokeStyle(1.4, dress[faction]);
  layer.add([ground, line]);
}

/** Pieces of the legend's own on a ledge at the foot of the portrait; the places of those that are away stay as their shadows. */
export function drawPieces(easel: Easel, { faction, pieces }: BoardView): void {
  if (!pieces) return;
  const { places, size } = easel;
  const ledge = pieceLedge(places, pieces.places);
  const h = ledge[3];
  drawWood(easel, ledge, faction);
  const looks: Readonly<Record<PieceKind, readonly [key: string, scale: number, dx: number, dy: number]>> = {
    nails: ['nail', size.nail, 0, h * 0.42],
    goads: ['goad', size.round, 0, 0],
    rage: ['rage', size.round, 0, 0],
    cubes: ['cube-blue', size.stored, -2, h * 0.14],
  };
  const [key, scale, dx, dy] = looks[pieces.kind];
  for (let i = 0; i < pieces.places; i++) {
    const [px, py] = piecePlace(places, i, pieces.places);
    const piece = put(easel, key, [px + dx, py + dy], scale);
    if (i >= pieces.here) piece.setAlpha(away);
  }
}

/** How the cards of a pile lie: so far from its corner, and turned. */
const fan = [
  { dx: -1, dy: 2, angle: -16 },
  { dx: 4, dy: 0, angle: 0 },
  { dx: 10, dy: 1, angle: 14 },
] as const;
const stack = [
  { dx: -2, dy: -2, angle: 0 },
  { dx: 1, dy: 0, angle: 0 },
  { dx: 4, dy: 2, angle: 0 },
] as const;

function drawPile(easel: Easel, key: string, rect: Rect, count: number, lie: typeof fan | typeof stack): void {
  const { size, look, places } = easel;
  const [left, top] = pileCorner(places, rect);
  // A hand of one shows one card, a pile that runs out grows thin.
  for (const { dx, dy, angle } of lie.slice(0, count)) {
    put(easel, key, [left + dx, top + dy], size.card).setAngle(angle);
  }
  const [dx, dy] = places.advanced.pile.number;
  write(easel, count, [rect[0] + dx, rect[1] + dy], numberStyle(look.pileNumber));
}

/** Cards in hand as a fan, the draw pile as a stack, each with its number. */
export function drawCards(easel: Easel, { faction, cards }: BoardView): void {
  if (!cards) return;
  const { hand, deck, tag } = easel.places.advanced;
  if (tag) drawWood(easel, tag, faction);
  drawPile(easel, `card-back-${suitOf(faction)}`, hand, cards.hand, fan);
  drawPile(easel, `card-back-${suitOf(faction)}`, deck, cards.deck, stack);
}
