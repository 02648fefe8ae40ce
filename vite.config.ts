import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { offlineApp } from './tools/page/offline.ts';
import { contentPolicy } from './tools/page/policy.ts';
import { pictureSheets } from './tools/page/sheets.ts';
import { slowStartWords } from './tools/page/slow-start.ts';

/** Words by which Phaser's sources ask what a build is to have; its own build answers them like this. */
const phaserFeatures: Readonly<Record<string, boolean>> = {
  CANVAS_RENDERER: true,
  WEBGL_RENDERER: true,
  WEBGL_DEBUG: false,
  FEATURE_SOUND: false,
  PLUGIN_CAMERA3D: false,
  PLUGIN_FBINSTANT: false,
};

/** In a build Phaser is the parts of it that are used. */
const phaserParts: Plugin = {
  name: 'phaser-parts',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [{ find: /^phaser$/, replacement: fileURLToPath(new URL('src/scenes/phaser-parts.js', import.meta.url)) }],
    },
  }),
  transform(code, id) {
    if (!/node_modules[\\/]phaser[\\/]src/.test(id)) return undefined;
    const answered = code.replace(/typeof (\w+)/g, (text, word) => String(phaserFeatures[word] ?? text));
    return { code: answered, map: null };
  },
};

/** The words of the shell or of a game, in one language: they are always wanted together. */
function wordsChunk(file: string): string | null {
  const [, language, owner] = /locales[\\/](\w+)[\\/]([\w-]+)[\\/]/.exec(file) ?? [];
  // What is said when nothing can be fetched comes with the program.
  return owner === undefined || owner === 'start' ? null : `words-${owner}-${language}`;
}

const soundTests = 'tests/audio/**/*.test.ts';

export default defineConfig({
  base: './',
  publicDir: 'assets',
  plugins: [phaserParts, slowStartWords(), contentPolicy(), pictureSheets(), ...offlineApp()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Phaser's loader cannot decode the data URIs that Vite makes of small pictures.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'phaser', test: /node_modules[\\/]phaser/ },
            { name: wordsChunk, debugName: 'words' },
          ],
        },
      },
    },
  },
  test: {
    exclude: ['tests/e2e/**'],
    testTimeout: 120_000,
    maxWorkers: 2,
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: {
          name: 'game',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', soundTests],
          // These tests share no state: one load of the modules per worker serves them all.
          isolate: false,
          globalSetup: 'tests/tools/bundle.ts',
        },
      },
      // A sound library that is real in one file and feigned in the next.
      { extends: true, test: { name: 'sound', include: [soundTests] } },
    ],
  },
});
