import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { effects } from '../../../engine/games/harrow/content/effects.ts';
import { rowNames } from '../../../engine/games/harrow/content/kammi/grid.ts';
import { rowValue } from '../../../engine/games/harrow/content/tracks.ts';
import { type Frame, topFrame } from '../../../engine/games/harrow/flow.ts';
import { type CardId, cardIds } from '../../../engine/games/harrow/state/cards.ts';
import { hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import type { SeatState } from '../../../engine/games/harrow/state/seat.ts';
import { pileIds } from '../../../engine/games/harrow/state/solo.ts';
import { abilities, bagTokens } from '../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { isSkipped } from '../../../session/harrow/interaction/begun.ts';
import type { ButtonAction, Choice } from '../../../session/harrow/interaction/choices.ts';
import { slidText } from '../boards/grid-choice.ts';
import { choiceCount } from './choice-count.ts';
import { effectText } from './effect-text.ts';
import { fairOption } from './fair-prompt.ts';
import { offerName } from './fair-terms.ts';
import { hesterOption } from './hester-choice.ts';
import { gridRowName, thingName } from './kammi-terms.ts';
import { abilityName, bagTokenName, cardName, powerName, terrainName } from './terms.ts';

/** The words on a button of the prompt bar: what it is about, and how many there are of it. */
export function choiceLabel(app: HarrowApp, choice: Choice): string {
  const s = app.match?.session.state;
  const name = choiceName(s, choice);
  const count = s ? choiceCount(s, choice) : 1;
  return count > 1 ? t('map:choice.counted', { name, count }) : name;
}

function choiceName(s: HarrowState | undefined, choice: Choice): string {
  switch (choice.kind) {
    case 'what':
      return s ? thingName(s, choice.what, undefined) : t(`map:thing.${choice.what}`);
    case 'mode': {
      // Where one of several haints falls, the other mode means one without a nail.
      const isLoose = choice.mode === 'lay' && s && topFrame(s)?.kind === 'reap';
      return t(`map:mode.${isLoose ? 'loose' : choice.mode}`);
    }
    case 'nest':
      return offerName(choice.offer);
    case 'price':
      return t(`map:price.${choice.price}`);
    case 'act':
      return s ? actionLabel(s, choice.action) : '';
  }
}

/** HC-ATK-1: with the free action taken, to leave off is to give up the attack. */
export const isAttackLeft = (frame: Frame | undefined): boolean =>
  frame?.kind === 'attack' && frame.attack && frame.free === 0 && frame.rage === undefined;

function actionLabel(s: HarrowState, action: ButtonAction): string {
  const frame = topFrame(s);
  if (action.type === 'use') return t(`map:choice.use.${action.act}`);
  if (action.type === 'reveal') {
    const left = s.solo?.piles[pileIds.indexOf(action.pile)].length ?? 0;
    return t('solo:choice.reveal', { pile: t(`solo:board.pile.${action.pile}`), n: left });
  }
  if (action.type === 'choose' && frame?.kind === 'effect' && frame.by === 'solo_side') {
    const side = (['protectors', 'family', 'discard'] as const).find((each) => each === action.option);
    if (side) return t(`solo:choice.${side}`);
  }
  if (action.type === 'pay') return terrainName(action.terrain);
  if (action.type === 'choose') return optionLabel(s, action.option);
  const seat = frame?.seat ?? 0;
  // Hester's buttons and the Fair Folk's are named above or need no faction.
  const own = s.seats[seat < hesterSeat ? seat : 0];
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
    case 'sort':
      return bagTokenName(action.token);
    case 'activate':
      return cardName(action.token);
    case 'strike':
    case 'clash':
      return t(`map:choice.${action.type}${action.nailed ? 'Nailed' : ''}`);
    case 'done':
      if (frame?.kind === 'effect' && frame.by === 'carry_doll') return t('map:choice.leave');
      if (frame?.kind === 'effect' && frame.by === 'rearrange_dolls') return t('map:choice.leaveDolls');
      return t(`map:choice.done.${isAttackLeft(frame) ? 'noAttack' : isSkipped(frame) ? 'skip' : 'done'}`);
    case 'offer':
      return offerName(action.offer);
    case 'shift':
      return t('map:choice.carry');
    case 'shake':
    case 'end':
      return t(`map:choice.${action.type}`);
  }
}

const trackLabel = ({ faction, track }: SeatState): string => t(`map:choice.track.${faction}.${track}`);

const isCard = (id: string): id is CardId => (cardIds as readonly string[]).includes(id);

/** An option means what the effect says: a number of cubes, one of two parts, a token. */
function optionLabel(s: HarrowState, option: string): string {
  const frame = topFrame(s);
  if (frame?.kind !== 'effect') return option;
  const { by, seat } = frame;
  const fairs = fairOption(by, option);
  if (fairs !== undefined) return fairs;
  const hesters = hesterOption(s, by, option);
  if (hesters !== undefined) return hesters;
  if (/^\d+$/.test(option)) return t('map:choice.cubes', { count: Number(option) });
  const row = rowNames.indexOf(option);
  if (row >= 0) return by === 'kammi_grid' ? slidText(s, row) : t('map:choice.row', { row: gridRowName(row) });
  const ability = abilities.find((each) => each === option);
  if (by === 'kammi_grid' && ability) {
    return t('map:choice.ability', {
      ability: abilityName(ability),
      count: rowValue(s.seats[seat].rows, ability, 'kammi'),
    });
  }
  if (isCard(option)) return cardName(option);
  const token = bagTokens.find((each) => each === option);
  if (token) return bagTokenName(token);
  const { halves } = effects[by];
  if (!halves) return effectText(`map:choice.option.${by}.${option}`);
  if (option !== 'ability') return halves.isScroll ? trackLabel(s.seats[seat]) : effectText(`map:choice.half.${by}`);
  const half = abilities.find((_, i) => halves.points[i] > 0);
  return half === undefined
    ? t('map:choice.anyAbility')
    : t('map:choice.ability', { ability: abilityName(half), count: 1 });
}
