import { type ModeId, type VariantId, variantIds } from '../state/set-up.ts';
import type { HarrowState } from '../state.ts';
import { type Features, features } from './chapters/features.ts';

/** Which chapters know what a variant is about. */
const concerns: Readonly<Record<VariantId, (chapter: Features) => boolean>> = {
  bare_buildings: ({ solo }) => !solo,
  no_solace: ({ solo }) => solo,
  hester_counts: ({ hester }) => hester,
  own_psychopomp: ({ cards }) => cards,
  open_lines: ({ fair }) => fair,
  no_toss: ({ fair, solo }) => fair && solo,
};

/** The variants a game of this chapter can be played with. */
export function variantsOf(mode: ModeId): readonly VariantId[] {
  return variantIds.filter((variant) => concerns[variant](features[mode]));
}

export function hasVariant(s: HarrowState, variant: VariantId): boolean {
  return s.config.variants?.includes(variant) ?? false;
}
