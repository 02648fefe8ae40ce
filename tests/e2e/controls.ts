import type { Page } from 'playwright-core';

/** Whatever game the page shows, it is found like this. */
declare const gameTest: { readonly app: { readonly busy: boolean } };

/** Waits until nothing moves and no picture is loading. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    window.answerTo(() => !gameTest.app.busy && document.getElementById('loading')?.hidden === true),
  );
}

/** Where a control can be hit by a pointer now; undefined while it is missing, disabled or covered. */
function spotOf(page: Page, key: string): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate((wanted) => {
    const control = document.querySelector<HTMLElement>(`[data-focus="${wanted}"]`);
    if (!control || control.getAttribute('aria-disabled') === 'true') return undefined;
    const { left, top, width, height } = control.getBoundingClientRect();
    // Of a card in a fan, only the left edge may be free.
    const spots = [0.5, 0.1].map((part) => ({ x: left + width * part, y: top + height / 2 }));
    return spots.find(({ x, y }) => control.contains(document.elementFromPoint(x, y)));
  }, key);
}

/** Clicks a control with the mouse as soon as nothing covers it. */
export async function press(page: Page, key: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const spot = await spotOf(page, key);
    if (spot) return page.mouse.click(spot.x, spot.y);
    await page.waitForTimeout(30);
  }
  throw new Error(`"${key}" cannot be clicked`);
}

/** Whether a control can be hit by a pointer now. */
export async function isThere(page: Page, key: string): Promise<boolean> {
  return (await spotOf(page, key)) !== undefined;
}
