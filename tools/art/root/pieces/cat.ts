import { mix } from '../../ink/colour.ts';
import { gouge, hatch } from '../../ink/cuts.ts';
import { D, pp, rect } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, shadow } from '../../ink/svg.ts';
import { C, seatInk } from '../inks.ts';
import { die } from './die-cut.ts';

const catBody = pp(
  'M-27 -112 L-10 -95 Q0 -99 10 -95 L27 -112 Q33 -94 31 -80 L42 -68 L30 -63 Q27 -55 22 -52 Q40 -46 44 -26 Q47 -12 47 0 L-47 0 Q-47 -18 -41 -34 Q-35 -48 -22 -52 Q-27 -55 -30 -63 L-42 -68 L-31 -80 Q-33 -94 -27 -112',
);
const catTail = pp('M36 -14 Q62 -8 64 -34 Q64 -52 54 -66 Q60 -78 70 -70 Q82 -54 80 -32 Q76 6 40 4');
export function cat(): string {
  seed(901);
  const red = seatInk.mc;
  const light = mix(red, C.paper, 0.45);
  const cloth =
    F(hatch(pp('M8 -50 L52 -50 L52 4 L10 4 Q22 -24 8 -50'), 76, 7, 4, { from: 0.05 }), C.ink) +
    F(
      gouge(pp('M-36 -30 Q-40 -16 -38 -4'), 6) +
        gouge(pp('M-24 -40 Q-28 -20 -24 -4'), 6) +
        gouge(pp('M-10 -36 Q-12 -18 -10 -4'), 5),
      light,
    );
  const dark = F('M3 -100L34 -112L44 -64L22 -48L2 -46Q10 -58 5 -66Q10 -82 3 -100Z', C.ink);
  const stripes = F('M-16 -96L-12 -82L-8 -96ZM-4 -98L-1 -84L3 -98ZM-34 -76L-20 -74L-33 -70Z', C.ink);
  const face =
    F('M-15 -65Q-8 -72 0 -69Q8 -72 15 -65Q12 -54 0 -51Q-12 -54 -15 -65Z', C.bone) +
    F('M2 -70Q9 -71 15 -65Q12 -54 2 -51Z', mix(C.bone, C.ink, 0.35)) +
    F('M-5 -69L5 -69L0 -62Z', C.ink) +
    F('M-25 -84L-8 -75Q-12 -70 -19 -73Q-24 -76 -25 -84ZM25 -84L8 -75Q12 -70 19 -73Q24 -76 25 -84Z', C.lit) +
    F('M-18 -80L-14 -71L-13 -77ZM18 -80L14 -71L13 -77Z', C.ink) +
    F('M-24 -102L-22 -90L-15 -93Z', mix(red, C.ink, 0.5));
  return (
    shadow(54, 13, 3) +
    die(
      [
        [catTail, red],
        [catBody, red],
      ],
      { w: 6 },
    ) +
    clip(catTail, F(D(rect(50, -60, 40, 9)) + D(rect(50, -42, 40, 9)) + D(rect(46, -22, 40, 9)), C.ink)) +
    clip(catBody, cloth + dark + stripes) +
    F('M-22 -52Q0 -38 22 -52L18 -42Q0 -30 -18 -42Z', C.bone) +
    F('M2 -43Q14 -45 22 -52L18 -42Q8 -36 2 -36Z', C.ink) +
    face
  );
}
