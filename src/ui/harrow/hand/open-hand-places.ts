import type { Layout } from '../../../app/harrow/layout.ts';
import type { LayoutId } from '../../../app/harrow/layout-ids.ts';

/** How the cards of an open hand lie. */
export interface OpenPlaces {
  /** Size of a whole card (1 = 119 x 170). */
  readonly scale: number;
  /** Width of the folded cards, or height where they lie one over the other, if only one can be whole. */
  readonly edge: number | undefined;
}

const cardWidth = 119;

/** There is no room for cards side by side. */
export const isNarrow = (width: number): boolean => width < 600;

/** Room at both sides, between cards, and what the gap between two groups in a row adds to it. */
const openGaps = { side: 12, card: 10, group: 18 } as const;

/** Smaller cards cannot be read. */
const smallest = 1.5;

/** The largest cards that fit with a heading over them and buttons under them: in one row, and in two if they fit at all. */
const largest: Readonly<Record<LayoutId, readonly [row: number, twoRows: number | undefined]>> = {
  desktop: [2.1, 1.75],
  tablet: [2.1, 1.75],
  phone: [1.74, undefined],
  upright: [1.9, undefined],
  'upright-tablet': [2.1, undefined],
};

/** Where the cards lie one over the other: the height of the folded ones, the gap between, and the room for heading and buttons. */
const piled = { bar: 46, gap: 6, rest: 160 } as const;
const cardHeight = 170;

/** The largest whole card over and under the bars of the others. */
function pile(most: number, height: number, count: number): OpenPlaces {
  const bars = (count - 1) * (piled.bar + piled.gap);
  const scale = Math.min(most, (height - piled.rest - bars) / cardHeight);
  return { scale, edge: count > 1 ? piled.bar : undefined };
}

/** A row of cards, a heading over it and buttons under it. `groups`: how many cards lie in each. */
export function openPlaces({ id, width, height }: Layout, groups: readonly number[]): OpenPlaces {
  const [row, twoRows] = largest[id];
  const all = groups.reduce((sum, cards) => sum + cards, 0);
  if (isNarrow(width)) return pile(row, height, all);
  const isTwoRows = groups.length > 1 && twoRows !== undefined;
  const count = isTwoRows ? Math.max(...groups) : all;
  const gaps = openGaps.card * (count - 1) + (isTwoRows ? 0 : openGaps.group * (groups.length - 1));
  const room = width - 2 * openGaps.side - gaps;
  const most = isTwoRows ? twoRows : row;
  const scale = Math.min(most, room / count / cardWidth);
  if (scale >= smallest) return { scale, edge: undefined };
  return { scale: most, edge: (room - cardWidth * most) / (count - 1) };
}
