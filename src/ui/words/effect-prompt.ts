import type { FrameOf } from '../../engine/games/harrow/flow.ts';
import { nailCount } from '../../engine/games/harrow/rules/nails.ts';
import {
  type CardId,
  cardIds,
  type HarrowState,
  type LegendId,
  legendIds,
  type TileId,
  tileIds,
} from '../../engine/games/harrow/state.ts';
import { t } from '../../i18n/i18n.ts';
import { cardName, factionName, powerName, tileName, trackName } from './terms.ts';

type EffectFrame = FrameOf<'effect'>;

const isOneOf = <T extends string>(ids: readonly T[], id: string): id is T => (ids as readonly string[]).includes(id);

/** The name of the card, power, tile or scroll that is being played. */
function titleOf(s: HarrowState, { by, seat, step }: EffectFrame): string {
  if (isOneOf<CardId>(cardIds, by)) return cardName(by);
  if (isOneOf<LegendId>(legendIds, by)) return powerName(by);
  if (isOneOf<TileId>(tileIds, by)) return tileName(by);
  const { faction } = s.seats[seat];
  if (by === 'objectives') {
    return t(`map:effect.objectives.${faction === 'family' ? 'townsfolk' : 'building'}.title`, {
      faction: factionName(faction),
    });
  }
  const side = by === 'first_path' ? 'a' : 'b';
  return t('map:effect.scroll', {
    track: trackName(faction, side),
    step: t(`tracks:${faction}.${side}.steps.${step}`),
  });
}

/** Both parts are still to come. */
const bothHalves = 3;

/** Which of its hints an effect gives in its present step. */
function hintKey(s: HarrowState, { by, seat, step, left, marks }: EffectFrame): string {
  switch (by) {
    case 't_your_will':
    case 'u_storm_walker':
    case 'u_psychopomp':
    case 'u_merging':
      if (step > 1) return by;
      return left === bothHalves ? 'halves.first' : 'halves.second';
    case 't_holler':
      return step === 3 && marks.length > 0 ? 't_holler.on' : `t_holler.${step}`;
    case 'bernice':
      return step === 1 ? 'bernice.1' : s.nails.length < nailCount ? 'bernice.2' : 'bernice.takeBack';
    case 'priscilla':
      // With a token in her hand she lays it; else one of an earlier use comes back first.
      return s.goads.length < 2 ? 'priscilla.lay' : 'priscilla.takeBack';
    case 'skinless_boy':
      return `skinless_boy.${left === bothHalves ? 'both' : left === 1 ? 'haint' : 'townsfolk'}`;
    case 'objectives':
      return `objectives.${s.seats[seat].faction === 'family' ? 'townsfolk' : 'building'}`;
    case 'first_path':
      return s.seats[seat].pathsLeft > 0 ? 'first_path.lay' : 'first_path.shift';
    case 'corbin':
    case 'odessa':
    case 'mildred':
    case 'townsfolk_track':
    case 'pushing_storms':
      return `${by}.${step}`;
    default:
      return by;
  }
}

/** What is being played, and what to do now; `selected`: a hex is picked up from already. */
export function effectPrompt(s: HarrowState, frame: EffectFrame, selected: boolean): { title: string; hint: string } {
  const hint = t(`map:effect.${hintKey(s, frame)}.${selected ? 'target' : 'hint'}`, { count: frame.left });
  return { title: titleOf(s, frame), hint };
}
