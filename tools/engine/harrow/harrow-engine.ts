import { completeConfig } from '../../../src/engine/games/harrow/config.ts';
import { features } from '../../../src/engine/games/harrow/content/chapters/features.ts';
import { hidersOf } from '../../../src/engine/games/harrow/content/chapters/seats.ts';
import { mapIds } from '../../../src/engine/games/harrow/content/maps/maps.ts';
import { type HarrowTypes, harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { isUnknown } from '../../../src/engine/games/harrow/rules/solo/reveal.ts';
import { type LegendId, type Legends, legendsOf, trackSides } from '../../../src/engine/games/harrow/state/players.ts';
import { type Config, type Hider, modeIds, variantIds } from '../../../src/engine/games/harrow/state/set-up.ts';
import { oneOf, refuse } from '../../cli/arguments.ts';
import { readFactions } from '../../cli/harrow/factions.ts';
import { pairOf } from '../../cli/harrow/pair.ts';
import { soloOf } from '../../cli/harrow/solo.ts';
import { readVariants } from '../../cli/harrow/variants.ts';
import type { EngineTool } from '../engine-tool.ts';
import { showPosition, treeHint } from './show.ts';

const help = `       [--mode ${modeIds.join('|')}]
       [--map a|b]                                               default chapter 1 on map a
       [--factions A,B]                                          who plays: protectors, family, kammi (ch4, ch5, fair3, fair4)
       [--north A|B]                                             who sits in the north (default the second of them)
       [--legends P,F] [--tracks a|b,a|b]                        from chapter 2 on (solo: no tracks); by the seed if not told
       [--level 1|2|3] [--piles T,U,G]                           solo: how hard, and the cards of each pile
       [--hider protectors|family|hester]                        Fair Folk: who hides the items (by chance if not told)
       [--variants V,V]                                          other readings of the rules: ${variantIds.join(', ')}`;

const options = {
  mode: { type: 'string' },
  factions: { type: 'string' },
  map: { type: 'string' },
  north: { type: 'string' },
  legends: { type: 'string' },
  tracks: { type: 'string' },
  level: { type: 'string' },
  piles: { type: 'string' },
  hider: { type: 'string' },
  variants: { type: 'string' },
} as const;

/** HC-FAIR-5: somebody who is played hides the items, if anybody does. */
function hiderOf(game: Pick<Config, 'mode' | 'factions'>, hider: string | undefined): Hider | undefined {
  const able = hidersOf(game);
  if (hider === undefined) return undefined;
  return able.length === 0 ? refuse(`in ${game.mode} nothing is hidden`) : oneOf(hider, 'hider', able);
}

const sidesOf = { protectors: trackSides, family: trackSides, kammi: trackSides } as const;

export const harrowEngine: EngineTool<HarrowTypes, typeof options> = {
  game: harrow,
  options,
  help,
  config(given, seed) {
    const mode = oneOf(given.mode ?? 'ch1', 'mode', modeIds);
    if (!features[mode].choices && (given.legends ?? given.tracks) !== undefined) {
      refuse('chapter 1 is always Emmy against Levi, with the first sides of their tracks');
    }
    if (features[mode].solo && given.tracks !== undefined) refuse('the solo game has no tracks; see --help');
    const factions = readFactions(mode, given.factions);
    const wishes = {
      mode,
      factions,
      map: oneOf(given.map ?? 'a', 'map', mapIds),
      north: oneOf(given.north ?? factions[1], 'north', factions),
      ...(given.legends !== undefined && {
        legends: pairOf<LegendId>(given.legends, 'legends', legendsOf, factions) as Legends,
      }),
      ...(given.tracks !== undefined && {
        tracks: pairOf(given.tracks, 'tracks', sidesOf, factions),
      }),
      ...soloOf(mode, given),
      hider: hiderOf({ mode, factions }, given.hider),
      variants: readVariants({ mode, factions }, given.variants),
    };
    return completeConfig(wishes, seed);
  },
  show: showPosition,
  chance: {
    name: 'the tree',
    example: 'tree red=0..5 blue=0..3',
    hint: treeHint,
    isAnswer: (action) => action.type === 'tree',
  },
  refusal: (s, action) =>
    action.type === 'reveal' && isUnknown(s, action.pile)
      ? `the top card of the ${action.pile} is hidden in this position`
      : undefined,
};
