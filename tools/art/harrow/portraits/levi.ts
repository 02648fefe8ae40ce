import { mix } from '../../ink/colour.ts';
import { comb, flow, gouge, hatch } from '../../ink/cuts.ts';
import { circ, D, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS } from '../../ink/svg.ts';
import { ground, halo, skin } from '../../shell/bust.ts';
import { C } from '../inks.ts';

const pale = mix(skin, C.moon, 0.3);

const coat = pp('M-4 244 C4 206 34 190 66 176 L100 200 L134 176 C166 190 196 206 204 244');
const face = pp('M62 92 L62 120 Q63 144 72 160 L86 178 Q101 186 116 178 L130 160 Q138 144 139 120 L140 92');
// The brim's shadow, then nose, lip and chin as one black edge.
const faceShade = pp(
  'M56 86 L146 86 L146 106 Q136 115 122 112 Q112 110 107 116 L114 133 Q113 139 103 140 L102 148 Q106 151 100 154 Q105 159 102 164 Q106 172 100 190 L56 190',
);
const crown = pp('M56 84 C54 60 58 40 66 26 Q82 14 100 24 Q118 12 136 24 C146 40 148 62 146 84');
const brim = pp('M4 98 Q30 76 64 74 Q100 70 138 74 Q172 76 198 96 Q164 92 140 98 Q102 106 62 98 Q34 92 4 98');

function head(fine: boolean): string {
  const litCheek = F(D(pp('M70 122 Q86 124 90 130 Q88 140 80 146 Q72 136 70 122')), pale);
  const cuts =
    comb(pp('M132 114 Q112 108 108 117'), 84, 9, 8, 2.6) +
    comb(pp('M103 166 Q106 174 100 186'), 4, 10, 6, 2.8) +
    comb(pp('M139 116 Q138 144 130 160 L116 179'), 172, 13, 18, 2.8) +
    comb(pp('M118 177 Q110 182 102 183'), -80, 9, 6, 2.4) +
    comb(pp('M71 124 Q78 138 82 146'), 0, 8, 6, 2.4);
  // Nose wing, cheek fold, under-lip; the jaw of the dark side is one thin cut.
  const folds =
    gouge(pp('M113 132 Q118 135 115 140'), 3) +
    gouge(pp('M121 136 Q128 143 126 151'), 3) +
    gouge(pp('M106 165 Q112 168 118 164'), 3.4);
  const darkJaw = gouge(pp('M66 136 Q68 152 78 166 L88 177'), 2.6);
  return (
    FS(D(face), mix(skin, C.moon, 0.45), C.ink, 4.5) +
    clip(face, F(D(faceShade), C.ink) + litCheek + (fine ? F(cuts, C.ink) : '')) +
    F(folds, C.ink) +
    F(darkJaw, mix(C.fam, C.moon, 0.55))
  );
}

/** Two cold slits in the shadow of the brim, a thin mouth with one corner up. */
function features(): string {
  const slits = D(pp('M72 107 Q84 98 96 109 Q84 114 72 107')) + D(pp('M108 109 Q120 98 132 106 Q121 114 108 109'));
  const mouth = gouge(pp('M96 155 Q106 157 114 155 Q121 153 126 147'), 5, { a: 0.6 });
  return (
    F(slits, C.coldEye) +
    F(D(circ(86, 107, 4.2)) + D(circ(119, 107, 4.2)), mix(C.fam, C.moon, 0.25)) +
    F(D(circ(86, 107, 2, 12)) + D(circ(119, 107, 2, 12)) + mouth, C.ink) +
    F(gouge(pp('M84 153 Q92 156 99 155'), 2.6), pale)
  );
}

function lapels(fine: boolean): string {
  const shapes =
    D(pp('M66 174 L44 190 L60 214 L52 222 L92 244 L101 214')) +
    D(pp('M136 174 L160 190 L142 214 L152 222 L110 244 L101 214'));
  const plain = FS(shapes, mix(C.fam, C.ink, 0.35), C.ink, 5);
  if (!fine) return plain;
  return (
    plain +
    F(hatch(pp('M62 180 L48 191 L62 213 L90 238 L98 214'), 58, 6, 2.6), C.ink) +
    F(comb(pp('M138 178 L156 190 L142 212'), 150, 16, 14, 2.6), C.moon) +
    clip(
      coat,
      F(comb(pp('M150 196 C176 206 192 220 200 240'), 110, 28, 16, 3.2), mix(C.fam, C.moon, 0.5)) +
        F(
          flow(pp('M0 244 C8 212 30 198 44 192'), pp('M40 244 C44 232 48 226 52 222'), 7, () => 3),
          mix(C.fam, C.ink, 0.2),
        ),
    )
  );
}

function hat(fine: boolean): string {
  const shape =
    FS(D(crown), C.ink, C.ink, 4) +
    F(D(pp('M56 66 Q100 76 147 66 L147 82 Q100 92 55 82')), C.fam) +
    FS(D(brim), C.ink, C.ink, 4);
  if (!fine) {
    const edge = gouge(pp('M130 28 C140 40 142 54 141 64'), 7) + gouge(pp('M136 79 Q168 80 192 93'), 5);
    return shape + F(edge, C.moon);
  }
  const felt = flow(pp('M112 24 C108 40 106 56 106 66'), pp('M140 30 C146 44 147 56 146 66'), 9, (u) => 1 + 3 * u);
  const edges =
    gouge(pp('M138 78 Q170 79 192 93'), 4) +
    gouge(pp('M120 77 Q150 78 176 86'), 2.6) +
    gouge(pp('M100 24 Q96 34 98 46'), 3) +
    gouge(pp('M150 92 Q176 88 194 95'), 2.2);
  const band = hatch(pp('M56 68 Q76 73 100 74 L100 88 Q76 88 56 82'), 90, 5, 2.4);
  return shape + F(felt + edges, C.moon) + F(band, C.ink);
}

export function levi(fine: boolean): string {
  seed(103);
  return (
    ground(C.fam, 0.5, -18, { x: 140, y: 60, clear: 50, reach: 150 }, 6.2, 50) +
    halo({ x: 142, y: 58, r: 46, disc: C.moon, ray: mix(C.fam, C.moon, 0.7), from: 46, to: 92, count: 40, w: 5 }) +
    FS(D(coat), mix(C.fam, C.ink, 0.6), C.ink, 5) +
    FS(D(pp('M80 160 L78 190 L101 214 L124 190 L122 160')), mix(skin, C.moon, 0.4), C.ink, 4) +
    F(D(pp('M74 164 L104 164 Q96 190 101 214 L78 192')), C.ink) +
    head(fine) +
    features() +
    lapels(fine) +
    hat(fine)
  );
}
