import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { press, settled } from './controls.ts';

// The toy is played by what can be seen of it.

export const handOf = (page: Page) => page.$$eval('.card', (cards) => cards.map((card) => Number(card.textContent)));
export const scoreOf = (page: Page) => page.textContent('.score');

/** Lifts the curtain, behind which no card can be seen, and gives the hand that is behind it. */
export async function takeDevice(page: Page): Promise<readonly number[]> {
  await page.waitForSelector('[data-focus="curtain-lift"]');
  assert.deepEqual(await handOf(page), []);
  await press(page, 'curtain-lift');
  return handOf(page);
}

export async function layCard(page: Page, card: number): Promise<void> {
  await press(page, `card-${card}`);
  await page.waitForSelector('[data-focus="tip"]');
  await settled(page);
}

export async function throwDie(page: Page): Promise<void> {
  await press(page, 'tip');
  await page.waitForSelector('[data-focus="curtain-lift"], [data-focus="end-replay"]');
  await settled(page);
}
