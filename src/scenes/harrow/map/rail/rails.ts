import type { Layout } from '../../../../app/harrow/layout.ts';
import { features } from '../../../../engine/games/harrow/content/chapters/features.ts';
import { coloursOf } from '../../../../engine/games/harrow/content/colours.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import { cubesInside } from '../../../../session/harrow/tree-drop.ts';
import type { SpotId } from '../../../../session/spot.ts';
import { hesterRailPlaces } from '../../../../ui/harrow/map/hester-rail-places.ts';
import { hasPlaques, isShared, rightOf, type Shared, treeRail } from '../../../../ui/harrow/map/table-sides.ts';
import type { Need } from '../../../stage-scene.ts';
import type { HarrowScene } from '../../harrow-scene.ts';
import { drawWaiting, waitingNeeds } from '../county/waiting-objectives.ts';
import { cupboardNeeds, drawCupboard, drawJars, drawTiles } from './cupboard.ts';
import { drawFairBoard, fairBoardNeeds } from './fair-rail.ts';
import { panelKey, plankKey } from './frames.ts';
import { drawHesterBoard, hesterBoardNeeds } from './hester-rail.ts';
import { drawTray, drawTrayPlank, trayNeeds } from './map-tray.ts';
import { drawPlaque, plaqueNeeds } from './plaques.ts';
import { railLooks } from './rail-looks.ts';
import { drawSoloBoard, soloBoardNeeds } from './solo-rail.ts';

/** The tree's picture: a lower one where somebody's board takes its share of the rail. */
function thumbOf({ id }: Layout, s: Shared) {
  const { thumb, lowThumb } = railLooks[id];
  return isShared(s) ? lowThumb : thumb;
}

/** The cards of the hand lie where the log is without cards, and Hester's board; the log is then a dialog. */
function hasLogPanel(s: HarrowState): boolean {
  return !features[s.config.mode].cards && !isShared(s);
}

export function railNeeds(layout: Layout, s: HarrowState): Need[] {
  const { map } = layout;
  const thumb = thumbOf(layout, s);
  return [
    ...(map.isHeaderOnSheet ? [] : [[panelKey(map.header)] as Need]),
    [panelKey(treeRail(layout, s).tree)],
    ...(hasLogPanel(s) ? [[panelKey(map.log)] as Need] : []),
    [plankKey(map.prompt)],
    [thumb.key, thumb.scale],
    ...coloursOf(s.config).map((colour): Need => [`die-${colour}`, thumb.die]),
    ...trayNeeds(layout, s),
    ...plaqueNeeds(layout, s),
    ...(s.solo ? [[soloBoardKey(layout)] as Need, ...soloBoardNeeds(layout, s)] : cupboardNeeds(layout, s)),
    ...waitingNeeds(layout, s),
    ...hesterBoardNeeds(layout, s),
    ...fairBoardNeeds(layout, s),
  ];
}

/** The board between the plaques of the automatic factions, in place of the cupboard. */
function soloBoardKey({ ending }: Layout): string {
  return `solo-board${ending}`;
}

/** The frames that do not change. */
export function drawRails(scene: HarrowScene, s: HarrowState, layer: Phaser.GameObjects.Container): void {
  const { layout } = scene;
  const { map } = layout;
  const { tree, treePicture } = treeRail(layout, s);
  const thumb = thumbOf(layout, s);
  if (!map.isHeaderOnSheet) scene.art(panelKey(map.header), map.header[0], map.header[1], 1, layer);
  scene.art(panelKey(tree), tree[0], tree[1], 1, layer);
  scene.art(thumb.key, treePicture[0], treePicture[1], thumb.scale, layer);
  drawTrayPlank(scene, s, layer);
  if (hasLogPanel(s)) scene.art(panelKey(map.log), map.log[0], map.log[1], 1, layer);
  scene.art(plankKey(map.prompt), map.prompt[0], map.prompt[1], 1, layer);
}

/** The cubes stuck in the tree, at the places where they rest. */
function drawStuck(scene: HarrowScene, s: HarrowState, layer: Phaser.GameObjects.Container): void {
  const { layout } = scene;
  const { key: thumb, scale: thumbScale, die: size } = thumbOf(layout, s);
  const { tower } = scene.entry(thumb);
  if (!tower) return;
  const [px, py] = treeRail(layout, s).treePicture;
  for (const cube of cubesInside(s, 1)) {
    const x = px + (tower.ox + tower.k * cube.x) * thumbScale;
    const y = py + (tower.oy + tower.k * cube.y) * thumbScale;
    const key = `die-${cube.colour}`;
    const entry = scene.entry(key);
    const frame = ((Math.round((cube.a / (2 * Math.PI)) * 24) % 24) + 24) % 24;
    const image = scene.add.image(x, y, scene.sheet(key, size), String(frame));
    image.setOrigin(entry.ax / 40, entry.ay / 40).setDisplaySize(40 * size, 40 * size);
    layer.add(image);
  }
}

/** What the right rail is made of, in whoever's turn it is. */
function drawCase(scene: HarrowScene, s: HarrowState, layer: Phaser.GameObjects.Container): void {
  const right = rightOf(s);
  if (right === 'jars') drawCupboard(scene, s, layer);
  if (right !== 'solo') return;
  const [x, y] = hesterRailPlaces[scene.layout.id].solo.board;
  scene.art(soloBoardKey(scene.layout), x, y, 1, layer);
}

function drawShelves(
  scene: HarrowScene,
  s: HarrowState,
  isOpen: (spot: SpotId) => boolean,
  layer: Phaser.GameObjects.Container,
): void {
  drawTiles(scene, s, isOpen, layer);
  s.seats.forEach((_, seat) => {
    drawJars(scene, s, seat, isOpen, layer);
  });
}

/** Everything on the rails that follows the game. */
export function drawScores(
  scene: HarrowScene,
  s: HarrowState,
  isOpen: (spot: SpotId) => boolean,
  layer: Phaser.GameObjects.Container,
): void {
  layer.removeAll(true);
  drawStuck(scene, s, layer);
  drawTray(scene, s, layer);
  drawCase(scene, s, layer);
  if (rightOf(s) === 'solo') drawSoloBoard(scene, s, layer);
  if (hasPlaques(scene.layout, s)) {
    s.seats.forEach((_, seat) => {
      drawPlaque(scene, s, seat, layer);
    });
  }
  if (rightOf(s) === 'jars') drawShelves(scene, s, isOpen, layer);
  drawWaiting(scene, s, layer);
  drawHesterBoard(scene, s, isOpen, layer);
  drawFairBoard(scene, s, layer);
}
