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

/** All that the page shows: its nodes, the texts of the canvas and the pictures on it, each with its place. */
function sightOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const objects = [...(gameTest.scene() as { children: { list: unknown[] } }).children.list];
    const seen: string[] = [];
    for (const object of objects) {
      const { text, list, texture, frame, x, y, alpha, type } = object as Record<string, unknown> & {
        list?: unknown[];
      };
      const key = (texture as { key?: string } | undefined)?.key ?? '';
      const name = (frame as { name?: string } | undefined)?.name ?? '';
      // The textures of texts and of grain have names by chance.
      const picture = type === 'Image' ? key : '';
      seen.push(JSON.stringify([type, text, picture, name, x, y, alpha]));
      objects.push(...(list ?? []));
    }
    return [...document.documentElement.outerHTML.split('>'), ...seen];
  });
}

/** What the page shows once nothing on it changes any more: it speaks a little after it is drawn. */
export async function quietSight(page: Page): Promise<readonly string[]> {
  let last: readonly string[] = [];
  for (let tries = 0; tries < 20; tries++) {
    await page.waitForTimeout(150);
    const sight = await sightOf(page);
    if (sight.join() === last.join()) break;
    last = sight;
  }
  return last;
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

/** From now on the page keeps the names of all sounds that it plays. */
export function listen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const heard: string[] = [];
    const { registry } = gameTest.scene() as { registry: { get(name: 'audio'): { play: unknown } } };
    registry.get('audio').play = (cue: string) => heard.push(cue);
    Object.assign(window, { heard });
  });
}

/** Which sounds it has played; how many of one kind, and which of two first, depends on how quickly pictures follow each other. */
export async function soundsHeard(page: Page): Promise<readonly string[]> {
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  return [...new Set(heard)].sort();
}

/** Where two sights differ: in what they show or in its order. */
export function differences(one: readonly string[], other: readonly string[]): string[] {
  const length = Math.max(one.length, other.length);
  const differing = Array.from({ length }, (_, i) => i).filter((i) => one[i] !== other[i]);
  return differing.slice(0, 6).map((i) => `${one[i]} | ${other[i]}`);
}
