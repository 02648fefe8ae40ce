import type Phaser from 'phaser';
import type { Layout } from '../../../../app/harrow/layout.ts';
import { coloursOf } from '../../../../engine/games/harrow/content/colours.ts';
import { terrains } from '../../../../engine/games/harrow/content/maps/layout.ts';
import { type CubeColour, factionSeats } from '../../../../engine/games/harrow/state/cubes.ts';
import { fairSeat, hesterSeat } from '../../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../../engine/kernel/game.ts';
import { cubeColour } from '../../../../session/harrow/seats.ts';
import { hesterRailPlaces } from '../../../../ui/harrow/map/hester-rail-places.ts';
import { type Shared, traySeats, treeRail } from '../../../../ui/harrow/map/table-sides.ts';
import { harrowPalette } from '../../../../ui/harrow/styles/palette.ts';
import { inkOf, palette } from '../../../../ui/styles/palette.ts';
import type { Need } from '../../../stage-scene.ts';
import type { HarrowScene } from '../../harrow-scene.ts';
import { plankKey } from './frames.ts';
import { railLooks } from './rail-looks.ts';

const cubeHalf = 16;
const slots = 6;
/** Cubes beyond the slots stand on the others; higher than this nobody counts them. */
const mostShown = 3 * slots;

/** Cubes of the battleground are numbers where there is no room to lay them down. */
export const isCounted = ({ id }: Layout): boolean => railLooks[id].tray.isCounted;

/** Half the width of a cube on the battleground of the left rail. */
export function trayCube({ id }: Layout, s: Shared): number {
  return railLooks[id].tray.cubes[traySeats(s).length - factionSeats] / cubeHalf;
}

const cubesInRow = 3;

/** From cube to cube, in a part of the width of a battleground in so many parts; two parts leave more room beside them. */
function stepOf(width: number, parts: number): { readonly first: number; readonly step: number } {
  if (parts === 2) {
    const step = (width - 24) / cubesInRow;
    return { first: 24 + step * 0.2, step };
  }
  const step = width * (parts === 3 ? 0.302 : 0.3);
  return { first: width / 2 - step, step };
}

/** Where a cube of a seat lies on the battleground of the left rail. */
export function traySlot(layout: Layout, s: HarrowState, seat: Seat, index: number): readonly [number, number] {
  const [x, y, w, h] = treeRail(layout, s).tray;
  const seats = traySeats(s);
  const parts = seats.length;
  const part = seats.indexOf(seat);
  const width = w / parts;
  const left = x + part * width;
  if (isCounted(layout)) {
    const { terrainTray } = hesterRailPlaces[layout.id];
    if (seat !== hesterSeat || !terrainTray) return [left + width / 2, y + h / 2 + 2];
    return [terrainTray[0] + terrainTray[2] / 2, terrainTray[1] + terrainTray[3] / 2];
  }
  const [column, row, level] = [
    index % cubesInRow,
    Math.floor((index % slots) / cubesInRow),
    Math.floor(index / slots),
  ];
  const { first, step } = stepOf(width, parts);
  const top = parts === 2 ? y + 36 - level * 9 : y + 39 - level * 8;
  return [left + first + column * step, top + row * 25];
}

/** The colours of the cubes that lie in a seat's part, in the order in which they lie. */
export function trayColours(s: HarrowState, seat: Seat): CubeColour[] {
  const of = (colour: CubeColour, count: number) => new Array<CubeColour>(count).fill(colour);
  if (seat === fairSeat) return of('silver', s.fair?.cubes ?? 0);
  if (seat !== hesterSeat) return of(cubeColour(s, seat), s.seats[seat].cubes);
  return terrains.flatMap((terrain, i) => of(terrain, s.hester?.cubes[i] ?? 0));
}

export function trayNeeds(layout: Layout, s: HarrowState): Need[] {
  return [
    ...(isCounted(layout) ? [] : [[plankKey(treeRail(layout, s).tray)] as Need]),
    ...coloursOf(s.config).map((colour): Need => [`cube-${colour}`, trayCube(layout, s)]),
  ];
}

const [ink, hollow, edge, ember, silver] = [
  palette.ink,
  palette.hollow,
  harrowPalette.hollowEdge,
  palette.ember,
  harrowPalette.fair,
].map(inkOf);

/** Light on the parts of those who play without jars. */
const grounds: Readonly<Record<Seat, { readonly colour: number; readonly alpha: number } | undefined>> = {
  [hesterSeat]: { colour: ember, alpha: 0.26 },
  [fairSeat]: { colour: silver, alpha: 0.2 },
};

/** By which an animation finds a cube that lies there. */
export const cubeName = (colour: CubeColour): string => `cube ${colour}`;

/** The plank of the battleground: in three parts or four, Hester's and the Fair Folk's lit, and a hollow for each of six cubes. */
export function drawTrayPlank(scene: HarrowScene, s: HarrowState, layer: Phaser.GameObjects.Container): void {
  const { layout } = scene;
  const { tray } = treeRail(layout, s);
  const [x, y, w, h] = tray;
  if (isCounted(layout)) return;
  scene.art(plankKey(tray), x, y, 1, layer);
  const seats = traySeats(s);
  const parts = seats.length;
  if (parts === 2) return;
  const width = w / parts;
  const cut = scene.add.graphics();
  seats.forEach((seat, part) => {
    const ground = grounds[seat];
    if (!ground) return;
    cut.fillStyle(ground.colour, ground.alpha).fillRoundedRect(x + part * width + 3, y + 5, width - 6, h - 10, 4);
  });
  cut.fillStyle(ink, 1);
  for (let part = 1; part < parts; part++) cut.fillRect(x + part * width - 1.5, y + 6, 3, h - 12);
  const half = trayCube(layout, s) * cubeHalf * 1.2;
  for (const seat of seats) {
    for (let i = 0; i < slots; i++) {
      const [cx, cy] = traySlot(layout, s, seat, i);
      const diamond = [
        { x: cx - half, y: cy - 2 },
        { x: cx, y: cy - 2 - half * 0.52 },
        { x: cx + half, y: cy - 2 },
        { x: cx, y: cy - 2 + half * 0.52 },
      ];
      cut.fillStyle(hollow, 1).fillPoints(diamond, true);
      cut.lineStyle(1, edge, 0.8).strokePoints(diamond, true);
    }
  }
  layer.add(cut);
}

/** The cubes on the battleground. */
export function drawTray(scene: HarrowScene, s: HarrowState, layer: Phaser.GameObjects.Container): void {
  const { layout } = scene;
  if (isCounted(layout)) return;
  for (const seat of traySeats(s)) {
    trayColours(s, seat)
      .slice(0, mostShown)
      .forEach((colour, i) => {
        const [x, y] = traySlot(layout, s, seat, i);
        scene.art(`cube-${colour}`, x, y, trayCube(layout, s), layer).setName(cubeName(colour));
      });
  }
}
