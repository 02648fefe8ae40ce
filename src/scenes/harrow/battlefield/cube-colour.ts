import { factions } from '../../../engine/games/harrow/content/factions/factions.ts';
import { type CubeColour, cubeColours } from '../../../engine/games/harrow/state/cubes.ts';
import { factionIds, type PlayerId } from '../../../engine/games/harrow/state/players.ts';
import { harrowPalette } from '../../../ui/harrow/styles/palette.ts';
import { inkOf, palette } from '../../../ui/styles/palette.ts';

export function asCubeColour(colour: string): CubeColour {
  const found = cubeColours.find((known) => known === colour);
  if (!found) throw new Error(`no cube is ${colour}`);
  return found;
}

/** Who plays the cubes of this colour: terrain cubes are Hester's, silver ones the Fair Folk's; both lie in the middle of the tray. */
export function playerOf(colour: CubeColour): PlayerId {
  if (colour === 'silver') return 'fair';
  return factionIds.find((id) => factions[id].colour === colour) ?? 'hester';
}

/** Paint of a player, for canvas and labels. */
export const paint: Readonly<Record<PlayerId, { readonly css: string; readonly hex: number }>> = {
  protectors: { css: harrowPalette.protectors, hex: inkOf(harrowPalette.protectors) },
  family: { css: harrowPalette.family, hex: inkOf(harrowPalette.family) },
  kammi: { css: harrowPalette.kammi, hex: inkOf(harrowPalette.kammi) },
  hester: { css: harrowPalette.hesterScore, hex: inkOf(palette.ember) },
  fair: { css: palette.moon, hex: inkOf(palette.moon) },
};
