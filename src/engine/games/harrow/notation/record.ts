import type { HarrowAction } from '../action.ts';
import { type Features, features } from '../content/chapters/features.ts';
import { factionsOf, hidersOf, pairsOf } from '../content/chapters/seats.ts';
import { mapIds } from '../content/maps/maps.ts';
import { pilesProblem } from '../content/solo/levels.ts';
import { variantsOf } from '../content/variants.ts';
import { harrow } from '../harrow.ts';
import {
  type FactionId,
  factionIds,
  factionPairs,
  firstFactions,
  type LegendId,
  type Legends,
  legendsOf,
  trackSides,
} from '../state/players.ts';
import { type Config, hiders, levels, modeIds, variantIds } from '../state/set-up.ts';
import { pileIds } from '../state/solo.ts';
import { readableVersions } from '../version.ts';
import { formatAction, parseAction } from './action.ts';

/** A whole game: its set-up and everything that was done, the tree's results included. */
export interface GameRecord {
  readonly config: Config;
  readonly seed: number;
  readonly actions: readonly HarrowAction[];
}

type ParsedRecord = { readonly ok: true; readonly record: GameRecord } | { readonly ok: false; readonly error: string };

/** A word for each faction, in the order of the seats. */
function perFaction(config: Config, words: Readonly<Partial<Record<FactionId, string>>>): string {
  return factionsOf(config)
    .map((faction) => words[faction])
    .join(' ');
}

export function writeRecord({ config, seed, actions }: GameRecord): string {
  const setUp = [
    `game ${harrow.id}`,
    `version ${harrow.version}`,
    `mode ${config.mode}`,
    `map ${config.map}`,
    `north ${config.north}`,
    ...(config.factions ? [`factions ${config.factions.join(' ')}`] : []),
    ...(config.legends ? [`legends ${perFaction(config, config.legends)}`] : []),
    ...(config.tracks ? [`tracks ${perFaction(config, config.tracks)}`] : []),
    ...(config.level ? [`level ${config.level}`] : []),
    ...(config.piles ? [`piles ${config.piles.join(' ')}`] : []),
    ...(config.hider ? [`hider ${config.hider}`] : []),
    ...(config.variants ? [`variants ${config.variants.join(' ')}`] : []),
    `seed ${seed}`,
  ];
  return `${[...setUp, '', ...actions.map(formatAction)].join('\n')}\n`;
}

/** The words a set-up line may have behind its key; undefined: any whole number. */
const setUpWords = {
  game: [harrow.id],
  version: readableVersions.map(String),
  mode: modeIds,
  map: mapIds,
  north: factionIds,
  seed: undefined,
} as const satisfies Record<string, readonly string[] | undefined>;

type SetUpKey = keyof typeof setUpWords;
const setUpKeys = Object.keys(setUpWords) as SetUpKey[];

function setUpProblem(key: SetUpKey, value: string): string | undefined {
  const words: readonly string[] | undefined = setUpWords[key];
  if (words) return words.includes(value) ? undefined : `${key} must be ${words.join(' or ')}, found "${value}"`;
  return /^\d{1,15}$/.test(value) ? undefined : `${key} must be a whole number, found "${value}"`;
}

/** What a game may have chosen beside the lines every record has. */
type Choices = Pick<Config, 'factions' | 'legends' | 'tracks' | 'level' | 'piles' | 'hider' | 'variants'>;
type ChoiceKey = keyof Choices;
const choiceKeys = [
  'factions',
  'legends',
  'tracks',
  'level',
  'piles',
  'hider',
  'variants',
] as const satisfies readonly ChoiceKey[];

/** What each of them is, for whoever got it wrong. */
const choiceNames: Readonly<Record<ChoiceKey, string>> = {
  factions: 'a pair of factions that can meet',
  legends: 'a pair of legends',
  tracks: 'a pair of tracks',
  level: 'a level',
  piles: 'the cards of three piles',
  hider: 'a player who hides the items',
  variants: 'a list of variants',
};

/** `level 2`, `piles 6 5 5`: the solo game's. */
function readLevel(key: 'level' | 'piles', line: string): Choices | undefined {
  const numbers = line.split(/\s+/).slice(1).map(Number);
  if (numbers.some((n) => !Number.isInteger(n) || n < 0)) return undefined;
  if (key === 'piles') return numbers.length === pileIds.length ? { piles: numbers } : undefined;
  const level = levels.find((each) => each === numbers[0]);
  return numbers.length === 1 && level !== undefined ? { level } : undefined;
}

/** `variants bare_buildings hester_counts`: one or more. */
function readVariants(line: string): Choices | undefined {
  const words = line.split(/\s+/).slice(1);
  const variants = variantIds.filter((variant) => words.includes(variant));
  return words.length > 0 && variants.length === words.length ? { variants } : undefined;
}

/** `factions family kammi` */
function readFactions(line: string): Choices | undefined {
  const factions = factionPairs.find((pair) => pair.join() === line.split(/\s+/).slice(1).join());
  return factions && { factions };
}

/** The list of the words of each faction in which the word stands, by faction. */
function whose<T extends string>(
  word: string | undefined,
  lists: Readonly<Partial<Record<FactionId, readonly T[]>>>,
): readonly [FactionId, T][] {
  return factionIds.flatMap((faction): [FactionId, T][] => {
    const found = lists[faction]?.find((each) => each === word);
    return found === undefined ? [] : [[faction, found]];
  });
}

