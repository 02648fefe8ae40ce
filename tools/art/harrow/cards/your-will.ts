import { mix } from '../../ink/colour.ts';
import { hatch } from '../../ink/cuts.ts';
import { D, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { glow, ground, pale } from '../../shell/cards/ground.ts';
import { strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { protectorsHaint } from '../pieces/haint.ts';

/** From the fingertips to the haint's arms and horns. */
const strings = 'M8 38L33 84M36 48L39.6 63M58 49L60.4 63M80 41L67 84';
const puppeteer = pp(
  'M-26 -8 L-28 8 L-40 26 Q-43 34 -36 34 Q-31 32 -24 20 L-20 34 Q-18 46 -13 44 Q-9 42 -10 32 L-8 16 L-2 36 Q2 48 7 45 Q10 42 8 32 L8 16 L16 32 Q22 42 26 38 Q28 34 24 24 L20 12 L32 20 Q40 24 40 17 Q38 12 30 4 L26 -8',
);
const nails = 'M-41 31L-35 34L-42 42ZM-17 42L-10 40L-14 52ZM3 44L9 42L8 53ZM23 38L27 34L30 45ZM37 22L40 16L46 24Z';

/** A haint on a puppeteer's strings. */
export function yourWill(): string {
  seed(314);
  const shade = hatch(pp('M6 -12 L46 -8 L46 30 L26 44 L4 48'), 64, 4, 1.9);
  const hand =
    FS(D(puppeteer), mix(pale, C.ember, 0.1), C.ink, 3) +
    clip(puppeteer, F(shade, C.ink)) +
    F(nails + strokes(['M-20 8 Q-4 14 12 8', 2.6]), C.ink);
  return (
    ground(C.prot, 0.35, { x: 50, y: 74, clear: 24, fade: 50 }) +
    glow(50, 80, 22, mix(C.prot, C.ember, 0.5), { reach: 16 }) +
    S(strings, C.ink, 3.6) +
    G(50, 99, 0.36, protectorsHaint()) +
    S(strings, C.lit, 1.4) +
    G(50, -4, 1, hand)
  );
}
