import type { LegendId } from '../../state.ts';
import { bernice } from './bernice.ts';
import { corbin } from './corbin.ts';
import { emmy } from './emmy.ts';
import { kaine } from './kaine.ts';
import type { Legend } from './legend.ts';
import { levi } from './levi.ts';
import { malachi } from './malachi.ts';
import { mildred } from './mildred.ts';
import { odessa } from './odessa.ts';
import { priscilla } from './priscilla.ts';
import { skinlessBoy } from './skinless-boy.ts';
import { willa } from './willa.ts';

export const legends: Readonly<Record<LegendId, Legend>> = {
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
};
