import { createBot } from '../../../src/engine/ai/bot.ts';
import { levelIds } from '../../../src/engine/ai/levels.ts';
import { harrowLevels } from '../../../src/engine/games/harrow/ai/levels.ts';
import { completeConfig } from '../../../src/engine/games/harrow/config.ts';
import { features } from '../../../src/engine/games/harrow/content/chapters/features.ts';
import { playersIn } from '../../../src/engine/games/harrow/content/chapters/seats.ts';
import { mapIds } from '../../../src/engine/games/harrow/content/maps/maps.ts';
import { type HarrowTypes, harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { type Factions, fairSeat, type PlayerId, playerIds } from '../../../src/engine/games/harrow/state/players.ts';
import { type ModeId, modeIds } from '../../../src/engine/games/harrow/state/set-up.ts';
import type { Seat } from '../../../src/engine/kernel/game.ts';
import { oneOf } from '../../cli/arguments.ts';
import { readFactions } from '../../cli/harrow/factions.ts';
import { soloOf } from '../../cli/harrow/solo.ts';
import { loadTree } from '../../sim/harrow/trees.ts';
import type { ArenaTool, Side } from '../arena-tool.ts';
import { createReport } from './report.ts';

const options = {
  mode: { type: 'string' },
  factions: { type: 'string' },
  map: { type: 'string' },
  level: { type: 'string' },
  seat: { type: 'string' },
} as const;

const mapChoices = [...mapIds, 'both'] as const;

interface Game {
  readonly mode: ModeId;
  readonly factions: Factions;
}

/** Nobody sits where no player of the game does, and the automatic factions are led by nobody. */
const seatOf = (game: Game, player: PlayerId): Seat => (player === 'fair' ? fairSeat : playersIn(game).indexOf(player));

/** Who decides in such a game. */
const decidersIn = (game: Game): readonly PlayerId[] =>
  playersIn(game).filter((player) => !features[game.mode].solo || player === 'hester' || player === 'fair');

/** Both sides lead each seat alone, and where there are more of them each all others, equally often. */
function sidesOf(game: Game, told: PlayerId | undefined, number: number): readonly Side[] {
  const players = decidersIn(game);
  const alone = told ?? players[number % players.length];
  const isA = told !== undefined || players.length === 1 || Math.floor(number / players.length) % 2 === 0;
  const sides = new Array<Side>(fairSeat + 1).fill('b');
  for (const player of players) sides[seatOf(game, player)] = (player === alone) === isA ? 'a' : 'b';
  return sides;
}

export const harrowArena: ArenaTool<HarrowTypes, typeof options> = {
  options,
  help: `  --mode ${modeIds.join('|')}  what to play; in the solo game A is Hester and nobody is B
  --factions A,B     who plays: protectors, family, kammi (ch4, ch5)
  --map a|b|both     map side; both: by turns (default)
  --level 1|2|3      how hard the solo game is (default 1)
  --seat PLAYER      A leads this player in every game and B all others: ${playerIds.join(', ')}`,
  players: levelIds,
  async plan(given) {
    const mode = oneOf(given.mode ?? 'ch1', 'mode', modeIds);
    const map = oneOf(given.map ?? 'both', 'map', mapChoices);
    const solo = soloOf(mode, { level: given.level });
    const factions = readFactions(mode, given.factions);
    const players = decidersIn({ mode, factions });
    const told = given.seat === undefined ? undefined : oneOf(given.seat, 'seat', players);
    return {
      game: harrow,
      config(number, seed) {
        // Every way to share the seats, then the next county.
        const county = Math.floor(told === undefined ? number / (2 * players.length) : number);
        const north = factions[county % 2];
        const side = map === 'both' ? mapIds[Math.floor(county / 2) % mapIds.length] : map;
        return completeConfig({ mode, map: side, factions, north, ...solo }, seed);
      },
      sides: (_, number) => sidesOf({ mode, factions }, told, number),
      bot(player, seat, seed) {
        return createBot(harrow, harrowLevels[oneOf(player, 'a', levelIds)], seat, seed);
      },
      chance: await loadTree('table'),
      createReport,
    };
  },
};
