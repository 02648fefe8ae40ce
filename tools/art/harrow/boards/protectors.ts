import type { XY } from '../../../../src/app/stage.ts';
import { type Ability, abilities } from '../../../../src/engine/games/harrow/state/tokens.ts';
import { rowDiamond, rowNumber, rowSlot, rowTop } from '../../../../src/ui/harrow/boards/faction-sheet-places.ts';
import { mix } from '../../ink/colour.ts';
import { C } from '../inks.ts';
import { type SymbolName, symbol } from '../pieces/symbols.ts';
import { band, diamond, hole, link } from './carving.ts';
import type { BoardLayout } from './layout.ts';

// HC-TRK-1, HC-TRK-4: one row for each ability, five spaces, no card symbols on the basic side.

const symbols: Readonly<Record<Ability, SymbolName>> = { move: 'paw', spawn: 'bones', strengthen: 'teeth' };

const slots = ({ places }: BoardLayout, ability: Ability): XY[] =>
  places.rows.columns.map((_, space) => rowSlot(places, ability, space));

function abilityRow(layout: BoardLayout, ability: Ability, row: number): string {
  const { places, icon, iconSize, diamond: size } = layout;
  const { band: area, r } = places.rows;
  const [x, , w, h] = area;
  const y = rowTop(places, ability);
  const spaces = slots(layout, ability);
  const [iconX, iconY] = [icon[0], y + icon[1]];
  const [value, middle] = rowDiamond(places, ability);
  const ground = mix(C.prot, C.ink, 0.68);
  const name = symbols[ability];
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

export const protectorsRows = (layout: BoardLayout): string =>
  abilities.map((ability, row) => abilityRow(layout, ability, row)).join('');

export function protectorsFacts(layout: BoardLayout) {
  const { places } = layout;
  const { columns, label, r } = places.rows;
  const each = <T>(at: (ability: Ability) => T) => Object.fromEntries(abilities.map((name) => [name, at(name)]));
  return {
    slots: each((ability) => slots(layout, ability)),
    numbers: each((ability) => columns.map((_, space) => rowNumber(places, ability, space))),
    values: each((ability) => rowDiamond(places, ability)),
    labels: each((ability) => [label[0], rowTop(places, ability) + label[1]]),
    r,
  };
}
