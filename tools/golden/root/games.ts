import { type FactionId, factionIds } from '../../../src/engine/games/root/factions/ids.ts';
import { battleOf, topFrame } from '../../../src/engine/games/root/flow.ts';
import type { RootState } from '../../../src/engine/games/root/state.ts';

/** A table, and a moment of its game, of which a golden save is kept. */
export interface GoldenGame {
  readonly name: string;
  readonly players: readonly FactionId[];
  /** Not before this turn, so that something has happened; what is rare is taken where it comes. */
  readonly from: number;
  isAt(s: RootState): boolean;
}

/** Every set of two to four factions. */
const tables: readonly (readonly FactionId[])[] = Array.from({ length: 2 ** factionIds.length }, (_, mask) =>
  factionIds.filter((__, i) => (mask >> i) % 2 === 1),
).filter(({ length }) => length >= 2);

/** A step of a turn with nothing else under way. */
const isMidTurn = (s: RootState): boolean => s.turn > 0 && topFrame(s) === undefined;

const isMidBattle = (s: RootState): boolean => battleOf(s) !== undefined;

/** Turns of everybody in turn, so that each faction is caught in some of its own. */
const ofTables: readonly GoldenGame[] = tables.flatMap((players, i) => [
  { name: `${players.join('-')}-turn`, players, from: 2 * players.length + (i % players.length), isAt: isMidTurn },
  { name: `${players.join('-')}-battle`, players, from: 2 * players.length, isAt: isMidBattle },
]);

/** What somebody is asked beside the steps of a turn, by the frame that asks, or by the stage of a battle. */
const questions = [
  'setUp',
  'march',
  'put',
  'ambush',
  'foil',
  'roll',
  'effects',
  'losses',
  'triggers',
  'damage',
  'hospital',
  'outrage',
  'trim',
  'leader',
  'take',
  'reward',
] as const;

function asked(s: RootState): string | undefined {
  const frame = topFrame(s);
  return frame?.kind === 'battle' ? frame.stage : frame?.kind;
}

const ofQuestions: readonly GoldenGame[] = questions.map((question) => ({
  name: `asked-${question}`,
  players: factionIds,
  from: 0,
  isAt: (s) => asked(s) === question,
}));

/** What lies open for the rest of a game. */
const ofGoals: readonly GoldenGame[] = [
  {
    name: 'dominance',
    players: factionIds,
    from: 0,
    isAt: (s) => isMidTurn(s) && s.sides.some(({ dominance, coalition }) => dominance && coalition === undefined),
  },
  {
    name: 'coalition',
    players: factionIds,
    from: 0,
    isAt: (s) => isMidTurn(s) && s.sides.some(({ coalition }) => coalition !== undefined),
  },
];

export const goldenGames: readonly GoldenGame[] = [...ofTables, ...ofQuestions, ...ofGoals];
