import type { Picture } from './picture.ts';
import { abilityTokens } from './pieces/ability-token.ts';
import { brokenJars } from './pieces/broken-jar.ts';
import { buildings } from './pieces/building.ts';
import { cubes } from './pieces/cube.ts';
import { dice } from './pieces/die.ts';
import { haints } from './pieces/haint.ts';
import { jars } from './pieces/jar.ts';
import { lanterns } from './pieces/lantern.ts';
import { pathTokens } from './pieces/path-token.ts';
import { townsfolk } from './pieces/townsfolk.ts';
import { controls } from './ui/controls.ts';
import { frames } from './ui/frames.ts';
import { overlays } from './ui/overlays.ts';
import { panels } from './ui/panels.ts';

/** Every family of pictures; drawing starts only when a picture's `svg` is read. */
export const catalogue: readonly (() => readonly Picture[])[] = [
  haints,
  townsfolk,
  buildings,
  lanterns,
  pathTokens,
  abilityTokens,
  cubes,
  dice,
  jars,
  brokenJars,
  controls,
  frames,
  overlays,
  panels,
];

/** All pictures of the game; a key drawn by two families is a mistake. */
export function allPictures(): readonly Picture[] {
  const pictures = catalogue.flatMap((family) => family());
  const seen = new Set<string>();
  for (const { key } of pictures) {
    if (seen.has(key)) throw new Error(`two pictures have the key ${key}`);
    seen.add(key);
  }
  return pictures;
}
