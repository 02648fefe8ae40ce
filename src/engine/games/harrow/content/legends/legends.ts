import type { LegendId } from '../../state/players.ts';
import { bernice } from './bernice.ts';
import { corbin } from './corbin.ts';
import { emmy } from './emmy.ts';
import { goblinBrute } from './goblin-brute.ts';
import { goblinSlanderer } from './goblin-slanderer.ts';
import { goblinTrickster } from './goblin-trickster.ts';
import { kaine } from './kaine.ts';
import type { Legend, TreeAsker } from './legend.ts';
import { levi } from './levi.ts';
import { malachi } from './malachi.ts';
import { mildred } from './mildred.ts';
import { odessa } from './odessa.ts';
import { priscilla } from './priscilla.ts';
import { skinlessBoy } from './skinless-boy.ts';
import { willa } from './willa.ts';

export const legends = {
  emmy,
  bernice,
  malachi,
  priscilla,
  skinless_boy: skinlessBoy,
  levi,
  corbin,
  odessa,
  kaine,
  willa,
  mildred,
  goblin_slanderer: goblinSlanderer,
  goblin_brute: goblinBrute,
  goblin_trickster: goblinTrickster,
} as const satisfies Readonly<Record<LegendId, Legend>>;

export type TreeAskerId = { [Id in LegendId]: (typeof legends)[Id] extends TreeAsker ? Id : never }[LegendId];

/** HC-TREE-6 */
export const asksTree = (legend: LegendId): legend is TreeAskerId => 'asksFor' in legends[legend];
