import { factionsOf, pairsOf } from '../content/chapters/seats.ts';
import { mapIds } from '../content/maps/maps.ts';
import {
  type FactionId,
  type Factions,
  factionIds,
  factionPairs,
  type LegendId,
  type Legends,
  legendsOf,
  trackSides,
} from '../state/players.ts';
import { type Config, hiders, levels, modeIds, variantIds } from '../state/set-up.ts';
import { pileIds } from '../state/solo.ts';

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(json: unknown): Fields | undefined {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Fields) : undefined;
}

function oneOf<T>(list: readonly T[], value: unknown): T | undefined {
  return list.find((each) => each === value);
}

/** A word for each faction that is told, and for none other. */
function readWords<T extends string>(
  json: unknown,
  words: Readonly<Record<FactionId, readonly T[]>>,
): Readonly<Partial<Record<FactionId, T>>> | undefined {
  const fields = fieldsOf(json);
  if (fields === undefined) return undefined;
  const told = factionIds.filter((faction) => fields[faction] !== undefined);
  const read = told.map((faction) => [faction, oneOf(words[faction], fields[faction])] as const);
  return read.some(([, word]) => word === undefined) ? undefined : Object.fromEntries(read);
}

function readFactions(json: unknown): Factions | undefined {
  return Array.isArray(json) ? factionPairs.find((pair) => pair.join() === json.join()) : undefined;
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
  factions: readFactions,
  legends: (json) => readWords<LegendId>(json, legendsOf) as Legends | undefined,
  tracks: (json) => readWords(json, { protectors: trackSides, family: trackSides, kammi: trackSides }),
  level: (json) => oneOf(levels, json),
  piles: readPiles,
  hider: (json) => oneOf(hiders, json),
  variants: readVariants,
};

/** Those who play can meet in the chapter; what is told of one of them is told of both, and nothing of anybody else. */
function isWhole(config: Config): boolean {
  const { mode, factions, north, legends, tracks } = config;
  if (factions && !pairsOf(mode).includes(factions)) return false;
  const pairs = [legends, tracks].filter((words) => words !== undefined).map(Object.keys);
  const players = factionsOf(config);
  const isPair = (told: readonly string[]) =>
    told.length === players.length && players.every((faction) => told.includes(faction));
  return players.includes(north) && pairs.every(isPair);
}

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
  const config: Config = { mode, map, north, ...Object.fromEntries(chosen) };
  return isWhole(config) ? config : undefined;
}
