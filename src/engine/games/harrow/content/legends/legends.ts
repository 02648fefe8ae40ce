import type { LegendId } from '../../state.ts';
import { emmy } from './emmy.ts';
import type { Legend } from './legend.ts';
import { levi } from './levi.ts';

export const legends = { emmy, levi } as const satisfies Record<LegendId, Legend>;
