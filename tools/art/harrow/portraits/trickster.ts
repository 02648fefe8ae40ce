import { mix } from '../../ink/colour.ts';
import { comb, flow, gouge } from '../../ink/cuts.ts';
import { circ, D, line, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { glow, ground } from '../../shell/bust.ts';
import { GOBLIN } from '../cards/goblin-skin.ts';
import { C } from '../inks.ts';
import { goblinEye } from './goblin-eye.ts';

const cloth = mix(C.kammi, C.ink, 0.4);
const hood = pp(
  'M92 44 C76 40 62 28 40 30 C20 32 10 50 14 74 C24 60 34 62 42 76 C36 110 40 152 56 186 L128 186 C144 152 148 110 142 76 C150 62 162 60 170 74 C176 50 164 30 144 30 C122 28 108 40 92 44',
);
/** Long and thin. */
const face = pp(
  'M66 84 C78 66 108 66 118 84 C126 106 122 134 110 158 Q100 178 92 184 Q82 176 74 160 C60 134 58 106 66 84',
);
const shade = pp('M98 60 L130 60 L130 190 L92 190 Q100 172 96 158 Q102 146 96 132 L100 104 Q94 86 98 60');

const shoulders = (): string =>
  FS(D(pp('M-8 250 C-4 214 24 196 58 190 L92 206 L124 190 C140 194 150 204 156 220 L150 250')), cloth, C.ink, 5) +
  FS(
    D(pp('M40 186 L34 214 L52 202 L58 226 L74 208 L88 234 L102 208 L118 226 L124 202 L142 214 L136 186 L92 172')),
    GOBLIN,
    C.ink,
    4,
  ) +
  F(D(pp('M92 176 L136 186 L142 214 L124 202 L118 226 L102 208 L92 222')), mix(C.kammi, C.ink, 0.3));

/** Two tails with a bell on each, the right half black. */
function jesterHood(fine: boolean): string {
  const light =
    flow(pp('M88 46 C60 40 30 34 18 66'), pp('M60 72 C52 66 34 50 18 70'), 5, () => 3) +
    flow(pp('M42 84 C38 120 44 156 56 186'), pp('M58 76 C50 110 54 150 66 186'), 3, () => 3);
  const dark =
    flow(pp('M100 46 C126 40 158 34 168 62'), pp('M128 72 C136 66 154 52 168 68'), 4, () => 2.2) +
    flow(pp('M128 76 C136 110 132 150 122 186'), pp('M142 84 C146 120 140 156 130 186'), 3, () => 2);
  const folds = fine ? F(light, mix(C.kammi, C.paper, 0.5)) + F(dark, C.kammi) : '';
  const bells = [14, 171].map(
    (x) =>
      FS(D(circ(x, 80, 9)), C.lit, C.ink, 4) + F(gouge(line(x - 5, 82, x + 5, 82, 3), 2.6) + D(circ(x, 85, 2)), C.ink),
  );
  return FS(D(hood), C.kammi, C.ink, 5) + clip(hood, F('M94 30L190 20V190H94Z', C.ink) + folds) + bells.join('');
}

function mask(fine: boolean): string {
  const cuts =
    comb(pp('M98 70 Q94 88 99 104'), 186, 11, 8, 2.6) +
    comb(pp('M97 158 Q100 172 92 184'), 190, 12, 7, 2.6) +
    comb(pp('M63 104 Q62 136 78 164'), -4, 10, 12, 2.4);
  return (
    FS(D(face), GOBLIN, C.ink, 4.5) +
    clip(face, F(D(shade), C.ink) + (fine ? F(cuts, C.ink) : '')) +
    F(gouge(pp('M66 88 Q78 78 92 96'), 6) + gouge(pp('M100 96 Q110 80 122 86'), 6), C.ink) +
    goblinEye(80, 104, 9.5) +
    F(D(pp('M101 104 Q110 96 118 102 Q110 111 101 104')), C.lit) +
    F(D(circ(110, 103, 2.6)), C.ink) +
    FS(D(pp('M94 104 C90 116 70 128 50 130 C56 140 76 144 96 134')), GOBLIN, C.ink, 4) +
    F(gouge(pp('M58 135 Q76 139 94 131'), 5), C.ink) +
    F(D(pp('M70 150 Q84 160 98 154 Q110 150 116 142 Q110 164 94 168 Q78 166 70 150')), C.ink) +
    F('M78 155L81 161L85 157ZM88 158L91 164L95 157Z', C.eggshell)
  );
}

/** A doll on a string, from the loop of its neck. */
const hangedDoll = (): string =>
  FS(
    'M-14 34L-40 62L-30 72L-14 58L-24 116L-8 112L-6 136L4 136L6 112L24 116L14 58L30 72L40 62L14 34Z',
    C.prot,
    C.ink,
    8,
  ) +
  FS(D(circ(0, 18, 23)), C.paper, C.ink, 8) +
  S('M-13 12l9 9M-4 12l-9 9M5 12l9 9M14 12l-9 9', C.ink, 4.4) +
  S('M-8 30Q0 27 8 30', C.ink, 3.4);

const hand = (): string =>
  FS(D(pp('M120 250 C128 214 140 196 158 176 L170 182 C160 204 154 226 150 250')), cloth, C.ink, 4) +
  FS(
    D(pp('M152 180 C148 164 150 150 160 142 L184 128 Q192 128 190 136 L174 146 C180 150 180 160 174 176 L166 188')),
    GOBLIN,
    C.ink,
    4,
  ) +
  F(gouge(pp('M164 152 Q172 152 176 158'), 3) + gouge(pp('M162 162 Q170 162 175 167'), 3), C.ink) +
  S('M187 133Q189 150 184 168', C.ink, 3) +
  G(184, 168, 0.46, hangedDoll());

export function trickster(fine: boolean): string {
  seed(144);
  return (
    ground(C.kammi, 0.36, -24, { x: 92, y: 96, clear: 66, reach: 114 }) +
    glow(92, 96, 70, mix(C.kammi, C.paper, 0.24), 46) +
    shoulders() +
    jesterHood(fine) +
    mask(fine) +
    hand()
  );
}
