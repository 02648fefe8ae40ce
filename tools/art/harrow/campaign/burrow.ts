import { burrowShape, burrows as holes } from '../../../../src/ui/harrow/campaign/campaign-places.ts';
import { mix } from '../../ink/colour.ts';
import { engrave, gouge } from '../../ink/cuts.ts';
import { circ, cr, D, line, type Point, type Poly, rect, wob } from '../../ink/geometry.ts';
import { noise, rr, seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { bough } from '../../shell/tree/bough.ts';
import { C } from '../inks.ts';
import { boundaryHouse } from './scenes/boundary-house.ts';
import { hungryTrunk } from './scenes/hungry-trunk.ts';
import { mudFeast } from './scenes/mud-feast.ts';
import { procession } from './scenes/procession.ts';
import { rootHeart } from './scenes/root-heart.ts';
import { stormBell } from './scenes/storm-bell.ts';

const nightfall = '#150e0b';

/** The six nights in the order in which they are played. */
const scenes = [boundaryHouse, procession, stormBell, mudFeast, hungryTrunk, rootHeart];

const { wide, high } = burrowShape;

interface Look {
  readonly r: number;
  readonly rim: string;
}

const won: Look = { r: holes.won.r, rim: mix(mix(C.paper, C.bog, 0.35), C.ember, 0.2) };
const open: Look = { r: holes.open.r, rim: mix(C.paper, C.ember, 0.3) };
const locked: Look = { r: holes.locked.r, rim: mix(C.bog, C.ink, 0.3) };

/** The edge of the hole: an ellipse dug by hand. */
function dug(r: number): Poly {
  const ring = Array.from({ length: 10 }, (_, i): Point => {
    const angle = (i / 10) * 6.283;
    const reach = r * (1 + rr(-0.05, 0.05));
    return [Math.cos(angle) * reach * wide, Math.sin(angle) * reach * high];
  });
  return wob(cr(ring), 1.5, 0.05, 5);
}

/** Packed earth round the hole. */
const edging = (hole: Poly, rim: string): string =>
  S(D(hole), C.ink, 20) +
  S(D(hole), rim, 13) +
  S(D(wob(hole, 1, 0.08, 4)), mix(C.bog, C.ink, 0.35), 1.8) +
  FS(D(hole), C.hollow, C.ink, 4);

/** One step of light or dark on the earth round the burrow. */
const step = (r: number, kx: number, ky: number, ink: string, opacity: number): string =>
  F(D(wob(circ(0, 0, r * kx, 50, r * ky), 4, 0.04)), ink, `opacity="${opacity}"`);

/** Four steps of fire light, cut by dark lines from above, and the night's scene against it. */
function lit(hole: Poly, r: number, scene: () => string): string {
  const nearer = (k: number): string =>
    D(
      wob(
        hole.map(([x, y]): Point => [x * k, 8 + (y - 8) * k]),
        2,
        0.06,
        5,
      ),
    );
  const dusk = engrave(
    rect(-r * 1.3, -r, r * 2.6, r * 1.2),
    0,
    5,
    (_, y) => Math.max(0, Math.min(0.85, (-y / r) * 0.9 - 0.05)),
    { wave: 3, wl: 40 },
  );
  const steps =
    F(D(hole), mix(C.prot, C.ink, 0.45)) +
    F(nearer(0.84), mix(C.prot, C.ember, 0.45)) +
    F(nearer(0.64), C.ember) +
    F(nearer(0.44), C.ray) +
    F(dusk, nightfall);
  return clip(hole, steps + G(0, 0, r / won.r, scene())) + S(D(hole), C.ink, 4);
}

/** Rays that stand on an ellipse. */
function halo(r: number): string {
  const spokes = Array.from({ length: 46 }, (_, i) => {
    const angle = (i / 46) * 6.283;
    const share = i % 2 ? 1 : 0.72;
    const [cos, sin] = [Math.cos(angle) * r, Math.sin(angle) * r];
    const ray = line(cos * 1.27, sin * 0.97, cos * (1.27 + 0.34 * share), sin * (0.97 + 0.3 * share), 4);
    return gouge(ray, 6 * share, { pow: 0.8 });
  });
  return F(spokes.join(''), C.ray);
}

function wonBurrow(i: number): string {
  seed(950 + i);
  const hole = dug(won.r);
  return (
    step(won.r, 1.72, 1.36, C.ember, 0.13) +
    step(won.r, 1.45, 1.14, C.ember, 0.2) +
    edging(hole, won.rim) +
    lit(hole, won.r, scenes[i])
  );
}

function openBurrow(i: number): string {
  seed(960 + i);
  const hole = dug(open.r);
  return (
    step(open.r, 1.62, 1.34, C.ember, 0.22) +
    step(open.r, 1.4, 1.12, C.ember, 0.3) +
    halo(open.r) +
    edging(hole, open.rim) +
    lit(hole, open.r, scenes[i])
  );
}

/** Roots across the hole: control points and width. */
const bars: readonly (readonly [Poly, number])[] = [
  [
    [
      [-80, -34],
      [-6, -6],
      [78, 40],
    ],
    15,
  ],
  [
    [
      [-76, 38],
      [4, 8],
      [80, -34],
    ],
    13,
  ],
  [
    [
      [-24, -62],
      [-12, 0],
      [-30, 62],
    ],
    10,
  ],
  [
    [
      [30, -62],
      [26, 0],
      [38, 62],
    ],
    9,
  ],
];
/** Pairs of eyes in the gaps. */
const watchers: Poly = [
  [-50, 2],
  [6, -32],
  [50, 6],
  [4, 34],
];

/** Nobody comes in yet: night, crossed roots, and eyes. The earth around it is dark. */
function lockedBurrow(): string {
  seed(970);
  const { r } = locked;
  const hole = dug(r);
  const dim = engrave(rect(-r * 1.3, -r, r * 2.6, r * 2), 0, 6, (x, y) => 0.16 * noise(x * 0.05, y * 0.08) + 0.1, {
    wave: 3,
  });
  const eyes = watchers.map(([x, y]) => `M${x - 12} ${y}q8 -6 11 4q-8 4 -11 -4zM${x + 12} ${y}q-8 -6 -11 4q8 4 11 -4z`);
  const roots = bars.map(([spine, w]) =>
    bough(spine, w, w * 0.7, { colour: mix(C.bog, C.ink, 0.6), lit: mix(C.bog, C.moon, 0.3) }),
  );
  return (
    step(r, 2.3, 1.9, C.ink, 0.3) +
    step(r, 1.85, 1.5, C.ink, 0.34) +
    step(r, 1.45, 1.14, C.ink, 0.3) +
    edging(hole, locked.rim) +
    clip(hole, F(dim, mix(C.night, C.moon, 0.22)) + F(eyes.join(''), mix(C.moon, C.night, 0.3)) + roots.join('')) +
    S(D(hole), C.ink, 4)
  );
}

const boxOf = (x: number, y: number) => ({ x: -x, y: -y, w: 2 * x, h: 2 * y });

export const burrows = (): Picture[] => [
  ...scenes.flatMap((_, i) => [
    picture(`burrow-${i + 1}`, boxOf(120, 96), () => wonBurrow(i)),
    picture(`burrow-${i + 1}-open`, boxOf(156, 132), () => openBurrow(i)),
  ]),
  picture('burrow-locked', boxOf(150, 124), lockedBurrow),
];
