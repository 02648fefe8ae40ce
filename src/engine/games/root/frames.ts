import { ambush, first, foil, lose, loseItem, passInBattle, roll, settleBattle, useInBattle } from './actions/fight.ts';
import { resolve } from './actions/order.ts';
import { factionFrames, plays } from './factions/plays.ts';
import type { Frame, FrameKind } from './flow.ts';
import type { FramePlay, FramePlays } from './play.ts';
import { closeLosses, takeForced } from './rules/battle.ts';
import { lay } from './rules/cards.ts';
import { orderable } from './rules/triggers.ts';
import type { RootState } from './state.ts';

const frames: FramePlays<FrameKind> = {
  ...factionFrames,
  /** What is decided is the faction's; see `defsNow`. */
  setUp: {
    actions: [],
    settle(s, { seat, step }) {
      if (step < plays[s.sides[seat].faction].setUp.length) return false;
      s.flow.pop();
      return true;
    },
  },
  battle: {
    actions: [ambush, foil, roll, useInBattle, first, passInBattle],
    settle: settleBattle,
    decider(_s, { stage, seat, defender, asked }) {
      if (stage === 'effects') return asked;
      return stage === 'ambush' ? defender : seat;
    },
  },
  losses: {
    actions: [lose, loseItem],
    settle(s, frame) {
      if (!takeForced(s, frame)) return false;
      closeLosses(s);
      return true;
    },
  },
  triggers: {
    actions: [resolve],
    settle(s, { queue }) {
      if (queue.length === 0) s.flow.pop();
      else if (orderable(queue).length > 0) return false;
      else {
        const [trigger] = queue.splice(0, 1);
        s.flow.push(trigger);
      }
      return true;
    },
    decider: (_s, { queue }) => (queue[0].kind === 'outrage' ? queue[0].to : queue[0].seat),
  },
  favor: {
    actions: [],
    settle(s, { seat, card }, emit) {
      s.flow.pop();
      lay(s, card);
      emit({ type: 'discarded', seat, card, from: 'flow' });
      return true;
    },
  },
};

/** All of them of one shape: they are asked at every decision. */
const uniform = Object.fromEntries(
  Object.entries<FramePlay>(frames as unknown as Record<FrameKind, FramePlay>).map(
    ([kind, { actions, settle, decider }]) => [kind, { actions, settle, decider }],
  ),
) as Readonly<Record<FrameKind, FramePlay>>;

export const framePlay = ({ kind }: Frame): FramePlay => uniform[kind];

/** Who decides what is under way in the frame. */
export const deciderOf = (s: RootState, frame: Frame): number => framePlay(frame).decider?.(s, frame) ?? frame.seat;
