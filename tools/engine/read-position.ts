import { readFileSync } from 'node:fs';
import type { Game, GameTypes } from '../../src/engine/kernel/game.ts';
import { refuse } from '../cli/arguments.ts';

function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch {
    return refuse(`cannot read ${file}`);
  }
}

function readJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return refuse(`${file} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** The position in a file, or on the standard input. */
export function readPosition<T extends GameTypes>(game: Game<T>, file: string | undefined): T['State'] {
  if (file === undefined) return refuse('the name of a file with a position is missing');
  const result = game.readPosition(readJson(readText(file), file));
  return result.ok ? result.state : refuse(`${file}: ${result.error}`);
}
