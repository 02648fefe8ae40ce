/** A clearing by its number less one, or a forest: forests come after the most clearings a map has. */
export type Place = number;
export type Clearing = Place;
export type Forest = Place;

export const mostClearings = 12;
const mostForests = 7;

export const isForest = (place: Place): boolean => place >= mostClearings;

/** RT-NO-1: `c1` to `c12`, `fa` to `fg`. */
export const placeNames: readonly string[] = [
  ...Array.from({ length: mostClearings }, (_, i) => `c${i + 1}`),
  ...Array.from({ length: mostForests }, (_, i) => `f${'abcdefg'[i]}`),
];

const byName: ReadonlyMap<string, Place> = new Map(placeNames.map((name, place) => [name, place]));

export const placeByName = (name: string): Place | undefined => byName.get(name);
