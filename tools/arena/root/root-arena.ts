import { createBot } from '../../../src/engine/ai/bot.ts';
import { levelIds } from '../../../src/engine/ai/levels.ts';
import { rootLevels } from '../../../src/engine/games/root/ai/levels.ts';
import { seatedAtRandom } from '../../../src/engine/games/root/config.ts';
import { type RootTypes, root } from '../../../src/engine/games/root/root.ts';
import { oneOf } from '../../cli/arguments.ts';
import { readSeats } from '../../cli/root/seats.ts';
import { throwByGenerator } from '../../sim/root/dice.ts';
import type { ArenaTool, Side } from '../arena-tool.ts';
import { createReport } from './report.ts';

const options = { seats: { type: 'string' }, share: { type: 'string' } } as const;

const shares = ['alone', 'half'] as const;

/** Who begins is up to chance, so seats are shared by faction: `alone` has each faction meet all others, `half` each half the other. */
function isA(share: (typeof shares)[number], players: number, faction: number, number: number): boolean {
  if (share === 'alone') return faction === number % players;
  return (faction + number) % 2 === 0;
}

export const rootArena: ArenaTool<RootTypes, typeof options> = {
  options,
  help: `  --seats F,F,...    who plays, in turn order: marquise (mc), eyrie (ed), alliance (wa), vagabond (vb); default all four
  --share alone|half A leads one faction against all others led by B (default), by turns; or every other one
Who begins changes from game to game. The dice are drawn from the generator.`,
  players: levelIds,
  async plan(given) {
    const factions = readSeats(given.seats);
    const share = oneOf(given.share ?? 'alone', 'share', shares);
    return {
      game: root,
      config: (_, seed) => seatedAtRandom(factions, seed),
      sides: ({ players }, number) =>
        players.map((faction): Side => (isA(share, players.length, factions.indexOf(faction), number) ? 'a' : 'b')),
      bot: (player, seat, seed) => createBot(root, rootLevels[oneOf(player, 'a', levelIds)], seat, seed),
      chance: throwByGenerator,
      createReport,
    };
  },
};
