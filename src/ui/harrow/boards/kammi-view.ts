import { rowNames } from '../../../engine/games/harrow/content/kammi/grid.ts';
import { dollCount } from '../../../engine/games/harrow/content/kammi/prepare.ts';
import { rowValue } from '../../../engine/games/harrow/content/tracks.ts';
import { frameOf } from '../../../engine/games/harrow/flow.ts';
import { kammiSeat } from '../../../engine/games/harrow/rules/kammi/kammi.ts';
import { type LegendToken, legendTokens } from '../../../engine/games/harrow/state/kammi.ts';
import type { LegendId } from '../../../engine/games/harrow/state/players.ts';
import { type Ability, abilities } from '../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { openlyOn, underHood, type Who } from '../../../session/harrow/kammi.ts';

/** What a row of the grid gives once the waiting token has been slid in (HC-KAM-20, 21). */
export interface SlidRow {
  readonly first: Ability;
  readonly one: number;
  readonly second: Ability;
  readonly two: number;
  readonly out: Ability;
}

interface GridRowView {
  readonly tokens: readonly [Ability, Ability];
  readonly slid: SlidRow;
  /** The token in its black zone. */
  readonly zone: Ability | undefined;
  /** Purple cubes that lie on it (HC-TRK-35). */
  readonly cubes: number;
}

interface TokenView {
  readonly token: LegendToken;
  /** Who everybody knows it to be, and who its owner alone does. */
  readonly openly: Who | undefined;
  readonly under: Who | undefined;
  /** The Slanderer leaves the game (HC-GBL-2). */
  readonly gone: boolean;
}

/** What Kammi's board has beyond a faction's: the action grid, two legends, the goblin, the dolls. */
export interface KammiView {
  readonly rows: readonly GridRowView[];
  readonly waiting: Ability;
  /** The waiting token still lies at the start place. */
  readonly atStart: boolean;
  readonly tokens: readonly TokenView[];
  readonly goblin: LegendId;
  readonly hasPower: boolean;
  /** Dolls on the map, and whether the real one lies open there. */
  readonly dolls: number;
  readonly found: boolean;
  /** A row is to be chosen now; or one of the tokens of this row is. */
  readonly choosing: boolean;
  readonly chosen: number | undefined;
}

/** The option of the rules that chooses a row. */
export const rowOption = (row: number): string => rowNames[row];

export function slidRow({ kammi, seats }: HarrowState, row: number): SlidRow | undefined {
  const own = seats.find(({ faction }) => faction === 'kammi');
  if (!kammi || !own) return undefined;
  const [left, right] = kammi.grid[row];
  const value = (ability: Ability) => rowValue(own.rows, ability, 'kammi');
  return { first: kammi.waiting, one: value(kammi.waiting), second: left, two: value(left), out: right };
}

export function kammiView(s: HarrowState): KammiView | undefined {
  const { kammi } = s;
  const seat = kammiSeat(s);
  if (!kammi || seat < 0) return undefined;
  const own = s.seats[seat];
  const frame = frameOf(s, 'effect');
  const asked = frame?.by === 'kammi_grid' ? frame : undefined;
  return {
    rows: kammi.grid.flatMap((tokens, row): GridRowView[] => {
      const slid = slidRow(s, row);
      const zone = kammi.waitingRow === row ? kammi.waiting : undefined;
      return slid ? [{ tokens, slid, zone, cubes: kammi.gridCubes[row] }] : [];
    }),
    waiting: kammi.waiting,
    atStart: kammi.waitingRow === undefined,
    tokens: legendTokens.map((token) => ({
      token,
      openly: openlyOn(s, seat, token),
      under: underHood(s, seat, token),
      gone: (token === 'first' ? own.legendHex : own.secondHex) < 0 && kammi.revealed,
    })),
    goblin: own.legend,
    hasPower: kammi.power,
    dolls: kammi.dolls.length,
    found: kammi.dolls.some(({ up }) => up),
    choosing: asked?.step === 1,
    chosen: asked?.step === 2 ? asked.marks[0] : undefined,
  };
}

export const allDolls = dollCount;

/** Abilities in the order of the rows. */
export const gridAbilities = abilities;
