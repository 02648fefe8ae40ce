import { type Ability, abilities } from '../../../../src/engine/games/harrow/state/tokens.ts';
import { rowDiamond, rowNumber, rowTop } from '../../../../src/ui/harrow/boards/faction-sheet-places.ts';
import { C } from '../inks.ts';
import { abilityRows, rowSlots } from './ability-rows.ts';
import type { BoardLayout } from './layout.ts';

export const protectorsRows = (layout: BoardLayout): string => abilityRows(layout, C.prot);

export function protectorsFacts(layout: BoardLayout) {
  const { places } = layout;
  const { columns, label, r } = places.rows;
  const each = <T>(at: (ability: Ability) => T) => Object.fromEntries(abilities.map((name) => [name, at(name)]));
  return {
    slots: each((ability) => rowSlots(layout, ability)),
    numbers: each((ability) => columns.map((_, space) => rowNumber(places, ability, space))),
    values: each((ability) => rowDiamond(places, ability)),
    labels: each((ability) => [label[0], rowTop(places, ability) + label[1]]),
    r,
  };
}
