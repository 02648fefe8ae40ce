import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { refuse } from '../cli/arguments.ts';
import { allPictures } from './catalogue.ts';
import { manifestEntry, svgFile } from './picture.ts';

// npm run art [-- prefix ...]: draws every picture, or those whose key starts with a prefix; the manifest is always whole.

const folder = new URL('../../assets/art/', import.meta.url);
const prefixes = process.argv.slice(2);
const pictures = allPictures();
for (const prefix of prefixes) {
  if (!pictures.some(({ key }) => key.startsWith(prefix))) refuse(`no picture begins with "${prefix}"`);
}
const chosen = pictures.filter(({ key }) => prefixes.length === 0 || prefixes.some((prefix) => key.startsWith(prefix)));

mkdirSync(folder, { recursive: true });
let bytes = 0;
for (const picture of chosen) {
  const file = svgFile(picture);
  bytes += file.length;
  writeFileSync(new URL(`${picture.key}.svg`, folder), file);
}

const entries = [...pictures]
  .sort((a, b) => (a.key < b.key ? -1 : 1))
  .map((picture) => `  ${JSON.stringify(picture.key)}: ${JSON.stringify(manifestEntry(picture))}`);
writeFileSync(new URL('manifest.json', folder), `{\n${entries.join(',\n')}\n}\n`);

const keys = new Set(pictures.map(({ key }) => `${key}.svg`));
const stale = readdirSync(folder).filter((name) => name.endsWith('.svg') && !keys.has(name));
console.log(
  `${chosen.length} of ${pictures.length} pictures, ${Math.round(bytes / 1024)} kB, ${fileURLToPath(folder)}`,
);
if (stale.length > 0) console.log(`not in the catalogue any more: ${stale.join(' ')}`);
