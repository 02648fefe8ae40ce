import { completeConfig, type Wishes } from '../../../src/engine/games/harrow/config.ts';
import { features } from '../../../src/engine/games/harrow/content/chapters/features.ts';
import { playersIn } from '../../../src/engine/games/harrow/content/chapters/seats.ts';
import { mapIds } from '../../../src/engine/games/harrow/content/maps/maps.ts';
import { type HarrowTypes, harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { invariantBreaks } from '../../../src/engine/games/harrow/invariants.ts';
import { parseRecord, writeRecord } from '../../../src/engine/games/harrow/notation/record.ts';
import { factionIds, legendsOf } from '../../../src/engine/games/harrow/state/players.ts';
import { type Config, modeIds, variantIds } from '../../../src/engine/games/harrow/state/set-up.ts';
import { oneOf, refuse } from '../../cli/arguments.ts';
import { pairOf } from '../../cli/harrow/pair.ts';
import { soloOf } from '../../cli/harrow/solo.ts';
import { readVariants } from '../../cli/harrow/variants.ts';
import type { SimTool } from '../sim-tool.ts';
import { greedy } from './greedy.ts';
import { type LegendPair, legendPairs } from './matrix.ts';
import { createStatistics } from './statistics.ts';
import { loadTree, treeIds } from './trees.ts';

const help = `  --mode ${modeIds.join('|')}
                          what to play; from chapter 2 on legends and track sides change from game to game
  --level 1|2|3           how hard the solo game is (default 1)
  --piles T,U,G           cards of each pile in the solo game: tactics, upgrades, goblins
  --variants V,V          other readings of the rules: ${variantIds.join(', ')}
  --legends P,F           these legends in every game, for example emmy,levi (from chapter 2 on)
  --matrix                every pair of legends plays --games games: wins of the Protectors', alone of Hester's, by pair
  --map a|b|both          map side; both: by turns (default)
  --tower table|physics   how the tree decides: the fitted table (default) or the real simulation
Who sits in the north changes from game to game.`;

const options = {
  mode: { type: 'string' },
  map: { type: 'string' },
  tower: { type: 'string' },
  legends: { type: 'string' },
  level: { type: 'string' },
  piles: { type: 'string' },
  variants: { type: 'string' },
  matrix: { type: 'boolean' },
} as const;

const mapChoices = [...mapIds, 'both'] as const;

interface Series extends Pick<Wishes, 'mode' | 'variants'> {
  readonly map: (typeof mapChoices)[number];
  readonly solo: Pick<Config, 'level' | 'piles'> | undefined;
}

/** By turns in the north and, if asked for, on both maps. */
function configOf(
  { mode, map, solo, variants }: Series,
  legends: LegendPair | undefined,
  number: number,
  seed: number,
) {
  const north = factionIds[number % 2];
  const side = map === 'both' ? mapIds[Math.floor(number / 2) % mapIds.length] : map;
  return completeConfig({ mode, map: side, north, ...(legends && { legends }), ...solo, variants }, seed);
}

export const harrowSim: SimTool<HarrowTypes, typeof options> = {
  options,
  help,
  policies: { greedy },
  async plan(given, games) {
    const mode = oneOf(given.mode ?? 'ch1', 'mode', modeIds);
    const map = oneOf(given.map ?? 'both', 'map', mapChoices);
    const chance = await loadTree(oneOf(given.tower ?? 'table', 'tower', treeIds));
    const legends = given.legends === undefined ? undefined : pairOf(given.legends, 'legends', legendsOf);
    if (!features[mode].choices && (legends || given.matrix)) {
      refuse('chapter 1 is always Emmy against Levi; see --help');
    }
    const series = { mode, map, solo: soloOf(mode, given), variants: readVariants(mode, given.variants) };
    // One pair of legends after the other, and each begins on the same map with the same side in the north.
    const pairs = given.matrix ? legendPairs : [legends];
    return {
      games: games * pairs.length,
      kit: {
        game: harrow,
        config: (number, seed) => configOf(series, pairs[Math.floor(number / games)], number % games, seed),
        chance,
        invariantBreaks,
        reread: (record) => parseRecord(writeRecord(record)),
      },
      statistics: createStatistics({
        players: playersIn(mode),
        isAlone: features[mode].solo && !features[mode].fair,
        pairOf: given.matrix ? (number) => legendPairs[Math.floor(number / games)] : undefined,
      }),
    };
  },
};
