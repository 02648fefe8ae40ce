import { type HarrowTypes, harrow } from '../../engine/games/harrow/harrow.ts';
import type { Moment } from '../../engine/kernel/game.ts';
import type { Match, MatchKit } from '../match.ts';
import { savesOf } from '../save.ts';
import type { Session } from '../session.ts';
import type { ShownMatch } from '../shown-match.ts';
import { type NightId, nightIds } from './campaign/nights.ts';

export type HarrowSession = Session<HarrowTypes>;
export type HarrowMoment = Moment<HarrowTypes>;

export interface HarrowMatchTypes {
  Rules: HarrowTypes;
  /** The night of the campaign that is being played. */
  Occasion: { readonly night: NightId };
}

export type HarrowMatch = Match<HarrowMatchTypes>;
export type ShownHarrow = ShownMatch<HarrowMatchTypes>;

export const harrowMatches: MatchKit<HarrowMatchTypes> = {
  game: harrow,
  // Chapter 1 is for whoever plays for the first time.
  levelOf: ({ mode }) => (mode === 'ch1' ? 'gentle' : 'steady'),
  readOccasion(save) {
    if (!('night' in save)) return undefined;
    const night = nightIds.find((id) => id === save.night);
    return night ? { night } : false;
  },
};

export const { saveOf, openSave, openSaveText } = savesOf(harrowMatches);
