// Types, lint, boundaries, unit and browser tests; the last line counts them.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDependencies, root, runBin } from './ensure.mjs';

ensureDependencies();

let passed = 0;
let failed = 0;

function report(name, ok) {
  if (ok) passed++;
  else failed++;
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${name}\n`);
}

function check(name, path, args) {
  report(name, runBin(path, args) === 0);
}

check('types', 'typescript/bin/tsc', ['--noEmit', '-p', '.']);
check('lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']);
check('boundaries', 'dependency-cruiser/bin/dependency-cruise.mjs', ['src', '--config', '.dependency-cruiser.cjs']);
{
  const { cruise } = await import('dependency-cruiser');
  const { output } = await cruise([`${root}src`], {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
  });
  report('boundaries saw the modules', output.modules.length > 50);
}

const unitReport = join(tmpdir(), `harrow-unit-${process.pid}.json`);
runBin('vitest/vitest.mjs', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`]);
try {
  const unit = JSON.parse(readFileSync(unitReport, 'utf8'));
  passed += unit.numPassedTests;
  failed += unit.numFailedTests;
  if (!unit.success) report('every unit test file ran to its end', unit.numFailedTests > 0);
  rmSync(unitReport);
} catch {
  report('unit tests ran', false);
}

const browser = await new Promise((resolve) => {
  let text = '';
  const child = spawn(process.execPath, ['--import', 'tsx', `${root}tests/e2e/run.ts`], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.on('data', (chunk) => {
    text += chunk;
    process.stdout.write(chunk);
  });
  child.on('exit', (code) => resolve({ code, text }));
});
const counted = /browser: (\d+) passed, (\d+) failed/.exec(browser.text);
if (counted) {
  passed += Number(counted[1]);
  failed += Number(counted[2]);
} else {
  report('browser tests ran', false);
}

process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
