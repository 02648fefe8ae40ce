import type { Seat } from '../../../../kernel/game.ts';
import type { HarrowAction } from '../../action.ts';
import { allHexes, distance, type Hex } from '../../county.ts';
import { effectFrame } from '../../flow.ts';
import { attackOptions, hexesInRange } from '../../rules/attack.ts';
import type { HarrowState } from '../../state.ts';
import { close } from '../effect.ts';
import type { Legend } from './legend.ts';

/** One or two away from each hex. */
const reachable: readonly (readonly Hex[])[] = allHexes.map((hex) =>
  allHexes.filter((each) => each !== hex && distance(each, hex) <= 2),
);

/** HC-LGD-MAL-1, HC-LGD-MAL-4: any hex one or two away from him from which somebody can be attacked. */
function rageHexes(s: HarrowState, seat: Seat): Hex[] {
  return hexesInRange(s, seat, reachable[s.seats[seat].legendHex]);
}

/** Hexes the token could attack, from wherever it may be put. */
function rageTargets(s: HarrowState, seat: Seat): Hex[] {
  const out: HarrowAction[] = [];
  for (const hex of rageHexes(s, seat)) attackOptions(s, seat, out, hex);
  return out.flatMap((action) => (action.type === 'attack' ? [action.to] : []));
}

/** Raging attack: the token attacks from its hex, as two units, with no free action (HC-LGD-MAL-5). */
export const malachi: Legend = {
  id: 'malachi',
  rule: 'HC-LGD-MAL-1',
  faction: 'protectors',
  canUsePower: (s, seat) => rageHexes(s, seat).length > 0,
  reach: rageTargets,
  usePower(s, seat) {
    s.flow.push(effectFrame(seat, 'malachi'));
  },
  effect: {
    options(s, { seat }, out) {
      for (const hex of rageHexes(s, seat)) out.push({ type: 'put', what: 'rage', hex });
    },
    apply(s, { seat }, action, emit) {
      if (action.type !== 'put') return;
      close(s);
      s.flow.push({ kind: 'attack', seat, free: 0, attack: true, rage: action.hex });
      emit({ type: 'ragePlaced', seat, hex: action.hex });
    },
    // HC-OQ-58
    mayStop: () => false,
  },
};
