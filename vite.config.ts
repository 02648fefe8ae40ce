import { defineConfig } from 'vitest/config';

export default defineConfig({
  base: './',
  publicDir: 'assets',
  build: {
    target: 'es2022',
    // Phaser's loader cannot decode the data URIs that Vite makes of small pictures.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'phaser', test: /node_modules[\\/]phaser/ }] } },
    },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/e2e/**'],
    testTimeout: 120_000,
    maxWorkers: 2,
    // The tests share no state: one load of the modules per worker serves them all.
    pool: 'threads',
    isolate: false,
  },
});
