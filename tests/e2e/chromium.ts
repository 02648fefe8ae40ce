import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** The first that is there is taken. The shell has no window: that costs the tests a third less. */
const known = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function find(): string | undefined {
  return known.find((path) => path !== undefined && existsSync(path));
}

/** Debian's Chromium, where we are allowed to install it. */
function install(): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  process.stderr.write('Installing Chromium for the browser tests (once)...\n');
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[] };
  execFileSync('apt-get', ['-qq', 'update'], quiet);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (spawnSync('apt-get', ['-qq', 'install', '-y', name], quiet).status === 0) return;
  }
}

export function chromiumPath(): string {
  if (!find()) install();
  const path = find();
  if (!path) throw new Error('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.');
  return path;
}

/** No traffic of the browser's own. */
export const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** WebGL in software: true to a real display, but slow. */
const webgl = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-compositing'];

/** Without WebGL the game falls back to Phaser's canvas renderer, which a machine without a GPU draws many times faster. */
export const noWebgl = ['--disable-gpu', '--disable-software-rasterizer'];

export function launch(options: { readonly webgl: boolean }): Promise<Browser> {
  const args = [...flags, ...(options.webgl ? webgl : noWebgl)];
  return chromium.launch({ executablePath: chromiumPath(), headless: true, args });
}
