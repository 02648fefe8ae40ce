import { mix } from '../../../ink/colour.ts';
import { engrave } from '../../../ink/cuts.ts';
import { D, hexagon, rect, tr, wob } from '../../../ink/geometry.ts';
import { seed } from '../../../ink/random.ts';
import { clip, F, FS, G, S } from '../../../ink/svg.ts';
import { C } from '../../inks.ts';
import { symbol } from '../../pieces/symbols.ts';
import { lightAt } from './night.ts';

const sheet = rect(-15, -21, 30, 42);

/** A quest from behind, or with its hexes seen. */
function card(open: boolean): string {
  const edge = wob(sheet, 0.6, 0.08, 4);
  const ground = open ? C.frost : mix(C.forest, C.night, 0.3);
  const lines = engrave(sheet, 0, 4.4, () => 0.34);
  const cells = [
    [0, -6],
    [9, -0.8],
    [0, 4.4],
    [-9, -0.8],
  ].map(([x, y]) => D(tr(hexagon(5), x, y)));
  return (
    FS(D(edge), ground, C.ink, 3) +
    (open ? '' : clip(edge, F(lines, C.ink))) +
    (open ? FS(cells.join(''), C.silver, C.ink, 1.6) : F(D(hexagon(9)), C.silver)) +
    S(D(rect(-11.6, -17.6, 23.2, 35.2)), open ? C.ink : C.silver, 0.9)
  );
}

/** Three cards in the moth's light, one of them open. */
export function omen(): string {
  seed(380);
  return (
    lightAt(50, 30, 22) +
    G(26, 68, 1, card(false), -22) +
    G(74, 68, 1, card(false), 22) +
    G(50, 67, 1.1, card(true)) +
    symbol('moth', 50, 25, 40, C.ink, C.silver)
  );
}
