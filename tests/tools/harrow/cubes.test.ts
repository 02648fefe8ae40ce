import { expect, test } from 'vitest';
import { runTool } from '../run-tool.ts';

const tower = (...args: string[]) => runTool('tower', args);

test('the tower command drops as many colours as it is told to and reports each', () => {
  const run = (...args: string[]) => JSON.parse(tower('--drops', '6', ...args, '--json').out).byColour;
  expect(Object.keys(run())).toEqual(['red', 'blue']);
  const all = run('--max', '30', '--colours', '8');
  expect(Object.keys(all)).toEqual(['red', 'blue', 'purple', 'bog', 'wetlands', 'plains', 'forest', 'silver']);
  for (const key of ['dropped', 'pOutNew', 'pOutStuck']) expect(all.forest).toHaveProperty(key);
});
