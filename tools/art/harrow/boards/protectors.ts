import { mix } from '../../ink/colour.ts';
import type { Point } from '../../ink/geometry.ts';
import { C } from '../inks.ts';
import { type SymbolName, symbol } from '../pieces/symbols.ts';
import { band, diamond, hole, link } from './carving.ts';
import type { BoardLayout } from './layout.ts';

// HC-TRK-1, HC-TRK-4: one row for each ability, five spaces, no card symbols on the basic side.

const abilities = { move: 'paw', spawn: 'bones', strengthen: 'teeth' } as const satisfies Record<string, SymbolName>;
const names = Object.keys(abilities) as readonly (keyof typeof abilities)[];

const top = ({ rows }: BoardLayout, row: number): number => rows.area[1] + row * rows.step;

const slots = (layout: BoardLayout, row: number): Point[] =>
  layout.rows.slots.map((x) => [x, top(layout, row) + layout.rows.slotY]);

function abilityRow(layout: BoardLayout, row: number): string {
  const { area, icon, iconSize, r, value, diamond: size } = layout.rows;
  const [x, , w, h] = area;
  const y = top(layout, row);
  const spaces = slots(layout, row);
  const [iconX, iconY] = [icon[0], y + icon[1]];
  const middle = y + h / 2;
  const ground = mix(C.prot, C.ink, 0.68);
  const name = abilities[names[row]];
  const lights = [
    [value, middle, 60],
    [iconX, iconY, 46],
  ] as const;
  return (
    band([x, y, w, h], C.prot, 740 + row, lights) +
    symbol(name, iconX, iconY + 1, iconSize * 1.13, C.ink, ground) +
    symbol(name, iconX, iconY, iconSize, C.paper, ground) +
    spaces
      .slice(1)
      .map((space, i) => link(spaces[i], space, r, C.prot))
      .join('') +
    spaces.map(([sx, sy]) => hole(sx, sy, r)).join('') +
    diamond(value, middle, size, 760 + row)
  );
}

export const protectorsRows = (layout: BoardLayout): string => names.map((_, row) => abilityRow(layout, row)).join('');

export function protectorsFacts(layout: BoardLayout) {
  const { rows } = layout;
  const each = <T>(at: (row: number) => T) => Object.fromEntries(names.map((name, row) => [name, at(row)]));
  return {
    slots: each((row) => slots(layout, row)),
    numbers: each((row) => slots(layout, row).map(([x, y]) => [x, y - rows.r - 10])),
    values: each((row) => [rows.value, top(layout, row) + rows.area[3] / 2]),
    labels: each((row) => [rows.label[0], top(layout, row) + rows.label[1]]),
    r: rows.r,
  };
}
