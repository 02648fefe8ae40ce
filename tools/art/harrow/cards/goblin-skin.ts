import { mix } from '../../ink/colour.ts';
import { hatch } from '../../ink/cuts.ts';
import { D, pp, tr } from '../../ink/geometry.ts';
import { clip, F, FS } from '../../ink/svg.ts';
import { C } from '../inks.ts';

/** The two lights of the goblins' cards: on their skin, and in the haze behind it. */
export const GOBLIN = mix(C.kammi, C.paper, 0.5);
export const HAZE = mix(C.kammi, C.paper, 0.3);

const fingers = pp(
  'M-15 46 L-18 16 C-30 10 -40 -4 -50 -8 L-44 -15 C-34 -12 -28 -4 -20 -2 C-26 -18 -24 -32 -32 -46 L-25 -50 C-16 -38 -14 -26 -9 -14 C-8 -30 -4 -40 -8 -60 L0 -62 C6 -46 4 -30 6 -14 C10 -28 16 -34 17 -52 L25 -51 C26 -34 20 -22 20 -6 C26 -14 32 -16 38 -27 L44 -22 C42 -8 32 6 27 20 L20 46',
);

/** A goblin's open hand with pointed fingers, the wrist down, about 108 high at k = 1; `turn` in radians. */
export function goblinHand(x: number, y: number, k: number, turn: number, flip = false): string {
  const side = flip ? -1 : 1;
  const placed = (pts: typeof fingers) =>
    tr(
      pts.map((p) => [p[0] * side, p[1]] as const),
      x,
      y,
      k,
      turn,
    );
  const edge = placed(fingers);
  const shade = placed(pp('M6 -64 L50 -64 L50 60 L2 60 Q10 0 6 -64'));
  return FS(D(edge), GOBLIN, C.ink, 2.6) + clip(edge, F(hatch(shade, 62 + (turn * 180) / Math.PI, 3.8, 1.9), C.ink));
}
