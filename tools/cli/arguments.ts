import { parse } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Something the user typed cannot be used: one clear line, exit code 2. */
export function refuse(problem: string): never {
  process.stderr.write(`${parse(process.argv[1]).name}: ${problem.replaceAll('\n', ' ')}\n`);
  process.exit(2);
}

/** Reads the command line; unknown options and missing values are refused. */
export function readArguments<T extends NonNullable<ParseArgsConfig['options']>>(argv: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
  } catch (error) {
    return refuse(error instanceof Error ? plain(error.message) : String(error));
  }
}

/** The first sentence of what Node says; of a value with a dash before it, such as -1, it says too much. */
function plain(message: string): string {
  const option = /^Option '(--[\w-]+).*ambiguous/.exec(message)?.[1];
  return option ? `${option} needs a value that does not begin with a dash` : message.split('. ')[0];
}

export function wholeNumber(text: string, name: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  const upTo = most === Number.MAX_SAFE_INTEGER ? 'up' : `to ${most}`;
  return refuse(`--${name} must be a whole number from ${least} ${upTo}, found "${text}"`);
}

export function oneOf<T extends string>(text: string, name: string, words: readonly T[]): T {
  return words.find((each) => each === text) ?? refuse(`--${name} must be ${words.join(' or ')}, found "${text}"`);
}
