import { mix } from '../../ink/colour.ts';
import { type Picture, picture } from '../../picture.ts';
import { C } from '../inks.ts';
import { dress, factions } from './factions.ts';
import { fairInk } from './fair-dress.ts';
import { symbol } from './symbols.ts';

const box = { x: -16, y: -16, w: 32, h: 32 };

/** The marks of the sides in paper colour, for dark grounds, and the card that a space of a board gives (HC-TRK-3). */
export const factionMarks = (): Picture[] => [
  ...factions.map((faction) =>
    picture(`mark-${faction}`, box, () => symbol(dress[faction].mark, 0, 0, 31, C.paper, dress[faction].ink)),
  ),
  picture('mark-hester', box, () => symbol('rootFlame', 0, 0, 30, C.paper, mix(C.ember, C.ink, 0.15))),
  picture('mark-fair', box, () => symbol('moth', 0, 0, 31, C.frost, fairInk)),
  picture('mark-card', box, () => symbol('card', 0, 0, 31, mix(C.paper, C.bog, 0.15), C.hollow)),
];
