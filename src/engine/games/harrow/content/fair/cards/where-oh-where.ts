import type { Seat } from '../../../../../kernel/game.ts';
import { type Hex, hexCount } from '../../../county.ts';
import { effectFrame } from '../../../flow.ts';
import { isPossible, isSameArrow, isShown } from '../../../rules/fair/arrows.ts';
import { knowsWhere, putCross, requireFair, soughtHex } from '../../../rules/fair/fair.ts';
import type { Arrow } from '../../../state/fair.ts';
import { hesterSeat } from '../../../state/players.ts';
import type { HarrowState } from '../../../state.ts';
import { close, type Effect } from '../../effect.ts';
import { playedAs } from './card.ts';

/** The lantern holder is asked; without a lantern it is Hester. */
function askedSeat(s: HarrowState): Seat {
  return s.solo === undefined ? s.lantern : hesterSeat;
}

/** `arrow_1` is the first of the arrows that lie on the map. */
const optionOf = (i: number): string => `arrow_${i + 1}`;
/** Which of them an option means. */
export const arrowOf = (option: string): number => Number(option.slice('arrow_'.length)) - 1;

/** Hexes in the arrow's part without an X token, and not the last one where the item can be. */
function shownHexes(s: HarrowState, arrow: Arrow): Hex[] {
  const fair = requireFair(s);
  const found = fair.places.slice(0, fair.found);
  const hexes: Hex[] = [];
  for (let hex = 0; hex < hexCount; hex++) {
    if (isShown(s, arrow, hex) && !fair.crosses.includes(hex) && !found.includes(hex)) hexes.push(hex);
  }
  return hexes;
}

/** For the arrow to tell anything, there must be two hexes of which one is to be marked. */
function isUseful(s: HarrowState, arrow: Arrow): boolean {
  const fair = requireFair(s);
  return shownHexes(s, arrow).filter((hex) => isPossible(s, fair, hex)).length > 1;
}

/** HC-FFC-2: an arrow is pointed out; then whoever is asked puts an X token in its part where the item is not. */
const effect: Effect = {
  options(s, { step, left }, out) {
    const { arrows } = requireFair(s);
    if (step === 1) {
      arrows.forEach((arrow, i) => {
        const isFirst = arrows.findIndex((each) => isSameArrow(each, arrow)) === i;
        if (isFirst && isUseful(s, arrow)) out.push({ type: 'choose', option: optionOf(i) });
      });
      return;
    }
    // Whoever does not know where it lies sees nothing on offer
    if (!knowsWhere(s)) return;
    for (const hex of shownHexes(s, arrows[left])) {
      if (hex !== soughtHex(s)) out.push({ type: 'put', what: 'cross', hex });
    }
  },
  apply(s, { seat }, action, emit) {
    close(s);
    if (action.type === 'choose') {
      s.flow.push(effectFrame(askedSeat(s), 'f_where_oh_where', arrowOf(action.option), 2));
    } else if (action.type === 'put') {
      putCross(s, seat, action.hex, emit);
    }
  },
  mayStop: () => false,
  asks: (_s, { step }) => step,
  problem(s, { step, left, seat }) {
    const { arrows } = requireFair(s);
    if (arrows.length === 0) return 'no arrow lies on the map (fair.arrows)';
    if (step === 1) return undefined;
    if (seat !== askedSeat(s)) return 'somebody else is asked';
    return left < arrows.length ? undefined : `there is no arrow ${left + 1} (fair.arrows)`;
  },
};

export const whereOhWhere = playedAs({ id: 'f_where_oh_where', rule: 'HC-FFC-2', cost: 1 }, effect);
