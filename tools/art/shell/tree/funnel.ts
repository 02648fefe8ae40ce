import { C, mix } from '../../ink/colour.ts';
import { flow, hatch } from '../../ink/cuts.ts';
import { circ, D, line, type Point, type Poly, rect, wob } from '../../ink/geometry.ts';
import { noise, rr, seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import type { Detail } from './detail.ts';

// The funnel of boards over the hollow, in tower units: its sides are the outer faces of the physical walls.

const RIM = -46;
const BEND = 72;
const FOOT = 95;
const LEFT: Poly = [
  [-20, RIM],
  [80, BEND],
  [87, FOOT],
];
const RIGHT: Poly = [
  [380, RIM],
  [276, BEND],
  [269, FOOT],
];
const FRONT: Poly = [...LEFT, ...[...RIGHT].reverse()];

/** The inside of the far boards, seen above the near rim; cubes are poured in front of it. */
export function funnelBack(detail: Detail): string {
  seed(580);
  const far: Poly = [
    [-6, -59],
    [366, -59],
    [380, -40],
    [-20, -40],
  ];
  const inner = hatch(far, 90, 9 * detail.ink, 2.4 * detail.ink, { skip: 0.2 });
  return (
    FS(D(wob(far, 0.8, 0.05, 6)), mix(C.bog, C.ink, 0.62), C.ink, 4.4 * detail.ink) +
    clip(
      far,
      F(inner, C.ink) +
        F(
          D([
            [-30, -50],
            [400, -50],
            [400, -38],
            [-30, -38],
          ]),
          C.ink,
          'opacity=".55"',
        ),
    ) +
    FS(D(wob(rect(-9, -63, 378, 7), 0.6, 0.05, 6)), mix(C.bog, C.paper, 0.1), C.ink, 3 * detail.ink)
  );
}

/** Boards closed in front: a poured cube vanishes behind them for a breath. */
export function funnelFront(detail: Detail): string {
  seed(581);
  const boards = 7;
  const seam = (i: number): Point[] => {
    const share = i / boards;
    const at = (p: Point, q: Point): Point => [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share];
    return [at(LEFT[0], RIGHT[0]), at(LEFT[1], RIGHT[1]), at(LEFT[2], RIGHT[2])];
  };
  let s = F(D(FRONT.map((p): Point => [p[0] + 6, p[1] + 8])), C.shadow, 'opacity=".5"');
  let inner = '';
  for (let i = 0; i < boards; i++) {
    const tone = mix(mix(C.bog, C.paper, rr(0.06, 0.2)), C.ink, Math.max(0, (i - 2) * 0.075));
    inner += F(D([...seam(i), ...[...seam(i + 1)].reverse()]), tone);
  }
  if (detail.fine) {
    const lined = (i: number): Point[] => [
      ...line(...seam(i)[0], ...seam(i)[1], 8),
      ...line(...seam(i)[1], ...seam(i)[2], 2),
    ];
    const [a, b] = [lined(0), lined(boards)];
    inner += F(
      flow(a, b, Math.round(44 * detail.cuts), (u, t) => detail.ink * (1 + 1.7 * noise(u * 34, t * 3))),
      mix(C.bog, C.ink, 0.42),
    );
    inner += F(
      flow(a, b, Math.round(12 * detail.cuts), (u, t) =>
        u < 0.5 ? detail.ink * 1.7 * (noise(u * 30 + 9, t * 4) > 0.5 ? 1 : 0.1) : 0,
      ),
      mix(C.bog, C.paper, 0.4),
    );
  }
  const shade: Poly = [
    [222, RIM - 4],
    [392, RIM - 4],
    [282, FOOT + 4],
    [196, FOOT + 4],
  ];
  inner += F(D(shade), C.ink, 'opacity=".38"') + F(hatch(shade, 62, 6.4 * detail.ink, 2.7 * detail.ink), C.ink);
  inner += F(
    D([
      [-30, RIM],
      [390, RIM],
      [390, RIM + 15],
      [-30, RIM + 13],
    ]),
    C.ink,
    'opacity=".55"',
  );
  const front = wob(FRONT, 0.9, 0.05, 6);
  s += F(D(FRONT), C.ink) + clip(front, inner) + S(D(front), C.ink, 6 * detail.ink);
  for (let i = 1; i < boards; i++) s += S(D(seam(i), false), C.ink, 2.8 * detail.ink);
  return s + band(detail) + rim(detail);
}

/** Iron band with studs. */
function band(detail: Detail): string {
  const edge = (y: number, side: Poly): number => side[0][0] + ((side[1][0] - side[0][0]) * (y - RIM)) / (BEND - RIM);
  const iron: Poly = [
    [edge(34, LEFT) - 3, 34],
    [edge(34, RIGHT) + 3, 34],
    [edge(50, RIGHT) + 3, 50],
    [edge(50, LEFT) - 3, 50],
  ];
  let s = FS(D(wob(iron, 0.7, 0.06, 5)), mix(C.iron, C.ink, 0.22), C.ink, 4 * detail.ink);
  if (!detail.fine) return s;
  s += clip(
    iron,
    F(hatch(rect(edge(34, LEFT), 43, 260, 8), 0, 4, 1.5), C.ink) +
      S(D(line(edge(34, LEFT), 36.5, 220, 36.5), false), mix(C.iron, C.moon, 0.5), 1.4),
  );
  for (let i = 0; i < 7; i++) s += FS(D(circ(76 + i * 34.6, 42, 3.1, 12)), C.moon, C.ink, 1.6 * detail.ink);
  return s;
}

function rim(detail: Detail): string {
  const board = rect(-30, RIM - 8, 420, 17);
  return (
    F(D(rect(-26, RIM + 6, 414, 9)), C.shadow, 'opacity=".45"') +
    FS(D(wob(board, 0.9, 0.06, 5)), mix(C.bog, C.paper, 0.3), C.ink, 5 * detail.ink) +
    (detail.fine
      ? F(
          hatch(rect(-27, RIM - 5, 414, 13), 0, 4.6 * detail.ink, 1.5 * detail.ink, { skip: 0.1 }),
          mix(C.bog, C.ink, 0.75),
        )
      : '') +
    (detail.fine ? S(D(line(-26, RIM - 5.5, 200, RIM - 5.5), false), mix(C.bog, C.paper, 0.7), 1.5) : '') +
    [-20, 380].map((x) => FS(D(circ(x, RIM, 2.6, 10)), C.iron, C.ink, 1.6 * detail.ink)).join('')
  );
}
