import { join } from 'node:path';
import type { BrowserTest, Stage } from './browser-test.ts';
import { keepEvidence } from './evidence.ts';

interface Outcome {
  readonly passed: boolean;
  /** For the person who reads along. */
  readonly words: string;
}

/**
 * Runs a test in a browser that no other test uses at the same time. What it has open when it fails is kept in a folder
 * of its own below `results`; nothing stays open for the next.
 */
export async function runTest({ name, run }: BrowserTest, stage: Stage, results: string): Promise<Outcome> {
  const { browser } = stage;
  const start = Date.now();
  try {
    await run(stage);
    return { passed: true, words: `ok   ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)` };
  } catch (error) {
    const folder = join(results, name.replaceAll(/[^A-Za-z0-9]+/g, '-'));
    await keepEvidence(browser, folder);
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { passed: false, words: `FAIL ${name}\n${problem}\nhow it looked, and the actions so far: ${folder}` };
  } finally {
    for (const context of browser.contexts()) await context.close();
  }
}
