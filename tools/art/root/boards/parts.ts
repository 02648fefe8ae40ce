import { leaderIds } from '../../../../src/engine/games/root/factions/eyrie/state.ts';
import { mix } from '../../ink/colour.ts';
import { comb, gouge, hatch, rays } from '../../ink/cuts.ts';
import { circ, D, line, type Point, rect, wob } from '../../ink/geometry.ts';
import { rr, seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { diamond, hole, litHole } from '../../shell/carving.ts';
import { leaf, leafInk } from '../../shell/leaf.ts';
import { PAPER } from '../../shell/paper.ts';
import { piece } from '../../shell/piece.ts';
import { bough } from '../../shell/tree/bough.ts';
import { evening } from '../battle/evening.ts';
import { clump, leafStamps } from '../battle/leaves.ts';
import { C, lighter, pale, seatInk } from '../inks.ts';
import { W } from '../signs/stuff.ts';
import { thing } from '../signs/things.ts';

// Loose parts of the boards: tiles, hollows, prices and heads.

const tiles = {
  sawmill: (): string => {
    const teeth = Array.from({ length: 36 }, (_, i): Point => {
      const r = i % 3 ? 27 : 34;
      const angle = (i / 36) * 6.283;
      return [Math.cos(angle) * r, Math.sin(angle) * r];
    });
    return (
      FS(D(teeth), W.spike, C.ink, 4) +
      F(hatch(rect(4, -34, 34, 70), 60, 7, 3), C.ink) +
      FS(D(circ(0, 0, 8)), C.ink, C.ink, 2)
    );
  },
  workshop: (): string => thing('hammer', 0, 0, 82),
  recruiter: (): string =>
    FS('M-34 32L-8 -20L0 -34L8 -20L34 32Z', C.red, C.ink, 5) +
    F('M4 -26L34 32H10Z', C.ink) +
    F('M-8 32L0 2L8 32Z', pale) +
    S('M0 -34V-46', C.ink, 4) +
    F('M0 -46L16 -41L0 -36Z', C.gold),
} as const;

/** A building as it waits on its track: a square of wood with its sign cut in. */
function tile(kind: keyof typeof tiles): string {
  seed(1410);
  const ink = seatInk.mc;
  const edge = wob(rect(-50, -50, 100, 100), 2, 0.05, 8);
  return (
    F(D(edge.map((p): Point => [p[0] + 6, p[1] + 9])), C.shadow, 'opacity=".45"') +
    S(D(edge), C.ink, 14) +
    S(D(edge), C.paper, 8) +
    FS(D(edge), lighter(ink, 0.35), C.ink, 4) +
    clip(edge, F(comb(line(-50, 50, 50, 50, 3), 270, 16, 20, 5, { spread: 16 }), mix(ink, C.ink, 0.5))) +
    tiles[kind]()
  );
}

/** The square hollow a tile leaves. */
function socket(): string {
  seed(1430);
  const edge = wob(rect(-21, -21, 42, 42), 0.7, 0.1, 4);
  return (
    FS(D(edge), C.hollow, C.ink, 3) +
    S(D(rect(-18.6, -18.6, 37.2, 37.2)), mix(C.paper, C.bog, 0.3), 1.3) +
    F(comb(line(-21, -19, 21, -19, 3), 80, 9, 10, 1.8, { spread: 30 }), C.shadow)
  );
}

/** The light behind what is next. */
function nextLight(): string {
  seed(1432);
  return F(D(wob(circ(0, 0, 33), 1.5, 0.08)), C.ember, 'opacity=".5"') + F(rays(0, 0, 25, 38, 26, 4.4), C.ray);
}

const log = (): string =>
  F('M-34 14Q0 26 44 12L40 22Q0 32 -30 22Z', C.shadow, 'opacity=".4"') +
  FS('M-30 -18H34Q46 0 34 18H-30Z', W.leather, C.ink, 5) +
  S('M-8 -8H30M-14 6H26M0 -1H16', C.ink, 2.6) +
  FS(D(circ(-30, 0, 13, 24, 18)), W.straw, C.ink, 5) +
  S(D(circ(-30, 0, 6, 20, 9)), W.timber, 2.6);

/** A roost: twigs in a ring, two eggs. */
function nest(): string {
  seed(1500);
  let dark = '';
  let lit = '';
  for (let i = 0; i < 44; i++) {
    const angle = rr(0, 6.283);
    const r = rr(24, 40);
    const [cx, cy] = [Math.cos(angle) * r, Math.sin(angle) * r * 0.62 + 6];
    const lie = angle + 1.57 + rr(-0.5, 0.5);
    const [dx, dy] = [Math.cos(lie) * 18, Math.sin(lie) * 11];
    const twig = gouge(line(cx - dx, cy - dy, cx + dx, cy + dy, 4, rr(-4, 4)), 6);
    if (i % 3) dark += twig;
    else lit += twig;
  }
  const eggs = D(circ(-8, -2, 9, 16, 11)) + D(circ(9, 0, 9, 16, 11));
  return (
    F(D(circ(4, 16, 50, 24, 26)), C.shadow, 'opacity=".5"') +
    FS(D(wob(circ(0, 6, 46, 30, 30), 3, 0.12, 4)), W.planks, C.ink, 6) +
    F(dark, C.ink) +
    F(lit, W.straw) +
    FS(D(circ(0, 2, 24, 24, 14)), C.roadEdge, C.ink, 3) +
    FS(eggs, mix(seatInk.ed, C.paper, 0.7), C.ink, 3.4)
  );
}

const heads: Readonly<Record<(typeof leaderIds)[number], () => string>> = {
  // A woodpecker at work.
  builder: () =>
    FS('M-4 52Q-16 16 -2 -10Q-6 -34 14 -38Q40 -36 38 -8Q36 20 48 52Z', C.ink, C.ink, 2) +
    FS('M-2 -24L-46 -12L-2 -8Z', C.gold, C.ink, 3) +
    F('M2 -34Q14 -54 40 -40Q48 -30 44 -18Q34 -32 14 -30Z', C.red) +
    F('M4 -4Q2 20 8 44L20 44Q10 20 14 0Z', pale) +
    F(D(circ(10, -20, 5)), C.lit),
  // A peacock's crest and a long neck.
  charismatic: () =>
    S('M8 -30L-8 -56M12 -32L8 -60M18 -30L26 -56', C.ink, 3) +
    F(D(circ(-9, -57, 5)) + D(circ(8, -61, 5)) + D(circ(27, -57, 5)), C.gold) +
    FS('M-24 52Q6 30 0 2Q-12 -14 2 -28Q22 -36 30 -16Q32 14 48 52Z', seatInk.ed, C.ink, 4) +
    F('M12 -30Q30 -28 30 -14Q32 14 48 52L20 52Q24 10 12 -30Z', C.ink) +
    FS('M-2 -20L-26 -10L0 -8Z', C.gold, C.ink, 3) +
    F(D(circ(9, -17, 4.6)), C.lit),
  // An eagle's hooked beak under a heavy brow.
  commander: () =>
    FS('M-10 52Q-22 22 -12 -6Q-12 -38 20 -40L52 -52L42 -32Q46 8 52 52Z', pale, C.ink, 4) +
    F('M16 -40L52 -52L42 -32Q46 8 52 52L14 52Q28 8 16 -40Z', C.ink) +
    FS('M-12 -22Q-48 -22 -42 14Q-32 0 -10 2Z', C.gold, C.ink, 4) +
    F(D(circ(4, -16, 5)), C.lit) +
    F(gouge(line(-14, -26, 22, -18, 5), 8, { b: 0.5 }), C.ink),
  // An owl that looks one in the eye.
  despot: () =>
    FS('M-46 50Q-54 -14 -42 -48L-18 -30H18L42 -48Q54 -14 46 50Z', C.ink, C.ink, 3) +
    FS(D(circ(-17, -8, 16)) + D(circ(17, -8, 16)), C.lit, C.ink, 4) +
    F(D(circ(-15, -8, 7)) + D(circ(15, -8, 7)), C.ink) +
    F('M-8 4H8L0 24Z', C.gold) +
    S('M-22 36q7 7 14 0q7 7 14 0q7 7 14 0', C.paper, 4),
};

const leaderDisc = (face: string, ground: string): string =>
  FS(D(circ(0, 0, 60, 36)), ground, C.ink, 9) + clip(circ(0, 2, 55, 36), face) + S(D(circ(0, 0, 51, 36)), C.paper, 3);

/** A card more to be drawn. */
const extraCard = (): string =>
  FS('M-34 -46L34 -46L34 46L-34 46Z', C.gold, C.ink, 9) + leaf(0, 4, 0.9, 0, leafInk.rust);

/** One supporter to be spent. */
const supporter = (): string =>
  FS('M-34 -46L34 -46L34 46L-34 46Z', PAPER, C.ink, 11) + F('M-19 -27H19V27H-19Z', leafInk.rust);

/** The bough the decree hangs from, its columns' boards on cords. */
function decreeBough(): string {
  const spine: readonly Point[] = [
    [-10, 22],
    [80, 14],
    [200, 24],
    [330, 14],
    [470, 24],
    [640, 12],
  ];
  seed(1481);
  return (
    leafStamps() +
    bough(spine, 24, 15, { colour: evening.bark, lit: evening.lit, ink: 3.4, light: [-0.2, -0.95] }) +
    clump({ x: 30, y: 16, rx: 40, ry: 15, seed: 1482, k: 0.3 }) +
    clump({ x: 550, y: 16, rx: 42, ry: 15, seed: 1483, k: 0.3 }) +
    clump({ x: 312, y: 12, rx: 22, ry: 9, seed: 1484, k: 0.26 })
  );
}

/** Wounds are tended where the keep stands. */
const hospital = (): string => FS(D(circ(0, 0, 50, 30)), pale, C.ink, 8) + S('M0 -32V32M-32 0H32', C.red, 17);

const round = { x: -70, y: -70, w: 142, h: 142 };

export const boardParts = (): Picture[] => [
  ...(['sawmill', 'workshop', 'recruiter'] as const).map((kind) =>
    piece(`tile-${kind}`, { x: -60, y: -60, w: 126, h: 130 }, () => tile(kind)),
  ),
  picture('socket', { x: -24, y: -24, w: 48, h: 48 }, socket),
  picture('hole', { x: -28, y: -28, w: 56, h: 56 }, () => hole(0, 0, 24)),
  picture('hole-lit', { x: -38, y: -38, w: 76, h: 76 }, () => litHole(24)),
  picture('next-light', { x: -42, y: -42, w: 84, h: 84 }, nextLight),
  picture('worth', { x: -27, y: -31, w: 54, h: 62 }, () => diamond(0, 0, 23, 1450)),
  piece('wood-log', { x: -50, y: -32, w: 104, h: 66 }, log),
  piece('nest', { x: -60, y: -40, w: 126, h: 92 }, nest),
  ...leaderIds.map((leader) =>
    piece(`leader-${leader}`, round, () => {
      seed(1505);
      return leaderDisc(heads[leader](), lighter(seatInk.ed, 0.35));
    }),
  ),
  piece('leader-deposed', round, () => leaderDisc(leaf(0, 4, 1, 12, leafInk.amber), W.planks)),
  piece('extra-card', { x: -44, y: -56, w: 88, h: 112 }, extraCard),
  piece('supporter', { x: -44, y: -56, w: 88, h: 112 }, supporter),
  piece('hospital', { x: -58, y: -58, w: 116, h: 116 }, hospital),
  picture('decree-bough', { x: 0, y: -20, w: 580, h: 66 }, decreeBough),
];
