import type { Page } from 'playwright-core';
import { nextBelow, type Rng } from '../../../src/engine/kernel/rng.ts';
import type { RootGameTest } from './root-test.ts';

declare const gameTest: RootGameTest;

/** What the person in front of the screen can press now, in the order of the page; nothing once the game is over. */
async function offers(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    window.answerTo(() => {
      const { busy, held, thinking, screen, curtain } = gameTest.app;
      return screen === 'end' || curtain !== undefined || held || (!busy && thinking === undefined);
    }),
  );
  return page.evaluate(() => {
    if (gameTest.app.screen === 'end') return [];
    const shown =
      '.modal-layer button.primary, [data-focus="curtain-lift"], .twin.offered, .twin.foe, .root-card.offered, .prompt-choices button:not([aria-disabled])';
    const found = [...document.querySelectorAll<HTMLElement>(shown)].filter((each) => !each.closest('[inert]'));
    return found.map((each) => each.dataset.focus ?? '');
  });
}

/** Presses what is on offer, one thing after the other, until there is enough or the game is over; gives how often. `preferred`: pressed mostly where it can be. */
export async function playOn(
  page: Page,
  rng: Rng,
  isEnough: () => Promise<boolean>,
  preferred?: RegExp,
): Promise<number> {
  for (let clicks = 0; clicks < 3000; clicks++) {
    if (await isEnough()) return clicks;
    const open = await offers(page);
    if (open.length === 0) return clicks;
    const first = preferred && nextBelow(rng, 4) > 0 ? open.filter((key) => preferred.test(key)) : [];
    const among = first.length > 0 ? first : open;
    const chosen = among[nextBelow(rng, among.length)];
    // The button may have gone with the last of the pieces that moved.
    await page.evaluate((key) => document.querySelector<HTMLElement>(`[data-focus="${key}"]`)?.click(), chosen);
  }
  throw new Error('the game does not come to an end');
}

export const screenOf = (page: Page): Promise<string> => page.evaluate(() => gameTest.app.screen);
