import type { Seat } from '../../../kernel/game.ts';
import { type Features, features } from '../content/chapters/features.ts';
import { effects } from '../content/effects.ts';
import { traits } from '../content/factions/traits.ts';
import { type EffectId, type FrameOf, fairEffects, soloEffects } from '../flow.ts';
import { goadsRise } from '../rules/goads.ts';
import { cardIds, hesterCardIds } from '../state/cards.ts';
import { fairCardIds, offerIds } from '../state/fair.ts';
import { type FactionId, fairSeat, hesterSeat, legendIds, type TrackSide } from '../state/players.ts';
import { tileIds } from '../state/tiles.ts';
import { type HarrowState, playerOf } from '../state.ts';
import { inWords } from './players.ts';

type EffectFrame = FrameOf<'effect'>;

const isAmong = (ids: readonly string[], by: EffectId): boolean => ids.includes(by);

export const notTheTurnOf = (s: HarrowState, seat: Seat): string =>
  `it is not the turn of ${inWords(playerOf(s, seat))}`;

/** Effects of Hester's turn. */
export const hesterEffects: readonly EffectId[] = ['new_fire', 'devour', ...hesterCardIds];

/** Effects there are only with Kammi in the game. */
const kammiEffects: readonly EffectId[] = [
  'kammi_set_up',
  'doll_set_up',
  'kammi_grid',
  'replay_track',
  'grid_track',
  'follow_doll',
  'carry_doll',
  'rearrange_dolls',
];

/** Whose tracks they are, and which sides. */
const trackEffects: Partial<Record<EffectId, readonly [FactionId, TrackSide]>> = {
  first_path: ['protectors', 'a'],
  townsfolk_track: ['protectors', 'b'],
  pushing_storms: ['family', 'b'],
  replay_track: ['kammi', 'a'],
  grid_track: ['kammi', 'b'],
};

/** Cards of the Fair Folk, and what they do besides. */
const isFairs = (by: EffectId): boolean => isAmong(fairCardIds, by) || isAmong(fairEffects, by);

/** Those, and the offers of theirs that others use. */
const isFair = (by: EffectId): boolean => isFairs(by) || isAmong(offerIds, by);

/** Which rules the effect needs; the powers of chapter 1 are no effects. */
function needOf(by: EffectId): keyof Features {
  if (isFair(by)) return 'fair';
  if (isAmong(soloEffects, by)) return 'solo';
  if (isAmong(hesterEffects, by) || by === 'spoon_reset') return 'hester';
  return isAmong(tileIds, by) || by === 'objectives' ? 'tiles' : 'cards';
}

function isOwedPath({ by, step }: EffectFrame): boolean {
  return by === 'devour' && step === 2;
}

/** HC-OQ-33, 38: a path token leaves the map with a devoured scroll, chosen by the Protectors; in solo no scroll is theirs. */
function owedPathProblem(s: HarrowState, { seat }: EffectFrame): string | undefined {
  if (s.solo) return 'devour has no step 2 in solo';
  if (playerOf(s, seat) !== 'protectors') return 'step 2 of devour belongs to the protectors';
  return s.paths.some((n) => n > 0) ? undefined : 'no path token is on the map';
}

/** Cards belong to their faction, powers to their legend, tracks to the side that lies up. */
function ownerProblem(s: HarrowState, frame: EffectFrame): string | undefined {
  const { seat, by } = frame;
  if (isOwedPath(frame)) return owedPathProblem(s, frame);
  const isAsked = by === 'f_where_oh_where' && frame.step === 2;
  if (isFairs(by) && !isAsked) return seat === fairSeat ? undefined : `${by} belongs to the Fair Folk`;
  const isLed = s.solo !== undefined && isAmong(soloEffects, by);
  if (seat === fairSeat) return isLed ? undefined : `${by} is nothing the Fair Folk play`;
  if (isFair(by)) return undefined;
  const isHesters = isAmong(hesterEffects, by) || isAmong(soloEffects, by);
  if (by === 'carry_doll') return undefined;
  if (seat === hesterSeat) return isHesters ? undefined : `${by} is nothing Hester plays`;
  const { faction, legend, track } = s.seats[seat];
  if (isHesters) return `${by} belongs to Hester`;
  const isStrange = isAmong(cardIds, by) && !isAmong(traits[faction].cards, by);
  if (isStrange) return `${by} is no card of the ${faction}`;
  if (isAmong(legendIds, by) && legend !== by) return `${by} does not lead the ${faction}`;
  const isKammis = by === 'kammi_set_up' || by === 'kammi_grid';
  if (isKammis && faction !== 'kammi') return `${by} belongs to Kammi`;
  if (by === 'doll_set_up' && faction === 'kammi') return `${by} belongs to the opponent of Kammi`;
  const [owner, side] = trackEffects[by] ?? [faction, track];
  return owner === faction && side === track ? undefined : `${by} is not on the legend track of the ${faction}`;
}

/** Most effects are played in the own turn; these come where they come. */
function comesAnyTime(s: HarrowState, frame: EffectFrame): boolean {
  // HC-FVH-7: automatic factions use offers in the turn of whoever leads them
  if (isAmong(offerIds, frame.by)) return s.solo !== undefined;
  switch (frame.by) {
    case 'objectives':
    case 'search_field':
    case 'f_where_oh_where':
    case 'solo_objective':
    case 'kammi_set_up':
    case 'doll_set_up':
    case 'carry_doll':
    case 'follow_doll':
    case 'rearrange_dolls':
      return true;
    case 'devour':
      return isOwedPath(frame);
    case 'odessa':
      return frame.step === 2;
    case 'priscilla':
      return frame.step === goadsRise;
    case 'spoon_reset':
      return s.solo !== undefined;
    default:
      return false;
  }
}

/** Why the effect cannot be there in this position. */
export function effectProblem(s: HarrowState, frame: EffectFrame): string | undefined {
  const { seat, by } = frame;
  if (!features[s.config.mode][needOf(by)]) return `${by} is not played in ${s.config.mode}`;
  if (isAmong(kammiEffects, by) && !s.kammi) return `${by} is not played without Kammi`;
  const problem = ownerProblem(s, frame);
  if (problem !== undefined) return problem;
  if (seat !== s.active && !comesAnyTime(s, frame)) return notTheTurnOf(s, seat);
  return effects[by].problem?.(s, frame);
}
