import { mix } from '../../ink/colour.ts';
import { gouge, hatch } from '../../ink/cuts.ts';
import { circ, cr, D, pp } from '../../ink/geometry.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { C, seatInk } from '../inks.ts';
import { die } from './die-cut.ts';

export function tinker(): string {
  const body = pp('M-24 -60 Q-42 -40 -40 0 L38 0 Q42 -40 24 -60');
  const tail = cr(pp('M26 -8 46 -30 66 -36 80 -22 76 -4 54 4 32 4'));
  const head = cr(pp('M-26 -86 -30 -70 -28 -54 -14 -42 0 -39 14 -42 28 -54 30 -70 26 -86 0 -94'));
  const cap = pp('M-34 -84 Q-32 -116 0 -116 Q32 -116 34 -84 L46 -78 Q20 -72 0 -74 Q-24 -74 -34 -84');
  const handle = pp('M-62 -14 L-56 -16 L-34 -94 L-42 -96');
  const mallet = pp('M-66 -98 L-60 -116 L-18 -104 L-24 -86');
  const brown = mix(C.bark, C.paper, 0.28);
  return (
    die(
      [
        [tail, mix(C.bark, C.paper, 0.12)],
        [handle, C.road],
        [mallet, C.stone],
        [body, mix(seatInk.vb, C.ink, 0.1)],
        [head, brown],
        [cap, mix(C.moss, C.ink, 0.1)],
      ],
      { w: 5.5 },
    ) +
    clip(tail, F(hatch(tail, 40, 8, 3) + hatch(tail, -40, 8, 3), C.ink)) +
    clip(
      body,
      F(hatch(pp('M6 -60 L46 -60 L46 4 L8 4 Q16 -30 6 -60'), 76, 7, 4), C.ink) +
        F('M-18 -40L16 -40L20 0L-22 0Z', mix(C.road, C.bog, 0.2)) +
        F('M2 -40L16 -40L20 0L2 0Z', C.ink) +
        S('M-14 -22H-2', C.ink, 4),
    ) +
    clip(head, F('M3 -96L40 -96L40 -36L2 -36Q8 -56 3 -70Z', C.ink)) +
    F('M-18 -68L-6 -65Q-9 -60 -14 -61ZM18 -68L6 -65Q9 -60 14 -61Z', C.lit) +
    F(D(circ(0, -58, 6.5, 14, 5)), C.ink) +
    FS('M-7 -50H7L6 -37H-6Z', C.core, C.ink, 3) +
    S('M0 -50V-38', C.ink, 2.4) +
    clip(
      cap,
      F(gouge(pp('M-24 -86 Q-22 -104 -6 -109'), 5), mix(C.moss, C.paper, 0.5)) +
        F(hatch(pp('M8 -118 L40 -118 L48 -72 L10 -74'), 70, 7, 3.6), C.ink),
    )
  );
}
