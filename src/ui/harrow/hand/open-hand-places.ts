import type { Layout, LayoutId } from '../../../app/harrow/layout.ts';

/** How the cards of an open hand lie. */
export interface OpenPlaces {
  /** Size of a whole card (1 = 119 x 170). */
  readonly scale: number;
  /** Width of the folded cards, where only one can be whole. */
  readonly edge: number | undefined;
}

const cardWidth = 119;

/** Room at both sides, between cards, and what the gap between two groups in a row adds to it. */
const openGaps = { side: 12, card: 10, group: 18 } as const;

/** Smaller cards cannot be read. */
const smallest = 1.5;

/** The largest cards that fit with a heading over them and buttons under them: in one row, and in two if they fit at all. */
const largest: Readonly<Record<LayoutId, readonly [row: number, twoRows: number | undefined]>> = {
  desktop: [2.1, 1.75],
  tablet: [2.1, 1.75],
  phone: [1.74, undefined],
};

/** A row of cards, a heading over it and buttons under it. `groups`: how many cards lie in each. */
export function openPlaces({ id, width }: Layout, groups: readonly number[]): OpenPlaces {
  const [row, twoRows] = largest[id];
  const isTwoRows = groups.length > 1 && twoRows !== undefined;
  const count = isTwoRows ? Math.max(...groups) : groups.reduce((all, cards) => all + cards, 0);
  const gaps = openGaps.card * (count - 1) + (isTwoRows ? 0 : openGaps.group * (groups.length - 1));
  const room = width - 2 * openGaps.side - gaps;
  const most = isTwoRows ? twoRows : row;
  const scale = Math.min(most, room / count / cardWidth);
  if (scale >= smallest) return { scale, edge: undefined };
  return { scale: most, edge: (room - cardWidth * most) / (count - 1) };
}
