import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { offlineLists } from './offline-lists.ts';

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
            // What has a query is fetched to take the place of what is kept (`src/games/offline.ts`).
            urlPattern: /\/(art|sound)\/[^?]*$/,
            handler: 'CacheFirst',
            options: { cacheName: 'game-files', cacheableResponse: { statuses: [200] } },
          },
        ],
      },
    }),
  ];
}
