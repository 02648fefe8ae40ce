// Builds the game and serves it on a free port.
import { ensureDependencies, root, runBin } from './ensure.mjs';

ensureDependencies();
const built = runBin('vite/bin/vite.js', ['build', '--logLevel', 'warn']);
if (built !== 0) process.exit(built ?? 1);

const { preview } = await import('vite');
const server = await preview({ root, preview: { port: 4173, strictPort: false, host: '127.0.0.1' } });
const { port } = server.httpServer.address();
process.stdout.write(`Harrow County is ready: http://127.0.0.1:${port}/\nPress Ctrl+C to stop.\n`);
