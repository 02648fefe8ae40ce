import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refuse } from '../cli/arguments.ts';
import { allPictures, owners } from './catalogues.ts';
import { manifestEntry, svgFile } from './picture.ts';

// npm run art [-- prefix ...]: draws every picture, or those whose key starts with a prefix; the manifests are always whole.

const folder = new URL('../../assets/art/', import.meta.url);
const prefixes = process.argv.slice(2);
const pictures = allPictures();
for (const prefix of prefixes) {
  if (!pictures.some(({ picture }) => picture.key.startsWith(prefix))) refuse(`no picture begins with "${prefix}"`);
}
const isChosen = (key: string): boolean => prefixes.length === 0 || prefixes.some((prefix) => key.startsWith(prefix));
const chosen = pictures.filter(({ picture }) => isChosen(picture.key));

let bytes = 0;
for (const { owner, picture } of chosen) {
  const file = svgFile(picture);
  bytes += file.length;
  mkdirSync(new URL(`${owner}/`, folder), { recursive: true });
  writeFileSync(new URL(`${owner}/${picture.key}.svg`, folder), file);
}

for (const owner of owners) {
  const entries = pictures
    .filter((each) => each.owner === owner)
    .map(({ picture }) => picture)
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map((picture) => `  ${JSON.stringify(picture.key)}: ${JSON.stringify(manifestEntry(picture))}`);
  writeFileSync(new URL(`${owner}/manifest.json`, folder), `{\n${entries.join(',\n')}\n}\n`);
}

const drawn = new Set(pictures.map(({ owner, picture }) => `${owner}/${picture.key}.svg`));
const stale = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll(sep, '/'))
  .filter((name) => name.endsWith('.svg') && !drawn.has(name));
console.log(
  `${chosen.length} of ${pictures.length} pictures, ${Math.round(bytes / 1024)} kB, ${fileURLToPath(folder)}`,
);
if (stale.length > 0) console.log(`not in the catalogue any more: ${stale.join(' ')}`);
