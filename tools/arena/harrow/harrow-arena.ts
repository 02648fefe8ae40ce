import { levelIds } from '../../../src/engine/ai/levels.ts';
import { createSearchBot } from '../../../src/engine/ai/search.ts';
import { harrowLevels } from '../../../src/engine/games/harrow/ai/levels.ts';
import { createSoloBot, soloBeginner } from '../../../src/engine/games/harrow/ai/solo/bot.ts';
import { completeConfig } from '../../../src/engine/games/harrow/config.ts';
import { features } from '../../../src/engine/games/harrow/content/chapters/features.ts';
import { playersIn } from '../../../src/engine/games/harrow/content/chapters/seats.ts';
import { mapIds } from '../../../src/engine/games/harrow/content/maps/maps.ts';
import { type HarrowTypes, harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { type ModeId, modeIds } from '../../../src/engine/games/harrow/state/set-up.ts';
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
} as const;

const mapChoices = [...mapIds, 'both'] as const;

const seatsIn = (mode: ModeId): number => playersIn({ mode }).length;

/** Both sides lead each seat alone, and where there are three each the other two, equally often. */
function sidesOf(mode: ModeId, number: number): readonly Side[] {
  if (features[mode].solo) return ['b', 'b', 'a'];
  const seats = seatsIn(mode);
  const alone = number % seats;
  const isA = Math.floor(number / seats) % 2 === 0;
  return Array.from({ length: seats }, (_, seat) => ((seat === alone) === isA ? 'a' : 'b'));
}

export const harrowArena: ArenaTool<HarrowTypes, typeof options> = {
  options,
  help: `  --mode ${modeIds.join('|')}  what to play; in the solo game A is Hester and nobody is B
  --factions A,B     who plays: protectors, family, kammi (ch4, ch5)
  --map a|b|both     map side; both: by turns (default)
  --level 1|2|3      how hard the solo game is (default 1)`,
  players: levelIds,
  async plan(given) {
    const mode = oneOf(given.mode ?? 'ch1', 'mode', modeIds);
    const map = oneOf(given.map ?? 'both', 'map', mapChoices);
    const solo = soloOf(mode, { level: given.level });
    const factions = readFactions(mode, given.factions);
    return {
      game: harrow,
      config(number, seed) {
        // Every way to share the seats, then the next county.
        const county = Math.floor(number / (2 * seatsIn(mode)));
        const north = factions[county % 2];
        const side = map === 'both' ? mapIds[Math.floor(county / 2) % mapIds.length] : map;
        return completeConfig({ mode, map: side, factions, north, ...solo }, seed);
      },
      sides: (number) => sidesOf(mode, number),
      bot(player, seat, seed) {
        if (features[mode].solo) return createSoloBot({ ...soloBeginner, seed });
        const { mind, search } = harrowLevels[oneOf(player, 'a', levelIds)];
        return createSearchBot(harrow, mind, seat, { ...search, seed });
      },
      chance: await loadTree('table'),
      createReport,
    };
  },
};
