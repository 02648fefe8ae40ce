import { effectFrame, requireFrame } from '../../../flow.ts';
import { gainSearch, requireFair } from '../../../rules/fair/fair.ts';
import { nestHexes, readyNests, recallHexes } from '../../../rules/fair/nests.ts';
import { drawQuests } from '../../../rules/fair/turn.ts';
import { hiddenCard } from '../../../state/cards.ts';
import { type QuestId, questIds } from '../../../state/fair.ts';
import { fairSeat } from '../../../state/players.ts';
import { close, type Effect } from '../../effect.ts';
import type { FairCard } from './card.ts';

/** HC-GAP-8: one more nest in this turn; with none ready one is made ready, if there is anything to make it of. */
export const secondNest: FairCard = {
  id: 'f_second_nest',
  rule: 'HC-GAP-8',
  cost: 3,
  canPlay(s) {
    const fair = requireFair(s);
    const isAny = fair.ready.length > 0 || (fair.nestsLeft > 0 && fair.bag.length > 0) || recallHexes(fair).length > 0;
    return isAny && nestHexes(s).length > 0;
  },
  play(s, emit) {
    requireFrame(s, 'fair').nests++;
    readyNests(s, 1, emit);
  },
};

/** HC-GAP-8 */
export const glint: FairCard = {
  id: 'f_glint',
  rule: 'HC-GAP-8',
  cost: 1,
  // Its own cube has gone back to the supply by then
  canPlay: () => true,
  play(s, emit) {
    gainSearch(s, 2, 'card', emit);
  },
};

/** HC-GAP-8 */
export const whisper: FairCard = {
  id: 'f_whisper',
  rule: 'HC-GAP-8',
  cost: 4,
  canPlay: () => true,
  play(s) {
    s.flow.push({ kind: 'guess', seat: fairSeat });
  },
};

function isQuest(option: string): option is QuestId {
  return (questIds as readonly string[]).includes(option);
}

/** Quests go one by one; then as many are drawn. `left`: so many have gone. */
const omenEffect: Effect = {
  options(s, _frame, out) {
    for (const quest of requireFair(s).quests) {
      if (quest !== hiddenCard) out.push({ type: 'choose', option: quest });
    }
  },
  apply(s, frame, action, emit) {
    if (action.type !== 'choose' || !isQuest(action.option)) return;
    const { quests, questDiscard } = requireFair(s);
    quests.splice(quests.indexOf(action.option), 1);
    questDiscard.push(action.option);
    frame.left++;
    emit({ type: 'questsDropped', quests: [action.option] });
  },
  mayStop: (_s, { left }) => left > 0,
  stop(s, _frame, emit) {
    close(s);
    const quests = drawQuests(s);
    if (quests > 0) emit({ type: 'fairDrew', cards: 0, quests });
  },
};

/** HC-GAP-8: any quests are put away, and others drawn. */
export const omen: FairCard = {
  id: 'f_omen',
  rule: 'HC-GAP-8',
  cost: 2,
  canPlay: (s) => requireFair(s).quests.length > 0,
  play(s) {
    s.flow.push(effectFrame(fairSeat, 'f_omen'));
  },
  effect: omenEffect,
};
