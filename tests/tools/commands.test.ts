import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const run = (command: string, ...options: string[]) =>
  spawnSync('npm', ['run', '--silent', command, '--', ...options], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });

test.each(['sim', 'tower', 'engine', 'bench'])('npm run --silent %s -- --help tells how it is used', (command) => {
  const { status, stdout, stderr } = run(command, '--help');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain(`npm run --silent ${command} -- `);
  expect(stdout).toMatch(/--game.* harrow/);
});

test('bench refuses an option it does not know by one line, and measures nothing', () => {
  const { status, stdout, stderr } = run('bench', '--jsn');
  expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: "bench: Unknown option '--jsn'\n" });
});
