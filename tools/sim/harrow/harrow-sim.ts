import { completeConfig, type Wishes } from '../../../src/engine/games/harrow/config.ts';
import { features } from '../../../src/engine/games/harrow/content/chapters/features.ts';
import { pairsOf, playersIn } from '../../../src/engine/games/harrow/content/chapters/seats.ts';
import { mapIds } from '../../../src/engine/games/harrow/content/maps/maps.ts';
import { type HarrowTypes, harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { invariantBreaks } from '../../../src/engine/games/harrow/invariants.ts';
import { parseRecord, writeRecord } from '../../../src/engine/games/harrow/notation/record.ts';
import {
  type Factions,
  type LegendId,
  type Legends,
  legendsOf,
  type PlayerId,
  playerIds,
} from '../../../src/engine/games/harrow/state/players.ts';
import { type Config, type ModeId, modeIds, variantIds } from '../../../src/engine/games/harrow/state/set-up.ts';
import { oneOf, refuse } from '../../cli/arguments.ts';
import { readFactions } from '../../cli/harrow/factions.ts';
import { pairOf } from '../../cli/harrow/pair.ts';
import { soloOf } from '../../cli/harrow/solo.ts';
import { readVariants } from '../../cli/harrow/variants.ts';
import type { SimTool } from '../sim-tool.ts';
import { greedy } from './greedy.ts';
import { legendPairs } from './matrix.ts';
import { createStatistics } from './statistics.ts';
import { loadTree, treeIds } from './trees.ts';

const help = `  --mode ${modeIds.join('|')}
                          what to play; from chapter 2 on legends and track sides change from game to game
  --level 1|2|3           how hard the solo game is (default 1)
  --piles T,U,G           cards of each pile in the solo game: tactics, upgrades, goblins
  --variants V,V          other readings of the rules: ${variantIds.join(', ')}
  --factions A,B          who plays: protectors, family, kammi; by turns every two that can where nothing is told (ch4),
                          the Protectors and the Family (ch5)
  --legends P,F           these legends in every game, for example emmy,levi (from chapter 2 on)
  --matrix                every pair of legends plays --games games: wins of the Protectors', alone of Hester's, by pair;
                          random play never wins alone: let --policy greedy play
  --map a|b|both          map side; both: by turns (default)
  --tower table|physics   how the tree decides: the fitted table (default) or the real simulation
Who sits in the north changes from game to game.`;

const options = {
  mode: { type: 'string' },
  factions: { type: 'string' },
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
  /** One pair after the other. */
  readonly pairs: readonly Factions[];
}

/** By turns in the north and, if asked for, on both maps. */
function configOf(
  { mode, map, solo, variants, pairs }: Series,
  legends: Legends | undefined,
  number: number,
  seed: number,
) {
  const factions = pairs[number % pairs.length];
  const turn = Math.floor(number / pairs.length);
  const north = factions[turn % 2];
  const side = map === 'both' ? mapIds[Math.floor(turn / 2) % mapIds.length] : map;
  return completeConfig({ mode, map: side, factions, north, ...(legends && { legends }), ...solo, variants }, seed);
}

/** Everybody who plays in one of the games, in the order of their list. */
function playersAmong(pairs: readonly Factions[], mode: ModeId): readonly PlayerId[] {
  const players = new Set(pairs.flatMap((factions) => playersIn({ mode, factions })));
  return playerIds.filter((player) => players.has(player));
}

export const harrowSim: SimTool<HarrowTypes, typeof options> = {
  options,
  help,
  policies: { greedy },
  async plan(given, games) {
    const mode = oneOf(given.mode ?? 'ch1', 'mode', modeIds);
    const map = oneOf(given.map ?? 'both', 'map', mapChoices);
    const chance = await loadTree(oneOf(given.tower ?? 'table', 'tower', treeIds));
    const told = readFactions(mode, given.factions);
    const legends =
      given.legends === undefined
        ? undefined
        : (pairOf<LegendId>(given.legends, 'legends', legendsOf, told) as Legends);
    if (!features[mode].choices && (legends || given.matrix)) {
      refuse('chapter 1 is always Emmy against Levi; see --help');
    }
    if (given.matrix && told.includes('kammi')) refuse('the matrix is of the Protectors and the Family; see --help');
    // In chapter 4 Kammi meets both, by turns; anything told holds for one of them.
    const isTold = given.factions !== undefined || given.legends !== undefined || features[mode].kammi !== 'always';
    const series = {
      mode,
      map,
      solo: soloOf(mode, given),
      variants: readVariants({ mode, factions: told }, given.variants),
      pairs: isTold ? [told] : pairsOf(mode),
    };
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
        players: playersAmong(series.pairs, mode),
        isAlone: features[mode].solo && !features[mode].fair,
        pairOf: given.matrix ? (number) => legendPairs[Math.floor(number / games)] : undefined,
      }),
    };
  },
};
