import { defineAction } from '../action.ts';
import { hexCount } from '../county.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { hex } from '../notation/words.ts';
import { bringTownsfolk, walkTargets } from '../rules/townsfolk.ts';

/** HC-RES-1 to 6: a townsfolk that has not walked yet goes along hexes held by the Protectors; at home it is rescued. */
export const walk = defineAction(
  'walk',
  { from: hex, to: hex },
  {
    options(s, out) {
      const frame = frameOf(s, 'walk');
      if (!frame) return;
      for (let from = 0; from < hexCount; from++) {
        if (s.townsfolk[from] === 0 || frame.walked.filter((hex) => hex === from).length >= s.townsfolk[from]) continue;
        for (const to of walkTargets(s, frame.seat, from)) out.push({ type: 'walk', from, to });
      }
    },
    apply(s, { from, to }, emit) {
      const frame = requireFrame(s, 'walk');
      const { seat } = frame;
      bringTownsfolk(s, seat, from, to, emit);
      if (to !== s.seats[seat].home) frame.walked.push(to);
    },
  },
);
