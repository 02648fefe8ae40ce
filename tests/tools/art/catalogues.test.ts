import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { allPictures, owners } from '../../../tools/art/catalogues.ts';
import { manifestEntry, svgFile } from '../../../tools/art/picture.ts';
import { expectImage } from './stands-alone.ts';

const folder = new URL('../../../assets/art/', import.meta.url);
const committed = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const pictures = allPictures();
const picturesOf = (owner: string) => pictures.flatMap((each) => (each.owner === owner ? [each.picture] : []));

test('every owner of pictures has a folder, and no picture lies outside of them', () => {
  expect(readdirSync(folder).sort()).toEqual([...owners].sort());
});

describe.each(owners)('%s', (owner) => {
  it('has a manifest that tells size, anchor and frames of every picture', () => {
    const manifest: Record<string, unknown> = JSON.parse(committed(`${owner}/manifest.json`));
    expect(manifest).toEqual(
      JSON.parse(JSON.stringify(Object.fromEntries(picturesOf(owner).map((p) => [p.key, manifestEntry(p)])))),
    );
  });

  it('has every picture of its catalogue, and no other', () => {
    const files = readdirSync(new URL(`${owner}/`, folder)).filter((name) => name.endsWith('.svg'));
    expect(files.sort()).toEqual(
      picturesOf(owner)
        .map(({ key }) => `${key}.svg`)
        .sort(),
    );
  });
});

test('a cube that tumbles is a strip of its turns', () => {
  const cube = pictures.find(({ picture }) => picture.key === 'die-red');
  expect(cube && manifestEntry(cube.picture)).toMatchObject({ w: 960, h: 40, frames: 24, frameWidth: 40 });
});

test('the pictures of the shell stand alone as images, and are committed as they are drawn now', () => {
  for (const picture of picturesOf('shell')) {
    expectImage(picture);
    expect(committed(`shell/${picture.key}.svg`), picture.key).toBe(svgFile(picture));
  }
});
