import type Phaser from 'phaser';
import type { Drag } from '../../../app/harrow/harrow-app.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import type { LegendToken } from '../../../engine/games/harrow/state/kammi.ts';
import { tokenKinds } from '../../../engine/games/harrow/state/tokens.ts';
import type { Interaction } from '../../../session/harrow/interaction/interaction.ts';
import type { Thing } from '../../../session/harrow/interaction/selection.ts';
import { inkOf, palette } from '../../../ui/styles/palette.ts';
import type { Piece, PieceKind } from './county/pieces.ts';
import type { Point } from './hex-centres.ts';
import type { MapScene } from './map-scene.ts';
import { find, takeHaints } from './motions/motions.ts';
import { pieceScale } from './scale.ts';

/** What is taken along of what stands and lies on a hex. */
type Load =
  | { readonly haints: number; readonly infected: number; readonly legend: boolean; readonly second: boolean }
  | { readonly thing: Thing }
  | 'units';

/** A piece in the air, and where it stood. */
interface Lifted {
  readonly image: Phaser.GameObjects.Image;
  readonly shadow: Phaser.GameObjects.Ellipse;
  readonly home: Point;
  readonly scale: Point;
  readonly layer: Phaser.GameObjects.Container;
}

export interface Dragging {
  readonly drag: Drag;
  readonly load: Load;
  readonly lifted: readonly Lifted[];
}

function loadOf({ group, things, selection }: Interaction): Load {
  if (group) return group;
  const thing = things.find((each) => each === selection.what) ?? things[0];
  return thing === undefined || thing === 'all' ? 'units' : { thing };
}

const kindOf: Partial<Record<Thing, PieceKind>> = {
  hester: 'hester',
  red_cube: 'redCube',
  sacrifice: 'sacrifice',
  townsfolk: 'townsfolk',
  building: 'building',
  doll: 'doll',
  money: 'money',
  path: 'path',
};

/** Pieces that consist of several pictures: a hood and its keyhole, a doll and its light. */
const partsOf: ReadonlySet<Thing> = new Set(['legend', 'second', 'doll']);

function legendAt(scene: MapScene, hex: Hex, token: LegendToken): Piece[] {
  return find(scene, 'legend', hex).filter(({ legend }) => legend === token);
}

function thingAt(scene: MapScene, hex: Hex, thing: Thing): Piece[] {
  const seat = find(scene, 'haint', hex)[0]?.seat;
  if (thing === 'haint' || thing === 'infected') {
    return seat === undefined ? [] : takeHaints(scene, hex, seat, 1, thing === 'infected' ? 1 : 0);
  }
  const token = tokenKinds.find((each) => each === thing);
  if (token !== undefined) return find(scene, 'token', hex).filter((piece) => piece.token === token);
  if (thing === 'legend' || thing === 'second') return legendAt(scene, hex, thing === 'second' ? 'second' : 'first');
  const kind = kindOf[thing];
  return kind === undefined ? [] : find(scene, kind, hex);
}

function piecesOf(scene: MapScene, hex: Hex, load: Load): Piece[] {
  if (load === 'units') {
    const units = [...find(scene, 'legend', hex), ...find(scene, 'haint', hex), ...find(scene, 'hester', hex)];
    return units.length > 0 ? units : find(scene, 'townsfolk', hex).slice(0, 1);
  }
  if ('thing' in load) {
    const found = thingAt(scene, hex, load.thing);
    return partsOf.has(load.thing) ? found : found.slice(0, 1);
  }
  const seat = [...find(scene, 'haint', hex), ...find(scene, 'legend', hex)][0]?.seat;
  if (seat === undefined) return [];
  const haints = takeHaints(scene, hex, seat, load.haints, load.infected);
  return [
    ...(load.legend ? legendAt(scene, hex, 'first') : []),
    ...(load.second ? legendAt(scene, hex, 'second') : []),
    ...haints,
  ];
}

const ink = inkOf(palette.ink);
/** How much larger a piece looks in the hand. */
const nearness = 1.07;

function liftPiece(scene: MapScene, { image }: Piece): Lifted {
  const layer = image.parentContainer;
  const { displayWidth, x, y, scaleX, scaleY } = image;
  const shadow = scene.add.ellipse(x, y, displayWidth * 0.72, displayWidth * 0.24, ink, 0.45);
  scene.boardAir.add(shadow);
  image.setScale(scaleX * nearness, scaleY * nearness);
  return { image, shadow, home: { x, y }, scale: { x: scaleX, y: scaleY }, layer };
}

/** Takes what is dragged off its hex: `load` unless it is what the player has picked up. */
export function pickUp(scene: MapScene, drag: Drag, load?: Load): Dragging {
  const { interaction } = scene.app;
  const taken = load ?? (interaction ? loadOf(interaction) : 'units');
  const pieces = piecesOf(scene, drag.from, taken).toSorted((a, b) => a.image.y - b.image.y);
  const lifted = pieces.map((piece) => liftPiece(scene, piece));
  // Above their shadows, and those in front above those behind them.
  scene.boardAir.add(lifted.map(({ image }) => image));
  return { drag, load: taken, lifted };
}

/** Everybody keeps their place in the group and hangs a little above the pointer, their shadows under them. */
export function holdAt(scene: MapScene, { lifted, load }: Dragging, drag: Drag): Dragging {
  const { grip, at, isFinger } = drag;
  const height = (isFinger ? 26 : 12) * pieceScale(scene.layout).spread;
  for (const { image, shadow, home } of lifted) {
    const [x, y] = [home.x + at.x - grip.x, home.y + at.y - grip.y];
    image.setPosition(x, y - height);
    shadow.setPosition(x, y);
  }
  return { lifted, load, drag };
}

/** Whoever does not go anywhere from here goes back to their place. */
export function letGo(scene: MapScene, { lifted }: Dragging): void {
  for (const { image, shadow, home, scale, layer } of lifted) {
    shadow.destroy();
    image.setScale(scale.x, scale.y);
    const stand = () => {
      if (image.parentContainer !== scene.boardAir) return;
      layer.add(image.setPosition(home.x, home.y));
      layer.sort('depth');
    };
    if (scene.isStill) stand();
    else {
      void scene
        .tween({ targets: image, x: home.x, y: home.y, duration: scene.pace(210), ease: 'Quad.easeOut' })
        .then(stand);
    }
  }
}
