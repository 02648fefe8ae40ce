import type { Hex } from '../../engine/games/harrow/county.ts';
import type { UnitKind } from '../../engine/games/harrow/events/county.ts';
import { type LegendToken, legendTokens } from '../../engine/games/harrow/state/kammi.ts';
import type { LegendId } from '../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';

type Table = Pick<HarrowState, 'seats' | 'kammi'>;

/** Who stands on a token: a legend of the others, or Kammi herself, or her goblin. */
export type Who = LegendId | 'kammi';

/** The legend tokens of a seat on a hex: Kammi has two (HC-KAM-5). */
export function tokensAt({ seats }: Pick<HarrowState, 'seats'>, seat: Seat, hex: Hex): readonly LegendToken[] {
  const { legendHex, secondHex } = seats[seat];
  return legendTokens.filter((token) => (token === 'first' ? legendHex : secondHex) === hex);
}

/** The legend tokens of a seat on the map. */
export function tokensOf(s: Pick<HarrowState, 'seats'>, seat: Seat): readonly { token: LegendToken; hex: Hex }[] {
  const { legendHex, secondHex } = s.seats[seat];
  return [
    { token: 'first' as const, hex: legendHex },
    { token: 'second' as const, hex: secondHex },
  ].filter(({ hex }) => hex >= 0);
}

/** A unit that is a legend: which of its seat's tokens it is. */
export function tokenOfUnit(unit: UnitKind): LegendToken | undefined {
  if (unit === 'haint') return undefined;
  return unit === 'second' ? 'second' : 'first';
}

/** Whether everybody knows which of Kammi's tokens she is (HC-KAM-30). */
export const isFoundOut = ({ kammi }: Pick<HarrowState, 'kammi'>): boolean => kammi?.revealed === true;

/** Who is on a token, as far as whoever looks at the state may know it; undefined for a hood nobody sees under. */
export function whoIs({ seats, kammi }: Table, seat: Seat, token: LegendToken): Who | undefined {
  const { faction, legend } = seats[seat];
  if (faction !== 'kammi' || !kammi) return legend;
  if (kammi.self === 'hidden') return undefined;
  return kammi.self === token ? 'kammi' : legend;
}

/** Who is on a token, as far as everybody may know it. */
export function openlyOn(s: Table, seat: Seat, token: LegendToken): Who | undefined {
  return s.seats[seat].faction === 'kammi' && !isFoundOut(s) ? undefined : whoIs(s, seat, token);
}

/** A token as the art calls it: I or II. */
export const tokenNumber = (token: LegendToken): 1 | 2 => (token === 'first' ? 1 : 2);

/** The numeral cut into its base, the same in every language. */
export const tokenNumeral = (token: LegendToken): string => 'I'.repeat(tokenNumber(token));

/** The piece of a legend as everybody sees it: two hoods look alike but for their number. */
export function lookOf(s: Table, seat: Seat, token: LegendToken): Who | `hidden-${1 | 2}` {
  return openlyOn(s, seat, token) ?? `hidden-${tokenNumber(token)}`;
}

/** Whom the owner, and nobody else, sees through the keyhole of a hood. */
export function underHood(s: Table, seat: Seat, token: LegendToken): Who | undefined {
  return openlyOn(s, seat, token) === undefined ? whoIs(s, seat, token) : undefined;
}

/** Everybody who could be on one of the seat's tokens, in one order whoever it is. */
export function couldBe({ seats }: Pick<HarrowState, 'seats'>, seat: Seat): readonly Who[] {
  const { faction, legend } = seats[seat];
  return faction === 'kammi' ? ['kammi', legend] : [legend];
}
