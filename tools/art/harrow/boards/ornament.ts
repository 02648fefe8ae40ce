import { mix } from '../../ink/colour.ts';
import { comb, engrave, flow, gouge, hatch } from '../../ink/cuts.ts';
import { circ, cr, D, line, type Point, pp, rect, tr, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { C } from '../inks.ts';
import type { Faction, FirstFaction } from '../pieces/factions.ts';
import { fir } from '../title/silhouettes.ts';

const halfLeaf = pp(
  'M0 -40 Q10 -38 8 -28 Q20 -30 18 -18 Q12 -14 10 -12 Q24 -10 20 2 Q12 6 8 4 Q18 12 10 18 Q4 18 2 16 L1 34',
);
const leafShape: readonly Point[] = [...halfLeaf, ...[...halfLeaf].reverse().map((p): Point => [-p[0], p[1]])];
const veins = 'M0 -30V34M0 -10L9 -18M0 -10L-9 -18M0 4L11 -3M0 4L-11 -3';

function oakLeaf(x: number, y: number, k: number, turn: number, colour: string): string {
  const shade = clip(leafShape, F(hatch(tr(leafShape, 12, 0), 60, 5, 2), C.ink));
  return G(x, y, k, FS(D(leafShape), colour, C.ink, 3) + shade + S(veins, C.ink, 2), turn);
}

const leafCorner = (x: number, y: number, turn: number): string => {
  const green = mix(C.forest, C.ink, 0.25);
  return (
    oakLeaf(x, y, 0.6, turn - 62, green) +
    oakLeaf(x, y, 0.6, turn + 62, green) +
    oakLeaf(x, y, 0.72, turn, mix(C.prot, C.ink, 0.1)) +
    FS(D(circ(x, y, 6)), C.ember, C.ink, 2.4)
  );
};

const logCorner = (x: number, y: number): string =>
  FS(D(wob(circ(x, y, 17), 1, 0.2, 3)), mix(C.paper, C.bog, 0.35), C.ink, 3) +
  S(D(circ(x, y, 10)) + D(circ(x, y, 4)), C.ink, 2) +
  F(comb(circ(x, y, 16, 40), 200, 5, 26, 2, { spread: 360 }), C.ink);

const buttonHoles: readonly Point[] = [
  [-4, -4],
  [4, -4],
  [-4, 4],
  [4, 4],
];

/** A doll's button, sewn on with red thread. */
const buttonCorner = (x: number, y: number): string =>
  FS(D(wob(circ(x, y, 18), 1, 0.2, 3)), C.pearl, C.ink, 3) +
  S(D(circ(x, y, 12)), C.ink, 1.8) +
  F(buttonHoles.map(([dx, dy]) => D(circ(x + dx, y + dy, 2.6))).join(''), C.ink) +
  S(`M${x - 4} ${y - 4}l8 8M${x + 4} ${y - 4}l-8 8`, C.prot, 2);

interface Corner {
  readonly seed: number;
  readonly draw: (x: number, y: number, turn: number) => string;
}

const cornerOf: Readonly<Record<Faction, Corner>> = {
  protectors: { seed: 720, draw: leafCorner },
  family: { seed: 721, draw: logCorner },
  kammi: { seed: 722, draw: buttonCorner },
};

/** What holds the corners of a board: oak leaves for the Protectors, log ends for the Family, buttons for Kammi. */
export function corners(faction: Faction, w: number, h: number, k: number): string {
  const corner = cornerOf[faction];
  seed(corner.seed);
  const places: readonly (readonly [number, number, number])[] = [
    [-4, -4, -45],
    [w - 12, 12, 45],
    [12, h - 12, -135],
    [w - 12, h - 12, 135],
  ];
  return places
    .map(([x, y, turn], i) => {
      const at: Point = i === 0 ? [12, 12] : [x, y];
      return G(at[0], at[1], k, corner.draw(0, 0, turn));
    })
    .join('');
}

/** A farm among firs, printed pale behind the legend's name. */
export function skyline(faction: FirstFaction): string {
  seed(faction === 'protectors' ? 801 : 802);
  const land =
    faction === 'protectors'
      ? cr([
          [0, 66],
          [60, 54],
          [140, 60],
          [230, 46],
          [330, 56],
          [392, 50],
          [392, 92],
          [0, 92],
        ])
      : cr([
          [0, 66],
          [90, 60],
          [190, 62],
          [300, 52],
          [392, 60],
          [392, 96],
          [0, 96],
        ]);
  const top = faction === 'protectors' ? 48 : 54;
  const ground = F(
    engrave(land, 0, 5, (_, y) => Math.max(0, 0.9 - (y - top) / 40), { wave: 2, wl: 40 }),
    C.ink,
  );
  if (faction === 'protectors') {
    const wood = [
      [160, 34],
      [182, 46],
      [204, 38],
      [340, 44],
      [362, 54],
      [384, 40],
    ];
    return (
      ground +
      F(wood.map(([x, h]) => fir(x, 58, h)).join(''), C.ink) +
      FS('M242 54V30L236 30L262 6L288 30L282 30V52ZM272 14V4H278V20Z', C.ink, C.ink, 2) +
      F('M256 34h8v9h-8z', C.ember) +
      S('M290 42H334M290 49H334M296 36V54M312 36V54M328 36V54', C.ink, 2.6)
    );
  }
  const wood = [
    [178, 36],
    [200, 50],
    [222, 40],
    [368, 46],
    [386, 36],
  ];
  return (
    ground +
    F(wood.map(([x, h]) => fir(x, 60, h)).join(''), C.ink) +
    FS(
      'M250 58V24L240 26L276 -2L312 26L302 24V58ZM306 56V10L298 12L322 -20L346 12L338 10V56ZM264 2V-12H272V-2Z',
      C.ink,
      C.ink,
      2,
    ) +
    F('M268 30h7v9h-7zM284 30h7v9h-7zM318 20h7v9h-7z', C.fam)
  );
}

const sack = pp(
  'M-22 -172 C-36 -162 -46 -144 -54 -118 C-68 -76 -74 -22 -48 -4 Q-2 14 50 -4 C76 -22 68 -76 54 -118 C46 -144 36 -162 22 -172 Q34 -190 46 -198 Q24 -192 16 -204 Q2 -190 -12 -204 Q-22 -190 -44 -198 Q-30 -188 -22 -172',
);
const cord = 'M-26 -170Q0 -160 26 -170';
const bow = 'M18 -167Q34 -152 30 -132M18 -167Q40 -162 46 -146';

/** Where the number on the bag's patch is written, from the bag's foot. */
export const BAG_PATCH: Point = [0, -70];

/** The Family's bag, its foot at the origin, 204 high; the patch waits for a number. */
export function bag(): string {
  seed(710);
  const light = flow(
    pp('M-20 -170 C-42 -142 -68 -62 -56 -6'),
    pp('M0 -170 C-2 -122 -6 -52 -2 4'),
    9,
    (u, t) => 2 + 2 * t * (1 - u),
  );
  const dark = flow(pp('M0 -170 C4 -122 8 -52 12 4'), pp('M20 -170 C44 -142 68 -62 60 -6'), 11, (u) => 3 + 4 * u);
  const rim = comb(pp('M-50 -98 C-60 -66 -62 -36 -54 -16'), 8, 20, 16, 3.4);
  const foot = comb(pp('M-64 -4 Q0 12 66 -4'), 270, 26, 30, 3.4);
  const folds = F(light, mix(C.bog, C.ink, 0.35)) + F(dark, C.ink) + F(rim, C.paper) + F(foot, C.ink);
  const patch = wob(rect(-27, -99, 54, 58), 1.4, 0.1, 4);
  return (
    F(D(circ(4, 0, 76, 30, 13)), C.ink, 'opacity=".6"') +
    S(D(sack), C.ink, 11) +
    S(D(sack), C.paper, 7) +
    FS(D(sack), mix(C.bog, C.paper, 0.3), C.ink, 4.5) +
    clip(sack, folds) +
    S(cord, C.ink, 9) +
    S(cord, C.fam, 5) +
    S(bow, C.ink, 6) +
    S(bow, C.fam, 3) +
    FS(D(patch), C.fam, C.ink, 3.4) +
    S('M-22 -94h44v48h-44z', C.paper, 1.6, 'stroke-dasharray="5 4"')
  );
}

/** The rope that ties the spaces of the track together. */
export function trackRope(way: readonly Point[]): string {
  const q = cr(way, false, 10);
  let strands = '';
  for (let i = 2; i < q.length - 1; i += 1.5) {
    const a = q[Math.floor(i)];
    const b = q[Math.floor(i) + 1] ?? a;
    const angle = Math.atan2(b[1] - a[1], b[0] - a[0]) + 0.9;
    const [dx, dy] = [Math.cos(angle) * 6, Math.sin(angle) * 6];
    strands += gouge(line(a[0] - dx, a[1] - dy, a[0] + dx, a[1] + dy, 3), 2.6, { a: 0.6, b: 0.6 });
  }
  return S(D(q, false), C.ink, 14) + S(D(q, false), mix(C.paper, C.bog, 0.45), 9) + F(strands, C.ink);
}
