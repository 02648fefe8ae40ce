import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { filesIn } from '../../tools/page/zip.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.wav': 'audio/wav',
};

export interface Site {
  /** Address of the shelf, below a sub-path: it must work from any. */
  readonly url: string;
  /** The same, where every picture is blank. */
  readonly blankUrl: string;
  readonly folder: string;
  close(): void;
}

const base = '/some/folder/';
const blankBase = '/some/folder/blank/';

/** As large as the picture. */
function blankPicture(picture: string): string {
  const [opening = ''] = /^<svg [^>]*>/.exec(picture) ?? [];
  return `${opening}</svg>`;
}

/** The address at which a game is opened at once, without the shelf. */
export function withGame(url: string, game: string): string {
  const address = new URL(url);
  address.searchParams.set('game', game);
  return address.href;
}

/** What is served, by its path. */
export type Files = Map<string, Buffer | string>;

/** Builds a page as players get it, but for `window.gameTest`, into a folder of its own. */
export async function buildSite(more: InlineConfig = {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'harrow-site-'));
  await build({ mode: 'test', logLevel: 'error', ...more, build: { outDir: folder, emptyOutDir: true } });
  return folder;
}

export interface Server {
  readonly origin: string;
  close(): void;
}

/** Serves files out of memory. */
export async function serve(files: Files): Promise<Server> {
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
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

function blankSheet(sheet: string): string {
  const pictures = Object.entries(JSON.parse(sheet) as Record<string, string>);
  return JSON.stringify(Object.fromEntries(pictures.map(([key, picture]) => [key, blankPicture(picture)])));
}

/** A build with blank pictures, below a path. */
export function blankFiles(folder: string, below: string): Files {
  return new Map(
    filesIn(folder).map(([name, content]) => [
      below + name,
      extname(name) === '.svg'
        ? blankPicture(content.toString())
        : name.includes('/sheets/')
          ? blankSheet(content.toString())
          : content,
    ]),
  );
}

/** Builds the game and serves it from a sub-path. */
export async function openSite(): Promise<Site> {
  const folder = await buildSite();
  const whole = filesIn(folder).map(([name, content]) => [base + name, content] as const);
  const { origin, close } = await serve(new Map([...whole, ...blankFiles(folder, blankBase)]));
  return {
    url: origin + base,
    blankUrl: origin + blankBase,
    folder,
    close() {
      close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
