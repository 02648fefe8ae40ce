import { layoutIds } from '../../../../src/app/harrow/layout-ids.ts';
import { mix } from '../../ink/colour.ts';
import { engrave } from '../../ink/cuts.ts';
import { cr, D, type Point, rect } from '../../ink/geometry.ts';
import { rr, seed } from '../../ink/random.ts';
import { clip, F, FS, G } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { type Detail, FULL, SMALL } from '../../shell/tree/detail.ts';
import { funnelBack, funnelFront } from '../../shell/tree/funnel.ts';
import { hollow } from '../../shell/tree/hollow.ts';
import { mouthRoots } from '../../shell/tree/roots.ts';
import { trunk } from '../../shell/tree/trunk.ts';
import { C } from '../inks.ts';
import { firstFactions } from '../pieces/factions.ts';
import { stageSize } from '../stage-size.ts';
import { lamp, lampPlace } from './lamps.ts';
import { AXIS, type BattleLayout, battleLayouts, onScreen, slotGroups, slots, tallies } from './layouts.ts';
import { bird, chapel, cloud, fir, fullMoon, house, night, owl } from './sky.ts';
import { tray } from './tray.ts';

// Full-screen backdrops of the battlefield. The places of the panels at the sides stay calm.

const detailOf = (layout: BattleLayout): Detail => (layout.tower.k < 0.6 ? SMALL : FULL);

/** What stands in tower units, set in its place on the screen. */
const inTower = ({ tower }: BattleLayout, content: string): string =>
  `<g transform="translate(${tower.ox} ${tower.oy}) scale(${tower.k})">${content}</g>`;

function sky(layout: BattleLayout): string {
  const { w, h, tower } = layout;
  const k = tower.k / 0.9;
  const [mx, my] = onScreen(layout, 36, 126);
  const lamps = [-1, 1].map((side) => onScreen(layout, AXIS + side * layout.lamp.out, 290));
  seed(610);
  const lights = [
    { x: mx, y: my, r: 470 * k, power: 0.6 },
    { x: w / 2, y: h * 0.3, r: 620 * k, power: 0.42 },
    ...lamps.map(([x, y]) => ({ x, y, r: 130 * layout.lamp.scale, power: 0.34 })),
  ];
  let s = night(0, 0, w, h, lights, {
    gap: k < 0.7 ? 5 : 6.5,
    ambient: 0.15,
    line: mix(C.night, C.moon, 0.48),
    wave: 6 * k,
    step: 11,
  });
  seed(611);
  s += fullMoon(mx, my, 172 * k, Math.max(0.62, k));
  const dark = mix(C.night, C.ink, 0.3);
  const rim = mix(C.night, C.moon, 0.55);
  for (const [u, v, cw, ch] of [
    [-120, 204, 250, 13],
    [-30, 62, 150, 8],
    [470, 70, 220, 12],
    [520, 214, 200, 11],
    [-190, 386, 170, 9],
  ]) {
    const [x, y] = onScreen(layout, u, v);
    s += cloud(x, y, cw * k, ch * k, dark, rim);
  }
  return s;
}

