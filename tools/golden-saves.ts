/**
 * Writes the golden saves of a game's present rules: `node scripts/run.mjs tools/golden-saves.ts [--game harrow]`.
 *
 * The saves are a player's exported files; `legal.json` has the actions on offer in each, other files are the game's own.
 * Every later version must open them all, so a folder that is there is never written again: it can only be written by the
 * version it is named after.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readArguments, refuse } from './cli/arguments.ts';
import { askedGame, gameOption } from './games.ts';

const argv = process.argv.slice(2);
const { id, tools } = askedGame(argv);
const { positionals } = readArguments(argv, gameOption);
if (positionals.length > 0) refuse(`"${positionals[0]}" is not understood`);

const golden = await tools.golden();
const name = `tests/saves/${id}/rules-${golden.version}`;
const folder = fileURLToPath(new URL(`../${name}`, import.meta.url));
if (existsSync(folder)) refuse(`${name} is there already, and golden saves are for ever`);
mkdirSync(folder, { recursive: true });

/** As a game exports it. */
const write = (file: string, value: unknown) => writeFileSync(`${folder}/${file}`, JSON.stringify(value, undefined, 1));

const saves = golden.saves();
for (const { file, save } of saves) write(file, save);
write('legal.json', Object.fromEntries(saves.map(({ file, legal }) => [file, legal])));
for (const [file, value] of Object.entries(await golden.others())) write(file, value);
process.stdout.write(`${saves.length} saves in ${name}\n`);
