import type { HarrowState, Jar } from '../../engine/games/harrow/state.ts';
import { jars } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { cubesInside } from '../../session/tree-drop.ts';
import type { Layout, Rect } from '../../ui/layout.ts';
import type { Need, StageScene } from '../stage-scene.ts';

const jarUnit = 0.82;
const portraitWidth = 196;

export function panelKey([, , w, h]: Rect, suffix = ''): string {
  return `panel-${w}x${h}${suffix}`;
}

export function plankKey([, , w, h]: Rect): string {
  return `plank-${w}x${h}`;
}

/** Sizes of what stands on the rails. */
function sizes(layout: Layout) {
  const phone = layout.id === 'phone';
  return {
    phone,
    jar: layout.map.jarScale / jarUnit,
    portrait: (phone ? 38 : layout.id === 'tablet' ? 76 : 84) / portraitWidth,
    trayCube: phone ? 0.5 : 11 / 16,
    thumb: phone ? 'tree-thumb-phone' : 'tree-thumb',
    thumbScale: phone ? 1 : layout.map.treePicture[2] / 268,
    dial: layout.id === 'desktop' ? 'dial-' : 'dial-s-',
    lantern: phone ? 0.3 : 0.46,
    pip: layout.id === 'desktop' ? 1 : 0.55,
  };
}

export function railNeeds(layout: Layout): Need[] {
  const { map } = layout;
  const size = sizes(layout);
  return [
    [panelKey(map.header)],
    [panelKey(map.tree)],
    [panelKey(map.log)],
    [panelKey(map.north)],
    [panelKey(map.north, '-active')],
    ...(size.phone ? [] : [[plankKey(map.tray)] as Need]),
    [plankKey(map.prompt)],
    [`cupboard-${layout.id}`],
    [size.thumb, size.thumbScale],
    ['lantern-lit', size.lantern],
    ['cube-red', size.trayCube],
    ['cube-blue', size.trayCube],
    ['die-red', dieScale(layout)],
    ['die-blue', dieScale(layout)],
    ...(['protectors', 'family'] as const).flatMap((faction): Need[] => [
      [`${size.dial}${faction}`],
      [`pip-on-${faction}`, size.pip],
      [`jar-broken-${faction}`, size.jar],
      [`cupboard-glow-${faction}`, size.jar],
      ...jars.flatMap((jar): Need[] => [
        [`jar-${jar}-${faction}`, size.jar],
        [`jar-hot-${jar}-${faction}`, size.jar],
      ]),
    ]),
    ['portrait-emmy', size.portrait],
    ['portrait-levi', size.portrait],
    ...[1, 2, 3, 4].map((n): Need => [`shard-${n}`, size.jar]),
  ];
}

function dieScale(layout: Layout): number {
  return layout.id === 'phone' ? 0.36 : 0.5;
}

/** The seat whose home lies in the north sits at the top of the right rail. */
export function isNorth(s: HarrowState, seat: Seat): boolean {
  return s.config.north === s.seats[seat].faction;
}

export function plaqueOf(layout: Layout, s: HarrowState, seat: Seat): Rect {
  return isNorth(s, seat) ? layout.map.north : layout.map.south;
}

/** Foot of a jar on its shelf. */
export function jarFoot(layout: Layout, s: HarrowState, seat: Seat, jar: Jar): readonly [number, number] {
  const place = layout.map.jars[jars.indexOf(jar)];
  return isNorth(s, seat) ? place.north : place.south;
}

/** Centre of the point dial on a plaque. */
export function dialCentre(layout: Layout, [x, y, w, h]: Rect): readonly [number, number] {
  if (layout.id === 'phone') return [x + w - 28, y + h / 2];
  return layout.id === 'tablet' ? [x + w - 34, y + 36] : [x + w - 52, y + h / 2];
}

/** The frames that do not change. */
export function drawRails(scene: StageScene): void {
  const { layout } = scene;
  const { map } = layout;
  const size = sizes(layout);
  scene.art(panelKey(map.header), map.header[0], map.header[1]);
  scene.art(panelKey(map.tree), map.tree[0], map.tree[1]);
  scene.art(size.thumb, map.treePicture[0], map.treePicture[1], size.thumbScale);
  if (!size.phone) scene.art(plankKey(map.tray), map.tray[0], map.tray[1]);
  scene.art(panelKey(map.log), map.log[0], map.log[1]);
  scene.art(plankKey(map.prompt), map.prompt[0], map.prompt[1]);
  scene.art(`cupboard-${layout.id}`, map.cupboard[0], map.cupboard[1]);
}

function drawPlaque(scene: StageScene, s: HarrowState, seat: Seat, layer: Phaser.GameObjects.Container): void {
  const { layout } = scene;
  const size = sizes(layout);
  const own = s.seats[seat];
  const rect = plaqueOf(layout, s, seat);
  const active = s.active === seat && s.result === undefined;
  scene.art(panelKey(rect, active ? '-active' : ''), rect[0], rect[1], 1, layer);
  const inset = size.phone ? 4 : 12;
  scene.art(`portrait-${own.legend}`, rect[0] + inset, rect[1] + inset, size.portrait, layer);
  const [x, y] = dialCentre(layout, rect);
  scene.art(`${size.dial}${own.faction}`, x, y, 1, layer);
  const { pips = [] } = scene.entry(`${size.dial}${own.faction}`);
  pips.slice(0, own.points).forEach(([dx, dy]) => {
    scene.art(`pip-on-${own.faction}`, x + dx, y + dy, size.pip, layer);
  });
  const dialSize = layout.id === 'desktop' ? 28 : 20;
  scene.label(
    String(own.points),
    x,
    y,
    { size: dialSize, font: 'Grenze Gotisch', weight: 800, colour: '#e9dcc0', stroke: 3 },
    layer,
  );
}

function drawJars(
  scene: StageScene,
  s: HarrowState,
  seat: Seat,
  open: readonly Jar[],
  layer: Phaser.GameObjects.Container,
): void {
  const { layout } = scene;
  const { jar: scale } = sizes(layout);
  const { faction, jars: full } = s.seats[seat];
  jars.forEach((jar, i) => {
    const [x, y] = jarFoot(layout, s, seat, jar);
    if (!full[i]) {
      scene.art(`jar-broken-${faction}`, x, y, scale, layer);
      return;
    }
    scene.art(`cupboard-glow-${faction}`, x, y, scale, layer);
    scene.art(open.includes(jar) ? `jar-hot-${jar}-${faction}` : `jar-${jar}-${faction}`, x, y, scale, layer);
  });
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

/** Everything on the rails that follows the game. */
export function drawScores(
  scene: StageScene,
  s: HarrowState,
  open: readonly Jar[],
  deciding: Seat | undefined,
  layer: Phaser.GameObjects.Container,
): void {
  layer.removeAll(true);
  drawStuck(scene, s, layer);
  drawTray(scene, s, layer);
  s.seats.forEach((_, seat) => {
    drawPlaque(scene, s, seat, layer);
    drawJars(scene, s, seat, seat === deciding ? open : [], layer);
  });
}
