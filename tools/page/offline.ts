import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { sheetFiles } from './sheets.ts';

const assets = new URL('../../assets/', import.meta.url);

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** The files of a game that are no code: its pictures and sounds, by their addresses, with a short hash of each. */
function filesOf(game: string): [address: string, hash: string][] {
  return ['art', 'sound'].flatMap((kind) =>
    readdirSync(new URL(`${kind}/${game}/`, assets), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry): [string, string] => {
        const path = join(entry.parentPath, entry.name).replaceAll(sep, '/');
        return [path.slice(path.lastIndexOf(`/${kind}/${game}/`) + 1), hashOf(readFileSync(path))];
      }),
  );
}

/** Its sheets of small pictures in the same way. */
const sheetsOfGame = (game: string) =>
  sheetFiles(game).map(([address, text]): [string, string] => [address, hashOf(text)]);

/** Beside the page lies, for each game, the list of what is to be fetched to play it without a network. */
function offlineLists(): Plugin {
  return {
    name: 'offline-lists',
    apply: 'build',
    generateBundle() {
      const games = readdirSync(new URL('sound/', assets), { withFileTypes: true }).filter((entry) =>
        entry.isDirectory(),
      );
      for (const { name } of games) {
        if (name === 'shell') continue;
        const source = JSON.stringify(Object.fromEntries([...filesOf(name), ...sheetsOfGame(name)]));
        this.emitFile({ type: 'asset', fileName: `offline-${name}.json`, source });
      }
    },
  };
}

/**
 * The page as an app: its program, words and the shell's pictures are kept by the service worker, those of a game once it
 * is chosen (`src/games/offline.ts`).
 */
export function offlineApp(): Plugin[] {
  return [
    offlineLists(),
    ...VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      filename: 'sw.js',
      manifest: {
        id: './',
        name: 'Under the Oak',
        short_name: 'Under the Oak',
        start_url: './',
        scope: './',
        display: 'fullscreen',
        background_color: '#14110f',
        theme_color: '#14110f',
        icons: [{ src: 'art/shell/app-icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
      } as never,
      workbox: {
        globPatterns: [
          '**/*.{html,js,css,woff2}',
          'art/shell/*',
          'art/*/shelf-*',
          'art/*/manifest.json',
          'sound/shell/*',
          'offline-*.json',
        ],
        maximumFileSizeToCacheInBytes: 8_000_000,
        clientsClaim: true,
        skipWaiting: false,
        cleanupOutdatedCaches: true,
        // The address says which game is meant.
        ignoreURLParametersMatching: [/^game$/, /^offline$/],
        navigateFallback: null,
        runtimeCaching: [
          {
            urlPattern: /\/(art|sound)\//,
            handler: 'CacheFirst',
            options: { cacheName: 'game-files', cacheableResponse: { statuses: [200] } },
          },
        ],
      },
    }),
  ];
}
