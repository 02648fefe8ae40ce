import { comb } from '../../ink/cuts.ts';
import { circ, D, pp } from '../../ink/geometry.ts';
import { clip, F, FS } from '../../ink/svg.ts';
import { C } from '../inks.ts';

/** An open eye of half-width w without a pupil, the upper lid throwing its shadow. */
export function eye(x: number, y: number, w: number, iris: string): string {
  const h = w * 0.55;
  const upper = `M${x - w} ${y} Q${x} ${y - h * 1.7} ${x + w} ${y}`;
  const lids = pp(`${upper} Q${x} ${y + h * 1.7} ${x - w} ${y}`);
  return (
    FS(D(lids), C.eggshell, C.ink, 3) +
    clip(lids, F(comb(pp(upper), 90, w * 0.36, 16, 2), C.ink)) +
    FS(D(circ(x, y, h * 0.72)), iris, C.ink, 2.4)
  );
}
