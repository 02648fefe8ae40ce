import { type Replay, replay } from '../../../kernel/replay.ts';
import type { HarrowAction } from '../action.ts';
import { features } from '../content/chapters/features.ts';
import { mapIds } from '../content/maps/maps.ts';
import { harrow, readableVersions } from '../harrow.ts';
import { type Config, factionIds, type HarrowState, legendsOf, modeIds, trackSides } from '../state.ts';
import { formatAction, parseAction } from './action.ts';

/** A whole game: its set-up and everything that was done, the tree's results included. */
export interface GameRecord {
  readonly config: Config;
  readonly seed: number;
  readonly actions: readonly HarrowAction[];
}

export type ParsedRecord =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly error: string };

export function writeRecord({ config, seed, actions }: GameRecord): string {
  const setUp = [
    `game ${harrow.id}`,
    `version ${harrow.version}`,
    `mode ${config.mode}`,
    `map ${config.map}`,
    `north ${config.north}`,
    ...(config.legends ? [`legends ${config.legends.protectors} ${config.legends.family}`] : []),
    ...(config.tracks ? [`tracks ${config.tracks.protectors} ${config.tracks.family}`] : []),
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

/** `legends emmy levi`, `tracks a b`: the Protectors' first. */
function readPair(key: 'legends' | 'tracks', line: string): Pick<Config, 'legends' | 'tracks'> | undefined {
  const [, first, second, ...more] = line.split(/\s+/);
  const of = <T extends string>(list: readonly T[], word: string | undefined) => list.find((each) => each === word);
  if (more.length > 0) return undefined;
  if (key === 'legends') {
    const protectors = of(legendsOf.protectors, first);
    const family = of(legendsOf.family, second);
    return protectors && family && { legends: { protectors, family } };
  }
  const protectors = of(trackSides, first);
  const family = of(trackSides, second);
  return protectors && family && { tracks: { protectors, family } };
}

/** Reads a record. Empty lines and lines that begin with # mean nothing; errors name the line. */
export function parseRecord(text: string): ParsedRecord {
  const setUp = new Map<SetUpKey, string>();
  const actions: HarrowAction[] = [];
  const choices: Pick<Config, 'legends' | 'tracks'> = {};
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i].trim();
    if (line === '' || line.startsWith('#')) continue;
    const fail = (error: string): ParsedRecord => ({ ok: false, error: `line ${i + 1}: ${error}` });
    const [word = '', value = ''] = line.split(/\s+/, 2);
    const key = setUpKeys.find((each) => each === word);
    if (word === 'legends' || word === 'tracks') {
      const pair = readPair(word, line);
      if (!pair) return fail(`not a pair of ${word}: "${line}"`);
      if (actions.length > 0) return fail(`${word} belongs before the first action`);
      Object.assign(choices, pair);
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
  const chosen = Object.keys(choices)[0];
  if (chosen !== undefined && !features[mode].choices)
    return { ok: false, error: `${mode} has no choice of ${chosen}` };
  const config = {
    mode,
    map: word('map', mapIds),
    north: word('north', factionIds),
    ...choices,
  };
  return { ok: true, record: { config, seed: Number(setUp.get('seed')), actions } };
}

export function replayRecord({ config, seed, actions }: GameRecord): Replay<HarrowState> {
  return replay(harrow, config, seed, actions);
}
