import { rowValue } from '../../../engine/games/harrow/content/tracks.ts';
import { type EffectId, type Frame, topFrame } from '../../../engine/games/harrow/flow.ts';
import { cardIds, hesterCardIds } from '../../../engine/games/harrow/state/cards.ts';
import { fairCardIds } from '../../../engine/games/harrow/state/fair.ts';
import { fairSeat, hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import { type Ability, abilities } from '../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { ButtonAction, Choice } from '../../../session/harrow/interaction/choices.ts';
import { isAttackLeft } from './choice-label.ts';
import { pointsOf } from './idle-abilities.ts';
import { cardText, legendName } from './terms.ts';

/** What so many points of an ability would do now. */
function abilityAid(s: HarrowState, seat: Seat, ability: Ability, most: number, legendOnly: boolean): string {
  const { faction, legend, haintsLeft: left, cubes, cubesLeft } = s.seats[seat];
  if (ability === 'spawn') return t('aids:spawn', { count: Math.min(most, left), left, legend: legendName(legend) });
  if (ability === 'strengthen') {
    const count = Math.min(most, cubesLeft);
    return t('aids:strengthen', { count, cubes, sum: cubes + count });
  }
  if (legendOnly) return t('aids:legendOnly', { count: most });
  // HC-MOVE-3: a storm holds up the Protectors only.
  return t(faction === 'protectors' ? 'aids:moveStorm' : 'aids:move', { count: most });
}

function usable(s: HarrowState, frame: Frame, ability: Ability): string {
  const legendOnly = frame.kind === 'points' && frame.only === 'legend';
  return abilityAid(s, frame.seat, ability, pointsOf(frame)[abilities.indexOf(ability)] ?? 0, legendOnly);
}

const hestersAids = { root: 'aids:root', move: 'aids:creep', infect: 'aids:infect', summon: 'aids:summon' } as const;

/** What an action of Hester does; those bought by a card or on the map have no button. */
export const hestersAid = (act: keyof typeof hestersAids): string => t(hestersAids[act]);

/** What whoever leaves off gives up. */
function doneAid(frame: Frame): string {
  if (isAttackLeft(frame)) return t('aids:noAttack');
  if (frame.kind === 'walk') return t('aids:doneWalk');
  return t(frame.kind === 'effect' && frame.by === 'carry_doll' ? 'aids:leaveDoll' : 'aids:done');
}

const isAmong = <T extends string>(all: readonly T[], one: string): one is T =>
  (all as readonly string[]).includes(one);

/** What an option of an effect means; what a card offers stands on it. */
function optionAid(by: EffectId, option: string): string | undefined {
  if (by === 'solo_side' && isAmong(['protectors', 'family', 'discard'], option)) return t(`aids:side.${option}`);
  if (by === 'devour') return t('aids:devour');
  if (by === 'new_fire') return t('aids:newFire');
  if (by === 'kammi_set_up') return t('aids:self');
  if (option === 'guess') return t('aids:guess');
  if (option.startsWith('arrow_')) return t('aids:arrow');
  if (by === 'search_field') return t('aids:field');
  return isAmong(cardIds, by) || isAmong(fairCardIds, by) || isAmong(hesterCardIds, by) ? cardText(by) : undefined;
}

function actionAid(s: HarrowState, frame: Frame, action: ButtonAction): string | undefined {
  switch (action.type) {
    case 'ability':
      return abilityAid(s, frame.seat, action.ability, rowValue(s.seats[frame.seat].rows, action.ability), false);
    case 'strengthen':
      return frame.seat === hesterSeat ? undefined : abilityAid(s, frame.seat, 'strengthen', 1, false);
    case 'sort':
      return t(`aids:${action.to}`);
    case 'activate':
      return cardText(action.token);
    case 'act':
      return t(frame.kind === 'turn' && frame.toAttack ? 'aids:actAttack' : 'aids:act');
    case 'use':
      return action.act === 'root' || action.act === 'move' || action.act === 'infect'
        ? hestersAid(action.act)
        : undefined;
    case 'done':
      return doneAid(frame);
    case 'end':
      return t(frame.seat === hesterSeat ? 'aids:endHester' : frame.seat === fairSeat ? 'aids:endFair' : 'aids:end');
    case 'shift':
      return t('aids:carry');
    case 'choose':
      return frame.kind === 'effect' ? optionAid(frame.by, action.option) : undefined;
    case 'reveal':
    case 'pay':
    case 'return':
    case 'offer':
    case 'shake':
      return t(`aids:${action.type}`);
    default:
      return undefined;
  }
}

/** What a button would do now, with the numbers of the position; nothing where its words say it all. */
export function choiceAid(s: HarrowState, choice: Choice): string | undefined {
  const frame = topFrame(s);
  if (!frame) return undefined;
  if (choice.kind === 'act') return actionAid(s, frame, choice.action);
  if (choice.kind === 'price') return t(`aids:price.${choice.price}`);
  if (choice.kind !== 'mode' || frame.seat === hesterSeat) return undefined;
  const { mode } = choice;
  if (mode === 'move' || mode === 'spawn') {
    return frame.kind === 'points' || frame.kind === 'attack' ? usable(s, frame, mode) : undefined;
  }
  if (mode === 'free') return t('aids:free');
  return frame.kind === 'paths' && (mode === 'lay' || mode === 'take') ? t(`aids:${mode}`) : undefined;
}
