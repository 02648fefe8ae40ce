import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { waitInPage } from './app-page.ts';
import { chromiumPath, flags, noWebgl } from './chromium.ts';

/** A browser that keeps its things in a folder, so that it can be killed and started again. */
export interface MortalBrowser {
  readonly page: Page;
  /** Ends every process of it at once, whatever they are doing. */
  kill(): Promise<void>;
}

/** Where it says how it can be spoken to. */
const portFile = 'DevToolsActivePort';

async function portOf(browser: ChildProcess, folder: string): Promise<string> {
  const file = join(folder, portFile);
  for (let tries = 0; tries < 600; tries++) {
    if (browser.exitCode !== null) break;
    const [port] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (port) return port;
    await pass(50);
  }
  throw new Error('the browser does not start');
}

/** Starts it on a folder in which it, or one before it, has kept something; `settings` are there from the start. */
export async function startMortal(folder: string, url: string, settings: object): Promise<MortalBrowser> {
  const args = [...flags, ...noWebgl, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`];
  // The one before could not take it away.
  rmSync(join(folder, portFile), { force: true });
  const browser = spawn(chromiumPath(), [...args, 'about:blank'], { detached: true, stdio: 'ignore' });
  try {
    return await openPage(browser, await portOf(browser, folder), url, settings);
  } catch (error) {
    await endAll(browser);
    throw error;
  }
}

async function endAll(browser: ChildProcess): Promise<void> {
  const isGone = new Promise((resolve) => browser.once('exit', resolve));
  if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
  await isGone;
}

async function openPage(browser: ChildProcess, port: string, url: string, settings: object): Promise<MortalBrowser> {
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = connected.contexts();
  const page = await context.newPage();
  await page.addInitScript(waitInPage);
  await page.addInitScript((text) => localStorage.setItem('shell.settings', text), JSON.stringify(settings));
  await page.goto(url);
  await page.evaluate(() => window.answerTo(() => 'gameTest' in window && document.getElementById('loading')?.hidden));
  return {
    page,
    async kill() {
      await endAll(browser);
      await connected.close().catch(() => undefined);
    },
  };
}
