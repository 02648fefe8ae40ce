import { mix } from '../../../ink/colour.ts';
import { gouge, hatch, rays } from '../../../ink/cuts.ts';
import { cr, D, type Point, pp, rect } from '../../../ink/geometry.ts';
import { seed } from '../../../ink/random.ts';
import { clip, F, FS } from '../../../ink/svg.ts';
import { disc, ground } from '../../../shell/cards/ground.ts';
import { C } from '../../inks.ts';

const hand = pp(
  'M-6 30 C16 26 26 28 36 32 C50 34 66 40 84 42 C90 43 90 49 84 49 L62 47 C72 50 82 53 86 55 C90 58 87 62 82 61 L56 55 C64 59 70 62 73 64 C76 67 73 71 68 69 L48 61 C52 64 55 67 56 69 C58 73 53 75 49 72 L32 60 C20 58 8 56 -6 58',
);
const light = mix(C.wetlands, C.silver, 0.6);

/** A pale hand laid flat upon waves: under it they are still. */
export function calming(): string {
  seed(372);
  const waves = Array.from({ length: 9 }, (_, i) => {
    const y = 60 + i * 5.2;
    const crests = Array.from({ length: 13 }, (_, k): Point => {
      const x = -6 + k * 9.4;
      const calm = Math.max(0, 1 - Math.abs(x - 50) / 40);
      return [x, y + (k % 2 ? 4.6 : -4.6) * (1 - calm)];
    });
    return gouge(cr(crests, false, 4), 2.6, { a: 0.8, b: 0.8 });
  });
  const fingers =
    gouge(pp('M34 36 Q46 40 58 46'), 1.8) +
    gouge(pp('M30 46 Q42 50 54 55'), 1.8) +
    gouge(pp('M26 54 Q36 58 46 62'), 1.6);
  return (
    ground(mix(C.wetlands, C.night, 0.45), 0.25, { x: 52, y: 46, clear: 26, fade: 60 }) +
    disc(52, 40, 28, light, 1.6) +
    F(rays(52, 40, 26, 46, 30, 3), light) +
    F(D(rect(0, 58, 100, 44)), mix(C.night, C.wetlands, 0.35)) +
    F(waves.join(''), C.silver) +
    FS(D(hand), C.frost, C.ink, 2.8) +
    clip(hand, F(hatch(pp('M-6 50 Q40 52 60 62 L60 78 L-6 70'), 62, 4, 2), C.ink)) +
    F(fingers, C.ink)
  );
}
