import type { Browser } from 'playwright-core';
import { withGame } from './site.ts';

export interface Stage {
  /** The test's alone while it runs. */
  readonly browser: Browser;
  readonly url: string;
  /** The same with blank pictures. */
  readonly blankUrl: string;
  /** The folder of the build, to be served anew. */
  readonly folder: string;
  /** The toy game: another page on the same shell. */
  readonly toyUrl: string;
}

export interface BrowserTest {
  readonly name: string;
  /** It wants a browser that has WebGL. */
  readonly webgl?: boolean;
  run(stage: Stage): Promise<void>;
}

/** Reading and drawing pictures is most of the work: where only words and clicks count, they may be blank. */
export function withoutPictures(tests: readonly BrowserTest[]): BrowserTest[] {
  return tests.map((test) => ({ ...test, run: (stage) => test.run({ ...stage, url: stage.blankUrl }) }));
}

/** Tests of a game begin in it, not at the shelf. */
export function inGame(game: string, tests: readonly BrowserTest[]): BrowserTest[] {
  return tests.map((test) => ({
    ...test,
    run: (stage) => test.run({ ...stage, url: withGame(stage.url, game), blankUrl: withGame(stage.blankUrl, game) }),
  }));
}
