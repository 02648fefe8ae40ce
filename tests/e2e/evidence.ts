import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Session } from '../../src/session/session.ts';

/** A page that hangs must not hang the runner. */
const patience = 10_000;

function inTime<T>(answer: Promise<T>): Promise<T> {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new Error(`no answer for ${patience / 1000} s`)), patience);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(clock));
}

/** What a page gives; of one that is closed, has crashed or hangs, why it gives nothing. */
async function orWhyNot(what: string, look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    return await inTime(look());
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    return [`no ${what}: ${reason}`];
  }
}

/** Whatever game the page shows, it is found like this. */
interface Running {
  readonly gameTest?: { readonly app: { readonly table?: { readonly session: Session } } };
}

/** The game on the table and the actions so far, in its own notation. */
function actionsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { gameTest } = window as unknown as Running;
    if (!gameTest) return ['this page shows no game'];
    const session = gameTest.app.table?.session;
    if (!session) return ['no game is running'];
    const { game, config, seed, start, log } = session;
    return [
      `game ${game.id}, version ${game.version}, seed ${seed}, ${JSON.stringify(config)}`,
      ...(start === undefined ? [] : [`taken up at ${JSON.stringify(start)}`]),
      '',
      ...log.map(({ action }) => game.format(action)),
    ];
  });
}

/** One picture element for each CSS pixel, however coarse the page draws: its words are to be read. */
async function takePicture(page: Page, path: string): Promise<readonly string[]> {
  await page.screenshot({ path, scale: 'css' });
  return [];
}

async function errorsOf(page: Page): Promise<readonly string[]> {
  const [thrown, said] = await Promise.all([page.pageErrors(), page.consoleMessages()]);
  const logged = said.filter((message) => message.type() === 'error');
  return [...thrown.map(String), ...logged.map((message) => message.text())];
}

/** For every page that is open in a browser: how it looks, and beside that the actions so far and the page's errors. */
export async function keepEvidence(browser: Browser, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const pages = browser.contexts().flatMap((context) => context.pages());
  if (pages.length === 0) writeFileSync(join(folder, 'no-page.txt'), 'No page was open.\n');
  for (const [i, page] of pages.entries()) {
    const file = join(folder, `page-${i + 1}`);
    const lines = [
      page.url(),
      ...(await orWhyNot('picture', () => takePicture(page, `${file}.png`))),
      ...(await orWhyNot('actions', () => actionsOn(page))),
      '',
      'errors of the page:',
      ...(await orWhyNot('errors', () => errorsOf(page))),
    ];
    writeFileSync(`${file}.txt`, `${lines.join('\n')}\n`);
  }
}
