import { mix } from '../../ink/colour.ts';
import { gouge } from '../../ink/cuts.ts';
import { circ, D, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS } from '../../ink/svg.ts';
import { bustWidth, cutLines, glow, ground, skin } from '../../shell/bust.ts';
import { C } from '../inks.ts';
import { halfFace, neck } from './face.ts';
import { dress, frontHair, hairBehind } from './twins.ts';

const pale = mix(skin, C.kammi, 0.1);
const lit = mix(C.kammi, C.mauve, 0.72);

/** Thorns where Emmy has a white collar. */
function collar(): string {
  const thorns =
    D(pp('M60 190 L66 168 L78 184 L84 164 L100 206 L78 228 L72 212 L58 218 L62 202')) +
    D(pp('M140 190 L134 168 L122 184 L116 164 L100 206 L122 228 L128 212 L142 218 L138 202'));
  const light = cutLines(['M66 174 L74 196', 'M84 172 L94 200', 'M66 206 L82 208'], 3);
  return FS(thorns, C.ink, C.ink, 4) + F(light, mix(C.kammi, C.paper, 0.5));
}

/** Narrow under lowered brows; the one in the dark glows violet. */
function eyes(): string {
  const brows = gouge(pp('M68 86 Q82 86 97 98'), 7, { b: 0.5 }) + gouge(pp('M106 98 Q120 84 134 84'), 6);
  return (
    F(brows, C.ink) +
    FS(D(pp('M71 101 Q84 97 96 106 Q84 111 71 101')), C.eggshell, C.ink, 3) +
    F(D(circ(86, 104, 4.2)), mix(C.kammi, C.ink, 0.2)) +
    F(D(circ(86, 104, 2)), C.ink) +
    F(gouge(pp('M69 99 Q84 95 98 106'), 6, { b: 0.5 }), C.ink) +
    F(D(pp('M108 106 Q120 97 132 100 Q122 110 108 106')), mix(C.lilac, C.pearl, 0.4)) +
    F(D(pp('M119 98 Q122 103 119 108 Q116 103 119 98')), C.ink)
  );
}

/** One corner too high, with the teeth bared there. */
function mouth(): string {
  const gaps =
    gouge(pp('M78 130 Q72 133 74 138'), 3) + gouge(pp('M88 146 L89 150'), 1.6) + gouge(pp('M95 147 L96 151'), 1.6);
  return (
    F(D(pp('M76 134 Q86 144 100 144 Q112 145 122 140 Q112 154 99 153 Q84 151 76 134')), C.ink) +
    F(D(pp('M81 140 Q90 146 101 146.5 L102 150 Q88 149 81 140')), C.eggshell) +
    F(gaps, C.ink) +
    F(gouge(pp('M103 148 Q112 148 119 143'), 2.4), pale)
  );
}

/** Emmy in the mirror: the same hair and dress, the light strand on the other side. */
export function kammi(fine: boolean): string {
  seed(141);
  const twin =
    ground(C.kammi, 0.3, 0, { x: 100, y: 110, clear: 70, reach: 110 }) +
    glow(100, 96, 74, mix(C.kammi, C.paper, 0.28), 40, 44) +
    hairBehind() +
    dress(fine, mix(C.kammi, C.ink, 0.45), mix(C.kammi, C.paper, 0.45)) +
    neck(pale) +
    collar() +
    halfFace(pale, fine, mix(C.kammi, C.ink, 0.2)) +
    eyes() +
    mouth() +
    frontHair(fine, { lit, dark: mix(C.kammi, C.paper, 0.25), strand: lit });
  return `<g transform="translate(${bustWidth} 0) scale(-1 1)">${twin}</g>`;
}
