import { variantsOf } from '../../../src/engine/games/harrow/content/variants.ts';
import type { Config, VariantId } from '../../../src/engine/games/harrow/state/set-up.ts';
import { oneOf } from '../arguments.ts';

/** `--variants bare_buildings,hester_counts`: those the chapter knows. */
export function readVariants(game: Pick<Config, 'mode' | 'factions'>, text: string | undefined): readonly VariantId[] {
  return text === undefined ? [] : text.split(',').map((word) => oneOf(word, 'variants', variantsOf(game)));
}
