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

/** The first game and the full one by turns, the best of three each: what else runs on the machine slows both alike. */
export function speeds(
  game: string,
  modes: Pick<BenchTool, 'first' | 'full'>,
): Readonly<Record<'first' | 'full', Speed>> {
  const speedOf = ({ options }: BenchMode) => tool<Speed>('sim', game, [...options, '--games', '400', '--bench']);
  let [first, full] = [speedOf(modes.first), speedOf(modes.full)];
  for (let i = 0; i < 2; i++) [first, full] = [faster(first, speedOf(modes.first)), faster(full, speedOf(modes.full))];
  return { first, full };
}

export function dropsPerSecond(game: string): number {
  return 1000 / tool<{ readonly msPerDropMean: number }>('tower', game, ['--drops', '400']).msPerDropMean;
}
