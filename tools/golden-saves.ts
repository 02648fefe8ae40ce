/**
 * Writes the golden saves of the present rules version: `node scripts/run.mjs tools/golden-saves.ts`.
 *
 * Of every mode, night and house rule one save in the middle of a turn and one in the middle of a fight, as a player's
 * exported files; `legal.json`: the actions on offer in each; `nights.json`: an exported record of nights; `storage.json`:
 * what a browser keeps. Every later version must open them all, so a folder that is there is never written again: it can
 * only be written by the version it is named after.
 *
 * `tests/saves/harrow/forbidden` holds games of earlier versions with an action that a later one forbids: in `rules-4-idle-tree.json`
 * Hester shakes the tree without an action left (HC-OQ-57).
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { harrow } from '../src/engine/games/harrow/harrow.ts';
import { noProgress } from '../src/session/harrow/campaign/progress.ts';
import { saveOf } from '../src/session/harrow/harrow-session.ts';
import { refuse } from './cli/arguments.ts';
import { legalLines } from './engine/actions.ts';
import { harrowEngine } from './engine/harrow/harrow-engine.ts';
import { goldenGames } from './golden/games.ts';
import { goldenMatch, moments } from './golden/play.ts';
import { goldenProgress, goldenStorage } from './golden/storage.ts';

const name = `tests/saves/harrow/rules-${harrow.version}`;
const folder = fileURLToPath(new URL(`../${name}`, import.meta.url));
if (existsSync(folder)) refuse(`${name} is there already, and golden saves are for ever`);
mkdirSync(folder, { recursive: true });

/** As the game exports it. */
const write = (file: string, value: unknown) => writeFileSync(`${folder}/${file}`, JSON.stringify(value, undefined, 1));

const savedAt = new Date('2026-11-18T20:00:00Z');
const progress = goldenProgress();

const written = goldenGames.flatMap((game, i) =>
  moments.map((moment) => {
    const match = goldenMatch(game, moment, i + 1);
    const save = saveOf(match, savedAt);
    const file = `${game.name}-${moment}.json`;
    write(file, { ...save, nights: game.night ? progress : noProgress });
    return { file, save, legal: legalLines(harrowEngine, match.session.state) };
  }),
);

write('legal.json', Object.fromEntries(written.map(({ file, legal }) => [file, legal])));
write('nights.json', progress);
write('storage.json', await goldenStorage(written[0].save, written[1].save, progress));
process.stdout.write(`${written.length} saves in ${name}\n`);
