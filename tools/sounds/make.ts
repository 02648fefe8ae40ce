// `npm run sounds`: writes assets/sound anew.

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { refuse } from '../cli/arguments.ts';
import { catalogues } from './catalogues.ts';
import { soundBytes } from './sound-file.ts';

if (process.argv.length > 2) refuse(`"${process.argv[2]}" is not understood: all sounds are made, with no options`);

let count = 0;
let total = 0;
for (const [owner, sounds] of Object.entries(catalogues)) {
  const folder = new URL(`../../assets/sound/${owner}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const file of sounds) {
    const bytes = soundBytes(file);
    writeFileSync(new URL(`${file.name}.wav`, folder), bytes);
    count += 1;
    total += bytes.length;
  }
  const made = new Set(sounds.map(({ name }) => `${name}.wav`));
  for (const name of readdirSync(folder)) if (name.endsWith('.wav') && !made.has(name)) rmSync(new URL(name, folder));
}

process.stdout.write(`${count} sounds, ${Math.round(total / 1000)} kB\n`);
