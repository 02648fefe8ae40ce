import { mix } from '../../ink/colour.ts';
import { flow, hatch, rays } from '../../ink/cuts.ts';
import { circ, D, pp, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { ground, pale } from '../../shell/cards/ground.ts';
import { strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';

const loose = 'M66 78Q82 92 92 78Q98 68 88 64Q76 62 80 74Q86 86 102 90';

function needle(x1: number, y1: number, x2: number, y2: number): string {
  const shaft = `M${x1} ${y1}L${x2} ${y2}`;
  return S(shaft, C.ink, 7) + S(shaft, pale, 3.4) + FS(D(circ(x1, y1, 5)), C.moon, C.ink, 2.4);
}

/** A ball of yarn and two needles. */
export function knittedFate(): string {
  seed(328);
  const ball = circ(46, 58, 28);
  const threads =
    flow(pp('M16 50 Q40 30 74 44'), pp('M20 78 Q46 66 74 74'), 6, () => 2.4) +
    flow(pp('M30 30 Q24 60 36 86'), pp('M60 30 Q66 60 56 86'), 4, () => 1.8);
  const shade = hatch(pp('M54 34 L78 40 L74 84 L50 88'), 60, 4.4, 2);
  return (
    ground(C.fam, 0.4, { x: 46, y: 56, clear: 30, fade: 50 }, 30) +
    F(rays(46, 58, 32, 54, 24, 3), mix(C.fam, C.moon, 0.5)) +
    needle(92, 6, 20, 88) +
    needle(10, 4, 80, 92) +
    FS(D(wob(ball, 1)), C.ember, C.ink, 3) +
    clip(ball, F(threads + shade, C.ink) + F(strokes(['M24 48 Q34 36 46 34', 3]), C.lit)) +
    S(loose, C.ink, 4.6) +
    S(loose, C.ember, 2)
  );
}