function land(layout: BattleLayout): string {
  const { w, h, tower, tray: ground } = layout;
  const k = tower.k / 0.9;
  const foot = ground.top;
  const cx = ground.cx;
  seed(612);
  const along = (dx: number, dy: number): Point => [cx + dx * (w / stageSize('desktop').w), foot + dy * k];
  const hill = cr([
    along(-660, -74),
    along(-520, -98),
    along(-380, -72),
    along(-240, -44),
    along(-80, -48),
    along(120, -42),
    along(260, -58),
    along(420, -88),
    along(550, -72),
    along(670, -98),
    along(670, 220),
    along(-660, 220),
  ]);
  const furrow = engrave(
    rect(-10, foot - 120 * k, w + 20, h - foot + 130 * k),
    4,
    k < 0.7 ? 5.4 : 7,
    (x, y) => 0.5 * Math.max(0, 1 - Math.hypot((x - cx) * 0.6, y - foot) / (260 * k)) + 0.08,
    { wave: 9 * k, wl: 110, step: 11 },
  );
  let s = '';
  const far = mix(C.night, C.moon, 0.13);
  const distant = cr([
    along(-660, -96),
    along(-420, -128),
    along(-300, -100),
    along(300, -104),
    along(430, -132),
    along(670, -104),
    along(670, 40),
    along(-660, 40),
  ]);
  s += F(D(distant), far);
  const [px, py] = onScreen(layout, 504, 458);
  s += G(px, py, 0.5 * k, chapel());
  s += FS(D(hill), C.hill, C.ink, 4 * k) + clip(hill, F(furrow, mix(C.ember, C.bog, 0.55)));
  const [hx, hy] = onScreen(layout, 448, 500);
  s += G(hx, hy, 0.5 * k, house());
  const firs: { x: number; y: number; h: number }[] = [];
  for (let i = 0; i < 11; i++) {
    const [lx, ly] = onScreen(layout, -202 + i * 14 + rr(-4, 4), 506 + rr(-6, 12) + (i > 7 ? 10 : 0));
    firs.push({ x: lx, y: ly, h: rr(42, 82) * k * (i > 7 ? 0.7 : 1) });
  }
  for (let i = 0; i < 6; i++) {
    const [rx, ry] = onScreen(layout, 562 - i * 13 + rr(-4, 4), 506 + rr(-6, 12));
    firs.push({ x: rx, y: ry, h: rr(40, 78) * k });
  }
  firs.sort((a, b) => a.y - b.y);
  for (const tree of firs) s += fir(tree.x, tree.y, tree.h, mix(C.forest, C.ink, 0.68), mix(C.forest, C.moon, 0.3));
  return s;
}

function backdrop(layout: BattleLayout): string {
  const k = layout.tower.k / 0.9;
  const detail = detailOf(layout);
  let s = sky(layout) + land(layout);
  seed(614);
  for (const [u, v, size] of [
    [-164, 158, 0.8],
    [-146, 252, 0.55],
    [534, 352, 0.85],
    [414, 372, 0.5],
    [-176, 366, 0.5],
  ]) {
    s += bird(...onScreen(layout, u, v), size * Math.max(k, 0.62), rr(-14, 14));
  }
  s += inTower(layout, trunk(detail) + funnelBack(detail) + hollow(detail));
  s += lamp(layout, 'protectors') + lamp(layout, 'family');
  seed(615);
  s += G(...onScreen(layout, AXIS - layout.owl, layout.owl < 210 ? 126 : 116), 0.72 * k, owl());
  return s + tray(layout.tray);
}

function front(layout: BattleLayout): string {
  const detail = detailOf(layout);
  // The roots end where the tray begins, or they would stand on its slots.
  const above: Point[] = rect(0, 0, layout.w, layout.tray.top - 1);
  return clip(above, inTower(layout, mouthRoots(detail))) + inTower(layout, funnelFront(detail));
}

/** What the scene needs to set cubes on the picture. */
const trayFacts = ({ tray: place }: BattleLayout): Readonly<Record<string, unknown>> => ({
  slots: Object.fromEntries(slotGroups.map((group) => [group, slots(place, group)])),
  tallies: tallies(place),
  cube: place.cube,
});

/** Where it hangs the jars, and how large. */
const lampFacts = (layout: BattleLayout): Readonly<Record<string, unknown>> => ({
  lamps: Object.fromEntries(
    firstFactions.map((side) => [side, lampPlace(layout, side).map((n) => Math.round(n * 10) / 10)]),
  ),
  lampScale: 0.5 * layout.lamp.scale,
});

export const battlefields = (): Picture[] =>
  layoutIds.flatMap((name) => {
    const layout = battleLayouts[name];
    const { tower } = layout;
    const box = { x: 0, y: 0, w: layout.w, h: layout.h };
    return [
      picture(`battle-${name}`, box, () => backdrop(layout), { tower, ...trayFacts(layout), ...lampFacts(layout) }),
      picture(`battle-front-${name}`, box, () => front(layout), { tower }),
    ];
  });
