import { type LayoutId, layoutIds } from '../../../../src/app/harrow/layout-ids.ts';
import { hesterRailPlaces } from '../../../../src/ui/harrow/map/hester-rail-places.ts';
import { type SoloPlaces, soloPlaces } from '../../../../src/ui/harrow/map/solo-rail-places.ts';
import type { Point, Poly } from '../../ink/geometry.ts';

// The solo board beside the county: the card that was revealed, the three piles, and the three fields in the order they
// are activated (HC-SOLO-28). The game lays them on the places of `src/ui/harrow`; here is only what is drawn under them.

/** The radius fields are drawn with; a layout says how much smaller it shows them. */
export const fieldRadius = 36;

export interface SoloLayout extends SoloPlaces {
  readonly id: LayoutId;
  readonly w: number;
  readonly h: number;
  readonly frame: number;
  /** From each field to the next one, clockwise. */
  readonly arrows: readonly Poly[];
}

/** Degrees on the ellipse of the fields where each arrow starts and ends, clear of the fields. */
const arcs: readonly (readonly [number, number])[] = [
  [-57, -16],
  [66, 110],
  [187, 228],
];

type Fields = SoloPlaces['fields'];

/** In a ring, the arrows reach so far out beside the fields; they curve round a point a little under the fields' middle. */
const ring =
  (reach: number) =>
  ({ cube, spawn, move }: Fields): Poly[] => {
    const [cx, middle] = [0, 1].map((axis) => (cube[axis] + spawn[axis] + move[axis]) / 3);
    const [rx, ry] = [(spawn[0] - move[0]) / 2 + reach, middle - cube[1] - 2];
    return arcs.map(([from, to]) =>
      Array.from({ length: 12 }, (_, k): Point => {
        const angle = ((from + ((to - from) * k) / 11) * Math.PI) / 180;
        return [cx + Math.cos(angle) * rx, middle + 4 + Math.sin(angle) * ry];
      }),
    );
  };

const across = ([from, y]: Point, [to]: Point): Poly =>
  [26, 32, to - from - 36, to - from - 32].map((x) => [from + x, y]);

/** Where the fields stand in a row, a long arrow under them leads back to the first. */
const inRow = ({ cube, spawn, move }: Fields): Poly[] => [
  across(cube, spawn),
  across(spawn, move),
  [
    [move[0], move[1] + 46],
    [move[0] - 10, move[1] + 66],
    [move[0] - 40, move[1] + 70],
    [cube[0] + 38, cube[1] + 70],
    [cube[0] + 12, cube[1] + 66],
    [cube[0] + 2, cube[1] + 56],
  ],
];

interface Ornaments {
  readonly frame: number;
  readonly arrows: (fields: Fields) => readonly Poly[];
}

const ornaments: Readonly<Record<LayoutId, Ornaments>> = {
  desktop: { frame: 12, arrows: ring(4) },
  tablet: { frame: 10, arrows: ring(6) },
  phone: { frame: 6, arrows: inRow },
  upright: { frame: 5, arrows: ring(0) },
  'upright-tablet': { frame: 5, arrows: ring(0) },
};

export const soloLayouts: readonly SoloLayout[] = layoutIds.map((id) => {
  const [, , w, h] = hesterRailPlaces[id].solo.board;
  const { frame, arrows } = ornaments[id];
  const places = soloPlaces(id);
  return { id, w, h, frame, arrows: arrows(places.fields), ...places };
});
