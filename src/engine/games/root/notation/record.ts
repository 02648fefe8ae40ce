import type { RootAction } from '../action.ts';
import { type MapId, mapIds } from '../content/maps/maps.ts';
import { type FactionId, factionIds } from '../factions/ids.ts';
import { type Config, type DeckKind, deckKinds } from '../state/config.ts';
import { version } from '../version.ts';
import { formatAction, parseAction } from './action.ts';
import { isTable } from './config.ts';

/** A whole game: its set-up and everything that was done, the dice included. */
export interface GameRecord {
  readonly config: Config;
  readonly seed: number;
  readonly actions: readonly RootAction[];
}

type ParsedRecord = { readonly ok: true; readonly record: GameRecord } | { readonly ok: false; readonly error: string };

/** RT-NO-12. */
export function writeRecord({ config, seed, actions }: GameRecord): string {
  const setUp = [
    'game root',
    `version ${version}`,
    `map ${config.map}`,
    `deck ${config.deck}`,
    `players ${config.players.join(' ')}`,
    `seed ${seed}`,
  ];
  return `${[...setUp, '', ...actions.map(formatAction)].join('\n')}\n`;
}

interface SetUp {
  game?: string;
  version?: string;
  map?: MapId;
  deck?: DeckKind;
  players?: readonly FactionId[];
  seed?: number;
}

/** What the words behind the key of a set-up line say; undefined: nothing that could be there. */
const setUpLines: { readonly [K in keyof Required<SetUp>]: (words: readonly string[]) => SetUp[K] } = {
  game: ([word]) => (word === 'root' ? word : undefined),
  version: ([word]) => (word === `${version}` ? word : undefined),
  map: ([word]) => mapIds.find((each) => each === word),
  deck: ([word]) => deckKinds.find((each) => each === word),
  players(words) {
    const found = words.map((word) => factionIds.find((each) => each === word));
    const known = found.filter((each) => each !== undefined);
    return known.length === found.length && isTable(known) ? known : undefined;
  },
  seed: ([word = '']) => (/^\d{1,15}$/.test(word) ? Number(word) : undefined),
};

const setUpKeys = Object.keys(setUpLines) as (keyof SetUp)[];

/** Reads a record. Empty lines and lines that begin with # mean nothing; errors name the line. */
export function parseRecord(text: string): ParsedRecord {
  const setUp: SetUp = {};
  const actions: RootAction[] = [];
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i].trim();
    if (line === '' || line.startsWith('#')) continue;
    const fail = (error: string): ParsedRecord => ({ ok: false, error: `line ${i + 1}: ${error}` });
    const [word, ...words] = line.split(/\s+/);
    const key = setUpKeys.find((each) => each === word);
    if (key === undefined) {
      const action = parseAction(line);
      if (!action) return fail(`not an action: "${line}"`);
      actions.push(action);
      continue;
    }
    if (actions.length > 0) return fail(`${key} belongs before the first action`);
    const value = setUpLines[key](words);
    if (value === undefined) return fail(`not understood: "${line}"`);
    Object.assign(setUp, { [key]: value });
  }
  const { map, deck, players, seed } = setUp;
  const missing = setUpKeys.find((key) => setUp[key] === undefined);
  if (missing !== undefined || !map || !deck || !players || seed === undefined) {
    return { ok: false, error: `the line "${missing} ..." is missing` };
  }
  return { ok: true, record: { config: { players, map, deck }, seed, actions } };
}
