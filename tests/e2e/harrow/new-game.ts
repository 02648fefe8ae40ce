import type { Page } from 'playwright-core';
import { press, settled } from '../controls.ts';

/** From the title to the map, with people in all seats; `choose`: what else is chosen before. */
export async function beginWithPeople(page: Page, choose: () => Promise<void> = async () => {}): Promise<void> {
  await press(page, 'title-new');
  await choose();
  for (const seat of await page.$$('.seat select')) await seat.selectOption('human');
  await press(page, 'new-play');
  await settled(page);
}
