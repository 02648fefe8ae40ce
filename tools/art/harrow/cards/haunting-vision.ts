import { mix } from '../../ink/colour.ts';
import { comb, rays } from '../../ink/cuts.ts';
import { circ, D, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS } from '../../ink/svg.ts';
import { ground } from '../../shell/cards/ground.ts';
import { strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { symbol } from '../pieces/symbols.ts';

const lids = pp('M8 50 Q50 10.7 92 50 Q50 89.3 8 50');
const lashes = pp('M8 50 Q50 10.7 92 50');

/** An eye whose iris is the wild whorl. */
export function hauntingVision(): string {
  seed(312);
  return (
    ground(C.kammi, 0.5, { x: 50, y: 50, clear: 30, fade: 44 }, 90) +
    F(rays(50, 50, 36, 58, 30, 3.6), mix(C.kammi, C.paper, 0.35)) +
    FS(D(lids), C.eggshell, C.ink, 3) +
    clip(lids, F(comb(lashes, 90, 15, 16, 2), C.ink)) +
    FS(D(circ(50, 50, 16.6)), C.prot, C.ink, 2.4) +
    symbol('wild', 50, 50, 33, C.lit, C.prot) +
    F(D(circ(50, 50, 4)) + strokes(['M14 34 Q50 6 86 34', 6]), C.ink) +
    F(strokes(['M40 76 Q38 86 41 96', 4], ['M58 76 Q60 88 57 100', 3.4]), C.moon)
  );
}
