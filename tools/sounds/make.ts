// `npm run sounds`: writes assets/sound anew.

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { refuse } from '../cli/arguments.ts';
import { catalogue, soundBytes } from './catalogue.ts';

if (process.argv.length > 2) refuse(`"${process.argv[2]}" is not understood: all sounds are made, with no options`);

const folder = new URL('../../assets/sound/', import.meta.url);
mkdirSync(folder, { recursive: true });

let total = 0;
for (const file of catalogue) {
  const bytes = soundBytes(file);
  writeFileSync(new URL(`${file.name}.wav`, folder), bytes);
  total += bytes.length;
}
const made = new Set(catalogue.map(({ name }) => `${name}.wav`));
for (const name of readdirSync(folder)) if (name.endsWith('.wav') && !made.has(name)) rmSync(new URL(name, folder));

process.stdout.write(`${catalogue.length} sounds, ${Math.round(total / 1000)} kB\n`);
