import { questNests } from '../../../src/engine/games/harrow/content/fair/quests.ts';
import { type EffectId, type FrameKind, type FrameOf, topFrame } from '../../../src/engine/games/harrow/flow.ts';
import { fairSeat, hesterSeat } from '../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';

type Met = (s: HarrowState) => boolean;

function frameAt<K extends FrameKind>(kind: K, also: (frame: FrameOf<K>, s: HarrowState) => boolean = () => true): Met {
  return (s) => {
    const frame = topFrame(s);
    return frame?.kind === kind && also(frame as FrameOf<K>, s);
  };
}

const effectOf = (by: EffectId): Met => frameAt('effect', (frame) => frame.by === by);

const arrowsOf = ({ fair }: HarrowState): number => fair?.arrows.length ?? 0;
const nestsOf = ({ fair }: HarrowState): number => fair?.nests.length ?? 0;
const isMet = (s: HarrowState): boolean =>
  s.fair?.quests.some((quest) => quest !== 'hidden' && questNests(s, quest).length > 0) ?? false;

/** Situations of real games of the Fair Folk and two factions. */
export const fairMapSituations = {
  fairField: effectOf('search_field'),
  /** Nests, arrows and a guess lie on the map, and a quest is met. */
  fairTurn: frameAt('fair', (frame, s) => frame.nests > 0 && frame.quests > 0 && arrowsOf(s) > 1 && isMet(s)),
  fairReward: (s) => effectOf('quest_reward')(s) && arrowsOf(s) > 0,
  fairArrow: frameAt('arrow', (_, s) => s.active === fairSeat && arrowsOf(s) > 0),
  fairLift: frameAt('arrow', (_, s) => arrowsOf(s) === 8),
  fairGuess: frameAt('guess', (_, s) => arrowsOf(s) > 1),
  fairPoint: (s) => frameAt('effect', ({ by, step }) => by === 'f_where_oh_where' && step === 1)(s) && arrowsOf(s) > 1,
  fairMark: frameAt('effect', ({ by, step }) => by === 'f_where_oh_where' && step === 2),
  fairOmen: effectOf('f_omen'),
  fairDrift: effectOf('f_drift'),
  fairFound: frameAt('fair', (_, s) => (s.fair?.found ?? 0) === 1),
  fairOthers: frameAt('turn', ({ jar }, s) => jar === undefined && arrowsOf(s) > 0 && nestsOf(s) > 2),
  fairOffers: frameAt('turn', ({ jar, seat }, s) => jar === undefined && (s.fair?.offers[seat].length ?? 0) > 1),
  fairVisit: frameAt('visit'),
} as const satisfies Record<string, Met>;

/** And Hester beside them. */
export const fourMapSituations = {
  fourFair: frameAt('fair', (frame, s) => frame.nests > 0 && arrowsOf(s) > 0 && s.round >= 2),
  fourOthers: frameAt('turn', ({ jar, seat }, s) => jar === undefined && s.round >= 2 && s.seats[seat].hand.length > 1),
} as const satisfies Record<string, Met>;

/** The Fair Folk against Hester. */
export const fairNightMapSituations = {
  nightPile: frameAt('pile', ({ seat }) => seat === fairSeat),
  nightFair: frameAt('fair', (_, s) => s.round >= 2 && nestsOf(s) > 1),
  nightLed: frameAt('effect', ({ by, seat }) => by === 'solo_march' && seat === fairSeat),
  /** A faction is near the points with which the night breaks off. */
  nightLast: frameAt('fair', (_, s) => s.seats.some(({ points }) => points === 6)),
  nightRoots: frameAt('roots', (_, s) => s.round >= 2),
  nightHester: frameAt('hester', ({ seat }, s) => seat === hesterSeat && s.round >= 2),
} as const satisfies Record<string, Met>;

/** Somebody hides the items, and they lie where the two saves differ. */
export const hidingSituations = {
  fairStow: frameAt('stow', (_, { fair }) => fair?.places.length === 1),
  fairHidden: frameAt('fair', (_, s) => s.round === 1),
} as const satisfies Record<string, Met>;
