import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly toolsFolder: string;
  }
}

/** Bundles the tools once: seventy cold starts through tsx cost more than the games they play. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'harrow-tools-'));
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // What builds and opens the page stays where it is: no test measures that.
    ssr: { noExternal: true, external: ['vite', 'playwright-core'] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: {
        input: ['tools/sim.ts', 'tools/engine.ts', 'tools/tower.ts', 'tools/arena.ts', 'tools/bench.ts'],
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  project.provide('toolsFolder', folder);
  return () => rmSync(folder, { recursive: true });
}
