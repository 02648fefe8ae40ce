import { mix } from '../../ink/colour.ts';
import { comb, gouge, hatch, rays } from '../../ink/cuts.ts';
import { circ, D, pp, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { bough } from '../../shell/tree/bough.ts';
import { C } from '../inks.ts';

// The ornaments in the corners of the map sheet, r 40 round the origin.

const DUSK = mix(C.night, C.ink, 0.4);

/** A waning moon with half a face. */
export function moon(fine: boolean): string {
  seed(677);
  const shade = circ(17, -5, 27, 60);
  const face =
    gouge(pp('M-18 -8 Q-14 -13 -9 -9'), 2.4) +
    gouge(pp('M-17 10 Q-12 15 -6 12'), 2.4) +
    gouge(pp('M-11 -4 Q-16 0 -13 5'), 1.8);
  return (
    F(rays(0, 0, 34, 58, fine ? 34 : 26, fine ? 4 : 5), C.moon) +
    FS(D(wob(circ(0, 0, 30), 0.8)), C.moon, C.ink, fine ? 3 : 4) +
    clip(
      circ(0, 0, 30),
      F(D(shade), DUSK) +
        (fine ? F(comb(shade.slice(18, 44), 180, 13, 20, 2.6, { spread: 30 }), mix(C.night, C.ink, 0.3)) : ''),
    ) +
    (fine ? F(face, C.ink) : '')
  );
}

export function compass(): string {
  const point = (angle: number, length: number, half: number, base: number, dark: string): string =>
    `<g transform="rotate(${angle})">${FS(`M0 ${-length}L${half} ${-base}L0 0Z`, C.paper, C.ink, 1.4)}${FS(`M0 ${-length}L${-half} ${-base}L0 0Z`, dark, C.ink, 1.4)}</g>`;
  return (
    F(D(circ(0, 0, 41, 40)), mix(C.night, C.ink, 0.6)) +
    S(D(circ(0, 0, 33, 40)), C.paper, 1.6) +
    S(D(circ(0, 0, 38, 40)), C.paper, 1.1) +
    [45, 135, 225, 315].map((angle) => point(angle, 29, 5, 7, C.prot)).join('') +
    [0, 90, 180, 270].map((angle) => point(angle, 46, 8, 9, C.ember)).join('') +
    FS(D(circ(0, 0, 3.4, 14)), C.paper, C.ink, 1.6)
  );
}

const CROW =
  'M-24 -4Q-22 -24 -4 -26Q2 -38 14 -34L25 -30L15 -26Q16 -14 6 -4Q0 4 -4 6L-4 20L-8 20L-10 8L-18 10L-44 22Q-38 6 -24 -4Z';

/** A crow on a bare branch before the moon. */
export function crow(fine: boolean): string {
  seed(678);
  const disc = circ(0, 0, 41, 50);
  const wood = { lit: mix(C.bog, C.moon, 0.6), light: [-0.4, -0.9] as const };
  return (
    F(rays(0, 0, 43, 62, 30, fine ? 3.4 : 4.4), C.moon) +
    FS(D(wob(disc, 1)), C.moon, C.ink, 3) +
    clip(disc, F(hatch(circ(18, 6, 40), -58, fine ? 5 : 7, fine ? 1.8 : 2.6), mix(C.moon, C.night, 0.45))) +
    bough(
      [
        [-20, 26],
        [-40, 44],
        [-62, 48],
      ],
      6,
      1.5,
      wood,
    ) +
    bough(
      [
        [30, 24],
        [48, 6],
        [68, 2],
      ],
      6,
      1.5,
      wood,
    ) +
    bough(
      [
        [72, 42],
        [40, 26],
        [4, 22],
        [-34, 30],
        [-66, 20],
      ],
      13,
      2,
      wood,
    ) +
    FS(CROW, C.ink, C.ink, 2) +
    F(D(circ(10, -30, 2.2)), C.lit) +
    F(gouge(pp('M-22 0 Q-8 -4 0 -16'), 3) + gouge(pp('M-18 6 Q-4 2 4 -10'), 2.4), mix(C.ink, C.moon, 0.55))
  );
}
