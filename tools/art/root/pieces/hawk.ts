import { mix } from '../../ink/colour.ts';
import { gouge, hatch } from '../../ink/cuts.ts';
import { circ, D, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S, shadow } from '../../ink/svg.ts';
import { C, seatInk } from '../inks.ts';
import { die } from './die-cut.ts';

// The wings stay below the head, so that in a squad every beak is seen.
const birdBody = pp(
  'M-32 -82 Q-33 -96 -20 -103 Q-14 -117 4 -117 L30 -126 L23 -113 L38 -109 L22 -101 Q23 -90 17 -78 Q30 -70 44 -74 L74 -86 L68 -70 L75 -60 L63 -53 L66 -42 L53 -38 L53 -27 L40 -24 Q28 -17 20 -15 L26 0 L-24 0 L-18 -15 Q-28 -17 -40 -24 L-53 -27 L-53 -38 L-66 -42 L-63 -53 L-75 -60 L-68 -70 L-74 -86 L-44 -74 Q-30 -70 -17 -76 Q-22 -84 -22 -90 L-32 -82',
);
export function hawk(): string {
  seed(902);
  const blue = seatInk.ed;
  const light = mix(blue, C.paper, 0.5);
  const left = [
    'M-26 -64 Q-46 -62 -66 -76',
    'M-24 -54 Q-46 -50 -64 -60',
    'M-22 -45 Q-42 -40 -56 -46',
    'M-20 -36 Q-34 -30 -46 -33',
  ];
  const right = [
    'M28 -62 Q48 -62 66 -76',
    'M26 -52 Q48 -50 64 -60',
    'M24 -43 Q44 -40 57 -46',
    'M22 -34 Q36 -30 47 -33',
  ];
  const wing =
    F(left.map((d) => gouge(pp(d), 6.5)).join(''), light) +
    F(hatch(pp('M14 -76 L80 -92 L80 -22 L14 -12'), -14, 8, 4.4, { from: 0.1 }), C.ink) +
    F(right.map((d) => gouge(pp(d), 4)).join(''), light);
  const chest = pp('M-16 -78 Q0 -70 15 -78 Q22 -46 14 -20 L-12 -20 Q-22 -46 -16 -78');
  return (
    shadow(36, 12, 3) +
    die([[birdBody, blue]], { w: 6 }) +
    clip(birdBody, wing + F('M6 -122L44 -130L42 -100L22 -98L20 -76L4 -74Q12 -94 6 -122Z', C.ink)) +
    FS(D(chest), C.bone, C.ink, 4) +
    clip(
      chest,
      F('M2 -82L24 -82L24 -10L0 -10Q8 -44 2 -82Z', C.ink) +
        S('M-14 -64L-8 -58L-3 -64M-15 -52L-9 -46L-3 -52M-14 -40L-9 -34L-3 -40', C.ink, 4),
    ) +
    FS('M-18 -100Q-34 -98 -33 -81L-22 -89Q-12 -86 -10 -92Z', C.ray, C.ink, 4) +
    FS(D(circ(-5, -100, 6, 16)), C.core, C.ink, 3.4) +
    F(D(circ(-6.5, -100, 2.8, 12)), C.ink) +
    F(gouge(pp('M-20 -104 Q-8 -110 4 -100'), 5.5, { b: 0.5 }), C.ink) +
    FS('M-18 -2L-24 4L-6 4L-8 -6ZM10 -6L8 4L28 4L20 -2Z', C.ray, C.ink, 3.6)
  );
}
