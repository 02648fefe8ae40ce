import { type Clearing, type Forest, mostClearings, type Place } from '../../state/places.ts';
import { type Suit, suitIndex } from '../../state/suits.ts';

/** How a map is written down: clearings from 1, forests by letter. */
export interface MapPlan {
  readonly clearings: readonly ClearingPlan[];
  readonly forests: readonly string[];
  /** Pairs of diagonally opposite corners. */
  readonly corners: readonly (readonly [number, number])[];
}

export interface ClearingPlan {
  readonly suit: Suit;
  /** A ruin's slot included. */
  readonly slots: number;
  readonly ruin: boolean;
  readonly paths: readonly number[];
  readonly river: readonly number[];
  /** Letters of the forests that touch it. */
  readonly forests: string;
  /** Rough place in percent of the map, from the upper left corner. */
  readonly at: readonly [number, number];
}

export interface Woodland {
  readonly suits: readonly Suit[];
  /** By clearing, where its suit stands in lists by suit. */
  readonly suitNumbers: readonly number[];
  /** No pieces: a nought for each clearing. */
  readonly nothing: readonly number[];
  readonly slots: readonly number[];
  readonly ruins: readonly Clearing[];
  /** RT-2.2.1: by path. */
  readonly paths: readonly (readonly Clearing[])[];
  readonly rivers: readonly (readonly Clearing[])[];
  /** RT-2.4.1: by place: of a clearing its forests, of a forest its clearings and forests. */
  readonly slips: readonly (readonly Place[])[];
  readonly forests: readonly Forest[];
  readonly corners: readonly Clearing[];
  /** Of a corner the one diagonally opposite. */
  readonly opposite: Readonly<Record<Clearing, Clearing>>;
  readonly bySuit: Readonly<Record<Suit, readonly Clearing[]>>;
  readonly positions: readonly (readonly [number, number])[];
}

const forestAt = (letter: string): Forest => mostClearings + 'abcdefghijkl'.indexOf(letter);

/** Two forests are neighbours if exactly one path parts them: they share two clearings joined by it (RT-2.4.1-2). */
function forestNeighbours({ clearings, forests }: MapPlan, letter: string): Forest[] {
  const touching = (each: string) => clearings.flatMap(({ forests: own }, i) => (own.includes(each) ? [i] : []));
  const own = touching(letter);
  return forests
    .filter((other) => {
      if (other === letter) return false;
      const shared = touching(other).filter((each) => own.includes(each));
      return shared.some((a) => shared.some((b) => clearings[a].paths.includes(b + 1)));
    })
    .map(forestAt);
}

export function woodland(plan: MapPlan): Woodland {
  const { clearings, forests, corners } = plan;
  const places = (numbers: readonly number[]) => numbers.map((n) => n - 1);
  const slips: Place[][] = clearings.map((clearing) => [
    ...places(clearing.paths),
    ...[...clearing.forests].map(forestAt),
  ]);
  for (const letter of forests) {
    const around = clearings.flatMap(({ forests: own }, i) => (own.includes(letter) ? [i] : []));
    slips[forestAt(letter)] = [...around, ...forestNeighbours(plan, letter)];
  }
  const bySuit = (suit: Suit) => clearings.flatMap((each, i) => (each.suit === suit ? [i] : []));
  return {
    suits: clearings.map(({ suit }) => suit),
    suitNumbers: clearings.map(({ suit }) => suitIndex(suit)),
    nothing: clearings.map(() => 0),
    slots: clearings.map(({ slots }) => slots),
    ruins: clearings.flatMap(({ ruin }, i) => (ruin ? [i] : [])),
    paths: clearings.map(({ paths }) => places(paths)),
    rivers: clearings.map(({ river }) => places(river)),
    slips,
    forests: forests.map(forestAt),
    corners: corners.flat().map((n) => n - 1),
    opposite: Object.fromEntries(
      corners.flatMap(([a, b]) => [
        [a - 1, b - 1],
        [b - 1, a - 1],
      ]),
    ),
    bySuit: { fox: bySuit('fox'), rabbit: bySuit('rabbit'), mouse: bySuit('mouse') },
    positions: clearings.map(({ at }) => at),
  };
}
