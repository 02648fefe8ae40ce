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

/** Pages that are played by the keyboard alone. */
const withoutPointer = new WeakSet<Page>();

/** From now on whatever is pressed on the page is come to by the Tab key. */
export function useKeyboard(page: Page): void {
  withoutPointer.add(page);
}

/** Pages that are played without seeing them. */
const unseen = new WeakSet<Page>();

/** From now on whatever is pressed on the page is found by its role and its name, as a screen reader finds it. */
export async function playUnseen(page: Page): Promise<void> {
  unseen.add(page);
  await page.evaluate(() => {
    const picture = document.getElementById('picture');
    if (picture) picture.style.display = 'none';
  });
}

/** Whether things of the canvas are pressed by their twins. */
export const usesTwins = (page: Page): boolean => withoutPointer.has(page) || unseen.has(page);

const roles = ['button', 'tab', 'radio', 'switch', 'checkbox', 'combobox'] as const;

/** The one control of its role that has the name of this one; only it can be meant. */
async function pressByName(page: Page, key: string): Promise<void> {
  const control = page.locator(`[data-focus="${key}"]`);
  await control.waitFor();
  const spoken = await control.ariaSnapshot();
  // A line of YAML: quoted where there is a colon in it.
  const line = spoken
    .split('\n')[0]
    .replace(/^- '(.*)'.*$/, (_all, quoted: string) => `- ${quoted.replaceAll("''", "'")}`);
  const [, role, name] = /^- (\w+) "((?:[^"\\]|\\.)*)"/.exec(line) ?? [];
  const known = roles.find((each) => each === role);
  if (!known || name === undefined) throw new Error(`"${key}" has no role or no name: ${spoken}`);
  const found = page.getByRole(known, { name: JSON.parse(`"${name}"`), exact: true });
  const count = await found.count();
  if (count !== 1) throw new Error(`${count} controls are called "${name}" (${known}), one of them "${key}"`);
  await found.press('Enter');
}

/** What has the focus: the name of a control, or the class of anything else. */
export function focusOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: active } = document;
    if (!(active instanceof HTMLElement) || active === document.body) return 'the page';
    return active.dataset.focus ?? active.className;
  });
}

/** How many times the Tab key has to be pressed for a control, as far as the page itself can tell. */
function stepsTo(page: Page, key: string): Promise<number> {
  return page.evaluate((wanted) => {
    const target = document.querySelector<HTMLElement>(`[data-focus="${wanted}"]`);
    const all = [...document.querySelectorAll<HTMLElement>('button, input, select, a[href], [tabindex="0"]')].filter(
      (each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }) && !each.closest('[inert]'),
    );
    const [from, to] = [document.activeElement, target].map((each) => all.indexOf(each as HTMLElement));
    return Math.max(0, to - from);
  }, key);
}

/** Goes through the controls until this one has the focus, and presses it. */
async function pressByKeys(page: Page, key: string): Promise<void> {
  await page.evaluate(
    (wanted) => window.answerTo(() => document.querySelector(`[data-focus="${wanted}"]`) !== null),
    key,
  );
  for (let steps = await stepsTo(page, key); steps > 0; steps--) await page.keyboard.press('Tab');
  for (let steps = 0; steps < 150; steps++) {
    if ((await focusOf(page)) === key) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not come to "${key}"`);
}

/** Clicks a control with the mouse as soon as nothing covers it. */
export async function press(page: Page, key: string): Promise<void> {
  if (withoutPointer.has(page)) return pressByKeys(page, key);
  if (unseen.has(page)) return pressByName(page, key);
  for (let tries = 0; tries < 300; tries++) {
    const spot = await spotOf(page, key);
    if (spot) return page.mouse.click(spot.x, spot.y);
    await page.waitForTimeout(30);
  }
  throw new Error(`"${key}" cannot be clicked`);
}

/** The same for a control of a sheet that has to be scrolled to it. */
export async function scrollAndPress(page: Page, key: string): Promise<void> {
  await page.locator(`[data-focus="${key}"]`).scrollIntoViewIfNeeded();
  await press(page, key);
}

/** Whether a control can be hit by a pointer now. */
export async function isThere(page: Page, key: string): Promise<boolean> {
  return (await spotOf(page, key)) !== undefined;
}
