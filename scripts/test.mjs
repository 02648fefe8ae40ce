// Types, lint, boundaries, unit and browser tests; the last line counts them.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDependencies, root } from './ensure.mjs';

ensureDependencies();

let passed = 0;
let failed = 0;

function report(name, ok) {
  if (ok) passed++;
  else failed++;
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${name}\n`);
}

/** Runs a Node program to its end, showing what it prints, and gives its exit code and its words. */
function run(...args) {
  return new Promise((resolve) => {
    let text = '';
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.on('data', (chunk) => {
      text += chunk;
      process.stdout.write(chunk);
    });
    child.on('exit', (code) => resolve({ code, text }));
  });
}

async function check(name, path, args) {
  const { code, text } = await run(`${root}node_modules/${path}`, ...args);
  report(name, code === 0);
  return text;
}

async function checkBoundaries() {
  const cruiser = 'dependency-cruiser/bin/dependency-cruise.mjs';
  const text = await check('boundaries', cruiser, ['src', 'tools', 'tests', '--config', '.dependency-cruiser.cjs']);
  report('boundaries saw the modules', Number(/\((\d+) modules/.exec(text)?.[1]) > 1000);
}

await Promise.all([
  check('types', 'typescript/bin/tsc', ['--noEmit', '-p', '.']).then(() =>
    check('no page below the ui', 'typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.pageless.json']),
  ),
  check('lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']).then(checkBoundaries),
]);

const unitReport = join(tmpdir(), `harrow-unit-${process.pid}.json`);
await run(
  ...[`${root}node_modules/vitest/vitest.mjs`, 'run'],
  ...['--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
);
try {
  const unit = JSON.parse(readFileSync(unitReport, 'utf8'));
  passed += unit.numPassedTests;
  failed += unit.numFailedTests;
  const isCutShort = ({ status, assertionResults }) =>
    status === 'failed' && assertionResults.every((each) => each.status !== 'failed');
  if (!unit.success) report('every unit test file ran to its end', !unit.testResults.some(isCutShort));
  rmSync(unitReport);
} catch {
  report('unit tests ran', false);
}

const browser = await run('--import', 'tsx', `${root}tests/e2e/run.ts`);
const counted = /browser: (\d+) passed, (\d+) failed/.exec(browser.text);
if (counted) {
  passed += Number(counted[1]);
  failed += Number(counted[2]);
} else {
  report('browser tests ran', false);
}

process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
