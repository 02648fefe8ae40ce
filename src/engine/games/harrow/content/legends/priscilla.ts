import type { Seat } from '../../../../kernel/game.ts';
import { type Hex, hexCount } from '../../county.ts';
import { effectFrame } from '../../flow.ts';
import { goadedHexes, goadsRise, spawnOnGoad } from '../../rules/goads.ts';
import { hasFire, isOccupied } from '../../rules/occupancy.ts';
import { terrainAt } from '../../rules/terrain.ts';
import type { HarrowState } from '../../state.ts';
import { close } from '../effect.ts';
import type { Legend } from './legend.ts';

/** HC-C2-2 */
export const goadCount = 2;

/** HC-LGD-PRI-1 to 3: hexes of her terrain without units, townsfolk, building or fire (HC-FIRE-4: nobody could appear there). */
function goadHexes(s: HarrowState, seat: Seat): Hex[] {
  const terrain = terrainAt(s, s.seats[seat].legendHex);
  const out: Hex[] = [];
  if (terrain === undefined) return out;
  for (let hex = 0; hex < hexCount; hex++) {
    if (terrainAt(s, hex) !== terrain || s.townsfolk[hex] > 0 || s.buildings[hex] > 0 || s.goads.includes(hex))
      continue;
    if (!hasFire(s, hex) && !isOccupied(s, hex)) out.push(hex);
  }
  return out;
}

/**
 * Goading: `left` tokens are still to be placed; those of an earlier use may be taken back for it (`marks`: laid now). At
 * the end of a round the last `left` haints rise on goaded hexes of the player's choice (HC-LGD-PRI-5).
 */
export const priscilla: Legend = {
  id: 'priscilla',
  rule: 'HC-LGD-PRI-1',
  faction: 'protectors',
  canUsePower: (s, seat) => goadHexes(s, seat).length > 0,
  // A token of an earlier use may be taken back.
  reach: (s, seat) => [...goadHexes(s, seat), ...s.goads],
  usePower(s, seat) {
    s.flow.push(effectFrame(seat, 'priscilla', goadCount));
  },
  effect: {
    options(s, { seat, step, marks, left }, out) {
      if (left === 0) return;
      if (step === goadsRise) {
        for (const hex of goadedHexes(s)) out.push({ type: 'put', what: 'haint', hex });
        return;
      }
      if (s.goads.length < goadCount) {
        for (const hex of goadHexes(s, seat)) out.push({ type: 'put', what: 'goad', hex });
      } else {
        for (const hex of s.goads) if (!marks.includes(hex)) out.push({ type: 'take', what: 'goad', hex });
      }
    },
    apply(s, frame, action, emit) {
      const { seat } = frame;
      if (action.type === 'put' && frame.step === goadsRise) {
        spawnOnGoad(s, action.hex, emit);
        if (--frame.left === 0) close(s);
      } else if (action.type === 'take') {
        s.goads = s.goads.filter((hex) => hex !== action.hex);
        emit({ type: 'goadTaken', seat, hex: action.hex });
      } else if (action.type === 'put') {
        s.goads.push(action.hex);
        frame.marks.push(action.hex);
        frame.left--;
        emit({ type: 'goadPlaced', seat, hex: action.hex });
        if (frame.left === 0) close(s);
      }
    },
    // With a token in her hand she lays it; else one of an earlier use comes back first.
    asks: (s, { step }) => (step === goadsRise ? 'rise' : s.goads.length < goadCount ? 'lay' : 'takeBack'),
    // HC-OQ-58, HC-LGD-PRI-5: tokens at hand are laid; those on the map may stay.
    mayStop: (s, { step }) => step !== goadsRise && s.goads.length === goadCount,
  },
};
