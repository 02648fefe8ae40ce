import type { SequenceOptions } from '../../src/tower/measure.ts';
import type { ThrowsOptions } from '../../src/tower/measure-throws.ts';
import { refuse, wholeNumber } from '../cli/arguments.ts';

type Given<Name extends string> = { readonly [Option in Name]?: string };

const ofDrops = ['drops', 'min', 'max', 'colours'] as const;
type Values = Given<(typeof ofDrops)[number] | 'seed' | 'dice' | 'throws'>;

type Options = ({ readonly kind: 'drops' } & SequenceOptions) | ({ readonly kind: 'dice' } & ThrowsOptions);

/** Whose cubes are dropped, if it has any. */
interface Dropping {
  readonly id: string;
  readonly cubes: readonly string[];
}

const most = 10_000_000;

/** What is to be measured; options that do not go together are refused. */
export function readOptions(values: Values, game: Dropping): Options {
  const seed = wholeNumber(values.seed ?? '1', 'seed', 0, 0xffffffff);
  if (values.dice === undefined) {
    if (values.throws !== undefined) refuse('--throws needs --dice; cubes have --drops');
    return { kind: 'drops', seed, ...readDrops(values, game) };
  }
  const other = ofDrops.find((name) => values[name] !== undefined);
  if (other) refuse(`--${other} is for cubes and does not go with --dice`);
  const throws = wholeNumber(values.throws ?? '1000', 'throws', 1, most);
  return { kind: 'dice', seed, throws, ...readDice(values.dice) };
}

function readDrops(values: Values, { id, cubes }: Dropping): Omit<SequenceOptions, 'seed'> {
  if (cubes.length === 0) refuse(`${id} drops no cubes into the tree; --dice throws dice through it`);
  const drops = wholeNumber(values.drops ?? '1000', 'drops', 1, most);
  const min = wholeNumber(values.min ?? '2', 'min', 0, 100);
  const max = wholeNumber(values.max ?? '14', 'max', 0, 100);
  const colours = cubes.slice(0, wholeNumber(values.colours ?? '2', 'colours', 1, cubes.length));
  if (min > max) refuse(`--min ${min} is more than --max ${max}`);
  return { drops, min, max, colours };
}

/** `2x4`. */
function readDice(text: string): Pick<ThrowsOptions, 'count' | 'sides'> {
  const [, count, sides] = /^(\d+)x([46])$/.exec(text) ?? [];
  if (count === undefined || Number(count) < 1 || Number(count) > 12) {
    return refuse(`--dice must be 1 to 12 dice of 4 or 6 sides, such as 2x4 or 7x6, found "${text}"`);
  }
  return { count: Number(count), sides: sides === '4' ? 4 : 6 };
}
