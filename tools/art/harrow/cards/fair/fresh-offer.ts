import { mix } from '../../../ink/colour.ts';
import { comb, hatch } from '../../../ink/cuts.ts';
import { circ, D, line, pp, tr, wob } from '../../../ink/geometry.ts';
import { seed } from '../../../ink/random.ts';
import { clip, F, FS, G, S } from '../../../ink/svg.ts';
import { strokes } from '../../../shell/cards/strokes.ts';
import { C } from '../../inks.ts';
import { symbol } from '../../pieces/symbols.ts';
import { grey, lightAt } from './night.ts';

const tag = pp('M-15 -22 L15 -22 L22 -14 L22 23 L-22 23 L-22 -14');

/** The new tag is bright; the old one falls, torn. */
function hung(): string {
  const edge = wob(tag, 0.7, 0.1, 4);
  return (
    S('M0 -17Q4 -34 14 -44', C.ink, 3.4) +
    S('M0 -17Q4 -34 14 -44', C.silver, 1.6) +
    FS(D(edge), C.frost, C.ink, 2.8) +
    clip(edge, F(comb(line(-22, 23, 22, 23, 3), 270, 6, 14, 2, { spread: 20 }), mix(C.bog, C.ink, 0.3))) +
    FS(D(circ(0, -16, 2.8)), C.ink, C.silver, 1.4) +
    symbol('moth', 0, 5, 29, C.ink, C.frost)
  );
}

function torn(): string {
  const scrap = pp('M-15 -22 L6 -22 L0 -12 L6 -4 L-2 4 L4 12 L0 23 L-22 23 L-22 -14');
  return (
    FS(D(scrap), C.silver, C.ink, 3.2) +
    clip(scrap, F(hatch(tr(scrap, 8, 0), 66, 4.4, 2), C.ink)) +
    FS(D(circ(-9, -15, 2.8)), C.ink, C.ink, 1)
  );
}

/** A new offer is hung where the old one was torn off. */
export function freshOffer(): string {
  seed(378);
  const fall = strokes(['M14 40 Q16 52 20 62', 2.4], ['M24 34 Q26 48 30 58', 2.4], ['M34 38 Q35 48 38 56', 2]);
  return (
    lightAt(60, 46, 29) +
    S('M-4 8Q40 2 104 4', C.ink, 6) +
    S('M-4 6.6Q40 .6 104 2.6', grey.haze, 1.6) +
    G(59, 50, 1, hung()) +
    F(fall, grey.haze) +
    G(24, 78, 0.86, torn(), -28)
  );
}
