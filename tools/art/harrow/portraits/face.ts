import { comb, gouge } from '../../ink/cuts.ts';
import { circ, cr, D, pp } from '../../ink/geometry.ts';
import { clip, F, FS } from '../../ink/svg.ts';
import { C } from '../inks.ts';

// The human face of the busts, seen from the front: lit from the left, black on the right, on the axis x = 100.

const face = cr(pp('M100 50 76 58 64 84 65 112 74 138 88 156 100 162 112 156 126 138 135 112 136 84 124 58'));
/** The black half of a face, down the line of the nose. */
export const shade = pp(
  'M103 44 L142 46 L144 120 L130 148 L101 168 Q108 153 104 148 Q109 142 104 136 Q105 130 110 127 Q108 119 104.5 113 L107 93 Q102 84 104 70',
);
const cheek = pp('M112 114 Q122 110 129 114 Q126 124 119 131 Q117 121 112 114');

/** A lit face, one black shape down the nose line, one lit triangle in it; the fine version has cuts on the edge. */
export function halfFace(skin: string, fine: boolean, blush: string): string {
  const terminator =
    comb(pp('M104 60 Q102 84 107 94'), 185, 12, 9, 2.8) +
    comb(pp('M105 150 Q101 160 95 163'), 190, 13, 7, 2.8) +
    comb(pp('M129 114 Q126 124 119 131'), 185, 7, 7, 2.2) +
    gouge(pp('M92 128 Q95 132 101 131'), 3);
  const cuts = fine ? F(terminator, C.ink) + F(comb(pp('M68 98 Q68 128 80 148'), -8, 13, 13, 2.6), blush) : '';
  return FS(D(face), skin, C.ink, 4) + clip(face, F(D(shade), C.ink) + F(D(cheek), skin) + cuts);
}

/** `frown` lowers the brows at the nose and lifts them outside. */
export const brows = (frown = 0): string =>
  F(
    gouge(pp(`M70 ${92 + frown} Q80 ${84 + frown} 95 ${91 - frown}`), 6.5, { b: 0.4 }) +
      gouge(pp(`M108 ${90 - frown} Q120 ${84 + frown} 131 ${92 + frown}`), 5.5),
    C.ink,
  );

export const litEye = (iris: string): string =>
  FS(D(pp('M72 103 Q82 92 95 104 Q84 112 72 103')), C.eggshell, C.ink, 3) +
  F(D(circ(85, 102.5, 5.6)), iris) +
  F(D(circ(85, 102.5, 2.8, 14)), C.ink) +
  F(D(circ(83, 100.5, 1.7, 12)), C.eggshell) +
  F(gouge(pp('M70 104 Q82 91 97 104'), 5, { b: 0.5 }), C.ink);

/** The eye in the dark half glows. */
export const darkEye = (): string =>
  F(D(pp('M109 104 Q120 94 131 103 Q121 111 109 104')), C.lit) +
  F(D(circ(119, 102.5, 5)), C.ink) +
  F(D(circ(117.4, 100.8, 1.6, 12)), C.white);

export const lips = (colour: string): string =>
  FS(D(pp('M84 143 Q94 138 100 141 Q106 138 115 143 Q108 151 99 150.5 Q90 150 84 143')), colour, C.ink, 2.6) +
  F(gouge(pp('M82 143 Q92 145 99 144 Q108 145 117 143'), 3), C.ink);

export const neck = (skin: string): string =>
  FS(D(pp('M82 146 L79 190 L100 208 L121 190 L118 146')), skin, C.ink, 3.5) +
  F(D(pp('M100 164 Q112 160 119 150 L122 192 L100 210 L92 196 Q104 184 100 164')), C.ink);
