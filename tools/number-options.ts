import { parseArgs } from 'node:util';

export interface NumberOption {
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

/** Options that are whole numbers, `--json` and `--help`. Bad input ends the program with one clear line and code 2. */
export function readNumbers<Name extends string>(
  spec: Readonly<Record<Name, NumberOption>>,
  help: string,
): { readonly numbers: Readonly<Record<Name, number>>; readonly json: boolean } {
  const names = Object.keys(spec) as Name[];
  try {
    const { values } = parseArgs({
      options: {
        json: { type: 'boolean' },
        help: { type: 'boolean' },
        ...Object.fromEntries(names.map((name) => [name, { type: 'string' } as const])),
      },
    });
    if (values.help) {
      console.log(help);
      process.exit(0);
    }
    const given = values as Readonly<Record<string, unknown>>;
    const numbers = Object.fromEntries(names.map((name) => [name, wholeNumber(name, given[name], spec[name])]));
    return { numbers: numbers as Record<Name, number>, json: values.json === true };
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

export function refuse(reason: string): never {
  console.error(reason.split(/\.\s/)[0].replaceAll('\n', ' '));
  process.exit(2);
}

function wholeNumber(name: string, text: unknown, { default: fallback, min, max }: NumberOption): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (typeof text === 'string' && /^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new Error(`--${name} must be a whole number from ${min} to ${max}, not "${text}"`);
}
