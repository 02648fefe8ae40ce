import { oneOf } from '../../../kit/words.ts';
import { defineAction } from '../action.ts';
import { tiles } from '../content/tiles/tiles.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { tileIds } from '../state/tiles.ts';
import { jars } from '../state/tokens.ts';

/** HC-BON-2 to 4: a face-up tile in the slot of the flipped jar, before or after its action. */
export const tile = defineAction(
  'tile',
  { tile: oneOf(tileIds) },
  {
    options(s, out) {
      const frame = frameOf(s, 'turn');
      if (frame?.jar === undefined) return;
      for (const each of s.slots[jars.indexOf(frame.jar)]) if (!each.used) out.push({ type: 'tile', tile: each.tile });
    },
    apply(s, action, emit) {
      const { seat, jar } = requireFrame(s, 'turn');
      if (jar === undefined) throw new Error('no jar is flipped');
      const slot = s.slots[jars.indexOf(jar)].find((each) => each.tile === action.tile && !each.used);
      if (!slot) throw new Error('no such tile lies there');
      slot.used = true;
      emit({ type: 'tileUsed', seat, tile: action.tile, jar });
      tiles[action.tile].use(s, seat, emit);
    },
  },
);
