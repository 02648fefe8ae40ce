import type { Frame, FrameOf } from '../../engine/games/harrow/flow.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';
import { t } from '../../i18n/i18n.ts';
import type { Interaction } from '../../session/interaction/interaction.ts';
import { seatClass } from './seats.ts';
import { soloCardName } from './terms.ts';

interface Words {
  readonly title: string;
  readonly hint: string;
}

const words = (key: string, hint = 'hint', params = {}): Words => ({
  title: t(`solo:prompt.${key}.title`, params),
  hint: t(`solo:prompt.${key}.${hint}`, params),
});

function pilePrompt({ why, again }: FrameOf<'pile'>): Words {
  const { title, hint } = words(`pile.${why}`);
  return { title, hint: again && why !== 'spawn' ? t('solo:prompt.pile.again') : hint };
}

function effectWords(s: HarrowState, frame: FrameOf<'effect'>, selected: boolean): Words | undefined {
  switch (frame.by) {
    case 'solo_objective':
      return words(`objective.${s.townsfolk.some((n) => n > 0) ? 'building' : 'townsfolk'}`);
    case 'solo_side': {
      const card = s.solo?.card === undefined ? '' : soloCardName(s.solo.card);
      return words('side', s.solo?.exchanged ? 'hintLast' : 'hint', { card });
    }
    case 'solo_spawn':
      return words('spawn', 'hint', { count: frame.left });
    case 'solo_march':
      return words('march', selected ? 'target' : 'hint');
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
      return effectWords(s, frame, selected);
    case 'attack':
      return words('attack', selected ? 'target' : 'hint', { context: seatClass(s, frame.seat) });
    case 'push':
    case 'reap':
      return words(frame.kind);
    default:
      return undefined;
  }
}
