import type { BenchTool } from '../bench-tool.ts';

/** The battle dice go through the tree two at a time. */
export const rootBench: BenchTool = {
  first: { name: 'a game of two', options: ['--seats', 'marquise,eyrie'] },
  full: { name: 'game of four', options: [] },
  rival: { game: 'harrow', mode: { name: 'chapter 3 of Harrow County', options: ['--mode', 'ch3'] } },
  tree: { name: 'throws', options: ['--dice', '2x4', '--throws', '400'], mean: 'msPerThrowMean' },
};
