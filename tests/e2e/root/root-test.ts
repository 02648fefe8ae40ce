import type { Director } from '../../../src/app/director.ts';
import type { RootAppTypes } from '../../../src/app/root/root-app.ts';

/** What a page of Root shows to the browser tests. */
export interface RootGameTest {
  readonly app: Director<RootAppTypes>;
  scene(): unknown;
}
