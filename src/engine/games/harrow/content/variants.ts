import { type Config, type VariantId, variantIds } from '../state/set-up.ts';
import type { HarrowState } from '../state.ts';
import { features } from './chapters/features.ts';
import { factionsOf } from './chapters/seats.ts';

type Game = Pick<Config, 'mode' | 'factions'>;

const plays = (game: Game, faction: 'family' | 'kammi'): boolean => factionsOf(game).includes(faction);

/** Which games know what a variant is about. */
const concerns: Readonly<Record<VariantId, (game: Game) => boolean>> = {
  free_storms: (game) => plays(game, 'kammi'),
  bare_buildings: (game) => !features[game.mode].solo && plays(game, 'family'),
  no_solace: ({ mode }) => features[mode].solo,
  hester_counts: ({ mode }) => features[mode].hester,
  own_psychopomp: (game) => features[game.mode].cards && plays(game, 'family'),
  open_lines: ({ mode }) => features[mode].fair,
  no_toss: ({ mode }) => features[mode].fair && features[mode].solo,
};

/** The variants such a game can be played with. */
export function variantsOf(game: Game): readonly VariantId[] {
  return variantIds.filter((variant) => concerns[variant](game));
}

export function hasVariant(s: HarrowState, variant: VariantId): boolean {
  return s.config.variants?.includes(variant) ?? false;
}
