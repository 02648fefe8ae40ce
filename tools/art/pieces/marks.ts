import { C } from '../ink/colour.ts';
import { type Picture, picture } from '../picture.ts';
import { dress, factions } from './factions.ts';
import { symbol } from './symbols.ts';

/** The marks of the factions in paper colour, for dark grounds. */
export const factionMarks = (): Picture[] =>
  factions.map((faction) =>
    picture(`mark-${faction}`, { x: -16, y: -16, w: 32, h: 32 }, () =>
      symbol(dress[faction].mark, 0, 0, 31, C.paper, dress[faction].ink),
    ),
  );
