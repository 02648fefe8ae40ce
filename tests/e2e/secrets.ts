import type { Page } from 'playwright-core';

/** Of any game. */
declare const gameTest: { scene(): unknown };

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
