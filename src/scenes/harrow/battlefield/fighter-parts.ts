import type Phaser from 'phaser';
import type { Layout } from '../../../app/harrow/layout.ts';
import type { Rect } from '../../../app/stage.ts';
import { maps } from '../../../engine/games/harrow/content/maps/maps.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import type { PlayerId } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { factionsOf } from '../../../session/harrow/seats.ts';
import { fighterPlaces } from '../../../ui/harrow/battle/fighter-places.ts';
import { inkOf, palette } from '../../../ui/styles/palette.ts';
import type { Need } from '../../stage-scene.ts';
import type { HarrowScene } from '../harrow-scene.ts';
import { paint } from './cube-colour.ts';

const ink = inkOf(palette.ink);
const night = inkOf(palette.night);
/** The portrait without its anchor margin, at scale 1. */
export const portraitSize = [196, 235] as const;

export type Parent = Phaser.GameObjects.Container;
type Picture = Phaser.GameObjects.Image;

/** A side of a fight as it is drawn: what an animation may take away. */
export interface Fighter {
  readonly seat: Seat;
  readonly hex: Hex | undefined;
  /** The legend, or Hester. */
  readonly leader: Picture | undefined;
  /** Those that fall last come first: infected, then nailed ones (HC-ATK-5). */
  readonly haints: Picture[];
  /** Nails and the haints they hold, those that fall first come first. */
  readonly nails: { readonly image: Picture; readonly haint: Picture }[];
  readonly flames: Picture[];
  /** How many units the leader is: Hester is three (HC-SUM-5). */
  readonly leads: number;
  /** Units besides those drawn one by one: Malachi's rage counts as two. */
  readonly more: number;
  readonly count: Phaser.GameObjects.Text;
}

/** Writes how many units there are. `leaderless`: the leader has fallen. */
export function writeUnits({ haints, flames, leader, leads, more, count }: Fighter, leaderless = false): void {
  const lead = leader && !leaderless ? leads : 0;
  count.setText(String(haints.length + flames.length + lead + more));
}

export function drawPanel(scene: HarrowScene, [x, y, w, h]: Rect, parent: Parent): void {
  scene.art(`panel-${w}x${h}`, x, y, 1, parent);
}

/** The big number of a side's units, still without its value. */
export function drawCount(
  scene: HarrowScene,
  [px, py]: Rect,
  player: PlayerId,
  parent: Parent,
): Phaser.GameObjects.Text {
  const [cx, cy, size] = fighterPlaces[scene.layout.id].count;
  const style = { size, font: 'Grenze Gotisch', weight: 800, colour: paint[player].css } as const;
  return scene.label('', px + cx, py + cy, style, parent);
}

/** Where no legend fights, a piece stands for its side; `draw` is given its foot. */
export function drawPiecePortrait(
  scene: HarrowScene,
  [px, py]: Rect,
  player: PlayerId,
  draw: (x: number, y: number, scale: number) => void,
  parent: Parent,
): void {
  const [left, top, scale] = fighterPlaces[scene.layout.id].portrait;
  const [x, y] = [px + left, py + top];
  const [w, h] = [portraitSize[0] * scale, portraitSize[1] * scale];
  const g = scene.add.graphics();
  g.fillStyle(night).fillRect(x, y, w, h);
  g.fillStyle(paint[player].hex, 0.75);
  const [cx, cy] = [x + w / 2, y + h * 0.52];
  const rays = 22;
  for (let i = 0; i < rays; i++) {
    const angle = ((i + 0.5) / rays) * 2 * Math.PI;
    const far = Math.min(w / 2 / Math.abs(Math.cos(angle)), (h * 0.48) / Math.abs(Math.sin(angle))) * 0.95;
    const near = far * (i % 2 === 0 ? 0.42 : 0.56);
    const wide = 0.055;
    g.fillTriangle(
      cx + Math.cos(angle) * near,
      cy + Math.sin(angle) * near,
      cx + Math.cos(angle - wide) * far,
      cy + Math.sin(angle - wide) * far,
      cx + Math.cos(angle + wide) * far,
      cy + Math.sin(angle + wide) * far,
    );
  }
  g.lineStyle(Math.max(2, 5 * scale), ink).strokeRect(x, y, w, h);
  parent.add(g);
  draw(cx, y + h * 0.86, scale);
}

/** Pictures of the ground somebody stands on. */
export function hexNeeds(layout: Layout, s: HarrowState): Need[] {
  const { hex } = fighterPlaces[layout.id];
  if (!hex) return [];
  const scale = hex[2];
  const tiles = ['bog', 'wetlands', 'plains', 'forest', 'mountain'].flatMap((kind) =>
    [1, 2, 3].map((n): Need => [`terrain-${kind}-${n}`, scale]),
  );
  return [
    ...tiles,
    ['terrain-brambles-1', scale],
    ['storm-printed', scale],
    ['storm-token', scale],
    ...factionsOf(s).map((id): Need => [`home-${id}`, scale]),
  ];
}

/** The hex a side stands on, where there is room for it; `over` is drawn on its middle, under the rim. */
export function drawHex(
  scene: HarrowScene,
  s: HarrowState,
  hex: Hex,
  [px, py]: Rect,
  player: PlayerId,
  parent: Parent,
  over?: (x: number, y: number, scale: number) => void,
): void {
  const place = fighterPlaces[scene.layout.id].hex;
  if (!place) return;
  const [x, y, scale] = [px + place[0], py + place[1], place[2]];
  const map = maps[s.config.map];
  const kind = map.kinds[hex];
  const side = 49 * scale;
  const corners = [0, 1, 2, 3, 4, 5].map((i) => ({
    x: x + (side + 1) * Math.cos((i * Math.PI) / 3),
    y: y + (side + 1) * Math.sin((i * Math.PI) / 3),
  }));
  scene.art(`terrain-${kind}-${kind === 'brambles' ? 1 : (hex % 3) + 1}`, x, y, scale, parent);
  const home = s.seats.find((each) => each.home === hex);
  if (home) scene.art(`home-${home.faction}`, x, y, scale, parent);
  if (map.printedStorms[hex]) scene.art('storm-printed', x, y, scale, parent);
  else if (s.storms[hex] > 0) scene.art('storm-token', x, y, scale, parent);
  over?.(x, y, scale);
  const rim = scene.add.graphics();
  rim.lineStyle(6, ink).strokePoints(corners, true, true).lineStyle(2.6, paint[player].hex);
  parent.add(rim.strokePoints(corners, true, true));
}

export function drawLines(scene: HarrowScene, [x, y, w]: Rect, parent: Parent): void {
  const g = scene.add.graphics();
  g.lineStyle(1.4, ink);
  const { lines } = fighterPlaces[scene.layout.id];
  for (const height of lines) g.lineBetween(x + 14, y + height, x + w - 14, y + height);
  parent.add(g);
}
