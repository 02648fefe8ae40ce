import { features } from '../../engine/games/harrow/content/chapters/features.ts';
import type { HarrowState, Jar, TileId } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { cubesInside } from '../../session/tree-drop.ts';
import type { Layout } from '../../ui/layout.ts';
import type { Need, StageScene } from '../stage-scene.ts';
import { cupboardNeeds, drawCupboard, drawJars, drawTiles } from './cupboard.ts';
import { panelKey, plankKey } from './frames.ts';
import { drawPlaque, plaqueNeeds } from './plaques.ts';
import { drawWaiting, waitingNeeds } from './waiting.ts';

/** Sizes of what stands on the rails. */
function sizes(layout: Layout) {
  const phone = layout.id === 'phone';
  return {
    phone,
    trayCube: phone ? 0.5 : 11 / 16,
    thumb: phone ? 'tree-thumb-phone' : 'tree-thumb',
    thumbScale: phone ? 1 : layout.map.treePicture[2] / 268,
  };
}

/** The cards of the hand lie where the log is without cards; the log is then a dialog. */
function hasLogPanel(s: HarrowState): boolean {
  return !features[s.config.mode].cards;
}

export function railNeeds(layout: Layout, s: HarrowState): Need[] {
  const { map } = layout;
  const size = sizes(layout);
  return [
    [panelKey(map.header)],
    [panelKey(map.tree)],
    ...(hasLogPanel(s) ? [[panelKey(map.log)] as Need] : []),
    ...(size.phone ? [] : [[plankKey(map.tray)] as Need]),
    [plankKey(map.prompt)],
    [size.thumb, size.thumbScale],
    ['cube-red', size.trayCube],
    ['cube-blue', size.trayCube],
    ['die-red', dieScale(layout)],
    ['die-blue', dieScale(layout)],
    ...plaqueNeeds(layout, s),
    ...cupboardNeeds(layout, s),
    ...waitingNeeds(layout, s),
  ];
}

function dieScale(layout: Layout): number {
  return layout.id === 'phone' ? 0.36 : 0.5;
}

/** The frames that do not change. */
export function drawRails(scene: StageScene, s: HarrowState): void {
  const { layout } = scene;
  const { map } = layout;
  const size = sizes(layout);
  scene.art(panelKey(map.header), map.header[0], map.header[1]);
  scene.art(panelKey(map.tree), map.tree[0], map.tree[1]);
  scene.art(size.thumb, map.treePicture[0], map.treePicture[1], size.thumbScale);
  if (!size.phone) scene.art(plankKey(map.tray), map.tray[0], map.tray[1]);
  if (hasLogPanel(s)) scene.art(panelKey(map.log), map.log[0], map.log[1]);
  scene.art(plankKey(map.prompt), map.prompt[0], map.prompt[1]);
  drawCupboard(scene, s);
}

/** Slots of the battleground tray on the left rail. */
export function traySlot(layout: Layout, side: 0 | 1, index: number): readonly [number, number] {
  const [x, y, w, h] = layout.map.tray;
  const half = w / 2;
  if (layout.id === 'phone') return [x + side * half + 12 + (index % 6) * 9, y + h / 2 + 2];
  const step = (half - 24) / 3;
  return [x + side * half + 24 + (index % 3) * step + step * 0.2, y + 36 + Math.floor((index % 6) / 3) * 25];
}

function drawTray(scene: StageScene, s: HarrowState, layer: Phaser.GameObjects.Container): void {
  const { layout } = scene;
  if (layout.id === 'phone') return;
  const { trayCube } = sizes(layout);
  s.seats.forEach((seat, i) => {
    for (let n = 0; n < Math.min(seat.cubes, 12); n++) {
      const [x, y] = traySlot(layout, i === 0 ? 0 : 1, n);
      const above = n >= 6 ? 9 : 0;
      scene.art(i === 0 ? 'cube-red' : 'cube-blue', x, y - above, trayCube, layer);
    }
  });
}

/** The cubes stuck in the tree, at the places where they rest. */
function drawStuck(scene: StageScene, s: HarrowState, layer: Phaser.GameObjects.Container): void {
  const { layout } = scene;
  const { thumb, thumbScale } = sizes(layout);
  const { tower } = scene.entry(thumb);
  if (!tower) return;
  const [px, py] = layout.map.treePicture;
  for (const cube of cubesInside(s, 1)) {
    const x = px + (tower.ox + tower.k * cube.x) * thumbScale;
    const y = py + (tower.oy + tower.k * cube.y) * thumbScale;
    const key = `die-${cube.colour}`;
    const entry = scene.entry(key);
    const frame = ((Math.round((cube.a / (2 * Math.PI)) * 24) % 24) + 24) % 24;
    const size = dieScale(layout);
    const image = scene.add.image(x, y, scene.sheet(key, size), String(frame));
    image.setOrigin(entry.ax / 40, entry.ay / 40).setDisplaySize(40 * size, 40 * size);
    layer.add(image);
  }
}

/** What the deciding seat can take from the shelves. */
export interface OnOffer {
  readonly seat: Seat | undefined;
  readonly jars: readonly Jar[];
  readonly tiles: readonly TileId[];
}

/** Everything on the rails that follows the game. */
export function drawScores(
  scene: StageScene,
  s: HarrowState,
  offer: OnOffer,
  layer: Phaser.GameObjects.Container,
): void {
  layer.removeAll(true);
  drawStuck(scene, s, layer);
  drawTray(scene, s, layer);
  drawTiles(scene, s, offer.tiles, layer);
  s.seats.forEach((_, seat) => {
    drawPlaque(scene, s, seat, layer);
    drawJars(scene, s, seat, seat === offer.seat ? offer.jars : [], layer);
  });
  drawWaiting(scene, s, layer);
}
