import { gouge } from '../../ink/cuts.ts';
import { pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, G, S } from '../../ink/svg.ts';
import { C } from '../inks.ts';
import { dollOutline } from '../pieces/doll.ts';
import { symbol } from '../pieces/symbols.ts';
import type { Morning } from './morning.ts';

// What tells two mornings from the others besides their light.

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

/** Places in shares of the width and of the way to the horizon, size and turn. */
const moths = [
  [0.2, 0.5, 54, -16],
  [0.29, 0.74, 34, 20],
  [0.36, 0.36, 40, 8],
  [0.62, 0.3, 34, -12],
  [0.69, 0.62, 62, 14],
  [0.8, 0.42, 44, -20],
  [0.77, 0.8, 26, 10],
] as const;

/** Moths that rise from the fields: the Fair Folk's. */
export const risingMoths = ({ w, k, horizon, shine, dusk }: Morning): string =>
  moths
    .map(([x, y, size, turn]) => G(x * w, y * horizon, 1, symbol('moth', 0, 0, size * k * 1.2, shine, dusk), turn))
    .join('');
