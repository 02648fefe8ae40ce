import type { HarrowAction } from '../../engine/games/harrow/action.ts';
import { rowValue } from '../../engine/games/harrow/content/tracks.ts';
import { topFrame } from '../../engine/games/harrow/flow.ts';
import {
  type Ability,
  type BagToken,
  bagTokens,
  type CardId,
  cardIds,
  type HarrowState,
  type SeatState,
} from '../../engine/games/harrow/state.ts';
import { t } from '../../i18n/i18n.ts';
import type { Choice } from '../../session/interaction/interaction.ts';
import type { App } from '../app.ts';
import { abilityName, bagTokenName, cardName, powerName } from './terms.ts';

/** The words on a button of the prompt bar. */
export function choiceLabel(app: App, choice: Choice): string {
  const s = app.match?.session.state;
  switch (choice.kind) {
    case 'what':
      return t(`map:thing.${choice.what}`);
    case 'mode': {
      // Where one of several haints falls, the other mode means one without a nail.
      const isLoose = choice.mode === 'lay' && s && topFrame(s)?.kind === 'reap';
      return t(`map:mode.${isLoose ? 'loose' : choice.mode}`);
    }
    case 'act':
      return s ? actionLabel(s, choice.action) : '';
  }
}

function actionLabel(s: HarrowState, action: HarrowAction): string {
  const frame = topFrame(s);
  const own = s.seats[frame?.seat ?? 0];
  switch (action.type) {
    case 'ability':
      return t('map:choice.ability', {
        ability: abilityName(action.ability),
        count: rowValue(own.rows, action.ability),
      });
    case 'track':
      return trackLabel(own);
    case 'power':
      return powerName(own.legend);
    case 'strengthen':
      return abilityName('strengthen');
    case 'act':
      return t(frame?.kind === 'turn' && frame.toAttack ? 'map:choice.actAttack' : 'map:choice.act');
    case 'return':
      return countedToken(action.token, own.drawn);
    case 'activate':
      return cardName(action.token);
    case 'choose':
      return optionLabel(s, action.option);
    case 'strike':
    case 'clash':
      return t(`map:choice.${action.type}${action.nailed ? 'Nailed' : ''}`);
    case 'done':
      return t(`map:choice.done.${maySkip(s) ? 'skip' : 'done'}`);
    default:
      return t(`map:choice.${action.type}`);
  }
}

/** A token, and how many there are of it. */
function countedToken(token: BagToken, counts: readonly number[]): string {
  const count = counts[bagTokens.indexOf(token)];
  return count > 1 ? t('map:choice.counted', { name: bagTokenName(token), count }) : bagTokenName(token);
}

const trackLabel = ({ faction, track }: SeatState): string => t(`map:choice.track.${faction}.${track}`);

/** Upgrades of two parts, and the ability that is one of them. */
const halfAbility: Readonly<Record<string, Ability>> = {
  u_storm_walker: 'move',
  u_psychopomp: 'move',
  u_merging: 'spawn',
};

/** An option means what the effect says: a number of cubes, one of two parts, a card, a token. */
function optionLabel(s: HarrowState, option: string): string {
  const frame = topFrame(s);
  if (frame?.kind !== 'effect') return option;
  const { by, seat } = frame;
  if (/^\d+$/.test(option)) return t('map:choice.cubes', { count: Number(option) });
  if (by === 't_holler') return t(`map:choice.holler.${option}`);
  if (by === 'willa') return countedToken(option as BagToken, s.seats[seat].bag);
  if ((cardIds as readonly string[]).includes(option)) return cardName(option as CardId);
  if (option === 'ability') {
    return by in halfAbility
      ? t('map:choice.ability', { ability: abilityName(halfAbility[by]), count: 1 })
      : t('map:choice.anyAbility');
  }
  return by === 't_your_will' ? trackLabel(s.seats[seat]) : t(`map:choice.half.${by}`);
}

/** Leaving a pull, or a part that something else follows, is skipping it. */
function maySkip(s: HarrowState): boolean {
  const frame = topFrame(s);
  if (frame?.kind === 'pull') return true;
  if (frame?.kind !== 'effect') return false;
  const { by, step } = frame;
  const hasNext = by === 'bernice' || by === 'mildred' ? step === 1 : by === 'odessa';
  return hasNext || ((by === 'townsfolk_track' || by === 'pushing_storms') && step > 1);
}
