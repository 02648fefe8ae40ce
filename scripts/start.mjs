// Builds the game and serves it on a free port.
import { readFileSync } from 'node:fs';
import { ensureDependencies, root, runBin } from './ensure.mjs';

ensureDependencies();
const built = runBin('vite/bin/vite.js', ['build', '--logLevel', 'warn']);
if (built !== 0) process.exit(built ?? 1);

const { tsImport } = await import('tsx/esm/api');
const { headersFor } = await tsImport('../tools/page/policy.ts', import.meta.url);
const headers = headersFor(readFileSync(`${root}dist/index.html`, 'utf8'));

const { preview } = await import('vite');
const server = await preview({ root, preview: { port: 4173, strictPort: false, host: '127.0.0.1', headers } });
const { port } = server.httpServer.address();
process.stdout.write(`Harrow County is ready: http://127.0.0.1:${port}/\nPress Ctrl+C to stop.\n`);
