import type { Frame, FrameOf, RevealReason } from '../../../engine/games/harrow/flow.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { Interaction } from '../../../session/harrow/interaction/interaction.ts';
import { targetsOf } from '../../../session/harrow/interaction/spot-offers.ts';
import { seatClass } from '../../../session/harrow/seats.ts';
import { soloCardPlan } from './solo-card.ts';

interface Words {
  readonly title: string;
  readonly hint: string;
}

type Question =
  | `pile.${RevealReason}`
  | `objective.${'townsfolk' | 'building'}`
  | 'spawn'
  | 'march'
  | 'attack'
  | 'push'
  | 'reap';

const words = (key: Question, params = {}): Words => ({
  title: t(`solo:prompt.${key}.title`, params),
  hint: t(`solo:prompt.${key}.hint`, params),
});

function pilePrompt({ why, again }: FrameOf<'pile'>): Words {
  const { title, hint } = words(`pile.${why}`);
  return { title, hint: again && why !== 'spawn' ? t('solo:prompt.pile.again') : hint };
}

/** Whose order is to be chosen, or the way of the one group that is meant. */
function marchWords(interaction: Interaction): Words {
  const hasWays = targetsOf(interaction).length > 1;
  return {
    title: t(`solo:prompt.march.${hasWays ? 'where' : 'title'}`),
    hint: t(`solo:prompt.march.${hasWays ? 'target' : 'hint'}`),
  };
}

function effectWords(
  s: HarrowState,
  frame: FrameOf<'effect'>,
  interaction: Interaction | undefined,
): Words | undefined {
  switch (frame.by) {
    case 'solo_objective':
      return words(`objective.${s.townsfolk.some((n) => n > 0) ? 'building' : 'townsfolk'}`);
    case 'solo_side': {
      const card = s.solo?.card;
      return { title: t('solo:prompt.side.title'), hint: card === undefined ? '' : soloCardPlan(s, card) };
    }
    case 'solo_spawn':
      return words('spawn', { count: frame.left });
    case 'solo_march':
      return interaction ? marchWords(interaction) : words('march');
    default:
      return undefined;
  }
}

/** What the player is asked for the automatic factions; undefined if it is no question of theirs. */
export function soloPrompt(s: HarrowState, frame: Frame, interaction: Interaction | undefined): Words | undefined {
  if (!s.solo) return undefined;
  const selected = interaction?.selection.from !== undefined;
  switch (frame.kind) {
    case 'pile':
      return pilePrompt(frame);
    case 'effect':
      return effectWords(s, frame, interaction);
    case 'attack': {
      const { title, hint } = words('attack', { context: seatClass(s, frame.seat) });
      return { title, hint: selected ? t('solo:prompt.attack.target') : hint };
    }
    case 'push':
    case 'reap':
      return words(frame.kind);
    default:
      return undefined;
  }
}
