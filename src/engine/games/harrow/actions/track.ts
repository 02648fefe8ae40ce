import { defineAction } from '../action.ts';
import { trackOf } from '../content/legend-tracks/legend-tracks.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { isTrackOpen } from '../rules/legend-jar.ts';

/** HC-LEG-1: the legend ability, from the scroll track. */
export const track = defineAction(
  'track',
  {},
  {
    options(s, out) {
      const frame = frameOf(s, 'legend');
      if (frame && isTrackOpen(s, frame)) out.push({ type: 'track' });
    },
    apply(s) {
      const frame = requireFrame(s, 'legend');
      frame.track = false;
      trackOf(s, frame.seat).open(s, frame.seat);
    },
  },
);