/** `legends emmy levi`: in the order of the seats. */
function readLegends(line: string): Choices | undefined {
  const [, ...words] = line.split(/\s+/);
  const found = words.flatMap((word) => whose<LegendId>(word, legendsOf));
  const factions = found.map(([faction]) => faction);
  const isPair = words.length === 2 && factionPairs.some((pair) => pair.join() === factions.join());
  return isPair ? { legends: Object.fromEntries(found) as Legends } : undefined;
}

/** `tracks a b`: whose they are, the line of the factions says. */
function readTracks(line: string, { factions = firstFactions }: Choices): Choices | undefined {
  const [, ...words] = line.split(/\s+/);
  const sides = words.flatMap((word) => trackSides.find((side) => side === word) ?? []);
  if (words.length !== 2 || sides.length !== 2) return undefined;
  return { tracks: Object.fromEntries(factions.map((faction, i) => [faction, sides[i]])) };
}

/** `hider family` */
function readHider(line: string): Choices | undefined {
  const [, word, ...more] = line.split(/\s+/);
  const hider = hiders.find((each) => each === word);
  return hider && more.length === 0 ? { hider } : undefined;
}

function readChoice(key: ChoiceKey, line: string, told: Choices): Choices | undefined {
  switch (key) {
    case 'level':
    case 'piles':
      return readLevel(key, line);
    case 'variants':
      return readVariants(line);
    case 'hider':
      return readHider(line);
    case 'factions':
      return readFactions(line);
    case 'legends':
      return readLegends(line);
    case 'tracks':
      return readTracks(line, told);
  }
}

/** Which chapters leave the choice. */
const choosers: Readonly<Record<ChoiceKey, (chapter: Features) => boolean>> = {
  factions: ({ kammi }) => kammi !== 'never',
  legends: ({ choices }) => choices,
  tracks: ({ choices, solo }) => choices && !solo,
  level: ({ solo, fair }) => solo && !fair,
  piles: ({ solo, fair }) => solo && !fair,
  hider: ({ fair }) => fair,
  variants: () => true,
};

/** Reads a record. Empty lines and lines that begin with # mean nothing; errors name the line. */
export function parseRecord(text: string): ParsedRecord {
  const setUp = new Map<SetUpKey, string>();
  const actions: HarrowAction[] = [];
  const choices: Choices = {};
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i].trim();
    if (line === '' || line.startsWith('#')) continue;
    const fail = (error: string): ParsedRecord => ({ ok: false, error: `line ${i + 1}: ${error}` });
    const [word = '', value = ''] = line.split(/\s+/, 2);
    const key = setUpKeys.find((each) => each === word);
    const choice = choiceKeys.find((each) => each === word);
    if (choice !== undefined) {
      const chosen = readChoice(choice, line, choices);
      if (!chosen) return fail(`not ${choiceNames[choice]}: "${line}"`);
      if (actions.length > 0) return fail(`${choice} belongs before the first action`);
      Object.assign(choices, chosen);
      continue;
    }
    if (key === undefined) {
      const action = parseAction(line);
      if (!action) return fail(`not an action: "${line}"`);
      actions.push(action);
      continue;
    }
    if (actions.length > 0) return fail(`${key} belongs before the first action`);
    const problem = setUpProblem(key, value);
    if (problem !== undefined) return fail(problem);
    setUp.set(key, value);
  }
  const missing = setUpKeys.find((key) => !setUp.has(key));
  if (missing !== undefined) return { ok: false, error: `the line "${missing} ..." is missing` };
  const word = <T extends string>(key: SetUpKey, words: readonly T[]): T =>
    words.find((each) => each === setUp.get(key)) ?? words[0];
  const mode = word('mode', modeIds);
  const foreign = choiceKeys.find((choice) => choices[choice] !== undefined && !choosers[choice](features[mode]));
  if (foreign !== undefined) return { ok: false, error: `${mode} has no choice of ${foreign}` };
  const own = { mode, factions: choices.factions };
  const factions = factionsOf(own);
  if (!pairsOf(mode).some((pair) => pair.join() === factions.join())) {
    return { ok: false, error: `${mode} is not played by ${factions.join(' and ')}` };
  }
  const stranger = [setUp.get('north'), ...Object.keys(choices.legends ?? {})].find(
    (each) => !factions.some((faction) => faction === each),
  );
  if (stranger !== undefined) return { ok: false, error: `${stranger} does not play: ${factions.join(' and ')} do` };
  const unknown = choices.variants?.find((variant) => !variantsOf(own).includes(variant));
  if (unknown !== undefined) return { ok: false, error: `${mode} has no variant ${unknown}` };
  if (choices.hider !== undefined && !hidersOf(own).includes(choices.hider)) {
    return { ok: false, error: `${mode} has no ${choices.hider} to hide the items` };
  }
  const problem = choices.piles && pilesProblem(choices.level ?? 1, choices.piles);
  if (problem !== undefined) return { ok: false, error: problem };
  const config = {
    mode,
    map: word('map', mapIds),
    north: word('north', factionIds),
    ...choices,
  };
  return { ok: true, record: { config, seed: Number(setUp.get('seed')), actions } };
}
