import { defineAction } from '../../action.ts';
import { frameOf, requireFrame } from '../../flow.ts';
import { hex } from '../../notation/words.ts';
import { requireHester } from '../../rules/hester/hester.ts';
import { gainFromHexes, placeRoot, rootTargets } from '../../rules/hester/roots.ts';

/** HC-ROOT-2 to 6: the next root; the third one brings its cube at once (HC-HACT-3). */
export const root = defineAction(
  'root',
  { hex },
  {
    options(s, out) {
      if (!frameOf(s, 'roots')) return;
      for (const hex of rootTargets(requireHester(s))) out.push({ type: 'root', hex });
    },
    apply(s, { hex }, emit) {
      const frame = requireFrame(s, 'roots');
      frame.left--;
      placeRoot(s, hex, emit);
      if (frame.extra) gainFromHexes(s, [hex], emit);
    },
  },
);
