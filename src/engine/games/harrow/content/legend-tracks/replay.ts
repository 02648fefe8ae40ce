import type { Seat } from '../../../../kernel/game.ts';
import { effectFrame } from '../../flow.ts';
import { type GoblinCardId, goblinIds } from '../../state/cards.ts';
import type { HarrowState } from '../../state.ts';
import { goblinCards } from '../cards/goblins.ts';
import { close, type Effect } from '../effect.ts';
import type { LegendTrack } from './track.ts';

/** HC-OQ-27: cards in play that have not been replayed yet and would do something now; `marks` are their places among all goblin cards. */
function replayable(s: HarrowState, seat: Seat, done: readonly number[]): GoblinCardId[] {
  const { spent } = s.seats[seat];
  return goblinIds.filter((card, i) => spent.includes(card) && !done.includes(i) && goblinCards[card].canPlay(s, seat));
}

function canReplay(s: HarrowState, seat: Seat): boolean {
  return replayable(s, seat, []).length > 0;
}

const effect: Effect = {
  options(s, { seat, left, marks }, out) {
    if (left === 0) return;
    for (const option of replayable(s, seat, marks)) out.push({ type: 'choose', option });
  },
  apply(s, frame, action, emit) {
    if (action.type !== 'choose') return;
    const { seat } = frame;
    const card = action.option as GoblinCardId;
    frame.marks.push(goblinIds.indexOf(card));
    frame.left--;
    emit({ type: 'cardReplayed', seat, card });
    if (frame.left === 0) close(s);
    goblinCards[card].play(s, seat, emit);
  },
};

/** HC-TRK-34: as many goblin cards in play as there are scrolls are played again. */
export const replay: LegendTrack = {
  canUse: canReplay,
  open(s, seat) {
    s.flow.push(effectFrame(seat, 'replay_track', s.seats[seat].scrolls + 1));
  },
  canUseFirst: canReplay,
  openFirst(s, seat) {
    s.flow.push(effectFrame(seat, 'replay_track', 1));
  },
  effect,
};
