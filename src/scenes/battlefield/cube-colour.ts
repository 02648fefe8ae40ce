import { factions } from '../../engine/games/harrow/content/factions/factions.ts';
import { type FactionId, factionIds } from '../../engine/games/harrow/state.ts';

/** The faction that plays the cubes of this colour. */
export function factionOf(colour: string): FactionId {
  const found = factionIds.find((id) => factions[id].colour === colour);
  if (!found) throw new Error(`nobody plays ${colour} cubes`);
  return found;
}

/** Paint of a faction, for canvas and labels. */
export const paint: Readonly<Record<FactionId, { readonly css: string; readonly hex: number }>> = {
  protectors: { css: '#b5312a', hex: 0xb5312a },
  family: { css: '#2f5d8c', hex: 0x2f5d8c },
};
