import type Phaser from 'phaser';
import { type Ability, abilities, type FactionId } from '../../engine/games/harrow/state.ts';
import type { BoardView, Row, ShelfKind, Space } from '../../ui/screens/boards/board-view.ts';
import {
  type BoardPlaces,
  boardPlaces,
  legendSlot,
  rowDiamond,
  rowNumber,
  rowSlot,
  type Spot,
  shelfItem,
  trackNumber,
  trackSlot,
} from '../../ui/screens/boards/places.ts';
import { tokenRow } from '../../ui/screens/boards/token-row.ts';
import type { LabelStyle, StageScene } from '../stage-scene.ts';
import { boardSizes, boardSuffix } from './sizes.ts';

/** A token of this turn, so that an animation can find it. */
export interface DrawnToken {
  readonly token: Ability;
  readonly image: Phaser.GameObjects.Image;
  /** The light round the token that is asked about. */
  readonly halo?: Phaser.GameObjects.Image;
}

/** What an animation needs of a board that is drawn. */
export interface DrawnBoard {
  readonly view: BoardView;
  readonly layer: Phaser.GameObjects.Container;
  readonly tokens: readonly DrawnToken[];
  readonly bagNumber?: Phaser.GameObjects.Text;
}

const paper = '#e9dcc0';
const lit = '#f6cf7a';
const faded = '#b3a58a';
const night = 0x1d2330;

const numberStyle = (size: number, colour = paper): LabelStyle => ({ size, colour, stroke: 4 });

/** One board being drawn: its places are measured from its own corner, which is the origin of its layer. */
interface Easel {
  readonly scene: StageScene;
  readonly places: BoardPlaces;
  readonly size: ReturnType<typeof boardSizes>;
  readonly layer: Phaser.GameObjects.Container;
}

function put({ scene, layer }: Easel, key: string, [x, y]: Spot, scale = 1): Phaser.GameObjects.Image {
  return scene.art(key, x, y, scale, layer);
}

function write({ scene, layer }: Easel, text: number, [x, y]: Spot, style: LabelStyle): Phaser.GameObjects.Text {
  return scene.label(String(text), x, y, style, layer);
}

function drawRow(easel: Easel, { ability, spaces, value }: Row): void {
  const { places, size, scene } = easel;
  const phone = scene.layout.id === 'phone';
  spaces.forEach((space, i) => {
    const spot = rowSlot(places, ability, i);
    if (space.lit) put(easel, 'boards-slot-lit', spot, size.rowLit);
    if (space.state === 'printed') put(easel, `token-${ability}-protectors`, spot, size.rowToken);
    if (space.state === 'token') put(easel, `token-${ability}`, spot, size.rowToken);
    const style = space.lit ? numberStyle(phone ? 20 : 23, lit) : numberStyle(phone ? 16 : 18, numberColour(space));
    write(easel, space.value ?? 0, rowNumber(places, ability, i), style);
  });
  write(easel, value, rowDiamond(places, ability), {
    size: phone ? 24 : 30,
    font: 'Grenze Gotisch',
    weight: 800,
    colour: paper,
    stroke: 5,
  });
}

const numberColour = ({ state }: Space): string => (state === 'empty' ? faded : paper);

function drawTrack(easel: Easel, { spaces }: NonNullable<BoardView['track']>): void {
  const { places, size, scene } = easel;
  const phone = scene.layout.id === 'phone';
  for (const [i, space] of spaces.entries()) {
    const spot = trackSlot(places, i);
    if (space.lit) put(easel, 'boards-slot-lit', spot, size.trackLit);
    if (space.token === undefined) continue;
    put(easel, space.state === 'printed' ? 'token-move-family' : `token-${space.token}`, spot, size.trackToken);
  }
  for (const [i, { value, state, lit: counts }] of spaces.entries()) {
    if (value === undefined) continue;
    const isNow = counts && state !== 'empty';
    const style = isNow ? numberStyle(phone ? 19 : 22, '#fff2cc') : { size: phone ? 18 : 20 };
    write(easel, value, trackNumber(places, i), style);
  }
}

