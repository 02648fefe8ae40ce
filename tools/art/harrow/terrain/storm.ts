import { mix } from '../../ink/colour.ts';
import { gouge, hatch } from '../../ink/cuts.ts';
import { D, hexagon, type Point, pp, tr } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { C } from '../inks.ts';
import { largeSide, smallSide } from './tile.ts';

const cloud = pp(
  'M-40 6 Q-52 -6 -38 -14 Q-38 -30 -20 -28 Q-10 -44 10 -34 Q28 -40 32 -22 Q50 -20 44 -4 Q50 8 34 10 Q20 18 6 12 Q-8 20 -20 12 Q-34 16 -40 6',
);
// The bolts fall at the sides, because units cover the middle of a hex.
const bolts = [pp('M-30 4 -46 28 -35 27 -46 54 -18 22 -28 23 -16 4'), pp('M30 4 24 24 32 23 28 44 46 16 37 17 42 4')];

/** Centre, radius and direction of the whorls in the cloud. */
const whorls: readonly (readonly [number, number, number, number])[] = [
  [-18, -8, 14, 1],
  [14, -14, 17, -1],
  [30, -4, 8, 1],
];

const spirals = (w: number): string =>
  whorls
    .map(([x, y, r, turn]) =>
      gouge(
        Array.from({ length: 23 }, (_, i): Point => {
          const t = i / 22;
          const angle = turn * t * 8 + 1;
          return [x + Math.cos(angle) * (1 + t * r), y + Math.sin(angle) * (1 + t * r) * 0.8];
        }),
        w,
        { jit: 0.06 },
      ),
    )
    .join('');

/** The loose token: die-cut, so cloud and bolts have a paper rim and a shadow. */
export function stormPiece(): string {
  seed(62);
  const edge = D(cloud) + bolts.map((bolt) => D(bolt)).join('');
  const belly = hatch(pp('M-50 4 Q0 16 50 0 L50 20 L-50 20'), 0, 4, 2);
  return (
    F(D(tr(cloud, 3, 5)), C.ink, 'opacity=".5"') +
    S(edge, C.ink, 12) +
    S(edge, C.paper, 7.5) +
    bolts.map((bolt) => FS(D(bolt), C.bolt, C.ink, 3.4)).join('') +
    FS(D(cloud), C.storm, C.ink, 3.6) +
    clip(cloud, F(spirals(4), C.moon) + F(belly, C.ink))
  );
}

const rain = (side: number, gap: number, w: number, skip: number): string =>
  F(hatch(hexagon(side), 112, gap, w, { skip }), C.moon, 'opacity=".7"');

const dusk = (side: number, opacity: string): string => F(D(hexagon(side - 1)), C.night, `opacity="${opacity}"`);

const printedCloud = mix(C.storm, C.ink, 0.36);

// A bank that hangs from the whole upper edge of the hex, wider than it and clipped by it.
const bank = pp(
  'M-60 -60 L60 -60 L60 -14 Q50 -8 43 -14 Q36 -4 24 -12 Q14 -6 6 -15 Q-4 -8 -14 -14 Q-24 -4 -35 -12 Q-44 -6 -60 -14',
);

/** A storm printed on the county: part of the land, without rim or shadow, its bolts cut in moonlight. */
function printedStorm(): string {
  seed(63);
  const belly = hatch(bank, 0, 4.6, 2, { skip: 0.1 });
  const swirls = F(spirals(4), mix(C.storm, C.moon, 0.7));
  const left = pp('M-38 -12 -44 6 -37 4 -42 24 -29 -1 -35 1 -31 -12');
  const right = pp('M36 -13 29 5 36 3 32 20 44 -3 38 -1 41 -13');
  return clip(
    hexagon(largeSide),
    dusk(largeSide + 1, '.42') +
      rain(largeSide, 7, 1.6, 0.2) +
      FS(D(left) + D(right), C.moon, C.ink, 2.2) +
      F(D(bank), printedCloud) +
      clip(bank, F(belly, mix(C.storm, C.ink, 0.72)) + G(-3, -22, 0.9, swirls)) +
      S(D(bank), C.ink, 3.4),
  );
}

function smallPrintedStorm(): string {
  seed(64);
  const k = smallSide / largeSide;
  const small = tr(bank, 0, 0, k);
  return clip(
    hexagon(smallSide),
    dusk(smallSide + 1, '.42') +
      rain(smallSide, 6, 1.3, 0.2) +
      FS(
        D(pp('M-19 -5 -22 4 -18 3 -20 11 -14 0 -17 1 -15 -5')) + D(pp('M17 -6 14 3 18 2 16 9 22 -1 19 0 20 -6')),
        C.moon,
        C.ink,
        1.4,
      ) +
      F(D(small), printedCloud) +
      clip(small, G(-1, -13, 0.5, F(spirals(4.4), mix(C.storm, C.moon, 0.7)))) +
      S(D(small), C.ink, 2.2),
  );
}

/** The token lying on a hex, shifted to its upper half. */
function tokenStorm(side: number): string {
  const k = side / largeSide;
  seed(65);
  const weather = side === largeSide ? rain(side, 7, 1.5, 0.25) : rain(side, 6, 1.3, 0.2);
  return clip(hexagon(side), dusk(side + 1, '.3') + weather) + G(0, -20 * k, 0.74 * k, stormPiece());
}

export const storms = (): Picture[] => [
  picture('storm-printed', { x: -50, y: -44, w: 100, h: 88 }, printedStorm),
  picture('storm-token', { x: -50, y: -56, w: 100, h: 100 }, () => tokenStorm(largeSide)),
  picture('storm-s-printed', { x: -27, y: -24, w: 54, h: 48 }, smallPrintedStorm),
  picture('storm-s-token', { x: -27, y: -30, w: 54, h: 54 }, () => tokenStorm(smallSide)),
  picture('storm-piece', { x: -56, y: -46, w: 112, h: 108 }, stormPiece, { unit: 1 }),
];
