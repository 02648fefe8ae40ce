import { type LayoutId, layoutIds } from '../../../../src/app/harrow/layout.ts';
import { hesterPlaces } from '../../../../src/ui/harrow/map/hester-rail-places.ts';
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

const ring = (cx: number, cy: number, rx: number, ry: number): Poly[] =>
  arcs.map(([from, to]) =>
    Array.from({ length: 12 }, (_, k): Point => {
      const angle = ((from + ((to - from) * k) / 11) * Math.PI) / 180;
      return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
    }),
  );

const row = soloPlaces('phone').fields.cube[1];

/** On a phone the fields stand in a row, and a long arrow under them leads back to the first. */
const inRow: readonly Poly[] = [
  [
    [68, row],
    [74, row],
    [80, row],
    [84, row],
  ],
  [
    [142, row],
    [148, row],
    [154, row],
    [158, row],
  ],
  [
    [190, row + 46],
    [180, row + 66],
    [150, row + 70],
    [80, row + 70],
    [54, row + 66],
    [44, row + 56],
  ],
];

const ornaments: Readonly<Record<LayoutId, Pick<SoloLayout, 'frame' | 'arrows'>>> = {
  desktop: { frame: 12, arrows: ring(148, 364, 78, 70) },
  tablet: { frame: 10, arrows: ring(118, 338, 64, 66) },
  phone: { frame: 6, arrows: inRow },
};

export const soloLayouts: readonly SoloLayout[] = layoutIds.map((id) => {
  const [, , w, h] = hesterPlaces[id].solo.board;
  return { id, w, h, ...ornaments[id], ...soloPlaces(id) };
});
