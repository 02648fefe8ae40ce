import type { Wishes } from '../../../engine/games/harrow/config.ts';
import type { MapId } from '../../../engine/games/harrow/content/maps/maps.ts';
import {
  type FactionId,
  factionIds,
  type Legends,
  type ModeId,
  type TrackSide,
} from '../../../engine/games/harrow/state.ts';
import type { ControllerKind } from '../../../session/harrow-session.ts';
import type { Settings } from '../../../session/settings.ts';

/** Left to chance until the game begins. */
export const random = 'random';
export type Chance = typeof random;

/** The pages of the form where the screen is too small for all of it. */
export const pages = ['game', ...factionIds] as const;
export type Page = (typeof pages)[number];

export interface Form {
  /** Undefined as long as the player has not chosen: then it follows from what was played before. */
  mode: ModeId | undefined;
  readonly controllers: Record<FactionId, ControllerKind>;
  readonly legends: { -readonly [F in FactionId]: Legends[F] | Chance };
  readonly tracks: Record<FactionId, TrackSide | Chance>;
  north: FactionId;
  map: MapId | Chance;
  page: Page;
}

export function blankForm(): Form {
  return {
    mode: undefined,
    controllers: { protectors: 'human', family: 'human' },
    legends: { protectors: random, family: random },
    tracks: { protectors: random, family: random },
    north: 'family',
    map: random,
    page: 'game',
  };
}

/** Whoever has played or skipped the first chapter is offered the whole game. */
export function modeOf(form: Form, { firstChapterDone }: Pick<Settings, 'firstChapterDone'>): ModeId {
  return form.mode ?? (firstChapterDone ? 'ch3' : 'ch1');
}

/** What the player has decided; the seed decides the rest. */
export function wishesOf(form: Form, mode: ModeId): Wishes {
  const { map, legends, tracks } = form;
  return {
    mode,
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
