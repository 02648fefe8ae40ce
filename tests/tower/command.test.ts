import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

function tower(...args: string[]) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'tools/tower.ts', ...args], { cwd: root, encoding: 'utf8' });
}

test('the tower command reports in JSON, the same for the same seed', () => {
  const run = () => JSON.parse(tower('--drops', '12', '--seed', '4', '--json').stdout);
  const report = run();
  const keys = 'drops pOutNew pOutStuck byColour lost stuckMean stepsMax msPerDropMedian hash'.split(' ');
  expect(Object.keys(report)).toEqual(expect.arrayContaining(keys));
  expect(report.drops).toBe(12);
  expect(run().hash).toBe(report.hash);
});

test('the tower command drops as many colours as it is told to and reports each', () => {
  const run = (...args: string[]) => JSON.parse(tower('--drops', '6', ...args, '--json').stdout).byColour;
  expect(Object.keys(run())).toEqual(['red', 'blue']);
  const six = run('--max', '30', '--colours', '6');
  expect(Object.keys(six)).toEqual(['red', 'blue', 'bog', 'wetlands', 'plains', 'forest']);
  for (const key of ['dropped', 'pOutNew', 'pOutStuck']) expect(six.forest).toHaveProperty(key);
});

test.each([[['--drops', 'many']], [['--colour', 'red']], [['--min', '9', '--max', '3']], [['--colours', '7']]])(
  'bad options %j end with one clear line and code 2',
  (args) => {
    const { status, stdout, stderr } = tower(...args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr.trim().split('\n').length).toBe(1);
  },
);
