import { oneOf, refuse } from '../arguments.ts';

/** `--legends emmy,levi`: the Protectors' word and the Family's, with a comma between. */
export function pairOf<P extends string, F extends string>(
  text: string,
  name: string,
  words: { readonly protectors: readonly P[]; readonly family: readonly F[] },
): { readonly protectors: P; readonly family: F } {
  const [protectors, family, ...more] = text.split(',');
  if (protectors === undefined || family === undefined || more.length > 0) {
    return refuse(`--${name} must be two words with a comma between, found "${text}"`);
  }
  return { protectors: oneOf(protectors, name, words.protectors), family: oneOf(family, name, words.family) };
}
