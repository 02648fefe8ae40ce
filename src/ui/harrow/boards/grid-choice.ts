import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { ActionOf } from '../../../engine/games/harrow/action.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { deedsAt, offerAt } from '../../../session/harrow/interaction/spot-offers.ts';
import { rowSpot } from '../../../session/harrow/spots.ts';
import { gridRowName } from '../words/kammi-terms.ts';
import { abilityName } from '../words/terms.ts';
import { gridRows } from './kammi-sheet-places.ts';
import { slidRow } from './kammi-view.ts';

interface RowChoice {
  readonly row: number;
  readonly action: ActionOf<'choose'> | undefined;
}

/** Kammi's Ability jar: the rows that can be chosen, and the one that is looked at (HC-KAM-20). */
export interface GridChoice {
  readonly rows: readonly RowChoice[];
  readonly shown: RowChoice | undefined;
}

/** Undefined while nobody is to choose a row, or somebody else is. */
export function gridChoiceOf(app: HarrowApp): GridChoice | undefined {
  const { interaction } = app;
  const rows = gridRows.map((row): RowChoice => ({ row, action: deedsAt(interaction, rowSpot(row), 'choose')[0] }));
  if (rows.every(({ action }) => action === undefined)) return undefined;
  return { rows, shown: rows.find(({ row }) => offerAt(interaction, rowSpot(row)).source === 'held') };
}

/** What a row gives once the token has been slid in. */
export function slidText(s: HarrowState, row: number): string {
  const slid = slidRow(s, row);
  if (!slid) return '';
  const { first, one, second, two } = slid;
  return t('boards:grid.result', {
    row: gridRowName(row),
    first: abilityName(first),
    one,
    second: abilityName(second),
    two,
  });
}
