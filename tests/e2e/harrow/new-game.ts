import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { isThere, press, settled } from '../controls.ts';

/** The pages of a form that does not fit one. */
function tabsOn(page: Page): Promise<string[]> {
  return page.$$eval('.new-game .pages [data-focus]', (all) =>
    all.map((each) => each.getAttribute('data-focus') ?? ''),
  );
}

/** From the title to the map, with people in all seats; `choose`: what else is chosen before. */
export async function beginWithPeople(page: Page, choose: () => Promise<void> = async () => {}): Promise<void> {
  await press(page, 'title-new');
  await choose();
  for (const tab of [undefined, ...(await tabsOn(page))]) {
    if (tab) await press(page, tab);
    for (const seat of await page.$$('.seat select')) {
      if (!(await seat.isVisible())) continue;
      const control = (await seat.getAttribute('data-focus')) ?? '';
      assert.ok(await isThere(page, control), `nobody can reach ${control}`);
      await seat.selectOption('human');
    }
  }
  await press(page, 'new-play');
  await settled(page);
}
