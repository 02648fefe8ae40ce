import { mix } from '../../ink/colour.ts';
import { comb, gouge, hatch } from '../../ink/cuts.ts';
import { cr, D, line, pp, sym } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, rim, shadow } from '../../ink/svg.ts';
import type { Picture } from '../../picture.ts';
import { piece } from '../../shell/piece.ts';
import { C } from '../inks.ts';
import { kammiHaint } from './kammi-haint.ts';

const bull = sym(
  pp(
    'M0 -74 Q8 -77 14 -73 C27 -70 34 -82 29 -108 C47 -88 44 -60 25 -56 L27 -49 L38 -53 L38 -44 L49 -42 L46 -33 L55 -26 L49 -18 L56 -6 L47 -8 L47 5 L39 -7 L33 5 L26 -8 L18 4 L10 -8 L0 5',
  ),
);
const cowl = pp(
  'M-10 -116 Q14 -112 21 -88 Q25 -72 20 -62 Q34 -57 42 -46 Q54 -42 58 -20 L52 -26 L51 -12 L45 -23 L41 -14 Q36 -28 30 -34 Q28 -14 36 0 L25 -7 L18 5 L10 -8 L3 5 L-6 -8 L-14 5 L-22 -7 L-35 1 Q-28 -18 -28 -34 Q-36 -28 -42 -12 L-46 -22 L-52 -9 L-54 -24 L-60 -16 Q-54 -44 -40 -50 Q-30 -60 -21 -62 Q-28 -80 -21 -96 Q-18 -106 -10 -116',
);

/** Broad, ragged fur, bull horns over a pale skull. */
export function protectorsHaint(): string {
  seed(11);
  const pale = mix(C.prot, C.paper, 0.5);
  const fur =
    F(hatch(pp('M8 -50 L60 -60 L60 10 L4 10 Q20 -20 8 -50'), 68, 6.5, 3.8, { from: 0.05 }), C.ink) +
    F(
      comb(pp('M-46 -34 Q-36 -46 -22 -48'), 75, 20, 6, 4) +
        comb(pp('M-50 -12 Q-46 -22 -40 -28'), 82, 16, 4, 3.6) +
        comb(pp('M-34 -12 Q-26 -20 -14 -22'), 84, 16, 4, 3.4),
      pale,
    );
  const horns =
    F(D(pp('M14 -73 C27 -70 34 -82 29 -108 C40 -90 42 -62 25 -56 L18 -62')), C.ink) +
    F(D(pp('M-14 -73 C-27 -70 -34 -82 -29 -108 C-40 -90 -42 -62 -25 -56 L-18 -62')), mix(C.prot, C.ink, 0.7)) +
    F(gouge(pp('M-18 -68 C-30 -68 -36 -80 -32 -98'), 4), C.paper);
  const skull = sym(pp('M0 -72 Q14 -73 16 -61 Q15 -50 9 -43 L7 -27 Q4 -20 0 -20'));
  const shade = F('M3 -80L20 -80L20 -14L3 -14Q7 -36 3 -80Z', mix(C.paper, C.ink, 0.38));
  const holes =
    'M-14 -60L-3 -53L-5 -46Q-13 -47 -14 -60ZM14 -60L3 -53L5 -46Q13 -47 14 -60ZM-4 -34L-1 -27L-4 -25ZM4 -34L1 -27L4 -25Z';
  return (
    shadow(50, 13, 3) +
    rim(bull, C.prot, { w: 6 }) +
    clip(bull, fur + horns) +
    FS(D(skull), C.paper, C.ink, 4.5) +
    clip(skull, shade) +
    F(holes, C.ink)
  );
}

/** A leaning pointed cowl with two weeping moon eyes. */
export function familyHaint(): string {
  seed(12);
  const folds =
    gouge(pp('M-42 -46 Q-50 -36 -53 -20'), 5) +
    gouge(pp('M-24 -56 Q-26 -34 -24 -6'), 5) +
    gouge(pp('M-12 -54 Q-14 -30 -12 -6'), 4.5) +
    gouge(pp('M-1 -52 Q-2 -30 0 -8'), 3.6) +
    gouge(pp('M-14 -106 Q-24 -92 -20 -74'), 5);
  const cloth =
    F(hatch(pp('M8 -118 L60 -110 L64 10 L0 10 Q22 -40 8 -118'), 74, 6.5, 3.6, { from: 0.06 }), C.ink) +
    F(folds, mix(C.fam, C.paper, 0.5));
  const opening = cr([
    [-3, -101],
    [10, -92],
    [14, -78],
    [8, -64],
    [-2, -59],
    [-12, -64],
    [-17, -78],
    [-13, -92],
  ]);
  const eyes = 'M-14 -84Q-8 -88 -4 -79Q-8 -75 -12 -77ZM10 -84Q4 -88 1 -79Q5 -75 9 -77Z';
  const tears = gouge(line(-9, -76, -9, -66, 3), 2.6) + gouge(line(6, -76, 6, -66, 3), 2.6);
  return (
    shadow(50, 13, 3) + rim(cowl, C.fam, { w: 6 }) + clip(cowl, cloth) + F(D(opening), C.ink) + F(eyes + tears, C.moon)
  );
}

const box = { x: -69, y: -126, w: 138, h: 143 };

export const haints = (): Picture[] => [
  piece('haint-protectors', box, protectorsHaint),
  piece('haint-family', box, familyHaint),
  piece('haint-kammi', { x: -72, y: -140, w: 146, h: 157 }, kammiHaint),
];
