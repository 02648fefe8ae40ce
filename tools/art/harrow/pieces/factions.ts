import { mix } from '../../ink/colour.ts';
import { C } from '../inks.ts';
import type { SymbolName } from './symbols.ts';

/** The sides that have jars. */
export const factions = ['protectors', 'family', 'kammi'] as const;
export type Faction = (typeof factions)[number];

/** The sides of chapter 1: each has a place of its own at the tree, townsfolk or buildings, and a part in the solo game. */
export const firstFactions = ['protectors', 'family'] as const satisfies readonly Faction[];
export type FirstFaction = (typeof firstFactions)[number];

interface Dress {
  readonly ink: string;
  readonly mark: SymbolName;
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
  kammi: {
    ink: C.kammi,
    mark: 'goblin',
    glow: mix(C.kammi, C.lilac, 0.42),
    bright: C.pearl,
    rays: mix(C.kammi, C.lilac, 0.64),
  },
};
