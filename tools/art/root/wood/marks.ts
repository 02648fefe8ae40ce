import { clearingEdge, placeSpot, type Wood, woodIds, woods } from '../../../../src/app/root/wood-places.ts';
import { type Clearing, mostClearings } from '../../../../src/engine/games/root/state/places.ts';
import { mix } from '../../ink/colour.ts';
import { gouge } from '../../ink/cuts.ts';
import { circ, D, line, type Point, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, G, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { C } from '../inks.ts';

// What is laid on a clearing below the pieces: each mark is a strip with a frame for every clearing.

type Mark = (wood: Wood, clearing: Clearing) => string;

/** Where light or danger falls into a clearing: points of its edge. */
const wedgeFeet = [4, 14, 22, 32, 40, 50, 58, 68];

/** Wedges that stand on the edge and point inwards. */
function wedges(wood: Wood, clearing: Clearing, reach: number): string {
  const w = 6 * Math.max(0.66, wood.k);
  const edge = clearingEdge(wood, clearing, -2 * wood.k);
  const [cx, cy] = placeSpot(wood, clearing);
  return wedgeFeet
    .map((i) => {
      const [x, y] = edge[i];
      const way = line(x, y, cx + (x - cx) * reach, cy + (y - cy) * reach, 4);
      return gouge(way, w, { wf: (t) => w * (1 - t) });
    })
    .join('');
}

const haloed =
  (halo: string, edgeInk: string, lightInk: string): Mark =>
  (wood, clearing) => {
    const k = Math.max(0.66, wood.k);
    const edge = clearingEdge(wood, clearing, -2 * wood.k);
    const trembled = (): string => D(wob(edge, 0.8 * k, 0.1, 4));
    return (
      S(D(wob(clearingEdge(wood, clearing, 5 * wood.k), 1.4, 0.08, 5)), halo, 15 * wood.k, 'opacity=".5"') +
      F(D(edge), lightInk, 'opacity=".1"') +
      S(trembled(), C.ink, 9 * k) +
      S(trembled(), edgeInk, 6 * k) +
      S(trembled(), lightInk, 2.2 * k) +
      F(wedges(wood, clearing, 0.8), lightInk)
    );
  };

/** An enemy can be attacked here: red with cross strokes. */
const target: Mark = (wood, clearing) => {
  const k = Math.max(0.66, wood.k);
  const [cx, cy] = placeSpot(wood, clearing);
  const strokes = wedgeFeet
    .map((i) => {
      const [x, y] = clearingEdge(wood, clearing, 3 * wood.k)[i];
      const way = line(x, y, cx + (x - cx) * 0.82, cy + (y - cy) * 0.82, 4);
      return gouge(way, 7 * k, { a: 0.5, b: 0.3 });
    })
    .join('');
  return haloed(C.red, C.red, mix(C.red, C.lit, 0.45))(wood, clearing) + F(strokes, C.red);
};

const selected: Mark = (wood, clearing) => {
  const k = Math.max(0.66, wood.k);
  const edge = D(clearingEdge(wood, clearing, -wood.k));
  return (
    F(edge, C.lit, 'opacity=".14"') +
    S(edge, C.ink, 9 * k) +
    S(edge, C.core, 5.6 * k) +
    S(D(clearingEdge(wood, clearing, -7 * wood.k)), C.ember, 2.4 * k)
  );
};

/** Whoever goes by keys is here. */
const focus: Mark = (wood, clearing) => {
  const k = Math.max(0.66, wood.k);
  const edge = D(clearingEdge(wood, clearing, 4 * wood.k));
  return S(edge, C.ink, 7 * k) + S(edge, C.core, 3.4 * k, `stroke-dasharray="${9 * k} ${7 * k}"`);
};

/** What cannot be chosen sinks into the dusk while a choice is up. */
const veil: Mark = (wood, clearing) => F(D(clearingEdge(wood, clearing, 1)), C.floorDark, 'opacity=".15"');

const marks: Readonly<Record<string, Mark>> = {
  legal: haloed(C.ember, C.ember, C.core),
  selected,
  target,
  focus,
  veil,
};

function strip(name: string, mark: Mark, wood: Wood): Picture {
  const reach = ([grown, k]: Point): number => Math.ceil(grown * 1.08 + 16 * k);
  const [rx, ry] = [reach([wood.rx, wood.k]), reach([wood.ry, wood.k])];
  const box = { x: -rx, y: -ry, w: 2 * rx * mostClearings, h: 2 * ry };
  const frame = (clearing: Clearing): string => {
    seed(995);
    const [cx, cy] = placeSpot(wood, clearing);
    return G(2 * rx * clearing - cx, -cy, 1, mark(wood, clearing));
  };
  return picture(
    `clearing-${name}-${wood.id}`,
    box,
    () => Array.from({ length: mostClearings }, (_, clearing) => frame(clearing)).join(''),
    { frames: mostClearings, frameWidth: 2 * rx },
  );
}

/** The same about a stump, at k = 1. */
function stumpMark(name: string, inks: readonly (readonly [ink: string, w: number])[]): Picture {
  const ring = (): string => D(wob(circ(0, 0, 21, 30, 15.5), 0.8, 0.1, 4));
  return picture(`stump-${name}`, { x: -30, y: -24, w: 60, h: 48 }, () => {
    seed(996);
    return inks.map(([ink, w]) => S(ring(), ink, w, w > 12 ? 'opacity=".5"' : '')).join('');
  });
}

export const woodMarks = (): Picture[] => [
  ...woodIds.flatMap((id) => Object.entries(marks).map(([name, mark]) => strip(name, mark, woods[id]))),
  stumpMark('legal', [
    [C.ember, 14],
    [C.ink, 8],
    [C.ember, 5],
    [C.core, 2],
  ]),
  stumpMark('selected', [
    [C.ink, 8],
    [C.core, 5],
  ]),
  stumpMark('focus', [
    [C.ink, 6],
    [C.core, 2.6],
  ]),
];
