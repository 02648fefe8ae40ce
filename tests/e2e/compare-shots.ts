/**
 * Compares two folders of pictures that shots.ts took, the most different stops first:
 * node --import tsx tests/e2e/compare-shots.ts shots/before shots/after [--diff shots/diff] [--least 0]
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Picture, readPng, writePng } from './png.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    diff: { type: 'string' },
    /** Differences of a channel up to this are the same colour. */
    least: { type: 'string', default: '0' },
  },
});
const [before, after] = positionals;
const least = Number(values.least);

/** The older picture, pale, with what has changed in red; and the share of what has changed. */
function difference(one: Picture, other: Picture): { readonly share: number; readonly picture: Picture } {
  if (one.width !== other.width || one.height !== other.height) return { share: 1, picture: other };
  const pixels = new Uint8Array(one.pixels.length);
  let changed = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const isChanged = [0, 1, 2].some(
      (channel) => Math.abs(one.pixels[at + channel] - other.pixels[at + channel]) > least,
    );
    if (isChanged) changed++;
    const grey = 170 + (one.pixels[at] + one.pixels[at + 1] + one.pixels[at + 2]) / 9;
    pixels.set(isChanged ? [220, 0, 0, 255] : [grey, grey, grey, 255], at);
  }
  return { share: changed / (pixels.length / 4), picture: { ...one, pixels } };
}

const picturesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.png'));

const names = picturesIn(after).sort();
const rows = names.map((name) => {
  const old = join(before, name);
  if (!existsSync(old)) return { name, share: 1, why: 'new' };
  const [first, second] = [readFileSync(old), readFileSync(join(after, name))];
  if (first.equals(second)) return { name, share: 0, why: '' };
  const { share, picture } = difference(readPng(first), readPng(second));
  if (values.diff && share > 0) {
    const file = join(values.diff, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, writePng(picture));
  }
  return { name, share, why: '' };
});
const different = rows.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share);
for (const { name, share, why } of different) {
  process.stdout.write(`${(share * 100).toFixed(3).padStart(8)} %  ${name} ${why}\n`);
}
const gone = picturesIn(before).filter((name) => !names.includes(name));
process.stdout.write(`${rows.length} pictures, ${different.length} different, ${gone.length} missing\n`);
