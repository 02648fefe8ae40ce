import { D, type Poly } from '../../ink/geometry.ts';
import { FS, S } from '../../ink/svg.ts';
import { C } from '../inks.ts';

export type Part = readonly [poly: Poly, fill: string];

/** A die-cut piece of several parts under one rim: ink edge, paper rim, then each part with its ink line. */
export function die(parts: readonly Part[], o: { readonly rim?: number; readonly w?: number } = {}): string {
  const d = parts.map(([p]) => D(p)).join('');
  const width = o.rim ?? 10;
  return (
    S(d, C.ink, width + 6) + S(d, C.paper, width) + parts.map(([p, fill]) => FS(D(p), fill, C.ink, o.w ?? 5)).join('')
  );
}
