import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BenchMode, BenchTool } from './bench-tool.ts';

/** The plain loop against which other numbers can be compared on any machine. */
export function loopTurnsPerSecond(): number {
  let x = 1;
  const start = performance.now();
  for (let i = 0; i < 50_000_000; i++) x = Math.imul(x ^ i, 0x01000193);
  return (50_000_000 / (performance.now() - start + (x === 0 ? 1 : 0))) * 1000;
}

function tool<Result>(name: string, game: string, options: readonly string[]): Result {
  const path = fileURLToPath(new URL(`../${name}.ts`, import.meta.url));
  const args = ['--import', 'tsx', path, '--game', game, ...options, '--json'];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

interface Speed {
  readonly actionsPerSecond: number;
  readonly gamesPerSecond: number;
}

function faster(a: Speed, b: Speed): Speed {
  return a.actionsPerSecond >= b.actionsPerSecond ? a : b;
}

interface Speeds {
  readonly first: Speed;
  readonly full: Speed;
  readonly rival: Speed | undefined;
}

/** The first game, the full one and the rival's by turns, the best of three each: what else runs on the machine slows all alike. */
export function speeds(game: string, { first, full, rival }: BenchTool): Speeds {
  const speedOf = (of: string, { options }: BenchMode) =>
    tool<Speed>('sim', of, [...options, '--games', '400', '--bench']);
  const once = (): Speeds => ({
    first: speedOf(game, first),
    full: speedOf(game, full),
    rival: rival && speedOf(rival.game, rival.mode),
  });
  let best = once();
  for (let i = 0; i < 2; i++) {
    const next = once();
    best = {
      first: faster(best.first, next.first),
      full: faster(best.full, next.full),
      rival: best.rival && next.rival && faster(best.rival, next.rival),
    };
  }
  return best;
}

/** How many drops or throws. */
export function fallsPerSecond(game: string, { options, mean }: BenchTool['tree']): number {
  return 1000 / tool<Readonly<Record<string, number>>>('tower', game, options)[mean];
}
