import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each(['sim', 'tower', 'engine'])('npm run --silent %s -- --help tells how it is used', (command) => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', command, '--', '--help'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain(`npm run --silent ${command} -- `);
});
