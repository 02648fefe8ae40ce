import { mix } from '../../ink/colour.ts';
import { gouge, rays } from '../../ink/cuts.ts';
import { circ, cr, D, type Point, type Poly, wob } from '../../ink/geometry.ts';
import { rr, seed } from '../../ink/random.ts';
import { F, FS, G, S } from '../../ink/svg.ts';
import { C } from '../inks.ts';
import { log, logs } from '../pieces/fire.ts';

interface Tongue {
  readonly path: Poly;
  readonly w: number;
}

/** A tongue that starts at (x, 0), swells, and runs out into a bent point. */
function tongue(x: number, h: number, w: number, lean: number): Tongue {
  const path: readonly Point[] = [
    [x, 0],
    [x - lean * 0.2, -h * 0.3],
    [x + lean * 0.3, -h * 0.62],
    [x + lean * 1.2, -h],
  ];
  return { path: cr(path, false, 4), w };
}

const shape = (tongues: readonly Tongue[]): string =>
  tongues
    .map(({ path, w }) => gouge(path, 1, { jit: 0, wf: (t) => w * Math.sin(Math.PI * (0.34 + 0.66 * t)) }))
    .join('');

/** Fire of `w` by `h` with its foot on the origin: tongues, highest in the middle, in three steps of light. */
export function blaze(w: number, h: number, n: number): string {
  const tongues = Array.from({ length: n }, (_, i): Tongue => {
    const u = n > 1 ? (i / (n - 1)) * 2 - 1 : 0;
    const height = h * (1 - 0.45 * Math.abs(u)) * (i % 2 === (n >> 1) % 2 ? 1 : 0.74) * rr(0.92, 1.06);
    return tongue(u * w * 0.4, height, (w / n) * 1.7, rr(-1, 1) * w * 0.07 - u * w * 0.02);
  });
  const step = (k: number, ky: number): Tongue[] =>
    tongues.map(({ path, w: wide }) => ({ path: path.map(([x, y]): Point => [x * k, y * ky]), w: wide * k }));
  const whole = shape(tongues);
  return (
    FS(whole, C.ink, C.ink, Math.max(3, w * 0.07)) +
    F(whole, mix(C.prot, C.ember, 0.3)) +
    F(shape(step(0.84, 0.8)), C.ember) +
    F(shape(step(0.66, 0.56)), C.ray) +
    F(shape(step(0.44, 0.34)), C.core)
  );
}

/** A bonfire on logs, its foot at (x, y), about 90 high at k = 1. */
export function bonfire(x: number, y: number, k: number, seedOf: number): string {
  seed(seedOf);
  return G(
    x,
    y,
    k,
    F(D(wob(circ(0, 6, 104, 40, 24), 3, 0.06)), C.ember, 'opacity=".42"') +
      F(D(wob(circ(0, -28, 70, 40), 4, 0.06)), mix(C.prot, C.ember, 0.5), 'opacity=".34"') +
      F(D(wob(circ(0, -22, 48, 40), 3, 0.06)), C.ember, 'opacity=".5"') +
      F(rays(0, -26, 48, 82, 26, 5), C.ray) +
      F(D(circ(0, 5, 42, 24, 10)), mix(C.ink, C.prot, 0.1)) +
      G(0, -17, 1.25, logs.slice(0, 2).map(log).join('')) +
      blaze(62, 92, 7) +
      G(0, -16, 1.25, log(logs[2])) +
      S('M-34 9L34 9', C.ink, 3),
  );
}
