import { oneOf } from '../../../../kit/words.ts';
import { defineAction } from '../../action.ts';
import { openReward } from '../../content/fair/quest-reward.ts';
import { questNests } from '../../content/fair/quests.ts';
import { frameOf, requireFrame } from '../../flow.ts';
import { requireFair } from '../../rules/fair/fair.ts';
import { hiddenCard } from '../../state/cards.ts';
import { questIds } from '../../state/fair.ts';

/** HC-FAIR-15, 19: one quest a turn that at least four nests meet. */
export const quest = defineAction(
  'quest',
  { quest: oneOf(questIds) },
  {
    options(s, out) {
      const frame = frameOf(s, 'fair');
      if (!frame || frame.quests === 0) return;
      for (const quest of requireFair(s).quests) {
        if (quest !== hiddenCard && questNests(s, quest).length > 0) out.push({ type: 'quest', quest });
      }
    },
    apply(s, { quest }, emit) {
      const { quests, questDiscard } = requireFair(s);
      requireFrame(s, 'fair').quests--;
      quests.splice(quests.indexOf(quest), 1);
      questDiscard.push(quest);
      openReward(s);
      emit({ type: 'questDone', quest, nests: [...questNests(s, quest)] });
    },
  },
);
