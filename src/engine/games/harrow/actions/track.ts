import { defineAction } from '../action.ts';
import { factions } from '../content/factions/factions.ts';
import { frameOf, requireFrame } from '../flow.ts';

/** HC-LEG-1: the legend ability, from the scroll track. */
export const track = defineAction('track', {
  options(s, out) {
    const frame = frameOf(s, 'legend');
    if (frame?.track && factions[s.seats[frame.seat].faction].canUseTrack(s, frame.seat)) out.push({ type: 'track' });
  },
  apply(s) {
    const frame = requireFrame(s, 'legend');
    frame.track = false;
    factions[s.seats[frame.seat].faction].openTrack(s, frame.seat);
  },
});
