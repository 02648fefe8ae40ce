import { sum } from '../engine/kit/sum.ts';
import type { PlayedGame, PlayedSide } from './played.ts';

/** So many games, and how many of them a person won. */
export interface Share {
  readonly of: string;
  readonly games: number;
  readonly won: number;
}

interface Luck {
  readonly out: number;
  readonly expected: number;
}

/** What became of the games that people played on this device. */
export interface Statistics {
  readonly games: number;
  /** A person won, beside whom no other person lost. */
  readonly won: number;
  readonly modes: readonly Share[];
  readonly players: readonly Share[];
  readonly leaders: readonly Share[];
  /** How hard the game was, or the strongest computer in it. */
  readonly levels: readonly Share[];
  /** What the tree gave to people, and to everybody else. */
  readonly own: Luck;
  readonly others: Luck;
}

type Count = readonly [of: string, won: boolean];

/** In the order in which they are met first. */
function shares(counts: readonly Count[]): Share[] {
  const found = new Map<string, Share>();
  for (const [of, won] of counts) {
    const { games, won: before } = found.get(of) ?? { games: 0, won: 0 };
    found.set(of, { of, games: games + 1, won: before + (won ? 1 : 0) });
  }
  return [...found.values()];
}

const luckOf = (sides: readonly PlayedSide[]): Luck => ({
  out: sum(sides.map(({ out }) => out)),
  expected: sum(sides.map(({ expected }) => expected)),
});

const isPersons = ({ person }: PlayedSide): boolean => person;

/** `levels`: from the weakest to the strongest. Games that only computers played are nobody's. */
export function statisticsOf(played: readonly PlayedGame[], levels: readonly string[] = []): Statistics {
  const games = played.filter(({ sides }) => sides.some(isPersons));
  const sides = games.flatMap((game) => game.sides);
  const people = sides.filter(isPersons);
  const isWon = ({ sides: all }: PlayedGame) => all.filter(isPersons).some(({ won }) => won);
  const isAgainst = ({ sides: all }: PlayedGame) => all.filter(isPersons).length === 1;
  const rank = (level: string | undefined) => levels.indexOf(level ?? '');
  const levelOf = ({ level, sides: all }: PlayedGame) =>
    level ?? all.filter(({ person }) => !person).sort((a, b) => rank(b.level) - rank(a.level))[0]?.level;
  // Where people play each other, one of them wins anyway.
  const alone = games.filter(isAgainst);
  return {
    games: games.length,
    won: alone.filter(isWon).length,
    modes: shares(games.map((game): Count => [game.mode, isAgainst(game) && isWon(game)])),
    players: shares(people.map(({ player, won }): Count => [player, won])),
    leaders: shares(people.flatMap(({ leader, won }): Count[] => (leader === undefined ? [] : [[leader, won]]))),
    levels: shares(
      alone.flatMap((game): Count[] => {
        const level = levelOf(game);
        return level === undefined ? [] : [[level, isWon(game)]];
      }),
    ),
    own: luckOf(people),
    others: luckOf(sides.filter((side) => !isPersons(side))),
  };
}
