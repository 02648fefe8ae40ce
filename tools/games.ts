import { parseArgs } from 'node:util';
import type { GameId } from '../src/games/shelf.ts';
import type { ArenaTool } from './arena/arena-tool.ts';
import type { BenchTool } from './bench/bench-tool.ts';
import { oneOf } from './cli/arguments.ts';
import type { EngineTool } from './engine/engine-tool.ts';
import type { GoldenTool } from './golden/golden-tool.ts';
import type { SimTool } from './sim/sim-tool.ts';

/** What the tools have to know of a game, each loaded by the tool that wants it. */
interface GameTools {
  sim(): Promise<SimTool>;
  engine(): Promise<EngineTool>;
  arena(): Promise<ArenaTool>;
  bench(): Promise<BenchTool>;
  golden(): Promise<GoldenTool>;
  /** The colours of the cubes that it drops into the tree, if it drops any. */
  cubes?(): Promise<readonly string[]>;
}

const games: Readonly<Record<GameId, GameTools>> = {
  harrow: {
    sim: async () => (await import('./sim/harrow/harrow-sim.ts')).harrowSim,
    arena: async () => (await import('./arena/harrow/harrow-arena.ts')).harrowArena,
    engine: async () => (await import('./engine/harrow/harrow-engine.ts')).harrowEngine,
    bench: async () => (await import('./bench/harrow/harrow-bench.ts')).harrowBench,
    golden: async () => (await import('./golden/harrow/harrow-golden.ts')).harrowGolden,
    cubes: async () => (await import('../src/engine/games/harrow/state/cubes.ts')).cubeColours,
  },
  root: {
    sim: async () => (await import('./sim/root/root-sim.ts')).rootSim,
    arena: async () => (await import('./arena/root/root-arena.ts')).rootArena,
    engine: async () => (await import('./engine/root/root-engine.ts')).rootEngine,
    bench: async () => (await import('./bench/root/root-bench.ts')).rootBench,
    golden: async () => (await import('./golden/root/root-golden.ts')).rootGolden,
  },
};

export const gameIds = Object.keys(games) as readonly GameId[];

export const gameOption = { game: { type: 'string' } } as const;

export interface AskedGame {
  readonly id: GameId;
  readonly tools: GameTools;
}

/** The game of `--game`. The other options may be that game's own, so it is looked for before they are read. */
export function askedGame(argv: readonly string[]): AskedGame {
  const { values } = parseArgs({ args: [...argv], options: gameOption, allowPositionals: true, strict: false });
  // A missing name is refused with the other options.
  const id = oneOf(typeof values.game === 'string' ? values.game : 'harrow', 'game', gameIds);
  return { id, tools: games[id] };
}
