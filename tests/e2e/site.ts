import { createReadStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { build } from 'vite';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.wav': 'audio/wav',
};

export interface Site {
  /** Address of the game, below a sub-path: it must work from any. */
  readonly url: string;
  readonly folder: string;
  close(): void;
}

/** Builds the game as players get it, but for `window.harrowTest`, and serves the files from a sub-path. */
export async function openSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'harrow-site-'));
  await build({ mode: 'test', logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  const base = '/games/harrow/';
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const inside = path.startsWith(base) ? normalize(path.slice(base.length) || 'index.html') : '..';
    const file = join(folder, inside);
    if (inside.startsWith('..') || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    folder,
    close() {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
