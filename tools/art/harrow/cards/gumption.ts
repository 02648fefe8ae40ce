import { mix } from '../../ink/colour.ts';
import { hatch } from '../../ink/cuts.ts';
import { D, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G } from '../../ink/svg.ts';
import { glow, ground, pale } from '../../shell/cards/ground.ts';
import { litLantern } from '../../shell/lantern.ts';
import { C } from '../inks.ts';
import { protectorsHaint } from '../pieces/haint.ts';
import { fist } from './hands.ts';

const sleeve = pp('M-6 4 L26 12 L24 40 L-6 44');

/** A fist holds a lantern over a haint that follows it. */
export function gumption(): string {
  seed(304);
  return (
    ground(C.prot, 0.4, { x: 60, y: 58, clear: 18, fade: 56 }) +
    glow(60, 64, 27, C.ember, { reach: 20, count: 28 }) +
    G(60, 94, 0.58, litLantern()) +
    G(20, 99, 0.3, protectorsHaint()) +
    fist(52, 26, 0.62, pale, 90) +
    FS(D(sleeve), C.prot, C.ink, 3) +
    clip(sleeve, F(hatch(pp('M-6 28 L26 26 L26 46 L-6 46'), 80, 4, 2), C.ink)) +
    FS('M22 10L29 12L27 42L20 42Z', mix(C.prot, C.ink, 0.45), C.ink, 2.4)
  );
}
