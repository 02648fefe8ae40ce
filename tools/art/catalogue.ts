import type { Picture } from './picture.ts';

/** Every family of pictures; drawing starts only when a picture's `svg` is read. */
export const catalogue: readonly (() => readonly Picture[])[] = [];

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
