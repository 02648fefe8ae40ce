import { harrowPictures } from './harrow/catalogue.ts';
import type { Catalogue, Picture } from './picture.ts';
import { rootPictures } from './root/catalogue.ts';
import { shellPictures } from './shell/catalogue.ts';

/** Whose pictures there are; each owner has a folder of its own in the art. */
export const owners = ['shell', 'harrow', 'root'] as const;
type Owner = (typeof owners)[number];

const catalogues: Readonly<Record<Owner, Catalogue>> = {
  shell: shellPictures,
  harrow: harrowPictures,
  root: rootPictures,
};

interface Owned {
  readonly owner: Owner;
  readonly picture: Picture;
}

/** All pictures there are; a key drawn by two families is a mistake, for scenes ask for a picture by its key alone. */
export function allPictures(): readonly Owned[] {
  const all = owners.flatMap((owner) =>
    catalogues[owner].flatMap((family) => family().map((picture): Owned => ({ owner, picture }))),
  );
  const seen = new Map<string, Owner>();
  for (const { owner, picture } of all) {
    const other = seen.get(picture.key);
    // Two games are never open at once: they may well draw the same thing.
    if (other === owner || other === 'shell') throw new Error(`two pictures have the key ${picture.key}`);
    seen.set(picture.key, owner);
  }
  return all;
}
