import { mapIds } from '../content/maps/maps.ts';
import { factionIds, type Legends, legendsOf, trackSides } from '../state/players.ts';
import { type Config, hiders, levels, modeIds, variantIds } from '../state/set-up.ts';
import { pileIds } from '../state/solo.ts';

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(json: unknown): Fields | undefined {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Fields) : undefined;
}

function oneOf<T>(list: readonly T[], value: unknown): T | undefined {
  return list.find((each) => each === value);
}

/** A word for each faction. */
function readPair<P extends string, F extends string>(
  json: unknown,
  words: { readonly protectors: readonly P[]; readonly family: readonly F[] },
): { readonly protectors: P; readonly family: F } | undefined {
  const fields = fieldsOf(json);
  const protectors = oneOf(words.protectors, fields?.protectors);
  const family = oneOf(words.family, fields?.family);
  return protectors && family && { protectors, family };
}

function readPiles(json: unknown): number[] | undefined {
  return Array.isArray(json) && json.length === pileIds.length && json.every(Number.isInteger) ? json : undefined;
}

function readVariants(json: unknown): Config['variants'] {
  return Array.isArray(json) && json.every((each) => oneOf(variantIds, each)) ? json : undefined;
}

/** What a game may have chosen beside what every game is told. */
const choices: {
  readonly [K in keyof Omit<Required<Config>, 'mode' | 'map' | 'north'>]: (json: unknown) => Config[K];
} = {
  legends: (json): Legends | undefined => readPair(json, legendsOf),
  tracks: (json) => readPair(json, { protectors: trackSides, family: trackSides }),
  level: (json) => oneOf(levels, json),
  piles: readPiles,
  hider: (json) => oneOf(hiders, json),
  variants: readVariants,
};

/** The set-up in a save. Keys that mean nothing are left out. */
export function readConfig(json: unknown): Config | undefined {
  const fields = fieldsOf(json);
  const mode = oneOf(modeIds, fields?.mode);
  const map = oneOf(mapIds, fields?.map);
  const north = oneOf(factionIds, fields?.north);
  if (!fields || !mode || !map || !north) return undefined;
  const chosen = Object.entries(choices)
    .filter(([key]) => fields[key] !== undefined)
    .map(([key, read]) => [key, read(fields[key])] as const);
  if (chosen.some(([, value]) => value === undefined)) return undefined;
  return { mode, map, north, ...Object.fromEntries(chosen) };
}
