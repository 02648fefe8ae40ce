import { hatch } from '../../ink/cuts.ts';
import { pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, G } from '../../ink/svg.ts';
import { disc, ground, pale } from '../../shell/cards/ground.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { kammiHaint } from '../pieces/kammi-haint.ts';
import { GOBLIN, goblinHand, HAZE } from './goblin-skin.ts';

/** A haint flung by a goblin's arm. */
export function toss(): string {
  seed(355);
  const streaks = strokes(['M26 70 Q36 62 46 48', 4.4], ['M34 78 Q46 70 58 58', 4.4], ['M42 88 Q56 78 68 66', 4.4]);
  const backdrop = ground(C.kammi, 0.4, { x: 66, y: 34, clear: 26, fade: 54 }, -30) + disc(66, 34, 32, HAZE, 2);
  const flung = G(58, 52, 0.46, kammiHaint(), 28);
  seed(363);
  return (
    backdrop +
    F(streaks, pale) +
    flung +
    FS(shape('M-6 100 L-6 82 Q8 82 20 70 L32 82 Q22 98 8 105 L-6 105'), GOBLIN, C.ink, 3) +
    F(hatch(pp('M4 104 L-6 96 Q16 92 28 80 L34 84 L18 106'), 20, 4, 2), C.ink) +
    goblinHand(30, 73, 0.42, 0.78)
  );
}
