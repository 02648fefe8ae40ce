import { nextBelow, type Rng, seedRng } from '../../kernel/rng.ts';
import { features } from './content/chapters/features.ts';
import { type MapId, mapIds } from './content/maps/maps.ts';
import {
  type Config,
  type FactionId,
  type Legends,
  legendsOf,
  type ModeId,
  type TrackSide,
  trackSides,
} from './state.ts';

/** What has been decided about a game; the rest is left to chance. */
export interface Wishes {
  readonly mode: ModeId;
  readonly map?: MapId;
  readonly north?: FactionId;
  readonly legends?: Partial<Legends>;
  readonly tracks?: Partial<Record<FactionId, TrackSide>>;
}

function any<T>(list: readonly T[], rng: Rng): T {
  return list[nextBelow(rng, list.length)];
}

/** Decides what is undecided (HC-SET-2, HC-C2-2, HC-C2-7); the same seed decides alike. Chapter 1 leaves less to decide. */
export function completeConfig({ mode, map, north = 'family', legends, tracks }: Wishes, seed: number): Config {
  const rng = seedRng(seed ^ 0x5eed);
  const side = any(mapIds, rng);
  const config = { mode, map: map ?? side, north };
  if (!features[mode].choices) return config;
  return {
    ...config,
    legends: { protectors: any(legendsOf.protectors, rng), family: any(legendsOf.family, rng), ...legends },
    tracks: { protectors: any(trackSides, rng), family: any(trackSides, rng), ...tracks },
  };
}
