// `node scripts/run.mjs tools/x.ts ...`: runs a TypeScript tool, installing the dependencies first where they are missing.
import { spawn } from 'node:child_process';
import { ensureDependencies, root } from './ensure.mjs';

ensureDependencies();
const [tool, ...args] = process.argv.slice(2);
const child = spawn(process.execPath, ['--import', 'tsx', `${root}${tool}`, ...args], {
  cwd: process.cwd(),
  stdio: 'inherit',
});
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
