import { type LevelId, levelIds } from '../../engine/ai/levels.ts';
import type { Wishes } from '../../engine/games/harrow/config.ts';
import { features } from '../../engine/games/harrow/content/chapters/features.ts';
import { factionsOf, hidersOf, pairsOf, playersIn } from '../../engine/games/harrow/content/chapters/seats.ts';
import type { MapId } from '../../engine/games/harrow/content/maps/maps.ts';
import { levelRules } from '../../engine/games/harrow/content/solo/levels.ts';
import {
  type FactionId,
  type Factions,
  firstFactions,
  type Legends,
  type PlayerId,
  playerIds,
  type TrackSide,
} from '../../engine/games/harrow/state/players.ts';
import {
  type Hider,
  type Level,
  type ModeId,
  modeIds,
  type VariantId,
} from '../../engine/games/harrow/state/set-up.ts';
import { bySeat } from '../../session/harrow/by-seat.ts';
import type { HarrowSettings } from '../../session/harrow/harrow-settings.ts';
import type { ControllerKind } from '../../session/match.ts';

/** Left to chance until the game begins. */
export const random = 'random';
export type Chance = typeof random;

/** The pages of the form where the screen is too small for all of it. */
const pages = ['game', ...playerIds] as const;
export type Page = (typeof pages)[number];

/** Which two factions meet in the chapter: the two that were chosen, if they can. */
export function pairOf({ factions }: Pick<Form, 'factions'>, mode: ModeId): Factions {
  const pairs = pairsOf(mode);
  return pairs.find((pair) => pair.join() === factions.join()) ?? factionsOf({ mode });
}

/** Pages of the chapter's form: everybody who plays has one. */
export function pagesOf(form: Pick<Form, 'factions'>, mode: ModeId): readonly Page[] {
  const players = playersIn({ mode, factions: pairOf(form, mode) });
  return pages.filter((page) => page === 'game' || players.includes(page));
}

/** Who lives in the north; without a word the second of the two. */
export function northOf(form: Pick<Form, 'factions' | 'north'>, mode: ModeId): FactionId {
  const pair = pairOf(form, mode);
  return pair.includes(form.north) ? form.north : pair[1];
}

/** A person, or a computer and how well it plays. */
export const seatChoices = ['human', ...levelIds] as const;
export type SeatChoice = (typeof seatChoices)[number];

export interface Form {
  /** Undefined as long as the player has not chosen: then it follows from what was played before. */
  readonly mode: ModeId | undefined;
  /** Which two factions meet, where the chapter leaves a choice. */
  readonly factions: Factions;
  /** Who plays each seat, as far as it is chosen. */
  readonly seats: Readonly<Partial<Record<PlayerId, SeatChoice>>>;
  readonly legends: { readonly [F in FactionId]: NonNullable<Legends[F]> | Chance };
  readonly tracks: Readonly<Record<FactionId, TrackSide | Chance>>;
  readonly north: FactionId;
  readonly map: MapId | Chance;
  /** The solo game: its level, and the cards of each pile in the order of `pileIds`. */
  readonly level: Level;
  readonly piles: readonly number[];
  readonly variants: readonly VariantId[];
  /** HC-FAIR-5: who hides the items. */
  readonly hider: Hider | Chance;
  readonly page: Page;
}

/** The Fair Folk's games, which are one chapter: how many play is chosen in it. */
export const fairModes = modeIds.filter((mode) => features[mode].fair);

/** The chapters as they are chosen: the Fair Folk's stand for all of theirs. */
export const chapterModes = modeIds.filter((mode) => !features[mode].fair || mode === fairModes[0]);

/** HC-FAIR-5: who can hide the items while the Fair Folk look away: a person, and somebody the Fair Folk's person cannot be. */
export function hidersFor(form: Form, mode: ModeId, played: Played): readonly Hider[] {
  if (!features[mode].fair || seatOf(form, mode, 'fair', played) !== 'human') return [];
  const hiders = hidersOf({ mode, factions: pairOf(form, mode) });
  return hiders.filter((player) => seatOf(form, mode, player, played) === 'human');
}

/** Who hides them: whoever was chosen, if they can; otherwise chance does. */
export function hiderOf(form: Form, mode: ModeId, played: Played): Hider | Chance {
  return hidersFor(form, mode, played).find((player) => player === form.hider) ?? random;
}

/** Fills in a part of the form. */
export type FillIn = (part: Partial<Form>) => void;

export function blankForm(): Form {
  return {
    mode: undefined,
    factions: firstFactions,
    seats: {},
    legends: { protectors: random, family: random, kammi: random },
    tracks: { protectors: random, family: random, kammi: random },
    north: 'family',
    map: random,
    level: 1,
    piles: levelRules[1].piles,
    variants: [],
    hider: random,
    page: 'game',
  };
}

type Played = Pick<HarrowSettings, 'firstChapterDone'>;

/** Whoever has played or skipped the first chapter is offered the whole game. */
export function modeOf(form: Form, { firstChapterDone }: Played): ModeId {
  return form.mode ?? (firstChapterDone ? 'ch3' : 'ch1');
}

/** HC-SOLO-2, 3: another level has another number of cards, divided as it suggests. */
export function ofLevel(level: Level): Pick<Form, 'level' | 'piles'> {
  return { level, piles: levelRules[level].piles };
}

/** Alone is the usual case: one person, and computers that are gentle in the first game. */
export function seatOf(form: Form, mode: ModeId, player: PlayerId, { firstChapterDone }: Played): SeatChoice {
  const { solo, fair } = features[mode];
  // Between automatic factions the Fair Folk's person plays alone.
  const first = solo && fair ? 'fair' : playersIn({ mode, factions: pairOf(form, mode) })[0];
  return form.seats[player] ?? (player === first ? 'human' : firstChapterDone ? 'steady' : 'gentle');
}

/** Who plays each seat of the chapter, and how well; in the solo game the factions play by themselves. */
export function tableOf(
  form: Form,
  mode: ModeId,
  played: Played,
): { readonly controllers: readonly ControllerKind[]; readonly levels?: readonly LevelId[] } {
  if (features[mode].solo && !features[mode].fair) return { controllers: ['bot', 'bot', 'human'] };
  const seats = bySeat(
    { mode, factions: pairOf(form, mode) },
    (player): SeatChoice => seatOf(form, mode, player, played),
    'steady',
  );
  return {
    controllers: seats.map((seat) => (seat === 'human' ? 'human' : 'bot')),
    levels: seats.map((seat) => (seat === 'human' ? 'steady' : seat)),
  };
}

/** What the player has decided; the seed decides the rest. */
export function wishesOf(form: Form, mode: ModeId, played: Played): Wishes {
  const { map, legends, tracks, variants } = form;
  const { solo, fair } = features[mode];
  const hider = hiderOf(form, mode, played);
  return {
    mode,
    variants,
    ...(solo && !fair && { level: form.level, piles: form.piles }),
    ...(hider !== random && { hider }),
    map: map === random ? undefined : map,
    factions: pairOf(form, mode),
    north: northOf(form, mode),
    legends: {
      ...(legends.protectors !== random && { protectors: legends.protectors }),
      ...(legends.family !== random && { family: legends.family }),
      ...(legends.kammi !== random && { kammi: legends.kammi }),
    },
    tracks: {
      ...(tracks.protectors !== random && { protectors: tracks.protectors }),
      ...(tracks.family !== random && { family: tracks.family }),
      ...(tracks.kammi !== random && { kammi: tracks.kammi }),
    },
  };
}
