import type { Wishes } from '../../engine/games/harrow/config.ts';
import { features } from '../../engine/games/harrow/content/chapters/features.ts';
import type { MapId } from '../../engine/games/harrow/content/maps/maps.ts';
import { levelRules } from '../../engine/games/harrow/content/solo/levels.ts';
import {
  type FactionId,
  type Legends,
  type PlayerId,
  playerIds,
  type TrackSide,
} from '../../engine/games/harrow/state/players.ts';
import { type Level, type ModeId, modeIds, type VariantId } from '../../engine/games/harrow/state/set-up.ts';
import type { HarrowSettings } from '../../session/harrow/harrow-settings.ts';
import type { ControllerKind } from '../../session/match.ts';

/** Left to chance until the game begins. */
export const random = 'random';
export type Chance = typeof random;

/** The pages of the form where the screen is too small for all of it. */
const pages = ['game', ...playerIds.filter((player) => player !== 'fair')] as const;
export type Page = (typeof pages)[number];

/** Pages of the chapter's form: Hester has one where she plays. */
export function pagesOf(mode: ModeId): readonly Page[] {
  return pages.filter((page) => page !== 'hester' || features[mode].hester);
}

export interface Form {
  /** Undefined as long as the player has not chosen: then it follows from what was played before. */
  readonly mode: ModeId | undefined;
  readonly controllers: Readonly<Record<PlayerId, ControllerKind>>;
  readonly legends: { readonly [F in FactionId]: Legends[F] | Chance };
  readonly tracks: Readonly<Record<FactionId, TrackSide | Chance>>;
  readonly north: FactionId;
  readonly map: MapId | Chance;
  /** The solo game: its level, and the cards of each pile in the order of `pileIds`. */
  readonly level: Level;
  readonly piles: readonly number[];
  readonly variants: readonly VariantId[];
  readonly page: Page;
}

/** What the screen can begin: every chapter whose pictures are there. */
export const offeredModes = modeIds.filter((mode) => !features[mode].fair);

/** Fills in a part of the form. */
export type FillIn = (part: Partial<Form>) => void;

export function blankForm(): Form {
  return {
    mode: undefined,
    controllers: { protectors: 'human', family: 'human', hester: 'human', fair: 'human' },
    legends: { protectors: random, family: random },
    tracks: { protectors: random, family: random },
    north: 'family',
    map: random,
    level: 1,
    piles: levelRules[1].piles,
    variants: [],
    page: 'game',
  };
}

/** Whoever has played or skipped the first chapter is offered the whole game. */
export function modeOf(form: Form, { firstChapterDone }: Pick<HarrowSettings, 'firstChapterDone'>): ModeId {
  return form.mode ?? (firstChapterDone ? 'ch3' : 'ch1');
}

/** HC-SOLO-2, 3: another level has another number of cards, divided as it suggests. */
export function ofLevel(level: Level): Pick<Form, 'level' | 'piles'> {
  return { level, piles: levelRules[level].piles };
}

/** Who plays each seat of the chapter; in the solo game the factions play by themselves. */
export function controllersOf(form: Form, mode: ModeId): ControllerKind[] {
  const { hester, solo } = features[mode];
  if (solo) return ['bot', 'bot', 'human'];
  return playerIds
    .filter((player) => player !== 'fair' && (player !== 'hester' || hester))
    .map((player) => form.controllers[player]);
}

/** What the player has decided; the seed decides the rest. */
export function wishesOf(form: Form, mode: ModeId): Wishes {
  const { map, legends, tracks, variants } = form;
  return {
    mode,
    variants,
    ...(features[mode].solo && { level: form.level, piles: form.piles }),
    map: map === random ? undefined : map,
    north: form.north,
    legends: {
      ...(legends.protectors !== random && { protectors: legends.protectors }),
      ...(legends.family !== random && { family: legends.family }),
    },
    tracks: {
      ...(tracks.protectors !== random && { protectors: tracks.protectors }),
      ...(tracks.family !== random && { family: tracks.family }),
    },
  };
}
