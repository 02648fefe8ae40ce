import { gouge } from '../../ink/cuts.ts';
import { pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, G, S } from '../../ink/svg.ts';
import { C } from '../inks.ts';
import { dollOutline } from '../pieces/doll.ts';
import type { Morning } from './morning.ts';

// What tells a morning from the others besides its light.

/** Ends of the cut cords under the limbs of the oak (see morning-frame.ts), from the nearer edge, and the size of the doll. */
const cords = [
  { left: 163, y: 156, size: 0.62, turn: -6 },
  { left: 271, y: 100, size: 0.46, turn: 5 },
  { right: 193, y: 112, size: 0.56, turn: 4 },
] as const;

/** A doll hangs from every cord: Kammi's. */
export function hangedDolls({ w, k, glint }: Morning): string {
  seed(823);
  return cords
    .map((cord) => {
      const x = 'left' in cord ? cord.left * k : w - cord.right * k;
      const light = gouge(pp('M-14 -50 Q-20 -26 -24 -8'), 4.6) + gouge(pp('M-17 -88 Q-21 -76 -16 -66'), 4);
      const eyes = 'M-12 -80l7 7M-5 -80l-7 7M4 -80l7 7M11 -80l-7 7';
      const doll = FS(dollOutline, C.ink, C.ink, 4) + F(light, glint) + S(eyes, glint, 3);
      return G(x, cord.y * k, 1, G(0, 96 * cord.size * k, cord.size * k, doll), cord.turn);
    })
    .join('');
}