/** How many tokens of each kind the bag holds. */
function drawContents(easel: Easel, bag: readonly number[]): void {
  const { places, size } = easel;
  const [x, , w] = places.track.contents;
  const each = w / abilities.length;
  const middle = places.track.tokens.y;
  abilities.forEach((ability, i) => {
    const left = x + each * i + 12;
    put(easel, `token-${ability}`, [left, middle], size.contents);
    write(easel, bag[i], [left + each * 0.47, middle], { size: 19 });
  });
}

function drawDrawn(easel: Easel, track: NonNullable<BoardView['track']>, chosen: Ability | undefined): DrawnToken[] {
  const { places, size } = easel;
  const [x, , w] = places.track.drawn;
  const { y, r } = places.track.tokens;
  return tokenRow(track.drawn, w, r).flatMap(({ ability, centres, crowded }) => {
    const last = centres.length - 1;
    const images = centres.map((at, i): DrawnToken => {
      const isAsked = ability === chosen && i === last;
      const halo = isAsked ? put(easel, 'boards-slot-lit', [x + at, y], size.drawnLit) : undefined;
      return { token: ability, image: put(easel, `token-${ability}`, [x + at, y], size.drawn), halo };
    });
    if (crowded) write(easel, centres.length, [x + centres[last] + r - 3, y + r - 5], numberStyle(17, lit));
    return images;
  });
}

function drawScrolls(easel: Easel, { faction, scrolls }: BoardView): void {
  const { places, size } = easel;
  scrolls.forEach((space, i) => {
    const spot = legendSlot(places, i);
    if (space.lit) put(easel, 'boards-slot-lit', spot, size.scrollLit);
    if (space.state === 'printed') put(easel, `token-legend-${faction}`, spot, size.scroll);
    else if (space.state === 'token') put(easel, 'token-legend', spot, size.scroll);
    else if (space.state === 'path') put(easel, 'path', spot, size.path);
  });
}

function drawShelf(easel: Easel, { faction, shelf }: BoardView): void {
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
    const [left, top, , height] = shelfItem(places, i);
    const [x, y] = [left + iconRoom / 2, top + height / 2];
    const [key, scale, dx, dy] = icons[kind];
    put(easel, key, [x + dx, y + dy], scale);
    write(easel, count, [left + iconRoom + (small ? 10 : 14), y], numberStyle(small ? 20 : 23));
  });
}

const cornerInset = 4;

/** The board that waits lies in the shadow. */
function shade({ scene, places, layer }: Easel): void {
  const [w, h] = places.size;
  const veil = scene.add.rectangle(cornerInset, cornerInset, w - 2 * cornerInset, h - 2 * cornerInset, night, 0.13);
  layer.add(veil.setOrigin(0, 0));
}

export function drawBoard(
  scene: StageScene,
  view: BoardView,
  chosen: Ability | undefined,
  parent: Phaser.GameObjects.Container,
): DrawnBoard {
  const { layout } = scene;
  const places = boardPlaces[layout.id];
  const [x, y] = places.origins[view.faction];
  const layer = scene.add.container(x, y);
  parent.add(layer);
  const easel: Easel = { scene, places, size: boardSizes(layout), layer };
  const { size } = easel;
  drawSheet(easel, view.faction, view.acting);
  put(easel, `portrait-${view.legend}`, [places.portrait[0], places.portrait[1]], size.portrait);
  for (const row of view.rows) drawRow(easel, row);
  drawScrolls(easel, view);
  drawShelf(easel, view);
  if (!view.acting) shade(easel);
  if (view.hasLantern) put(easel, 'lantern-lit', places.lantern, size.lantern);
  if (!view.track) return { view, layer, tokens: [] };
  drawTrack(easel, view.track);
  drawContents(easel, view.track.bag);
  const bagNumber = write(easel, view.track.inBag, places.track.bag, {
    size: layout.id === 'phone' ? 26 : 32,
    font: 'Grenze Gotisch',
    weight: 800,
    colour: paper,
    stroke: 5,
  });
  return { view, layer, tokens: drawDrawn(easel, view.track, chosen), bagNumber };
}

function drawSheet(easel: Easel, faction: FactionId, acting: boolean): void {
  const suffix = boardSuffix(easel.scene.layout);
  put(easel, `boards-${faction}${suffix}`, [0, 0]);
  if (acting) put(easel, `boards-active-${faction}${suffix}`, [0, 0]);
}
