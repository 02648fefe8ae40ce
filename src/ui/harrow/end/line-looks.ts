import type { FactionId } from '../../../engine/games/harrow/state/players.ts';
import type { LineLook } from '../../parts/points-chart.ts';
import { harrowPalette } from '../styles/palette.ts';

/** Horns for the Protectors, a moon for the Family, a goblin’s ears for Kammi. */
export const lineLooks: Readonly<Record<FactionId, LineLook>> = {
  protectors: { colour: harrowPalette.protectors, dash: undefined, mark: 'M0 7L-6 -1L-6 -7L-2 -2H2L6 -7L6 -1Z' },
  family: { colour: harrowPalette.family, dash: '9 6', mark: 'M3 -6.5A6.5 6.5 0 1 0 6 4A5.5 5.5 0 0 1 3 -6.5Z' },
  kammi: {
    colour: harrowPalette.kammi,
    dash: '2 7',
    mark: 'M-9 -6L-4 -3Q0 -5 4 -3L9 -6L5 2Q3 7 0 7Q-3 7 -5 2Z',
  },
};
