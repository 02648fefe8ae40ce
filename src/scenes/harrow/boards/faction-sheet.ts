import type Phaser from 'phaser';
import type { FactionId } from '../../../engine/games/harrow/state/players.ts';
import type { BagToken } from '../../../engine/games/harrow/state/tokens.ts';
import type { BoardView, Row, Space } from '../../../ui/harrow/boards/board-view.ts';
import { type BoardPlaces, boardPlaces } from '../../../ui/harrow/boards/faction-board-places.ts';
import {
  boardOrigin,
  lanternPlace,
  legendSlot,
  rowDiamond,
  rowNumber,
  rowSlot,
} from '../../../ui/harrow/boards/faction-sheet-places.ts';
import type { HarrowScene } from '../harrow-scene.ts';
import { drawCards, drawPieces, drawShelf } from './belongings.ts';
import { type BoardLook, boardLooks } from './board-looks.ts';
import type { DrawnBoard } from './drawn-board.ts';
import { bigNumber, type Canvas, type Easel, faded, lit, night, numberStyle, paper, put, write } from './easel.ts';
import { drawArmed, drawContents, drawDrawn, drawTrack, writeInBag } from './family-track.ts';
import { boardSizes, sheetKey } from './sizes.ts';
import { drawWheel } from './wheel.ts';

const numberColour = ({ state }: Space): string => (state === 'empty' ? faded : paper);

/** What a row is drawn by, on whatever board. */
interface RowEasel extends Canvas {
  readonly places: Pick<BoardPlaces, 'rows'>;
  readonly look: Pick<BoardLook, 'row'>;
  readonly size: { readonly rowToken: number; readonly rowLit: number; readonly rowCard: number };
}

export function drawRow(easel: RowEasel, faction: FactionId, { ability, spaces, value }: Row): void {
  const { places, size } = easel;
  const numbers = easel.look.row;
  spaces.forEach((space, i) => {
    const place = rowSlot(places, ability, i);
    if (space.lit) put(easel, 'boards-slot-lit', place, size.rowLit);
    if (space.state === 'printed') put(easel, `token-${ability}-${faction}`, place, size.rowToken);
    else if (space.state === 'token') put(easel, `token-${ability}`, place, size.rowToken);
    else if (space.card) put(easel, 'mark-card', place, size.rowCard);
    const style = space.lit ? numberStyle(numbers.lit, lit) : numberStyle(numbers.plain, numberColour(space));
    write(easel, space.value ?? 0, rowNumber(places, ability, i), style);
  });
  write(easel, value, rowDiamond(places, ability), bigNumber(numbers.value));
}

interface ScrollEasel extends Canvas {
  readonly places: Pick<BoardPlaces, 'legend'>;
  readonly size: { readonly scroll: number; readonly scrollLit: number; readonly path: number };
}

export function drawScrolls(easel: ScrollEasel, { faction, scrolls }: BoardView): void {
  const { places, size } = easel;
  scrolls.forEach((space, i) => {
    const place = legendSlot(places, i);
    if (space.lit) put(easel, 'boards-slot-lit', place, size.scrollLit);
    if (space.state === 'printed') put(easel, `token-legend-${faction}`, place, size.scroll);
    else if (space.state === 'token') put(easel, 'token-legend', place, size.scroll);
    else if (space.state === 'path') put(easel, 'path', place, size.path);
  });
}

const cornerInset = 4;

/** The board that waits lies in the shadow. */
function shade({ scene, places, layer }: Easel): void {
  const [w, h] = places.size;
  const veil = scene.add.rectangle(cornerInset, cornerInset, w - 2 * cornerInset, h - 2 * cornerInset, night, 0.13);
  layer.add(veil.setOrigin(0, 0));
}

function drawSheet(easel: Easel, { faction, advanced, acting }: BoardView): void {
  const { layout } = easel.scene;
  put(easel, sheetKey(layout, faction, advanced), [0, 0]);
  if (acting) put(easel, sheetKey(layout, `active-${faction}`), [0, 0]);
}

export function drawBoard(
  scene: HarrowScene,
  view: BoardView,
  chosen: BagToken | undefined,
  isAlone: boolean,
  parent: Phaser.GameObjects.Container,
): DrawnBoard {
  const { layout } = scene;
  const places = boardPlaces[layout.id];
  const [x, y] = boardOrigin(layout, view.seat, isAlone);
  const layer = scene.add.container(x, y);
  parent.add(layer);
  const easel: Easel = { scene, places, look: boardLooks[layout.id], size: boardSizes(layout), layer };
  const { size } = easel;
  drawSheet(easel, view);
  put(easel, `portrait-${view.legend}`, [places.portrait[0], places.portrait[1]], size.portrait);
  drawPieces(easel, view);
  for (const row of view.rows) drawRow(easel, view.faction, row);
  drawScrolls(easel, view);
  drawShelf(easel, view);
  drawCards(easel, view);
  if (view.wheel) drawWheel(easel, view.faction, view.wheel);
  if (!view.acting) shade(easel);
  if (view.hasLantern) put(easel, 'lantern-lit', lanternPlace(places, view.cards !== undefined), size.lantern);
  if (!view.track) return { view, layer, tokens: [] };
  drawTrack(easel, view.track);
  drawContents(easel, view.track);
  drawArmed(easel, view.track);
  const bagNumber = writeInBag(easel, view.track);
  return { view, layer, tokens: drawDrawn(easel, view.track, chosen), bagNumber };
}
