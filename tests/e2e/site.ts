import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, relative, sep } from 'node:path';
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
  /** The same game, where every picture is blank. */
  readonly blankUrl: string;
  readonly folder: string;
  close(): void;
}

const base = '/games/harrow/';
const blankBase = '/games/harrow/blank/';

/** As large as the picture. */
function blankPicture(picture: string): string {
  const [opening = ''] = /^<svg [^>]*>/.exec(picture) ?? [];
  return `${opening}</svg>`;
}

/** Builds the game as players get it, but for `window.gameTest`, and serves it from a sub-path, out of memory. */
export async function openSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'harrow-site-'));
  await build({ mode: 'test', logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  const files = new Map<string, Buffer | string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const name = relative(folder, file).replaceAll(sep, '/');
    const content = readFileSync(file);
    files.set(base + name, content);
    files.set(blankBase + name, extname(name) === '.svg' ? blankPicture(content.toString()) : content);
  }
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const name = path.endsWith('/') ? `${path}index.html` : path;
    const content = files.get(name);
    if (content) response.writeHead(200, { 'content-type': types[extname(name)] ?? 'application/octet-stream' });
    else response.writeHead(404);
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    blankUrl: `http://127.0.0.1:${port}${blankBase}`,
    folder,
    close() {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
