import { effectFrame } from '../../flow.ts';
import { requireFair } from '../../rules/fair/fair.ts';
import { nestAt, withdrawOffer } from '../../rules/fair/nests.ts';
import type { QuestId } from '../../state/fair.ts';
import { fairSeat } from '../../state/players.ts';
import type { HarrowState } from '../../state.ts';
import { close, type Effect } from '../effect.ts';
import { questNests } from './quests.ts';

/** The quest just completed lies on top of the discard pile. */
function lastQuest(s: HarrowState): QuestId | undefined {
  return requireFair(s).questDiscard.at(-1);
}

/** HC-FAIR-19, 20: a guess, or an arrow for one of the nests of the quest that has an offer, which goes to the bag. */
export const questReward: Effect = {
  options(s, _frame, out) {
    const fair = requireFair(s);
    const quest = lastQuest(s);
    out.push({ type: 'choose', option: 'guess' });
    if (quest === undefined) return;
    for (const hex of questNests(s, quest)) {
      if (nestAt(fair, hex)?.offer) out.push({ type: 'put', what: 'arrow', hex });
    }
  },
  apply(s, _frame, action, emit) {
    close(s);
    if (action.type === 'choose') s.flow.push({ kind: 'guess', seat: fairSeat });
    if (action.type !== 'put') return;
    s.flow.push({ kind: 'arrow', seat: fairSeat, hex: action.hex });
    withdrawOffer(s, action.hex, emit);
  },
  mayStop: () => false,
  problem: (s) => (lastQuest(s) === undefined ? 'no quest has been completed (fair.questDiscard)' : undefined),
};

export function openReward(s: HarrowState): void {
  s.flow.push(effectFrame(fairSeat, 'quest_reward'));
}
