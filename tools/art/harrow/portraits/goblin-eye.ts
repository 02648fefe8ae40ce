import { circ, D, wob } from '../../ink/geometry.ts';
import { F, FS } from '../../ink/svg.ts';
import { C } from '../inks.ts';

/** A round yellow eye with a slit, of radius `r`. */
export const goblinEye = (x: number, y: number, r: number): string =>
  FS(D(wob(circ(x, y, r, 20, r * 0.9), 0.5)), C.lit, C.ink, 4) +
  F(D(circ(x + r * 0.15, y, r * 0.34, 12, r * 0.5)), C.ink) +
  F(D(circ(x - r * 0.25, y - r * 0.3, r * 0.2)), C.white);
