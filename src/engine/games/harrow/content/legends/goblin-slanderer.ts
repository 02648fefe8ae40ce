import type { Seat } from '../../../../kernel/game.ts';
import type { Emit } from '../../action.ts';
import { type Hex, neighbours } from '../../county.ts';
import { effectFrame } from '../../flow.ts';
import { discardInPlay, goblinHex, goblinToken, requireKammi, revealIdentity } from '../../rules/kammi/kammi.ts';
import { killHaint } from '../../rules/kills.ts';
import { hasNailedAndLoose, liftNail } from '../../rules/nails.ts';
import { nowhere } from '../../state/kammi.ts';
import { opponent } from '../../state/players.ts';
import type { HarrowState } from '../../state.ts';
import { close } from '../effect.ts';
import type { Legend } from './legend.ts';

/** Hexes next to the goblin with a haint of the enemy. */
function slandered(s: HarrowState, seat: Seat): Hex[] {
  const goblin = goblinHex(s);
  if (goblin === undefined) return [];
  const { haints } = s.seats[opponent(seat)];
  return neighbours[goblin].filter((hex) => haints[hex] > 0);
}

/** HC-GBL-2: the goblin leaves the game, and with it the cards in play. */
function leave(s: HarrowState, seat: Seat, emit: Emit): void {
  const hex = goblinHex(s);
  const token = goblinToken(s);
  if (hex === undefined || token === undefined) throw new Error('the goblin is not on the map');
  revealIdentity(s, emit);
  const unit = token === 'first' ? 'legend' : 'second';
  const nail = s.nails.find((each) => each.seat === seat && each.unit === unit);
  if (nail) liftNail(s, nail, emit);
  if (token === 'first') s.seats[seat].legendHex = nowhere;
  else s.seats[seat].secondHex = nowhere;
  emit({ type: 'goblinLeft', seat, hex });
  discardInPlay(s, emit);
}

/** HC-GBL-2: a haint of the enemy falls on every hex next to the goblin (`marks`: those still to come), then the goblin leaves. */
export const goblinSlanderer: Legend = {
  id: 'goblin_slanderer',
  rule: 'HC-GBL-2',
  faction: 'kammi',
  canUsePower: (s, seat) => requireKammi(s).power && slandered(s, seat).length > 0,
  reach: slandered,
  usePower(s, seat) {
    s.flow.push({ ...effectFrame(seat, 'goblin_slanderer'), marks: slandered(s, seat) });
  },
  effect: {
    // HC-ATK-21: of a nailed and a loose haint she says which.
    options(s, { seat, marks: [hex] }, out) {
      if (hex === undefined || !hasNailedAndLoose(s, opponent(seat), hex)) return;
      out.push({ type: 'take', what: 'haint', hex }, { type: 'take', what: 'nail_haint', hex });
    },
    apply(s, frame, action, emit) {
      if (action.type !== 'take') return;
      frame.marks = frame.marks.slice(1);
      killHaint(s, frame.seat, action.hex, 'power', action.what === 'nail_haint', emit);
    },
    settle(s, frame, emit) {
      const { seat, marks } = frame;
      const [hex, ...others] = marks;
      if (hex === undefined) {
        close(s);
        leave(s, seat, emit);
        return true;
      }
      if (hasNailedAndLoose(s, opponent(seat), hex)) return 'offers';
      frame.marks = others;
      killHaint(s, seat, hex, 'power', false, emit);
      return true;
    },
    mayStop: () => false,
    problem: (s, { seat, marks }) =>
      marks.some((hex) => s.seats[opponent(seat)].haints[hex] === 0) || goblinHex(s) === undefined
        ? 'marks are hexes next to the goblin with a haint of the enemy'
        : undefined,
  },
};
