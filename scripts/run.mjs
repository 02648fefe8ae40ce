// `node scripts/run.mjs [--flag-of-node] tools/x.ts ...`: runs a TypeScript tool, installing the dependencies first where they are missing.
import { spawn } from 'node:child_process';
import { ensureDependencies, root } from './ensure.mjs';

ensureDependencies();
const given = process.argv.slice(2);
const first = given.findIndex((word) => !word.startsWith('--'));
const [tool, ...args] = given.slice(first);
const child = spawn(process.execPath, [...given.slice(0, first), '--import', 'tsx', `${root}${tool}`, ...args], {
  cwd: process.cwd(),
  stdio: 'inherit',
});
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
