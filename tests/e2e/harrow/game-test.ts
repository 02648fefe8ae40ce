import type { HarrowApp } from '../../../src/app/harrow/harrow-app.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';

/** What a page that shows Harrow County has for its tests. */
export interface HarrowGameTest {
  readonly app: HarrowApp;
  state(): HarrowState | undefined;
  scene(): unknown;
  wake(): void;
}
