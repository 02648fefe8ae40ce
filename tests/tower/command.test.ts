import { expect, test } from 'vitest';
import { runTool } from '../tools/run-tool.ts';

const tower = (...args: string[]) => runTool('tower', args);

test('the tower command reports in JSON, the same for the same seed', () => {
  const run = () => JSON.parse(tower('--drops', '12', '--seed', '4', '--json').out);
  const report = run();
  const keys = 'drops pOutNew pOutStuck byColour lost stuckMean stepsMax msPerDropMedian hash'.split(' ');
  expect(Object.keys(report)).toEqual(expect.arrayContaining(keys));
  expect(report.drops).toBe(12);
  expect(run().hash).toBe(report.hash);
});

test('the tower command drops as many colours as it is told to and reports each', () => {
  const run = (...args: string[]) => JSON.parse(tower('--drops', '6', ...args, '--json').out).byColour;
  expect(Object.keys(run())).toEqual(['red', 'blue']);
  const six = run('--max', '30', '--colours', '6');
  expect(Object.keys(six)).toEqual(['red', 'blue', 'bog', 'wetlands', 'plains', 'forest']);
  for (const key of ['dropped', 'pOutNew', 'pOutStuck']) expect(six.forest).toHaveProperty(key);
});

test.each([[['--drops', 'many']], [['--colour', 'red']], [['--min', '9', '--max', '3']], [['--colours', '7']]])(
  'bad options %j end with one clear line and code 2',
  (args) => {
    const { code, out, err } = tower(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.trim().split('\n').length).toBe(1);
  },
);
