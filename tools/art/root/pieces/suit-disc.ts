import { circ, D, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, S } from '../../ink/svg.ts';
import type { Picture } from '../../picture.ts';
import { piece } from '../../shell/piece.ts';
import { C, type Suit, suitInk, suits } from '../inks.ts';
import { put } from '../signs/sign.ts';
import { suitSigns } from '../signs/suits.ts';

/** The sign of a suit on its disc, about its middle. */
export function suitDisc(suit: Suit, r: number): string {
  seed(950);
  return (
    F(D(circ(r * 0.12, r * 0.22, r * 1.06)), C.ink, 'opacity=".5"') +
    FS(D(wob(circ(0, 0, r, 36), r * 0.03, 0.2, 3)), suitInk[suit], C.ink, Math.max(1.8, r * 0.16)) +
    S(D(circ(0, 0, r * 0.84, 30)), C.paper, Math.max(0.9, r * 0.08)) +
    put(suitSigns[suit], 0, 0, r * 1.36, C.ink, suitInk[suit])
  );
}

/** Its radius is 50 units. */
export const suitDiscs = (): Picture[] =>
  suits.map((suit) => piece(`suit-${suit}`, { x: -56, y: -56, w: 118, h: 124 }, () => suitDisc(suit, 50)));
