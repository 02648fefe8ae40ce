import type { EffectFrame } from '../../../engine/games/harrow/content/effect.ts';
import { effects } from '../../../engine/games/harrow/content/effects.ts';
import { victimOf } from '../../../engine/games/harrow/content/hester/devour.ts';
import { type CardId, cardIds, type HesterCardId, hesterCardIds } from '../../../engine/games/harrow/state/cards.ts';
import { type LegendId, legendIds, opponent } from '../../../engine/games/harrow/state/players.ts';
import { type TileId, tileIds } from '../../../engine/games/harrow/state/tiles.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { effectText } from './effect-text.ts';
import { fairEffectPrompt } from './fair-prompt.ts';
import { cardName, factionName, legendName, powerName, tileName, trackName, trackStepName } from './terms.ts';

const isOneOf = <T extends string>(ids: readonly T[], id: string): id is T => (ids as readonly string[]).includes(id);

/** HC-PLC-2: what the seat places is pursued by its opponent. */
function objectiveOf({ seats }: HarrowState, seat: Seat): 'townsfolk' | 'building' {
  return seats[opponent(seat)].faction === 'protectors' ? 'townsfolk' : 'building';
}

/** Effects that have a name of their own. */
const withTitle = [
  'new_fire',
  'devour',
  'spoon_reset',
  'kammi_set_up',
  'doll_set_up',
  'kammi_grid',
  'replay_track',
  'follow_doll',
  'carry_doll',
  'rearrange_dolls',
] as const;

/** The name of the card, power, tile or scroll that is being played. */
function titleOf(s: HarrowState, { by, seat, step }: EffectFrame): string {
  if (isOneOf<CardId>(cardIds, by)) return cardName(by);
  if (isOneOf<HesterCardId>(hesterCardIds, by)) return cardName(by);
  if (isOneOf<LegendId>(legendIds, by)) return powerName(by);
  if (isOneOf<TileId>(tileIds, by)) return tileName(by);
  if (isOneOf(withTitle, by)) return t(`map:effect.${by}.title`);
  const { faction } = s.seats[seat];
  if (by === 'objectives') {
    return t(`map:effect.objectives.${objectiveOf(s, seat)}.title`, {
      faction: factionName(faction),
    });
  }
  const side = by === 'first_path' ? 'a' : 'b';
  return t('map:effect.scroll', {
    track: trackName(faction, side),
    step: trackStepName(faction, side, step - 1),
  });
}

/** Which of its hints an effect gives in its present step. */
function hintKey(s: HarrowState, frame: EffectFrame): string {
  const { by, step } = frame;
  const { asks, halves } = effects[by];
  // A half that is left alone is played without being asked for.
  if (halves && step === 1) return 'halves';
  return asks ? `${by}.${asks(s, frame)}` : by;
}

/** HC-SOLO-46: in the solo game any token is the same trophy; all that matters is whose legend Hester has reached. */
function soloMeal(s: HarrowState): { title: string; hint: string } | undefined {
  const victim = victimOf(s);
  if (victim === undefined) return undefined;
  const { legend, faction } = s.seats[victim];
  return {
    title: t('map:effect.devour.solo.title', { legend: legendName(legend) }),
    hint: t('map:effect.devour.solo.trophy', { context: faction }),
  };
}

/** What is being played, and what to do now; `target`: a hex is picked up from already. */
export function effectPrompt(
  s: HarrowState,
  frame: EffectFrame,
  step: 'target' | 'hint',
): { title: string; hint: string } {
  const fairs = fairEffectPrompt(s, frame, step);
  if (fairs) return fairs;
  const hint = effectText(`map:effect.${hintKey(s, frame)}.${step}`, { count: frame.left });
  const meal = s.solo && frame.by === 'devour' ? soloMeal(s) : undefined;
  return meal ?? { title: titleOf(s, frame), hint };
}
