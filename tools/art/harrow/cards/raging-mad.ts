import { comb, hatch } from '../../ink/cuts.ts';
import { circ, D, mirror, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS } from '../../ink/svg.ts';
import { glow, ground, pale } from '../../shell/cards/ground.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';

const head = pp('M50 40 Q34 36 28 46 Q30 66 40 84 Q46 92 50 92 Q54 92 60 84 Q70 66 72 46 Q66 36 50 40');
const horn = pp('M34 44 C18 46 4 34 8 10 C16 26 26 30 38 34');
const hornShade = mirror(pp('M34 44 C18 46 4 34 8 10 L16 40'), 50);
const eyes = 'M33 52L46 58L42 64Q34 62 33 52ZM67 52L54 58L58 64Q66 62 67 52Z';

/** Puffs on the left, [x, y, r]; the right side mirrors them. */
const steam: readonly (readonly [number, number, number])[] = [
  [29, 92, 7],
  [18, 91, 8],
  [8, 96, 8],
  [22, 101, 9],
  [34, 100, 6],
];

/** A black bull, steaming. */
export function ragingMad(): string {
  seed(302);
  const nostrils = shape('M42 82 Q46 78 48 82 Q46 87 42 82', 'M58 82 Q54 78 52 82 Q54 87 58 82');
  const jets = shape('M46 84 L26 88 L34 96', 'M54 84 L74 88 L66 96');
  const puffs = steam.map(([x, y, r]) => D(circ(x, y, r)) + D(circ(100 - x, y, r))).join('');
  const curls = strokes(
    ['M14 90 Q20 86 25 91', 2.2],
    ['M86 90 Q80 86 75 91', 2.2],
    ['M24 98 Q28 94 33 97', 2],
    ['M76 98 Q72 94 67 97', 2],
  );
  const brow = strokes(['M36 44 Q42 52 48 54', 2.6], ['M50 44 L50 56', 2.4]);
  return (
    ground(C.prot, 0.25, { x: 50, y: 54, clear: 20, fade: 46 }) +
    glow(50, 52, 32, C.ember, { reach: 20, count: 30 }) +
    FS(D(horn) + D(mirror(horn, 50)), pale, C.ink, 3) +
    F(hatch(hornShade, 60, 3.6, 1.8), C.ink) +
    FS(D(head), C.ink, C.ink, 3) +
    F(comb(pp('M32 46 Q34 64 42 82'), 0, 8, 11, 2), C.prot) +
    F(brow, C.prot) +
    F(eyes + nostrils, C.lit) +
    FS(jets + puffs, C.paper, C.ink, 4) +
    F(jets + puffs, C.paper) +
    F(curls, C.ink)
  );
}
