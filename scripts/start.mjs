// Builds the game and serves it on a free port.
import { readFileSync } from 'node:fs';
import { ensureDependencies, root, runBin } from './ensure.mjs';

ensureDependencies();
const built = runBin('vite/bin/vite.js', ['build', '--logLevel', 'warn']);
if (built !== 0) process.exit(built ?? 1);

/** The page bears its policy; the server says the same, and that nobody may show the game in a frame. */
const page = readFileSync(`${root}dist/index.html`, 'utf8');
const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page);
const headers = {
  'Content-Security-Policy': `${policy.replaceAll('&#39;', "'")}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

const { preview } = await import('vite');
const server = await preview({ root, preview: { port: 4173, strictPort: false, host: '127.0.0.1', headers } });
const { port } = server.httpServer.address();
process.stdout.write(`Harrow County is ready: http://127.0.0.1:${port}/\nPress Ctrl+C to stop.\n`);
