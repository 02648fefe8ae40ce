import { mix } from '../../ink/colour.ts';
import { gouge, hatch } from '../../ink/cuts.ts';
import { circ, D, type Poly, pp, tr } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, S, shadow } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { piece } from '../../shell/piece.ts';
import { C } from '../inks.ts';
import { dress, type Faction, factions } from './factions.ts';

// A tall left wall falling in uneven teeth: even teeth would read as a crown.
const stump = pp(
  'M-46 -12 L-46 -88 Q-46 -96 -42 -101 L-36 -78 L-27 -98 L-20 -62 L-9 -72 L-1 -42 L11 -54 L18 -26 L31 -40 L37 -22 L46 -30 L46 -12 Q46 0 34 0 L-34 0 Q-46 0 -46 -12',
);
const glass = mix(C.night, C.moon, 0.34);
const edge = mix(C.moon, C.ink, 0.1);

/** x, y, scale and turn (radians) of the splinters on the ground. */
const splinters: readonly (readonly [number, number, number, number])[] = [
  [-60, -4, 1, 0.3],
  [6, 9, 0.9, 1.6],
  [58, -34, 1, 0.9],
  [30, -66, 0.9, -0.4],
  [-18, 10, 0.8, 0.4],
  [72, 2, 0.7, -0.6],
];

export function brokenJar(faction: Faction): string {
  seed(48);
  const inside =
    F('M-50 -20Q0 -8 50 -20L50 6L-50 6Z', mix(C.night, C.ink, 0.4)) +
    F(
      hatch(pp('M10 -60 L60 -60 L60 4 L0 4'), -70, 7, 3, { from: 0.1 }) +
        hatch(pp('M-20 -80 L14 -50 L6 0 L-14 0'), 82, 9, 2.4, { from: 0.3 }),
      C.ink,
    ) +
    F(gouge(pp('M-38 -92 Q-40 -50 -37 -12'), 7) + gouge(pp('M-26 -88 L-26 -58'), 4.5), C.moon) +
    F(D(circ(0, -14, 22, 20, 5)), mix(dress[faction].ink, C.ink, 0.45));
  const lid =
    FS('M-26 -9Q0 -14 26 -9L27 9Q0 14 -27 9Z', mix(C.mountain, C.paper, 0.25), C.ink, 5) +
    S('M-16 -9v18M-6 -10v20M5 -10v20M15 -9v18', C.ink, 3);
  return (
    shadow(60, 11, 2) +
    S(D(stump), C.ink, 9) +
    F(D(stump), glass) +
    clip(stump, inside) +
    S(D(stump), edge, 2.6) +
    G(40, -6, 1, lid, 14) +
    splinters
      .map(([x, y, s, turn]) =>
        FS(
          D(
            tr(
              [
                [0, -14],
                [9, 4],
                [-8, 6],
              ],
              x,
              y,
              s,
              turn,
            ),
          ),
          edge,
          C.ink,
          3.5,
        ),
      )
      .join('')
  );
}

/** Four pieces of glass that fly when a jar breaks, about 20 px, turning around their middle. */
const shards: readonly Poly[] = [
  [
    [-3, -12],
    [7, -4],
    [4, 11],
    [-6, 6],
  ],
  [
    [0, -11],
    [8, 8],
    [-8, 6],
  ],
  [
    [-9, -5],
    [2, -9],
    [10, 2],
    [-4, 7],
  ],
  [
    [-4, -10],
    [5, -6],
    [2, 10],
  ],
];

function shard(shape: Poly): string {
  const [a, b] = shape;
  return (
    S(D(shape), C.ink, 4) +
    FS(D(shape), glass, edge, 1.6) +
    F(gouge([a, [a[0] * 0.5 + b[0] * 0.2, a[1] * 0.5 + b[1] * 0.2], [a[0] * -0.3, a[1] * -0.3]], 2.6), C.moonlit)
  );
}

export const brokenJars = (): Picture[] => [
  ...factions.map((faction) =>
    piece(`jar-broken-${faction}`, { x: -74, y: -110, w: 160, h: 130 }, () => brokenJar(faction)),
  ),
  ...shards.map((shape, i) =>
    picture(`shard-${i + 1}`, { x: -14, y: -15, w: 28, h: 30 }, () => {
      seed(80 + i);
      return shard(shape);
    }),
  ),
];
