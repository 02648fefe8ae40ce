import { mix } from '../../ink/colour.ts';
import { comb, rays } from '../../ink/cuts.ts';
import { circ, D, pp, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { disc, ground } from '../../shell/cards/ground.ts';
import { strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { familyHaint } from '../pieces/haint.ts';

const nearRim = pp('M8 86 Q12 98 50 99 Q88 98 92 86');
const abovePit = pp('M-10 -10 L110 -10 L110 86 L92 86 Q88 98 50 99 Q12 98 8 86 L-10 86');

/** A haint of the Family thrown head first into a pit. */
export function banish(): string {
  seed(316);
  const fire = mix(C.prot, C.ember, 0.6);
  const fall = strokes(
    ['M14 6 Q19 34 24 66', 4.4],
    ['M31 0 Q34 20 36 40', 4],
    ['M69 0 Q66 20 64 40', 4],
    ['M86 6 Q81 34 76 66', 4.4],
  );
  return (
    ground(C.prot, 0.4, { x: 50, y: 20, clear: 22, fade: 60 }, -60) +
    disc(50, 4, 36, fire, 2) +
    F(rays(50, 2, 36, 64, 28, 4), fire) +
    F(fall, C.lit) +
    FS(D(wob(circ(50, 86, 42, 40, 12), 1)), C.ink, C.ember, 2.4) +
    clip(abovePit, G(50, 27, 0.6, familyHaint(), 174)) +
    S(D(nearRim, false), C.ember, 2.6) +
    F(comb(pp('M12 91 Q20 98 50 99 Q80 98 88 91'), 90, 6, 16, 2.2, { spread: 50 }), C.ember)
  );
}
