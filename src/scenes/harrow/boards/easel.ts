import type Phaser from 'phaser';
import type { XY } from '../../../app/stage.ts';
import type { BoardPlaces } from '../../../ui/harrow/boards/faction-board-places.ts';
import { harrowPalette } from '../../../ui/harrow/styles/palette.ts';
import { inkOf, palette } from '../../../ui/styles/palette.ts';
import type { LabelStyle } from '../../stage-scene.ts';
import type { HarrowScene } from '../harrow-scene.ts';
import type { BoardLook } from './board-looks.ts';
import type { boardSizes } from './sizes.ts';

/** A layer of a scene that is drawn on; places are measured from its corner. */
export interface Canvas {
  readonly scene: HarrowScene;
  readonly layer: Phaser.GameObjects.Container;
}

/** One board being drawn: its places are measured from its own corner, which is the origin of its layer. */
export interface Easel extends Canvas {
  readonly places: BoardPlaces;
  readonly look: BoardLook;
  readonly size: ReturnType<typeof boardSizes>;
}

export const paper = palette.parchment;
export const lit = palette.lit;
export const faded = harrowPalette.lichen;
export const night = inkOf(palette.night);

export const numberStyle = (size: number, colour: string = paper): LabelStyle => ({ size, colour, stroke: 4 });

/** The one big number of a place: a row's worth, the tokens in the bag. */
export const bigNumber = (size: number): LabelStyle => ({
  size,
  font: 'Grenze Gotisch',
  weight: 800,
  colour: paper,
  stroke: 5,
});

export function put({ scene, layer }: Canvas, key: string, [x, y]: XY, scale = 1): Phaser.GameObjects.Image {
  return scene.art(key, x, y, scale, layer);
}

export function write(
  { scene, layer }: Canvas,
  text: number | string,
  [x, y]: XY,
  style: LabelStyle,
): Phaser.GameObjects.Text {
  return scene.label(String(text), x, y, style, layer);
}
