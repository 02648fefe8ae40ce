import type { PieceKind, ShelfKind } from '../../ui/screens/boards/belongings.ts';
import type { BoardView } from '../../ui/screens/boards/board-view.ts';
import { pieceLedge, pieceSpot, shelfItem } from '../../ui/screens/boards/places.ts';
import { type Easel, night, numberStyle, put, write } from './easel.ts';

export function drawShelf(easel: Easel, { faction, shelf, advanced }: BoardView): void {
  const { places, size, scene } = easel;
  const small = scene.layout.id !== 'desktop';
  const { iconRoom } = size;
  const icons: Readonly<Record<ShelfKind, readonly [key: string, scale: number, dx: number, dy: number]>> = {
    haints: [`haint-${faction}`, size.haint, small ? -4 : 0, small ? 15 : 18],
    cubes: [faction === 'protectors' ? 'cube-red' : 'cube-blue', size.cube, -2, 6],
    wild: ['token-wild', size.wild, 0, 0],
    paths: ['path', size.shelfPath, 0, 0],
    storms: ['storm-piece', size.storm, 0, -4],
  };
  shelf.forEach(({ kind, count }, i) => {
    const [left, top, , height] = shelfItem(places, i, shelf.length, advanced);
    const [x, y] = [left + iconRoom / 2, top + height / 2];
    const [key, scale, dx, dy] = icons[kind];
    put(easel, key, [x + dx, y + dy], scale);
    write(easel, count, [left + iconRoom + (small ? 10 : 14), y], numberStyle(small ? 20 : 23));
  });
}

/** Pieces of the legend's own on a ledge at the foot of the portrait; the places of those that are away stay as shadows. */
export function drawPieces(easel: Easel, { pieces }: BoardView): void {
  if (!pieces) return;
  const { scene, layer, places, size } = easel;
  const [x, y, w, h] = pieceLedge(places, pieces.places);
  const ledge = scene.add.rectangle(x, y, w, h, night, 0.88).setOrigin(0, 0).setStrokeStyle(3, 0x14110f);
  layer.add(ledge);
  const looks: Readonly<Record<PieceKind, readonly [key: string, scale: number, dx: number, dy: number]>> = {
    nails: ['nail', size.nail, 0, h * 0.42],
    goads: ['goad', size.round, 0, 0],
    rage: ['rage', size.round, 0, 0],
    cubes: ['cube-blue', size.stored, -2, h * 0.14],
  };
  const [key, scale, dx, dy] = looks[pieces.kind];
  for (let i = 0; i < pieces.places; i++) {
    const [px, py] = pieceSpot(places, i, pieces.places);
    const piece = put(easel, key, [px + dx, py + dy], scale);
    if (i >= pieces.here) piece.setTint(0x000000).setAlpha(0.45);
  }
}

/** Cards in hand and in the pile, as backs with their number. */
export function drawCards(easel: Easel, { faction, cards }: BoardView): void {
  if (!cards) return;
  const { size, places, scene } = easel;
  const style = numberStyle(scene.layout.id === 'desktop' ? 22 : 20);
  const back = `card-back-${faction}`;
  const [w, h] = [size.cardW, size.cardH];
  const lay = (
    [x, y, , height]: readonly [number, number, number, number],
    cardsHere: number,
    offsets: readonly number[],
  ) => {
    const top = y + (height - h) / 2;
    for (const d of cardsHere === 0 ? [] : offsets) put(easel, back, [x + 4 + d, top + d * 0.6], size.card);
    write(easel, cardsHere, [x + w + 4 + size.cardGap, y + height / 2], style);
  };
  lay(places.advanced.hand, cards.hand, [0]);
  lay(places.advanced.deck, cards.deck, [-3, 0]);
}
