import { mix } from '../../ink/colour.ts';
import { comb, engrave, gouge, hatch, rays } from '../../ink/cuts.ts';
import { circ, D, pp, rect, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, rim, S, shadow } from '../../ink/svg.ts';
import type { Picture } from '../../picture.ts';
import { piece } from '../../shell/piece.ts';
import { C } from '../inks.ts';

// The three dolls of chapter 4 (HC-KAM-9): one outline for all, so that a doll face down tells nothing.

const shape = pp(
  'M0 -98 Q22 -98 23 -76 Q23 -64 14 -57 L36 -42 Q44 -34 36 -28 L20 -36 L30 -4 Q16 4 0 2 Q-16 4 -30 -4 L-20 -36 L-36 -28 Q-44 -34 -36 -42 L-14 -57 Q-23 -64 -23 -76 Q-22 -98 0 -98',
);
export const dollOutline = D(shape);
const whole = rect(-46, -102, 92, 108);
/** Cut, not written: it must survive 30 px. */
const question =
  'M-11 -80Q-11 -93 1 -93Q13 -92 12 -80Q11 -73 4 -70L4 -64L-4 -64L-4 -74Q4 -76 4 -81Q4 -86 0 -86Q-4 -86 -4 -79ZM-4 -61h8v7h-8z';
const cord = 'M-16 -56Q0 -50 16 -56';
const heart = D(pp('M0 -12 C-20 -26 -13 -42 0 -33 C13 -42 20 -26 0 -12'));
const skull = D(pp('M-20 -78 Q-19 -97 0 -97 Q19 -97 20 -78 Q20 -67 12 -65 L12 -54 L-12 -54 L-12 -65 Q-20 -67 -20 -78'));
const holes = 'M-14 -78Q-7 -85 -2 -77Q-6 -67 -12 -70ZM14 -78Q7 -85 2 -77Q6 -67 12 -70ZM-2 -67L0 -73L2 -67Z';
const cross = 'M-13 -36L13 -12M13 -36L-13 -12';

const sackingHead = (): string =>
  FS(D(wob(circ(0, -75, 20), 1, 0.1)), mix(C.paper, C.bog, 0.15), C.ink, 5) +
  F(question, C.ink) +
  S(cord, C.ink, 6) +
  S(cord, C.plains, 2.6);

/** Red hair, one eye crossed out and one of a button, a heart sewn on. */
function realHead(): string {
  const hair = (w: number, length: number, n: number, foot: string): string =>
    comb(pp(foot), -90, length, n, w, { spread: 70 });
  return (
    F(hair(5, 13, 15, 'M-22 -80 Q0 -104 22 -80'), C.ink) +
    F(hair(3.2, 10, 13, 'M-19 -82 Q0 -101 19 -82'), C.ember) +
    FS(D(circ(0, -75, 19)), C.paper, C.ink, 5) +
    clip(circ(0, -75, 18), F('M4 -98L24 -98L24 -52L2 -52Q8 -74 4 -98Z', mix(C.paper, C.ink, 0.34))) +
    S('M-12 -81l9 9M-3 -81l-9 9', C.ink, 4.4) +
    FS(D(circ(9, -77, 5)), C.lit, C.ink, 3) +
    S('M-9 -64Q0 -60 10 -65M-4 -66v6M3 -65v6', C.ink, 2.8) +
    FS(heart, C.core, C.ink, 4.4) +
    S('M-6 -28L6 -20M-5 -19L5 -30', C.ink, 2.8)
  );
}

const decoyHead = (): string =>
  FS(skull, C.paper, C.ink, 5) +
  F(holes, C.ink) +
  S('M-5 -61v6M0 -61v6M5 -61v6', C.ink, 2.8) +
  S(cross, C.ink, 10) +
  S(cross, C.paper, 5);

const faces = {
  back: { cloth: mix(C.bog, C.paper, 0.42), head: sackingHead },
  real: { cloth: C.prot, head: realHead },
  decoy: { cloth: mix(C.mountain, C.ink, 0.25), head: decoyHead },
} as const;
type Face = keyof typeof faces;

function doll(face: Face, edge: string): string {
  seed(19);
  const { cloth, head } = faces[face];
  const threads = engrave(whole, 45, 9, () => 0.26, { step: 8 }) + engrave(whole, -45, 9, () => 0.26, { step: 8 });
  const dark = hatch(pp('M6 -60 L46 -60 L42 6 L8 6'), 72, 6.5, 3.4, { from: 0.04 });
  const light = gouge(pp('M-14 -50 Q-20 -26 -24 -8'), 4.6) + gouge(pp('M-6 -48 Q-9 -26 -10 -6'), 3.6);
  return (
    shadow(34, 9, 2) +
    rim(shape, cloth, { w: 6, colour: edge }) +
    clip(
      shape,
      (face === 'back' ? F(threads, mix(C.bog, C.ink, 0.35)) : '') +
        F(dark, C.ink) +
        F(light, mix(cloth, C.paper, 0.5)),
    ) +
    head()
  );
}

/** Where no doll lies: its outline sunk into a board. */
export const dollShadow = (x: number, y: number, k: number): string =>
  G(x, y, k, S(dollOutline, mix(C.kammi, C.ink, 0.25), 6) + FS(dollOutline, C.hollow, C.ink, 4));

/** The light round the real doll once it is found (HC-DOLL-6); it lies under the doll. */
function light(): string {
  seed(149);
  return F(D(wob(circ(0, -50, 58), 4, 0.05)), C.ember, 'opacity=".26"') + F(rays(0, -50, 52, 88, 26, 9.5), C.ray);
}

const box = { x: -50, y: -107, w: 100, h: 121 };

/** A doll whose face is not said lies face down. */
export const dolls = (): Picture[] => [
  piece('doll', box, () => doll('back', C.paper)),
  piece('doll-real', box, () => doll('real', C.paper)),
  piece('doll-real-lit', box, () => doll('real', C.lit)),
  piece('doll-decoy', box, () => doll('decoy', C.paper)),
  piece('doll-glow', { x: -92, y: -142, w: 184, h: 184 }, light),
];
