import { gouge } from '../../ink/cuts.ts';
import type { Point, Poly } from '../../ink/geometry.ts';
import { rnd } from '../../ink/random.ts';

/** An eye in the wood that the grain flows round. */
export interface Eye {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** A point pushed out of the eyes, so that lines through it part and close again like grain. */
export function aroundEyes([x, y]: Point, eyes: readonly Eye[]): Point {
  for (const eye of eyes) {
    const dx = (x - eye.x) / eye.rx;
    const dy = (y - eye.y) / eye.ry;
    const far = Math.hypot(dx, dy) || 0.01;
    if (far > 4) continue;
    const push = Math.sqrt(far * far + 1 - (far / 4) ** 2) / far;
    x = eye.x + dx * eye.rx * push;
    y = eye.y + dy * eye.ry * (1 + (push - 1) * 0.35);
  }
  return [x, y];
}

/** Grain between two edges of equal length: `n` cuts that run along them and part around the eyes. */
export function grain(
  a: Poly,
  b: Poly,
  n: number,
  width: (u: number, t: number) => number,
  eyes: readonly Eye[] = [],
): string {
  let d = '';
  const last = a.length - 1;
  for (let i = 0; i < n; i++) {
    const u = (i + 0.5) / n + ((rnd() - 0.5) * 0.35) / n;
    let run: Point[] = [];
    let start = 0;
    const flush = (end: number): void => {
      if (run.length > 2) {
        const [from, span] = [start / last, (end - start) / last];
        d += gouge(run, 1, {
          jit: 0.1,
          wf: (t) => Math.max(0.5, width(u, from + span * t)) * Math.max(0, Math.sin(Math.PI * t)) ** 0.4,
        });
      }
      run = [];
    };
    for (let j = 0; j <= last; j++) {
      const p: Point = [a[j][0] + (b[j][0] - a[j][0]) * u, a[j][1] + (b[j][1] - a[j][1]) * u];
      // A cut that would be a hair is left out, so that the grain breaks instead of fading.
      if (width(u, j / last) < 0.9) {
        flush(j - 1);
        continue;
      }
      if (run.length === 0) start = j;
      run.push(aroundEyes(p, eyes));
    }
    flush(last);
  }
  return d;
}
