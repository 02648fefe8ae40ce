// Builds the game and packs it into dist/harrow-county.zip: any server of files can serve it, from any path.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies, root, runBin } from './ensure.mjs';

ensureDependencies();
const built = runBin('vite/bin/vite.js', ['build', '--logLevel', 'warn']);
if (built !== 0) process.exit(built ?? 1);

const { tsImport } = await import('tsx/esm/api');
const { filesIn, zipOf } = await tsImport('../tools/page/zip.ts', import.meta.url);
const folder = join(root, 'dist');
const files = filesIn(folder);
const zip = join(folder, 'harrow-county.zip');
writeFileSync(zip, zipOf(files));
process.stdout.write(`${zip}: ${files.length} files\n`);
