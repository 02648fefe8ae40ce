import type { XY } from '../../../../src/app/stage.ts';
import { type Ability, abilities } from '../../../../src/engine/games/harrow/state/tokens.ts';
import type { BoardPlaces } from '../../../../src/ui/harrow/boards/faction-board-places.ts';
import { rowDiamond, rowSlot, rowTop } from '../../../../src/ui/harrow/boards/faction-sheet-places.ts';
import { mix } from '../../ink/colour.ts';
import type { Point } from '../../ink/geometry.ts';
import { band, diamond, hole, link } from '../../shell/carving.ts';
import { C } from '../inks.ts';
import { type SymbolName, symbol } from '../pieces/symbols.ts';

// HC-TRK-1, HC-TRK-20: one row for each ability, five spaces; card symbols and numbers are laid on them.

/** What is drawn of rows: where the symbol lies in the first of them, its size, and that of the diamonds at their ends. */
export interface RowsLayout {
  readonly places: Pick<BoardPlaces, 'rows'>;
  readonly icon: Point;
  readonly iconSize: number;
  readonly diamond: number;
}

const symbols: Readonly<Record<Ability, SymbolName>> = { move: 'paw', spawn: 'bones', strengthen: 'teeth' };

export const rowSlots = ({ places }: RowsLayout, ability: Ability): XY[] =>
  places.rows.columns.map((_, space) => rowSlot(places, ability, space));

function abilityRow(layout: RowsLayout, ability: Ability, row: number, ink: string): string {
  const { places, icon, iconSize, diamond: size } = layout;
  const { band: area, r } = places.rows;
  const [x, , w, h] = area;
  const y = rowTop(places, ability);
  const spaces = rowSlots(layout, ability);
  const [iconX, iconY] = [icon[0], y + icon[1]];
  const [value, middle] = rowDiamond(places, ability);
  const ground = mix(ink, C.ink, 0.68);
  const name = symbols[ability];
  const lights = [
    [value, middle, 60],
    [iconX, iconY, 46],
  ] as const;
  return (
    band([x, y, w, h], ink, 740 + row, lights) +
    symbol(name, iconX, iconY + 1, iconSize * 1.13, C.ink, ground) +
    symbol(name, iconX, iconY, iconSize, C.paper, ground) +
    spaces
      .slice(1)
      .map((space, i) => link(spaces[i], space, r, ink))
      .join('') +
    spaces.map(([sx, sy]) => hole(sx, sy, r)).join('') +
    diamond(value, middle, size, 760 + row)
  );
}

export const abilityRows = (layout: RowsLayout, ink: string): string =>
  abilities.map((ability, row) => abilityRow(layout, ability, row, ink)).join('');
