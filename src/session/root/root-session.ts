import { type RootTypes, root } from '../../engine/games/root/root.ts';
import type { MatchKit } from '../match.ts';
import { savesOf } from '../save.ts';

export interface RootMatchTypes {
  Rules: RootTypes;
  /** Games of Root stand for themselves. */
  Occasion: never;
}

export const rootMatches: MatchKit<RootMatchTypes> = {
  game: root,
  levelOf: () => 'steady',
  readOccasion: () => undefined,
};

export const { saveOf, openSave, openSaveText } = savesOf(rootMatches);
