import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { HarrowAction } from '../../../src/engine/games/harrow/action.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { hiddenCard } from '../../../src/engine/games/harrow/state/cards.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { saveOf } from '../../../src/session/harrow/harrow-session.ts';
import type { ControllerKind } from '../../../src/session/match.ts';
import { createSession } from '../../../src/session/session.ts';
import type { Language } from '../../../src/session/settings.ts';
import type { HarrowGameTest } from './game-test.ts';

declare const gameTest: HarrowGameTest;

/** The names of all cards in a language, by id. */
export function cardNames(language: Language): Readonly<Record<string, string>> {
  const file = new URL(`../../../locales/${language}/harrow/cards.json`, import.meta.url);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { name: string }>;
  return Object.fromEntries(Object.entries(texts).map(([card, { name }]) => [card, name]));
}

/** Every word on the page and on the canvas: what can be seen, read aloud or found in the tree of nodes. */
export function wordsOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const objects = [...(gameTest.scene() as { children: { list: unknown[] } }).children.list];
    const texts: string[] = [];
    for (const object of objects) {
      const { text, list } = object as { text?: unknown; list?: unknown[] };
      if (typeof text === 'string') texts.push(text);
      objects.push(...(list ?? []));
    }
    return [document.documentElement.outerHTML, ...texts].join('\n');
  });
}

/** Cards of hands and piles that the screens are told of. */
export async function knownCards(page: Page): Promise<string[]> {
  const owners = await page.evaluate(() => {
    const { seats = [], hester } = gameTest.app.match?.session.state ?? {};
    return [...seats, ...(hester ? [hester] : [])].map(({ hand, deck }): readonly string[] => [...hand, ...deck]);
  });
  return owners.flat().filter((card) => card !== hiddenCard);
}

/** A card may be named by its word or by its picture; neither may be there. */
export function revealed(words: string, hand: readonly string[], names: Readonly<Record<string, string>>): string[] {
  return hand.filter((card) => words.includes(`card-${card}`) || words.includes(names[card]));
}

/** The save of a game that goes on from a position, after so many actions. */
export function saveFrom(
  start: HarrowState,
  actions: readonly HarrowAction[],
  controllers: readonly ControllerKind[],
): string {
  const session = createSession(harrow, start.config, 1, { start, past: actions });
  return JSON.stringify(saveOf({ session, controllers }, new Date('2026-11-16T12:00:00Z')));
}
