import { type BrowserTest, inGame, withoutPictures } from '../browser-test.ts';
import { accessibilityTests } from './accessibility.ts';
import { appearanceTest } from './appearance.ts';
import { chapter3Tests } from './chapter3.ts';
import { chapter5Tests } from './chapter5.ts';
import { dragTests } from './dragging.ts';
import { everyClickTests } from './every-click.ts';
import { fairTests } from './fair.ts';
import { fairSecretTests } from './fair-secrets.ts';
import { firstLoadTest } from './first-load.ts';
import { gameTests } from './game.ts';
import { gamepadTest } from './gamepad.ts';
import { kammiTests } from './kammi.ts';
import { kammiSecretTests } from './kammi-secrets.ts';
import { keyboardTests } from './keyboard.ts';
import { killTest } from './kills.ts';
import { largeLettersTests } from './large-letters.ts';
import { midMotionTest } from './mid-motion.ts';
import { nightTests } from './nights.ts';
import { overflowTests } from './overflow.ts';
import { resizeTests } from './resize.ts';
import { rulebookTests } from './rulebook.ts';
import { sameNodeTests } from './same-nodes.ts';
import { saveTests } from './saves.ts';
import { tabTest } from './tab.ts';
import { taughtTests } from './taught.ts';
import { thinkingTests } from './thinking.ts';
import { touchTests } from './touch.ts';
import { harrowTabsTest } from './two-tabs.ts';
import { webglTest } from './webgl.ts';

/** The longest first. */
export const harrowTests: readonly BrowserTest[] = inGame('harrow', [
  ...withoutPictures(overflowTests),
  ...chapter3Tests,
  ...chapter5Tests,
  ...kammiTests,
  ...kammiSecretTests,
  ...fairTests,
  ...fairSecretTests,
  ...nightTests,
  ...gameTests,
  ...taughtTests,
  webglTest,
  ...resizeTests,
  killTest,
  firstLoadTest,
  ...withoutPictures([
    ...largeLettersTests,
    ...everyClickTests,
    ...keyboardTests,
    ...accessibilityTests,
    ...sameNodeTests,
    ...rulebookTests,
    ...saveTests,
    ...touchTests,
    ...dragTests,
    midMotionTest,
    appearanceTest,
    gamepadTest,
    harrowTabsTest,
    tabTest,
    ...thinkingTests,
  ]),
]);
