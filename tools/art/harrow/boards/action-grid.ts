import type { KammiBoardPlaces } from '../../../../src/ui/harrow/boards/kammi-board-places.ts';
import {
  blackZone,
  type GridRow,
  gridBed,
  gridLine,
  gridRows,
  gridSpace,
} from '../../../../src/ui/harrow/boards/kammi-sheet-places.ts';
import { mix } from '../../ink/colour.ts';
import { comb, engrave } from '../../ink/cuts.ts';
import { circ, D, type Point, rect, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import type { Area } from '../../shell/carving.ts';
import { HOLLOW, hole } from '../../shell/carving.ts';
import { emberRim } from '../../shell/paper.ts';
import { plank } from '../../shell/wood.ts';
import { C } from '../inks.ts';
import { type Roman, roman } from '../pieces/numerals.ts';
import type { KammiLayout } from './kammi-layout.ts';

// Kammi's action grid (HC-TRK-21) on wood: its rows are no abilities, so they do not stand in line with the rows beside it.

const numeralOf: Readonly<Record<GridRow, Roman>> = { 0: 1, 1: 2, 2: 3 };

function bed([x, y, w, h]: Area, ground: string, cuts: string): string {
  const edge = wob(rect(x, y, w, h), 1.2, 0.06, 5);
  const lines = engrave(rect(x, y, w, h), 0, 5, () => 0.3, { wave: 2, wl: 50, step: 9 });
  return FS(D(edge), ground, C.ink, 3) + clip(edge, F(lines, cuts));
}

const numeral = (places: KammiBoardPlaces, row: GridRow, ink: string): string => {
  const { numeral: x, r } = places.grid;
  const sign = roman(numeralOf[row]);
  return G(x, gridLine(places, row) + r * 0.1, r / 23, S(sign, C.ink, 3.4) + F(sign, ink));
};

const spaces = (places: KammiBoardPlaces, row: GridRow): string =>
  ([0, 1] as const).map((column) => hole(...gridSpace(places, row, column), places.grid.r)).join('');

/** A pit without a rim: the only pure black on the board (HC-KAM-20). */
function pit([x, y]: Point, r: number): string {
  const edge = D(wob(circ(x, y, r, 40), 1.4, 0.1, 4));
  return (
    FS(edge, C.pit, C.shadow, 3) +
    F(comb(circ(x, y, r - 1, 60).slice(26, 56), 45, r * 0.45, 22, 2.4, { spread: 60 }), mix(C.kammi, C.ink, 0.66)) +
    S(edge, mix(C.kammi, C.ink, 0.2), 1.4)
  );
}

/** A place with a point to the right: from here the first token goes into a row (HC-KAM-3). */
function startPlace([x, y, w, h]: Area): string {
  const arrow = (inset: number): Point[] => {
    const [left, right, top, foot] = [x + inset, x + w - inset * 1.6, y + inset, y + h - inset];
    const neck = x + w * 0.7 - inset * 0.4;
    return [
      [left, top],
      [neck, top],
      [right, y + h / 2],
      [neck, foot],
      [left, foot],
    ];
  };
  return FS(D(wob(arrow(0), 1.2, 0.08, 4)), HOLLOW, C.ink, 3) + S(D(arrow(3)), mix(C.paper, C.bog, 0.3), 1.6);
}

export function actionGrid({ places, phone }: KammiLayout): string {
  const { wood, start, zoneR } = places.grid;
  const [x, y, w, h] = wood;
  const board = plank(x, y, w, h, { seed: 870, nails: !phone, gap: phone ? 4.6 : undefined });
  seed(871);
  const rows = gridRows.map(
    (row) =>
      bed(gridBed(places, row), mix(C.kammi, C.ink, 0.62), mix(C.kammi, C.ink, 0.25)) +
      numeral(places, row, C.paper) +
      spaces(places, row) +
      pit(blackZone(places, row), zoneR),
  );
  return board + rows.join('') + startPlace(start);
}

/** The chosen row in ember, to be laid over it; the origin is the corner of its bed. */
export function litRow({ places }: KammiLayout, row: GridRow): string {
  const area = gridBed(places, row);
  const [x, y, w, h] = area;
  seed(875);
  return G(
    -x,
    -y,
    1,
    bed(area, mix(C.ember, C.ink, 0.5), C.ember) +
      emberRim(x + 2, y + 2, w - 4, h - 4, 1.1) +
      numeral(places, row, C.lit) +
      spaces(places, row),
  );
}

/** One of the arrows that show a row slide. */
export const slideArrow = (ink: string): string => FS('M-15 -4L2 -4L2 -11L16 0L2 11L2 4L-15 4Z', ink, C.ink, 2.2);
