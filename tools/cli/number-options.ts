import { readArguments, refuse, wholeNumber } from './arguments.ts';

export interface NumberOption {
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

/** Options that are whole numbers, `--json` and `--help`. */
export function readNumbers<Name extends string>(
  spec: Readonly<Record<Name, NumberOption>>,
  help: string,
): { readonly numbers: Readonly<Record<Name, number>>; readonly json: boolean } {
  const names = Object.keys(spec) as Name[];
  const texts = names.map((name) => [name, { type: 'string', default: String(spec[name].default) }] as const);
  const { values, positionals } = readArguments(process.argv.slice(2), {
    json: { type: 'boolean' },
    help: { type: 'boolean' },
    ...Object.fromEntries(texts),
  });
  if (values.help) {
    process.stdout.write(`${help}\n`);
    process.exit(0);
  }
  if (positionals.length > 0) refuse(`"${positionals[0]}" is not understood; see --help`);
  const given = values as Readonly<Record<string, unknown>>;
  const numbers = names.map((name) => [name, wholeNumber(String(given[name]), name, spec[name].min, spec[name].max)]);
  return { numbers: Object.fromEntries(numbers) as Record<Name, number>, json: values.json === true };
}
