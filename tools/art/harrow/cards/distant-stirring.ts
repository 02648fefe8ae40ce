import { mix } from '../../ink/colour.ts';
import { comb } from '../../ink/cuts.ts';
import { circ, D, type Point, pp, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, S } from '../../ink/svg.ts';
import { disc, nightSky, pale } from '../../shell/cards/ground.ts';
import { gravestone, hill } from '../../shell/cards/land.ts';
import { C } from '../inks.ts';
import { boneHand } from './hands.ts';

const rings: readonly Point[] = [
  [11, 4],
  [24, 8],
  [38, 13],
  [54, 18],
];

const aboveWater = pp('M0 0 L100 0 L100 80 L62 80 Q50 86 38 80 L0 80');

/** Rings spread from a grave, and a hand comes up in them. */
export function distantStirring(): string {
  seed(325);
  const ripples = [...rings]
    .reverse()
    .map(([rx, ry], i) => {
      const ring = D(wob(circ(50, 80, rx, 60, ry), 0.5, 0.06, 2));
      return S(ring, C.ink, 4) + S(ring, mix(C.fam, C.moon, 0.3 + i * 0.16), 1.9);
    })
    .join('');
  const spray = comb(pp('M42 82 Q50 76 58 82'), -90, 8, 8, 2.2, { spread: 60 });
  return (
    nightSky(C.fam, mix(C.fam, C.moon, 0.4), 50, 28, 66) +
    disc(50, 32, 25, mix(C.fam, C.moon, 0.6)) +
    hill(54, 5, mix(C.fam, C.ink, 0.45)) +
    gravestone(24, 60, 0.62) +
    gravestone(78, 59, 0.7) +
    gravestone(92, 56, 0.4) +
    gravestone(7, 57, 0.36) +
    ripples +
    clip(aboveWater, boneHand(50, 78, 0.72, 0.04, mix(pale, C.moon, 0.5))) +
    F(spray, mix(C.fam, C.moon, 0.7))
  );
}
