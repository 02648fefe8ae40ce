import { mix } from '../../ink/colour.ts';
import { gouge } from '../../ink/cuts.ts';
import { D, pp } from '../../ink/geometry.ts';
import { rr, seed } from '../../ink/random.ts';
import { F, FS, G, S } from '../../ink/svg.ts';
import { litLantern } from '../../shell/lantern.ts';
import { drawTwigs, twigs } from '../../shell/tree/bough.ts';
import { C } from '../inks.ts';

/** Hester seen against the light, her feet on the origin, about 130 high. */
export function hesterShade(): string {
  seed(410);
  const body = pp(
    'M0 -98 C10 -98 15 -90 14 -80 C20 -76 23 -66 22 -52 C27 -44 31 -30 29 -16 L24 -24 C22 -12 27 -4 31 2 L20 0 L14 4 L6 0 L-2 4 L-10 0 L-18 4 L-30 2 C-25 -6 -22 -14 -23 -26 L-29 -14 C-31 -30 -27 -44 -21 -52 C-22 -66 -19 -76 -13 -80 C-15 -90 -10 -98 0 -98',
  );
  const hair = Array.from({ length: 9 }, (_, i) => {
    const angle = -Math.PI / 2 + (i - 4) * 0.44;
    return twigs(Math.cos(angle) * 8, -88 + Math.sin(angle) * 6, angle, rr(30, 46), 4.4, 1);
  });
  const eyes = 'M-8 -90L-2 -87L-3 -84Q-7 -84 -8 -90ZM8 -90L2 -87L3 -84Q7 -84 8 -90Z';
  return drawTwigs(hair.flat(), C.char) + FS(D(body), C.char, C.char, 2) + F(eyes, C.core);
}

/** A child with a lantern seen from behind, feet on the origin, 70 high. */
export function child(): string {
  seed(411);
  const body = pp(
    'M0 -70 C9 -70 13 -62 12 -52 C11 -46 9 -42 8 -40 C15 -36 17 -20 21 -4 L12 -6 L10 2 L5 2 L4 -5 L-3 -5 L-4 2 L-9 2 L-11 -6 L-20 -4 C-17 -20 -15 -36 -8 -40 C-10 -42 -12 -46 -12 -52 C-13 -62 -9 -70 0 -70',
  );
  const lit =
    gouge(pp('M7 -68 C12 -64 14 -56 11 -44'), 3) +
    gouge(pp('M10 -38 C16 -30 17 -18 20 -6'), 3.4) +
    gouge(pp('M4 -34 C8 -24 9 -14 10 -8'), 2);
  const low = gouge(pp('M-14 -24 C-14 -14 -17 -8 -18 -5'), 2);
  return (
    FS(D(body), C.ink, C.ink, 2) +
    F(lit, C.ember) +
    F(low, mix(C.prot, C.ember, 0.2)) +
    S('M-12 -34L-20 -26L-25 -27', C.ink, 5) +
    G(-27, -4, 0.24, litLantern())
  );
}
