import { nextBelow, type Rng, seedRng } from '../../kernel/rng.ts';
import { features } from './content/chapters/features.ts';
import { hidersOf } from './content/chapters/seats.ts';
import { type MapId, mapIds } from './content/maps/maps.ts';
import { pilesOf } from './content/solo/levels.ts';
import { variantsOf } from './content/variants.ts';
import { type FactionId, type Legends, legendsOf, type TrackSide, trackSides } from './state/players.ts';
import type { Config, Hider, Level, ModeId, VariantId } from './state/set-up.ts';

/** What has been decided about a game; the rest is left to chance. */
export interface Wishes {
  readonly mode: ModeId;
  readonly map?: MapId;
  readonly north?: FactionId;
  readonly legends?: Partial<Legends>;
  readonly tracks?: Partial<Record<FactionId, TrackSide>>;
  /** The solo game: its level, and how many cards each pile has. */
  readonly level?: Level;
  readonly piles?: readonly number[];
  /** Those the chapter does not know are left out. */
  readonly variants?: readonly VariantId[];
  /** HC-FAIR-5: who hides the items; by chance unless told. */
  readonly hider?: Hider;
}

function any<T>(list: readonly T[], rng: Rng): T {
  return list[nextBelow(rng, list.length)];
}

/** Decides what is undecided (HC-SET-2, HC-C2-2, HC-C2-7); the same seed decides alike. Chapter 1 leaves less to decide. */
export function completeConfig(wishes: Wishes, seed: number): Config {
  const { mode, map, north = 'family', legends, tracks, level = 1, piles } = wishes;
  const variants = variantsOf(mode).filter((variant) => wishes.variants?.includes(variant));
  const rng = seedRng(seed ^ 0x5eed);
  const side = any(mapIds, rng);
  const hider = hidersOf(mode).find((each) => each === wishes.hider);
  const config = {
    mode,
    map: map ?? side,
    north,
    ...(hider && { hider }),
    ...(variants.length > 0 && { variants }),
  };
  if (!features[mode].choices) return config;
  const leaders = { protectors: any(legendsOf.protectors, rng), family: any(legendsOf.family, rng), ...legends };
  // HC-FVH-1: against the Fair Folk there is but one level, with all cards
  if (features[mode].solo && features[mode].fair) return { ...config, legends: leaders };
  if (features[mode].solo) return { ...config, legends: leaders, level, piles: pilesOf({ level, piles }) };
  return {
    ...config,
    legends: leaders,
    tracks: { protectors: any(trackSides, rng), family: any(trackSides, rng), ...tracks },
  };
}
