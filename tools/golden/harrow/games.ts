import { completeConfig } from '../../../src/engine/games/harrow/config.ts';
import { features } from '../../../src/engine/games/harrow/content/chapters/features.ts';
import { pairsOf } from '../../../src/engine/games/harrow/content/chapters/seats.ts';
import { pilesOf } from '../../../src/engine/games/harrow/content/solo/levels.ts';
import { variantsOf } from '../../../src/engine/games/harrow/content/variants.ts';
import { type FactionId, type Factions, firstFactions } from '../../../src/engine/games/harrow/state/players.ts';
import {
  type Config,
  type Level,
  levels,
  type ModeId,
  modeIds,
  type VariantId,
  variantIds,
} from '../../../src/engine/games/harrow/state/set-up.ts';
import {
  type NightId,
  nightConfig,
  nightControllers,
  nightIds,
  nightNumber,
  nights,
} from '../../../src/session/harrow/campaign/nights.ts';
import type { ControllerKind } from '../../../src/session/match.ts';

/** A kind of game that two golden saves are kept of. */
export interface GoldenGame {
  readonly name: string;
  readonly mode: ModeId;
  readonly factions?: Factions;
  readonly level?: Level;
  readonly night?: NightId;
  readonly variant?: VariantId;
}

/** `ch5`, `ch5-family-kammi`: without Kammi as the games before her were called. */
function nameOf(mode: ModeId, factions: Factions): string {
  return factions.includes('kammi') ? `${mode}-${factions.join('-')}` : mode;
}

/** HC-FVH-1: against the Fair Folk Hester has none. */
const hasLevels = (mode: ModeId): boolean => features[mode].solo && !features[mode].fair;

const modes: readonly GoldenGame[] = modeIds.flatMap((mode): GoldenGame[] =>
  hasLevels(mode)
    ? levels.map((level) => ({ name: `${mode}-${level}`, mode, level }))
    : pairsOf(mode).map((factions) => ({ name: nameOf(mode, factions), mode, factions })),
);

const nightGames: readonly GoldenGame[] = nightIds.map((night) => ({ name: night, mode: 'solo', night }));

/** House rules of the Fair Folk: those of other chapters are kept in saves of these. */
const fairVariants: readonly VariantId[] = ['open_lines', 'no_toss'];

/** A house rule in every mode that knows what it is about. */
const houseRules: readonly GoldenGame[] = variantIds.flatMap((variant) =>
  modeIds
    .flatMap((mode) => pairsOf(mode).map((factions) => ({ mode, factions })))
    .filter(
      (game) => variantsOf(game).includes(variant) && (!features[game.mode].fair || fairVariants.includes(variant)),
    )
    .map((game) => ({ name: `${nameOf(game.mode, game.factions)}-${variant}`, ...game, variant })),
);

export const goldenGames: readonly GoldenGame[] = [...modes, ...nightGames, ...houseRules];

/** HC-SOLO-3: piles as a player may deal them. */
function dealtPiles(level: Level): readonly number[] {
  const [tactics, upgrades, goblins] = pilesOf({ level });
  return [tactics - 1, upgrades, goblins + 1];
}

export function configOf({ mode, factions, level, night, variant }: GoldenGame, seed: number): Config {
  if (night) return nightConfig(night, nightNumber(night) % 2 === 0 ? dealtPiles(nights[night].level) : undefined);
  const [first, second] = factions ?? firstFactions;
  const north: FactionId = seed % 2 === 0 ? second : first;
  return completeConfig({ mode, factions, north, level, ...(variant && { variants: [variant] }) }, seed);
}

/** The factions' seats, Hester's where she plays, and the Fair Folk's; alone she is the only one to decide. */
export function controllersOf(mode: ModeId): readonly ControllerKind[] {
  if (features[mode].fair)
    return features[mode].solo ? [...nightControllers, 'human'] : ['human', 'bot', 'human', 'human'];
  if (features[mode].solo) return nightControllers;
  return features[mode].hester ? ['human', 'bot', 'human'] : ['human', 'bot'];
}
