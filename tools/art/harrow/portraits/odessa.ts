import { mix } from '../../ink/colour.ts';
import { gouge } from '../../ink/cuts.ts';
import { circ, D, line, type Point, pp, tr } from '../../ink/geometry.ts';
import { rr, seed } from '../../ink/random.ts';
import { F, FS } from '../../ink/svg.ts';
import { glow, ground, horn, skin } from '../../shell/bust.ts';
import { C } from '../inks.ts';
import { brows, halfFace, lips, litEye, neck } from './face.ts';

const petalLight = '#fbf3e0';

const pale = mix(skin, C.moon, 0.25);
const green = mix(C.forest, C.fam, 0.35);
const darkGreen = mix(green, C.ink, 0.38);
const leafLight = mix(C.forest, C.moon, 0.22);
const vein = mix(C.forest, C.moon, 0.68);

const dress = pp('M0 244 C8 212 40 198 76 190 L100 206 L124 190 C160 198 192 212 200 244');
const hair = pp('M100 34 C64 34 48 64 50 100 L48 160 L152 160 L150 100 C152 64 136 34 100 34');

interface Root {
  readonly path: readonly Point[];
  readonly w: number;
  readonly lit: boolean;
}

const root = (path: string, w: number, lit: boolean): Root => ({ path: pp(path), w, lit });

/** Two roots and a twig fall over each shoulder. */
const roots: readonly Root[] = [
  root('M62 138 C48 160 52 184 34 204 C26 214 24 226 14 238', 12, true),
  root('M66 146 C58 172 64 196 56 214 C52 224 56 234 50 246', 12, true),
  root('M52 184 C40 190 30 188 20 198', 7, true),
  root('M134 146 C142 172 136 196 146 214 C150 226 146 236 152 246', 12, false),
  root('M138 138 C152 160 150 184 166 204 C174 214 178 226 188 238', 12, false),
  root('M150 188 C160 192 170 190 180 200', 7, false),
];

/** A leaf growing from (x, y) towards `deg`, its far half in shade. */
function leaf(x: number, y: number, deg: number, length: number, w: number, colour: string, fine: boolean): string {
  const turn = (pts: readonly Point[]): Point[] => tr(pts, x, y, 1, (deg * Math.PI) / 180);
  const blade = turn(pp(`M0 0 Q${length * 0.3} ${-w} ${length} 0 Q${length * 0.35} ${w} 0 0`));
  const shade = turn(pp(`M0 0 L${length} 0 Q${length * 0.35} ${w} 0 0`));
  const rib = gouge(turn(line(length * 0.05, 0, length * 0.86, 0, 4)), fine ? 2.6 : 4);
  const sideRibs = [0.25, 0.45, 0.65].map((t) =>
    gouge(turn(line(length * t, 0, length * (t + 0.13), -w * 0.34, 3)), 1.8),
  );
  return (
    FS(D(blade), colour, C.ink, 3) +
    F(D(shade), mix(colour, C.ink, fine ? 0.62 : 0.45)) +
    F(fine ? rib + sideRibs.join('') : rib, vein)
  );
}

interface LeafRow {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly r: number;
  readonly length: number;
  readonly w: number;
  /** The share of the row, from the left, that is in the light. */
  readonly lit: number;
}

interface LeafRows {
  readonly back: LeafRow;
  readonly middle: LeafRow;
  readonly front: LeafRow;
}

const leafRows: LeafRows = {
  back: { count: 15, from: -206, to: 26, r: 46, length: 52, w: 17, lit: -1 },
  middle: { count: 14, from: -214, to: 34, r: 40, length: 42, w: 16, lit: 0.55 },
  front: { count: 9, from: -160, to: -20, r: 38, length: 30, w: 13, lit: 0.55 },
};

/** Fewer and broader, to be leaves still at standee size. */
const coarseLeafRows: LeafRows = {
  back: { count: 11, from: -206, to: 26, r: 44, length: 50, w: 25, lit: -1 },
  middle: { count: 10, from: -214, to: 34, r: 38, length: 42, w: 24, lit: 0.6 },
  front: { count: 6, from: -156, to: -24, r: 38, length: 28, w: 19, lit: 0.6 },
};

/** Leaves standing on an arc around the head, `from` and `to` in degrees. */
function leafRow({ count, from, to, r, length, w, lit }: LeafRow, fine: boolean): string {
  let s = '';
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const deg = from + (to - from) * t + rr(-4, 4);
    const angle = (deg * Math.PI) / 180;
    s += leaf(
      100 + Math.cos(angle) * r * 0.9,
      92 + Math.sin(angle) * r,
      deg + rr(-9, 9),
      length * rr(0.88, 1.1),
      w,
      t > lit ? darkGreen : fine ? green : leafLight,
      fine,
    );
  }
  return s;
}

function rootHair(fine: boolean): string {
  const mass = roots.map(({ path, w }) => horn(path, w, 0.75)).join('');
  const light = roots.map(({ path, lit }) =>
    gouge(
      path.map(([x, y]): Point => [x - 1.5, y - 1]),
      lit ? 3 : 1.6,
    ),
  );
  return FS(mass, mix(C.bog, C.ink, 0.2), C.ink, 3.4) + (fine ? F(light.join(''), mix(C.bog, C.paper, 0.6)) : '');
}

const collar = (fine: boolean): string =>
  leaf(98, 210, -152, 44, 14, green, fine) +
  leaf(102, 210, -28, 44, 14, darkGreen, fine) +
  leaf(97, 212, 168, 44, 14, green, fine) +
  leaf(103, 212, 12, 44, 14, darkGreen, fine);

/** A flower instead of one eye. */
function flower(fine: boolean): string {
  const petal = fine ? pp('M2 -3 Q14 -15 32 0 Q14 15 2 3') : pp('M2 -3 Q15 -18 36 0 Q15 18 2 3');
  let s = '';
  for (let i = 0; i < 6; i++) {
    const shaded = i > 0 && i < 4;
    const turn = (pts: readonly Point[]): Point[] => tr(pts, 122, 100, 1, ((i * 60 - 78) * Math.PI) / 180);
    const creases = gouge(turn(line(6, 0, 24, 0, 4)), 2.4) + (shaded ? gouge(turn(line(8, 4, 22, 4, 4)), 2.4) : '');
    s += FS(D(turn(petal)), shaded ? mix(C.paper, C.moon, 0.5) : petalLight, C.ink, 3.4) + F(creases, C.ink);
  }
  return s + FS(D(circ(122, 100, fine ? 6.5 : 8)), C.ember, C.ink, 3) + F(D(circ(120.5, 98.5, 2, 12)), C.core);
}

/** Hair of leaves in three rows, the small ones in front of the face. */
export function odessa(fine: boolean): string {
  seed(135);
  const rows = fine ? leafRows : coarseLeafRows;
  return (
    ground(C.fam, 0.3, 24, { x: 100, y: 100, clear: 76, reach: 110 }) +
    glow(100, 98, 78, mix(C.fam, C.moon, 0.45), 40, 44) +
    FS(D(dress), mix(C.fam, C.ink, 0.62), C.ink, 4) +
    FS(D(hair), C.ink, C.ink, 5) +
    leafRow(rows.back, fine) +
    leafRow(rows.middle, fine) +
    rootHair(fine) +
    neck(pale) +
    collar(fine) +
    halfFace(pale, fine, mix(C.fam, C.ink, 0.3)) +
    brows() +
    litEye(green) +
    lips(mix(C.fam, C.ink, 0.3)) +
    leafRow(rows.front, fine) +
    flower(fine)
  );
}
