import { expect, test } from 'vitest';
import { runTool } from '../run-tool.ts';

const tower = (...args: string[]) => runTool('tower', args);

test('the tower command drops as many colours as it is told to and reports each', () => {
  const run = (...args: string[]) => JSON.parse(tower('--drops', '6', ...args, '--json').out).byColour;
  expect(Object.keys(run())).toEqual(['red', 'blue']);
  const six = run('--max', '30', '--colours', '6');
  expect(Object.keys(six)).toEqual(['red', 'blue', 'bog', 'wetlands', 'plains', 'forest']);
  for (const key of ['dropped', 'pOutNew', 'pOutStuck']) expect(six.forest).toHaveProperty(key);
});
