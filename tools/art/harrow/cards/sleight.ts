import { mix } from '../../ink/colour.ts';
import { engrave, hatch } from '../../ink/cuts.ts';
import { pp, rect } from '../../ink/geometry.ts';
import { noise, seed } from '../../ink/random.ts';
import { F, FS, G, S } from '../../ink/svg.ts';
import { disc, ground } from '../../shell/cards/ground.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { cube } from '../pieces/cube.ts';
import { dress } from '../pieces/factions.ts';
import { goblinHand, HAZE } from './goblin-skin.ts';

const cup = (x: number, y: number, turn: number): string =>
  G(
    x,
    y,
    1,
    FS(shape('M-11 -30 Q0 -34 11 -30 L17 4 Q0 10 -17 4'), mix(C.bog, C.ember, 0.3), C.ink, 3) +
      F(hatch(pp('M2 -30 L11 -28 L17 4 L4 6'), 80, 3.8, 2), C.ink) +
      S('M-15 -4Q0 2 16 -4', C.ink, 2.4) +
      F(strokes(['M-7 -26 L-10 -8', 2.8]), C.lit),
    turn,
  );

/** Three cups, one lifted, a stolen cube under it. */
export function sleight(): string {
  seed(359);
  const grain = engrave(rect(0, 76, 100, 28), 0, 5, (x, y) => 0.3 + 0.3 * noise(x * 0.05, y * 0.4));
  const table =
    ground(C.kammi, 0.4, { x: 50, y: 40, clear: 26, fade: 52 }) +
    disc(50, 36, 32, HAZE, 2) +
    FS('M-4 76L104 72L104 104L-4 104Z', mix(C.bog, C.ink, 0.4), C.ink, 3) +
    F(grain, C.ink) +
    cup(18, 84, 0) +
    cup(82, 84, 0);
  const stolen = G(50, 85, 1, cube(dress.protectors, 10));
  seed(364);
  return table + stolen + cup(50, 54, -12) + goblinHand(57, 10, 0.42, 3.05);
}
