import { diceTree } from '../../../../src/tower/dice-tree.ts';
import { mix } from '../../ink/colour.ts';
import { gouge, hatch, rays } from '../../ink/cuts.ts';
import { circ, D, line, type Point, type Poly, pp, tr, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import type { Picture } from '../../picture.ts';
import { picture } from '../../picture.ts';
import { C } from '../inks.ts';

// A battle die as the tree throws it: a square whose four edges are its faces; what lies up counts. One is of bone, one of
// walnut: dice belong to nobody until the higher goes to the attacker.

const boneInk = '#e6d6b2';
const walnutInk = '#6a3f24';

interface DieWood {
  readonly face: string;
  readonly ink: string;
}

const woods: Readonly<Record<string, DieWood>> = {
  bone: { face: boneInk, ink: C.ink },
  walnut: { face: walnutInk, ink: C.white },
};

const side = diceTree.sizes[4];
const frames = 24;
const frameSize = 104;
const centre: Point = [46, 58];

/** The edges clockwise from the one on top of a die that is not turned: each quarter turn to the right brings up the next. */
export const facesClockwise = [0, 3, 2, 1] as const;

/** The cuts of a number in a box of 20 x 30 about the origin. */
const numbers: Readonly<Record<0 | 1 | 2 | 3, readonly string[]>> = {
  0: ['M0 -14 C11 -14 11 14 0 14 C-11 14 -11 -14 0 -14'],
  1: ['M-6 -8 L2 -14 L2 14', 'M-6 14 L9 14'],
  2: ['M-8 -7 C-8 -16 9 -17 8 -6 C7 2 -4 6 -9 14', 'M-9 13 L10 13'],
  3: ['M-8 -11 C0 -17 10 -13 8 -6 C7 -1 1 -1 -2 -1', 'M-2 -1 C6 -2 11 4 8 10 C4 16 -5 16 -9 11'],
};

const number = (value: 0 | 1 | 2 | 3, ink: string, ground: string): string => {
  const d = numbers[value].map((path) => D(pp(path), false)).join('');
  return S(d, ground, 8) + S(d, ink, 4.6);
};

/** The four numbers on its front, upright where their edge is up. */
function front({ face, ink }: DieWood): string {
  const h = side / 2;
  const arms = [45, 135, 225, 315].map((deg) => {
    const [cos, sin] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)];
    return gouge(line(cos * 7, sin * 7, cos * h * 1.26, sin * h * 1.26, 4), 1.8, { b: 0.5 });
  });
  const digits = facesClockwise.map((value, i) => G(0, 0, 1, G(0, -h * 0.6, 0.66, number(value, ink, face)), i * 90));
  return F(arms.join(''), ink) + digits.join('') + FS(D(circ(0, 0, 3, 12)), ink, C.ink, 1.4);
}

/** Turned clockwise, extruded up and to the right. */
function die(wood: DieWood, degrees: number): string {
  seed(980);
  const h = side / 2;
  const cut = side * 0.1;
  const square: Poly = [
    [-h + cut, -h],
    [h - cut, -h],
    [h, -h + cut],
    [h, h - cut],
    [h - cut, h],
    [-h + cut, h],
    [-h, h - cut],
    [-h, -h + cut],
  ];
  const edge = tr(square, 0, 0, 1, (degrees * Math.PI) / 180);
  const depth: Point = [side * 0.2, -side * 0.24];
  const back = tr(edge, depth[0], depth[1]);
  let hull = D(edge);
  let sides = '';
  edge.forEach((a, i) => {
    const j = (i + 1) % edge.length;
    const b = edge[j];
    const outward: Point = [b[1] - a[1], a[0] - b[0]];
    if (outward[0] * depth[0] + outward[1] * depth[1] <= 0) return;
    const face = [a, b, back[j], back[i]];
    const isUp = -outward[1] / Math.hypot(...outward) > 0.45;
    hull += D(face);
    sides += FS(D(face), isUp ? mix(wood.face, C.core, 0.5) : mix(wood.face, C.ink, 0.6), C.ink, 2);
    if (!isUp) sides += F(hatch(face, 60, 4.5, 2), C.ink);
  });
  const shade = tr(
    [
      [h, -h * 0.4],
      [h, h],
      [-h * 0.4, h],
      [h * 0.66, h * 0.66],
    ],
    0,
    0,
    1,
    0,
  );
  return (
    S(hull, C.ink, 7) +
    sides +
    FS(D(edge), wood.face, C.ink, 2.8) +
    clip(
      edge,
      G(0, 0, 1, front(wood), degrees) + F(hatch(shade, -42, 5, 2), mix(wood.face, C.ink, 0.7), 'opacity=".6"'),
    ) +
    S(D(edge), C.ink, 2.6)
  );
}

const strip = (name: string, wood: DieWood): Picture => ({
  key: `die-${name}`,
  w: frames * frameSize,
  h: frameSize,
  ax: centre[0],
  ay: centre[1],
  facts: { frames, frameWidth: frameSize, side },
  get svg() {
    return Array.from({ length: frames }, (_, i) =>
      G(frameSize * i + centre[0], centre[1], 1, die(wood, (i * 360) / frames)),
    ).join('');
  },
});

/** The light round a die whose number has been read. */
function readLight(): string {
  seed(986);
  return F(D(wob(circ(0, 0, 62), 3, 0.06)), C.gold, 'opacity=".3"') + F(rays(0, 0, 52, 77, 26, 5), C.gold);
}

/** In tower units, 24 turns of 15 degrees clockwise; the frames 0, 6, 12 and 18 lie with 0, 1, 2 and 3 up. */
export const battleDice = (): Picture[] => [
  ...Object.entries(woods).map(([name, wood]) => strip(name, wood)),
  picture('die-light', { x: -80, y: -80, w: 160, h: 160 }, readLight),
];
