import { nextBelow, type Rng, seedRng } from '../../kernel/rng.ts';
import { features } from './content/chapters/features.ts';
import { factionsOf, hidersOf, pairsOf } from './content/chapters/seats.ts';
import { type MapId, mapIds } from './content/maps/maps.ts';
import { pilesOf } from './content/solo/levels.ts';
import { variantsOf } from './content/variants.ts';
import { type FactionId, type Factions, type Legends, legendsOf, type TrackSide, trackSides } from './state/players.ts';
import type { Config, Hider, Level, ModeId, VariantId } from './state/set-up.ts';

/** What has been decided about a game; the rest is left to chance. */
export interface Wishes {
  readonly mode: ModeId;
  readonly map?: MapId;
  /** Two that can meet; without a word the first two of the chapter. */
  readonly factions?: Factions;
  readonly north?: FactionId;
  readonly legends?: Legends;
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

/** HC-C2-2, HC-C2-7: a leader and a side of the track for each faction that plays; the Protectors' and the Family's are drawn before Kammi's. */
function choices({ legends, tracks }: Wishes, factions: Factions, rng: Rng): Pick<Config, 'legends' | 'tracks'> {
  const per = <T>(draw: (faction: FactionId) => T): Partial<Record<FactionId, T>> =>
    Object.fromEntries(factions.map((faction) => [faction, draw(faction)]));
  const drawn = per((faction) => any<string>(legendsOf[faction], rng)) as Legends;
  const leaders = { ...drawn, ...only(factions, legends) };
  return { legends: leaders as Legends, tracks: { ...per(() => any(trackSides, rng)), ...only(factions, tracks) } };
}

/** What is said of the factions that play. */
function only<T>(factions: Factions, said: Partial<Record<FactionId, T>> = {}): Partial<Record<FactionId, T>> {
  return Object.fromEntries(factions.flatMap((faction) => (said[faction] ? [[faction, said[faction]]] : [])));
}

/** Decides what is undecided (HC-SET-2, HC-C2-2, HC-C2-7); the same seed decides alike. Chapter 1 leaves less to decide. */
export function completeConfig(wishes: Wishes, seed: number): Config {
  const { mode, map, level = 1, piles } = wishes;
  const factions = pairsOf(mode).find((pair) => pair.join() === wishes.factions?.join()) ?? factionsOf({ mode });
  const north = wishes.north !== undefined && factions.includes(wishes.north) ? wishes.north : factions[1];
  const variants = variantsOf({ mode, factions }).filter((variant) => wishes.variants?.includes(variant));
  const rng = seedRng(seed ^ 0x5eed);
  const side = any(mapIds, rng);
  const hider = hidersOf({ mode, factions }).find((each) => each === wishes.hider);
  const config = {
    mode,
    map: map ?? side,
    ...(factions.includes('kammi') && { factions }),
    north,
    ...(hider && { hider }),
    ...(variants.length > 0 && { variants }),
  };
  if (!features[mode].choices) return config;
  const { legends, tracks } = choices(wishes, factions, rng);
  // HC-FVH-1: against the Fair Folk there is but one level, with all cards
  if (features[mode].solo && features[mode].fair) return { ...config, legends };
  if (features[mode].solo) return { ...config, legends, level, piles: pilesOf({ level, piles }) };
  return { ...config, legends, tracks };
}
