import type { GameId } from '../../src/games/shelf.ts';
import type { Site } from '../../tests/e2e/site.ts';

/** A game's part of the command `bench`. */
export interface BenchTool {
  /** The game as it is first learned: its speed is the engine's. */
  readonly first: BenchMode;
  /** The game with everything in it. */
  readonly full: BenchMode;
  /** Another game, which its full game must not be slower than. */
  readonly rival?: { readonly game: GameId; readonly mode: BenchMode };
  /** What goes through the tree: how `tower` is told so, and where its report says how long one takes. */
  readonly tree: { readonly name: string; readonly options: readonly string[]; readonly mean: string };
  /** Its busiest motion on the screen. */
  readonly motion?: { readonly name: string; play(site: Site): Promise<Frames> };
  /** Its board, and its first actions on a slow device. */
  slowPlay?(site: Site): Promise<SlowPlay>;
}

export interface BenchMode {
  readonly name: string;
  /** Options of `sim`. */
  readonly options: readonly string[];
}

export interface Frames {
  readonly renderer: 'WebGL' | 'canvas';
  /** Scripting of each, in ms. */
  readonly times: readonly number[];
}

export interface SlowPlay {
  /** Files that are asked for before the board is seen for the first time. */
  readonly boardFiles: number;
  /** Every task of the page's thread that takes over 50 ms at a quarter of this machine's speed, in ms. */
  readonly longTasks: readonly number[];
}
