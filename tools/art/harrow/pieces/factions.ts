import { mix } from '../../ink/colour.ts';
import { C } from '../inks.ts';

/** What the two sides of chapter 1 look like. */
export const factions = ['protectors', 'family'] as const;
export type Faction = (typeof factions)[number];

interface Dress {
  readonly ink: string;
  readonly mark: 'horns' | 'crescent';
  /** The steps of its light, from the outermost to the core: the Protectors glow ember, the Family moon-blue. */
  readonly glow: string;
  readonly bright: string;
  readonly rays: string;
}

export const dress: Readonly<Record<Faction, Dress>> = {
  protectors: { ink: C.prot, mark: 'horns', glow: C.ember, bright: C.lit, rays: C.ray },
  family: {
    ink: C.fam,
    mark: 'crescent',
    glow: mix(C.fam, C.moon, 0.5),
    bright: C.moonlit,
    rays: mix(C.fam, C.moon, 0.6),
  },
};
