import { gouge } from '../../ink/cuts.ts';
import { circ, cr, D, hexagon as hexagonOf, pp, tr } from '../../ink/geometry.ts';
import { F, FS, G, S } from '../../ink/svg.ts';
import { goblin } from './goblin-symbol.ts';
import { flower, root, rootFlame, snake, summon } from './hester-symbols.ts';
import { moth } from './moth-symbol.ts';
import { pine, reeds, sheaf, waves } from './terrain-symbols.ts';

/** A symbol in a 100-unit box around the origin; `ground` is the colour it is cut out of. */
type Symbol = (ink: string, ground: string) => string;

const paw: Symbol = (ink) => {
  const pad = cr([
    [0, 2],
    [18, 8],
    [30, 26],
    [20, 38],
    [0, 34],
    [-20, 38],
    [-30, 26],
    [-18, 8],
  ]);
  const toes = [
    [-33, -4, 9, 13],
    [-13, -24, 9.5, 14],
    [13, -24, 9.5, 14],
    [33, -4, 9, 13],
  ];
  const claws = 'M-38 -18L-42 -32L-32 -18ZM-17 -40L-18 -54L-9 -40ZM9 -40L18 -54L17 -40ZM32 -18L42 -32L38 -18Z';
  return F(D(pad) + toes.map(([x, y, rx, ry]) => D(circ(x, y, rx, 14, ry))).join('') + claws, ink);
};

const bones: Symbol = (ink, ground) => {
  const bone = D(
    pp(
      'M-30 -6 L30 -6 Q32 -18 42 -15 Q50 -8 44 0 Q50 8 42 15 Q32 18 30 6 L-30 6 Q-32 18 -42 15 Q-50 8 -44 0 Q-50 -8 -42 -15 Q-32 -18 -30 -6',
    ),
  );
  return G(0, 0, 1, F(bone, ink), -42) + G(0, 0, 1, S(bone, ground, 7) + F(bone, ink), 42);
};

const teeth: Symbol = (ink) =>
  F(
    'M-46 -28Q0 -46 46 -28L42 -16Q36 8 30 -14Q24 14 16 -14Q10 20 3 -14L-3 -14Q-10 20 -16 -14Q-24 14 -30 -14Q-36 8 -42 -16ZM-44 26Q0 46 44 26L38 16Q32 0 27 18Q20 -2 12 20Q6 0 0 20Q-6 0 -12 20Q-20 -2 -27 18Q-32 0 -38 16Z',
    ink,
  );

const scroll: Symbol = (ink, ground) =>
  FS(
    'M-26 -36L30 -36Q42 -36 42 -26Q42 -18 34 -18L28 -18L28 26Q28 40 14 40L-34 40Q-44 40 -44 31Q-44 22 -34 22L-26 22Z',
    ink,
    ink,
    3,
  ) + F('M-18 -24h36v5h-36zM-18 -10h36v5h-36zM-18 4h28v5h-28zM-34 28h42q0 6 -5 6h-37q-4 -3 0 -6z', ground);

const wild: Symbol = (ink) => {
  const leaf = pp('M4 0 Q22 -16 44 -6 Q30 -4 24 6');
  const whorl = Array.from({ length: 7 }, (_, i) =>
    gouge(tr(leaf, 0, 0, 1, (i / 7) * 6.2832), 13, { jit: 0, pow: 0.8 }),
  );
  return F(whorl.join(''), ink) + F(D(circ(0, 0, 11)), ink);
};

const knife: Symbol = (ink, ground) =>
  F('M-44 40L-34 46L-12 22L-4 28L2 22L-16 2L-22 8L-16 16ZM-10 -2L8 16Q44 -12 46 -46Q14 -38 -10 -2Z', ink) +
  S('M2 4Q22 -20 40 -40', ground, 4);

const hand: Symbol = (ink, ground) =>
  F(
    'M-18 46L-20 14Q-40 0 -44 -14Q-38 -22 -30 -12L-22 -2L-24 -36Q-17 -46 -11 -36L-8 -10L-6 -46Q1 -54 7 -46L8 -10L14 -40Q21 -48 27 -39L23 -6L32 -24Q40 -29 43 -20L28 18L22 46Z',
    ink,
  ) +
  F(D(circ(2, 16, 9, 16, 6)), ground) +
  F(D(circ(2, 16, 4)), ink);

const storm: Symbol = (ink) => {
  const arms = [0, 1, 2].map((k) =>
    gouge(
      Array.from({ length: 27 }, (_, i) => {
        const t = i / 26;
        const angle = t * 7 + k * 2.094;
        const r = 6 + t * 36;
        return [Math.cos(angle) * r, Math.sin(angle) * r * 0.8] as const;
      }),
      11,
      { jit: 0.05 },
    ),
  );
  return F(arms.join(''), ink);
};

const path: Symbol = (ink) =>
  F('M-14 46Q-34 20 -6 6Q16 -4 2 -20Q-8 -32 4 -46L12 -46Q6 -34 16 -22Q36 2 12 14Q-8 24 14 46Z', ink);

const horns: Symbol = (ink) =>
  F(
    'M-8 30Q-14 6 -30 0Q-48 -12 -40 -44Q-30 -18 -12 -14Q0 -10 0 -2Q0 -10 12 -14Q30 -18 40 -44Q48 -12 30 0Q14 6 8 30L0 44Z',
    ink,
  );

const crescent: Symbol = (ink) =>
  F('M18 -44A46 46 0 1 0 18 44A36 36 0 1 1 18 -44ZM14 -18Q34 -6 34 8A14 14 0 0 1 6 10Q6 0 14 -18Z', ink);

const card: Symbol = (ink, ground) =>
  FS('M-26 -40L26 -40L26 40L-26 40Z', ink, ink, 6) + F('M6 -24A24 24 0 1 0 6 24A30 30 0 0 1 6 -24Z', ground);

const spoon: Symbol = (ink) => F(`${D(circ(0, -34, 13, 20, 18))}M-4 -18L4 -18L6 46Q0 52 -6 46Z`, ink);

const hexagon: Symbol = (ink) => F(D(hexagonOf(44)), ink);

const symbols = {
  paw,
  bones,
  teeth,
  scroll,
  wild,
  knife,
  hand,
  storm,
  path,
  horns,
  crescent,
  card,
  spoon,
  reeds,
  waves,
  sheaf,
  pine,
  rootFlame,
  root,
  snake,
  summon,
  flower,
  goblin,
  moth,
  hexagon,
};
export type SymbolName = keyof typeof symbols;

/** A symbol of the given size, centred on (x, y). It draws no random numbers but for `storm`, which needs a seed. */
export const symbol = (name: SymbolName, x: number, y: number, size: number, ink: string, ground: string): string =>
  G(x, y, size / 100, symbols[name](ink, ground));
