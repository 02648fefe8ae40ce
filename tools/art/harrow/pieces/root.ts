import { mix } from '../../ink/colour.ts';
import { comb, gouge } from '../../ink/cuts.ts';
import { circ, cr, D, type Point, type Poly, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { C } from '../inks.ts';
import { largeSide, smallSide } from '../terrain/tile.ts';

// A root lies over the border of two hexes and points east: a sawn end, rootlets that all lean forward and a point show
// where it leads. The scenes turn it round its anchor, so its shadow falls to no side; the box is symmetric about the
// axis, so that a root that points west may be flipped to keep its light above.

export const rootColours = ['brown', 'black'] as const;
type RootColour = (typeof rootColours)[number];

interface Look {
  readonly bark: string;
  readonly light: string;
  readonly sawn: string;
}

const looks: Readonly<Record<RootColour, Look>> = {
  brown: { bark: mix(C.bog, C.plains, 0.16), light: mix(C.bog, C.paper, 0.75), sawn: mix(C.paper, C.plains, 0.25) },
  black: {
    bark: mix(C.brambles, C.ink, 0.62),
    light: mix(C.brambles, C.moon, 0.6),
    sawn: mix(C.paper, C.brambles, 0.5),
  },
};

/** Share of the spine where a rootlet starts, the side it leaves to, its length for a side of 49. */
type Rootlet = readonly [t: number, side: 1 | -1, length: number];

interface RootForm {
  /** Points of the spine in shares of the way between two hexes; y in px for a side of 49. */
  readonly spine: Poly;
  readonly rootlets: readonly Rootlet[];
  readonly smallRootlets: readonly Rootlet[];
}

const between: RootForm = {
  spine: [
    [0.13, 0],
    [0.27, -2],
    [0.44, 4],
    [0.62, -3],
    [0.82, 4],
    [1.04, -3],
  ],
  rootlets: [
    [0.16, -1, 27],
    [0.25, 1, 30],
    [0.4, -1, 27],
    [0.5, 1, 24],
    [0.63, -1, 21],
    [0.74, 1, 16],
  ],
  smallRootlets: [
    [0.2, -1, 32],
    [0.34, 1, 32],
    [0.56, -1, 24],
  ],
};

/** The very first root breaks out of the ground beyond the edge of the county (HC-ROOT-3). */
const fromOutside: RootForm = {
  spine: [
    [-0.66, 0],
    [-0.52, -2],
    [-0.36, 4],
    [-0.22, -3],
    [-0.08, 3],
    [0.08, -3],
  ],
  rootlets: [
    [0.3, -1, 25],
    [0.4, 1, 26],
    [0.54, -1, 22],
    [0.68, 1, 17],
  ],
  smallRootlets: [
    [0.3, -1, 28],
    [0.46, 1, 26],
  ],
};

interface RootCut {
  readonly side: number;
  readonly prefix: string;
  readonly w: number;
  readonly fine: boolean;
  /** Widths of the ink edge, the rim and the inner line. */
  readonly edge: readonly [number, number, number];
}

const large: RootCut = { side: largeSide, prefix: 'root', w: 19, fine: true, edge: [11, 7, 3.4] };
const small: RootCut = { side: smallSide, prefix: 'root-s', w: 11, fine: false, edge: [7, 4.4, 2.2] };

const lifted = (pts: Poly, dy: number): Point[] => pts.map(([x, y]): Point => [x, y - dy]);

/** The torn ground a first root comes out of: what lies under the root, and the lip in front of its start. */
function burst([startX, y]: Point, k: number): { readonly under: string; readonly lip: string } {
  const x = startX + 9 * k;
  const edge = wob(circ(x - 4 * k, y, 15 * k, 40, 22 * k), 2.2 * k, 0.16, 3);
  const hole = circ(x, y, 8 * k, 32, 14 * k);
  const soil = mix(C.bog, C.ink, 0.3);
  const clods = comb(circ(x - 4 * k, y, 11 * k, 40, 18 * k), 0, 6 * k, 18, 2.6 * k, { spread: 360 });
  const nearHalf = edge.filter((p) => p[0] < x);
  const inner = hole.slice(8, 25);
  const turned = (p: Point): number => (Math.atan2(p[1] - y, p[0] - x) + 2 * Math.PI) % (2 * Math.PI);
  const lip: Poly = [...[...nearHalf].sort((p, q) => turned(p) - turned(q)), ...[...inner].reverse()];
  return {
    under:
      S(D(edge), C.ink, 9 * k) +
      S(D(edge), C.paper, 5.4 * k) +
      FS(D(edge), soil, C.ink, 2.4 * k) +
      F(clods, mix(C.bog, C.paper, 0.25)) +
      F(D(hole), C.hollow),
    lip:
      F(D(lip), soil) +
      clip(lip, F(clods, mix(C.bog, C.paper, 0.25))) +
      S(D(inner, false), C.ink, 2.6 * k) +
      S(
        D(
          [...nearHalf].sort((p, q) => turned(p) - turned(q)),
          false,
        ),
        C.ink,
        2.4 * k,
      ),
  };
}

/** The sawn end: pale wood with a ring. */
const sawnEnd = ([x, y]: Point, k: number, { sawn }: Look): string =>
  FS(D(circ(x, y, 6 * k, 18, 10.5 * k)), sawn, C.ink, 2.6 * Math.max(0.7, k)) +
  S(D(circ(x, y, 3.2 * k, 14, 6 * k)), C.ink, 1.4) +
  F(D(circ(x, y, 1.2, 8, 2)), C.ink);

function root(cut: RootCut, form: RootForm, look: Look, lit: boolean): string {
  seed(form === between ? 460 : 461);
  const k = cut.side / largeSide;
  const span = cut.side * Math.sqrt(3);
  const spine = cr(
    form.spine.map(([x, y]): Point => [x * span, y * k]),
    false,
    8,
  );
  const last = spine.length - 1;
  const branches = (cut.fine ? form.rootlets : form.smallRootlets).map(([t, side, length]) => {
    const [x, y] = spine[Math.round(t * last)];
    const l = length * k;
    return cr(
      [
        [x, y],
        [x + l * 0.34, y + side * l * 0.34],
        [x + l * 0.55, y + side * l * 0.62],
        [x + l * 0.98, y + side * l * 0.66],
      ],
      false,
      5,
    );
  });
  const path =
    gouge(spine, 1, { jit: 0.05, wf: (t) => cut.w * (1 - t) ** 0.72 + 1.6 }) +
    branches
      .map((b, i) => gouge(b, 1, { jit: 0.04, wf: (t) => (cut.w * 0.45 - i * 0.7 * k) * (1 - t * 0.86) }))
      .join('');
  const outside = form === fromOutside;
  const whole = outside ? path : path + D(circ(spine[0][0], spine[0][1], 6 * k, 18, 10.5 * k));
  const [ink, rim, inner] = cut.edge;
  const light = cut.fine
    ? gouge(lifted(spine.slice(1, 26), 5), 3) +
      gouge(lifted(spine.slice(3, 38), 1.4), 2.4) +
      branches.map((b) => gouge(lifted(b.slice(4), 1.4), 1.9)).join('')
    : gouge(lifted(spine.slice(2, 34), 2), 2);
  const shade = cut.fine
    ? gouge(lifted(spine.slice(2, 26), -4.6), 4) + gouge(lifted(spine.slice(6, 36), -1.6), 1.8)
    : gouge(lifted(spine.slice(2, 22), -2.6), 2);
  const ground = outside ? burst(spine[0], k) : { under: '', lip: '' };
  return (
    S(whole, C.shadow, ink + 4, 'opacity=".38"') +
    ground.under +
    (lit ? S(whole, C.ember, ink + 5, 'opacity=".75"') : '') +
    S(whole, C.ink, ink) +
    S(whole, lit ? C.lit : C.paper, rim) +
    S(path, C.ink, inner) +
    F(path, look.bark) +
    F(light, look.light) +
    F(shade, C.ink) +
    (outside ? ground.lip : sawnEnd(spine[0], k, look))
  );
}

const boxOf = (from: number, to: number, side: number) => {
  const k = side / largeSide;
  const left = Math.floor(from * side * Math.sqrt(3) - 12 * k - 6);
  const right = Math.ceil(to * side * Math.sqrt(3) + 8 * k + 4);
  const half = Math.ceil(34 * k + 4);
  return { x: left, y: -half, w: right - left, h: 2 * half };
};

export const roots = (): Picture[] =>
  [large, small].flatMap((cut) =>
    rootColours.flatMap((colour) =>
      [false, true].flatMap((lit) => {
        const suffix = `${colour}${lit ? '-lit' : ''}`;
        const facts = { side: cut.side };
        return [
          picture(
            `${cut.prefix}-${suffix}`,
            boxOf(0.13, 1.06, cut.side),
            () => root(cut, between, looks[colour], lit),
            facts,
          ),
          picture(
            `${cut.prefix}-first-${suffix}`,
            boxOf(-0.72, 0.1, cut.side),
            () => root(cut, fromOutside, looks[colour], lit),
            facts,
          ),
        ];
      }),
    ),
  );
