import * as v from 'valibot';
import type { KeptGame } from '../session/save-store.ts';

const format = 'hollow-tree-games';

/** More than anybody keeps. */
const mostGames = 500;

const schema = v.object({
  format: v.literal(format),
  version: v.literal(1),
  game: v.string(),
  games: v.pipe(
    v.array(v.object({ name: v.optional(v.pipe(v.string(), v.maxLength(60))), save: v.looseObject({}) })),
    v.maxLength(mostGames),
  ),
});

/** All kept games in one file. */
export function gamesFile(game: string, games: readonly KeptGame[]): object {
  return { format, version: 1, game, games: games.map(({ name, save }) => ({ name, save })) };
}

/** A game in such a file: its save has not been opened yet. */
interface FiledGame {
  readonly name?: string | undefined;
  readonly save: object;
}

/** The games in the text of such a file; undefined if it is none of this game's. */
export function gamesIn(game: string, text: string): readonly FiledGame[] | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success && parsed.output.game === game ? parsed.output.games : undefined;
  } catch {
    return undefined;
  }
}
