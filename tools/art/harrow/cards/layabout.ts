import { mix } from '../../ink/colour.ts';
import { comb, hatch } from '../../ink/cuts.ts';
import { circ, D, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { lamp, pale } from '../../shell/cards/ground.ts';
import { hill } from '../../shell/cards/land.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { emberGround } from './ember-ground.ts';

const sole = pp('M-8 12 C-10 4 -16 -4 -16 -18 C-16 -32 -8 -40 0 -40 C9 -40 16 -32 16 -18 C16 -4 10 4 8 12');
const heel = pp('M-10 17 Q0 13 10 17 C12 26 11 34 6 37 Q0 39 -6 37 C-11 34 -12 26 -10 17');
const nails = [-70, -35, 0, 35, 70, 180, 145, -145, -110].map((deg) => {
  const angle = (deg * Math.PI) / 180;
  return D(circ(Math.cos(angle) * 11, -18 + Math.sin(angle) * 16, 1.3, 8));
});

/** A boot seen from below, the heel down; `worn` has a hole, and a toe in it. */
function boot(x: number, y: number, turn: number, worn: boolean): string {
  const leather = mix(C.bog, C.paper, 0.3);
  const hole =
    FS(shape('M-6 -20 Q0 -29 7 -22 Q10 -12 2 -8 Q-7 -9 -6 -20'), C.ink, C.ink, 1.4) +
    FS(D(circ(0.6, -16, 5, 16, 6)), pale, C.ink, 1.4) +
    F(shape('M-1.6 -20 Q0.6 -22 3 -20 L2 -17 L-1 -17'), mix(pale, C.prot, 0.3));
  const shade = hatch(pp('M5 -42 L20 -40 L20 14 L3 14 Q10 -14 5 -42'), 70, 4, 2);
  return G(
    x,
    y,
    1,
    FS(D(sole) + D(heel), leather, C.ink, 3.4) +
      clip(sole, F(shade, C.ink)) +
      clip(heel, F(hatch(pp('M2 14 L14 14 L14 40 L2 40'), 70, 4, 2), C.ink)) +
      F(nails.join(''), C.ink) +
      F(strokes(['M-12 -14 Q-13 -26 -6 -35', 2.6], ['M-7 20 Q-9 28 -6 34', 2.2]), C.paper) +
      (worn ? hole : ''),
    turn,
  );
}

/** Someone asleep in the grass: two soles, and a hat over the face. */
export function layabout(): string {
  seed(335);
  const brim = 'M16 47 Q34 37 50 37 Q66 37 84 47 Q68 54 50 54 Q32 54 16 47';
  const crown = 'M32 43 Q33 20 46 23 Q50 26 55 22 Q67 20 68 43 Q50 49 32 43';
  return (
    emberGround(50, 32, 62) +
    lamp(50, 30, 25, C.ray, C.lit) +
    hill(52, 3, mix(C.bog, C.ink, 0.72)) +
    F(comb(pp('M-2 54 Q30 48 60 52 Q84 54 102 50'), -90, 9, 26, 2.4, { spread: 50 }), mix(C.bog, C.ink, 0.72)) +
    F(shape('M12 70 L38 50 L62 50 L88 70 L72 104 L28 104'), C.ink) +
    F(strokes(['M34 58 L24 72', 2.6], ['M50 58 L50 84', 2.2], ['M66 58 L74 70', 2]), mix(C.bog, C.paper, 0.25)) +
    FS(shape(brim), C.ink, C.ink, 2) +
    FS(shape(crown), C.ink, C.ink, 2) +
    F(shape('M32 38 Q50 45 68 38 L68 44 Q50 51 32 44'), C.prot) +
    F(strokes(['M37 26 Q35 32 36 36', 2.4], ['M22 47 Q34 41 46 40', 1.8]), mix(C.bog, C.paper, 0.4)) +
    S('M64 52Q76 44 86 33', C.ink, 3.4) +
    S('M64 52Q76 44 86 33', C.lit, 1.2) +
    boot(27, 70, -16, true) +
    boot(73, 70, 14, false) +
    F(comb(pp('M-2 104 L102 104'), -90, 12, 24, 3, { spread: 40 }), C.ink)
  );
}
