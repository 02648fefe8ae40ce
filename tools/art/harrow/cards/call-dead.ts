import { mix } from '../../ink/colour.ts';
import { comb } from '../../ink/cuts.ts';
import { pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F } from '../../ink/svg.ts';
import { lamp, nightSky, pale } from '../../shell/cards/ground.ts';
import { gravestone, hill } from '../../shell/cards/land.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { boneHand } from './hands.ts';

/** A dead hand rises beside a gravestone. */
export function callDead(): string {
  seed(308);
  const mound = shape('M40 90 Q48 74 64 75 Q82 75 92 90');
  const clods = comb(pp('M44 84 Q54 74 66 75 Q80 75 88 84'), -90, 8, 16, 2.8, { spread: 60 });
  return (
    nightSky(C.prot, mix(C.prot, C.ember, 0.4), 66, 30, 70) +
    lamp(66, 34, 25, C.ember, C.lit) +
    gravestone(24, 82, 1.15) +
    boneHand(64, 74, 0.88, 0.04, mix(pale, C.forest, 0.12)) +
    hill(82, 5) +
    F(mound + clods, C.ink) +
    F(strokes(['M6 92 Q22 86 38 90', 2.6], ['M52 86 Q64 80 76 85', 2.2], ['M44 96 Q66 90 90 95', 2.4]), C.prot)
  );
}
