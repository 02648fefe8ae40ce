import { mix } from '../../ink/colour.ts';
import { gouge, rays } from '../../ink/cuts.ts';
import { circ, D, hexagon, line, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, G, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { C } from '../inks.ts';
import { largeSide, smallSide } from '../terrain/tile.ts';
import { flame } from './flame.ts';

const burnt = '#1a0f0b';

// A fire that lies on a hex: one flame for each token (HC-FIRE-1). The hex itself is scorched and ringed in red, so that
// it is seen under Hester's standee too.

type Place = readonly [x: number, y: number, k: number];

/** Where the flames stand in a hex of side 49, those behind first and higher. */
const places: readonly (readonly Place[])[] = [
  [[0, 18, 0.48]],
  [
    [-12, 16, 0.42],
    [12, 19, 0.44],
  ],
  [
    [0, 8, 0.45],
    [-17, 19, 0.38],
    [17, 20, 0.4],
  ],
  [
    [-10, 6, 0.41],
    [12, 5, 0.42],
    [-19, 20, 0.38],
    [17, 21, 0.4],
  ],
];

/** How the logs of a fire lie: from the sawn end to the tip. */
export const logs = [
  [-25, 25, 20, 13],
  [25, 25, -20, 13],
  [-6, 28, 8, 11],
] as const;

export function log([x, y, tipX, tipY]: (typeof logs)[number]): string {
  const way = `M${x} ${y}L${tipX} ${tipY}`;
  return (
    S(way, C.ink, 10) +
    S(way, mix(C.bog, C.paper, 0.08), 5.4) +
    F(gouge(line(x, y - 1, tipX, tipY - 1, 4), 1.8), mix(C.bog, C.paper, 0.5)) +
    FS(D(circ(x, y, 3.8, 14)), mix(C.bog, C.paper, 0.5), C.ink, 1.6)
  );
}

interface FireCut {
  readonly side: number;
  /** Widths of the ring's ink and colour, number and width of the rays. */
  readonly ring: readonly [number, number];
  readonly rays: readonly [count: number, w: number];
  /** Flames of a small hex are larger than its scale, to be counted. */
  readonly flame: number;
  readonly logs: number;
}

const large: FireCut = { side: largeSide, ring: [7, 3.6], rays: [26, 5.4], flame: 1, logs: 3 };
const small: FireCut = { side: smallSide, ring: [4.6, 2.6], rays: [16, 4], flame: 1.12, logs: 2 };

function fire(cut: FireCut, count: number): string {
  seed(470 + count);
  const { side } = cut;
  const k = side / largeSide;
  const ring = hexagon(side - 4 * k);
  const scorched =
    F(D(hexagon(side - 2 * k)), mix(C.prot, C.ink, 0.5), 'opacity=".45"') +
    S(D(ring), C.ink, cut.ring[0]) +
    S(D(wob(ring, 0.8 * k, 0.1, 4)), C.prot, cut.ring[1]);
  const light =
    F(D(wob(circ(0, 4 * k, side * 0.78, 40, side * 0.64), 2 * k, 0.08)), C.ember, 'opacity=".38"') +
    F(rays(0, 4 * k, side * 0.4, side * 0.82, ...cut.rays), C.ray, 'opacity=".95"') +
    F(D(wob(circ(0, 8 * k, side * 0.5, 30, side * 0.36), 2 * k, 0.08)), burnt, 'opacity=".9"');
  const wood = F(D(circ(3, 24, 26, 20, 7)), C.shadow, 'opacity=".55"') + logs.slice(0, cut.logs).map(log).join('');
  const flames = places[count - 1].map(([x, y, size]) => G(x, y, size * cut.flame, flame(true)));
  return scorched + light + G(0, 0, k, wood + flames.join(''));
}

const largeBox = { x: -50, y: -48, w: 100, h: 94 };
const smallBox = { x: -28, y: -27, w: 56, h: 52 };

export const fires = (): Picture[] =>
  places.flatMap((_, i) => [
    picture(`fire-${i + 1}`, largeBox, () => fire(large, i + 1)),
    picture(`fire-s-${i + 1}`, smallBox, () => fire(small, i + 1)),
  ]);
