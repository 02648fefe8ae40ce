import type { Seat } from '../../../../kernel/game.ts';
import { distance, hexCount } from '../../county.ts';
import { effectFrame } from '../../flow.ts';
import { hasFire } from '../../rules/occupancy.ts';
import { ownRange } from '../../rules/terrain.ts';
import type { HarrowState } from '../../state.ts';
import { close, type Effect } from '../effect.ts';
import type { LegendTrack } from './track.ts';

const hasAny = (s: HarrowState, seat: Seat): boolean => s.seats[seat].pathsLeft > 0 || s.paths.some((n) => n > 0);

/** HC-PATH-7, HC-PATH-5: one path token from possessions, or one from the map, to a hex in range that does not burn. */
export const firstPath: Effect = {
  options(s, { seat }, out) {
    const { legendHex, pathsLeft } = s.seats[seat];
    const range = ownRange(s, legendHex);
    for (let hex = 0; hex < hexCount; hex++) {
      if (distance(hex, legendHex) > range || hasFire(s, hex)) continue;
      if (pathsLeft > 0) out.push({ type: 'put', what: 'path', hex });
      for (let from = 0; from < hexCount; from++) {
        if (s.paths[from] > 0 && from !== hex) out.push({ type: 'shift', what: 'path', from, to: hex });
      }
    }
  },
  apply(s, { seat }, action, emit) {
    if (action.type === 'put') {
      s.seats[seat].pathsLeft--;
      s.paths[action.hex]++;
      emit({ type: 'pathLaid', seat, hex: action.hex });
    } else if (action.type === 'shift') {
      const { from, to } = action;
      s.paths[from]--;
      s.paths[to]++;
      emit({ type: 'pathShifted', seat, from, to });
    }
    close(s);
  },
  asks: (s, { seat }) => (s.seats[seat].pathsLeft > 0 ? 'lay' : 'shift'),
};

/** HC-TRK-30: the Protectors' paths (HC-PATH-2, HC-PATH-3). */
export const paths: LegendTrack = {
  canUse: hasAny,
  open(s, seat) {
    s.flow.push({ kind: 'paths', seat, laid: [] });
  },
  canUseFirst: hasAny,
  openFirst(s, seat) {
    s.flow.push(effectFrame(seat, 'first_path'));
  },
};
