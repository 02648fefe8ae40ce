// Installs what a fresh clone lacks, so that every command works right away.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** On Windows npm is a script, which Node starts through a shell only. */
const isWindows = process.platform === 'win32';

function isInstalled() {
  const marker = `${root}node_modules/.package-lock.json`;
  return existsSync(marker) && statSync(marker).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs - 1000;
}

/** Runs `npm ci` when node_modules is missing or older than the lock file. Its chatter goes to stderr. */
export function ensureDependencies() {
  if (isInstalled()) return;
  process.stderr.write('Installing dependencies (once)...\n');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', process.stderr, process.stderr],
    shell: isWindows,
  });
  if (status !== 0) {
    process.stderr.write('The dependencies could not be installed: run "npm ci" and read what it says.\n');
    process.exit(1);
  }
}

/** Runs a command of an installed package in the foreground and resolves with its exit code. */
export function runBin(path, args, options = {}) {
  return spawnSync(process.execPath, [`${root}node_modules/${path}`, ...args], {
    cwd: root,
    stdio: 'inherit',
    ...options,
  }).status;
}
