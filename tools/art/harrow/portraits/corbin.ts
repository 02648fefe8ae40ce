import { mix } from '../../ink/colour.ts';
import { comb, engrave, flow, gouge, hatch, rays } from '../../ink/cuts.ts';
import { circ, D, line, pp, rect } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { cutLines, disc, ground, skin } from '../../shell/bust.ts';
import { C } from '../inks.ts';

const pale = mix(skin, C.moon, 0.35);
const dusk = mix(C.fam, C.moon, 0.4);
const wood = mix(C.bog, C.ink, 0.2);

// Blade up, around the middle of its tread.
const spade = pp(
  'M-30 -12 L-33 -46 C-32 -84 -12 -100 0 -106 C12 -100 32 -84 33 -46 L30 -12 L8 -8 L6 150 L-6 150 L-8 -8',
);
const coat = pp('M-4 244 C2 208 30 192 58 184 L100 214 L142 184 C170 192 198 208 204 244');
const hair = pp('M60 70 C46 108 50 150 36 186 L62 192 L74 176 L126 176 L140 192 L164 186 C150 150 154 108 140 70');
const face = pp('M64 82 L65 118 Q70 142 82 162 Q92 178 100 180 Q108 178 118 162 Q130 142 135 118 L136 82');
const faceShade = pp(
  'M104 78 L140 78 L140 190 L101 190 Q106 166 103 158 Q107 150 103 144 L110 138 Q108 124 104 116 L108 98',
);
const cap = pp('M56 92 C50 64 58 40 70 30 Q84 24 96 34 Q112 20 128 32 C142 44 148 66 144 92');
const brim = pp('M18 106 Q34 84 60 80 Q100 92 142 80 Q170 84 184 112 Q160 96 140 98 Q100 104 60 96 Q38 94 18 106');

/** Tilted off to one side (straight behind the head it reads as a helmet), with earth on its tip. */
function shoulderedSpade(fine: boolean): string {
  const steel =
    F(
      engrave(rect(-36, -108, 72, 98), 90, 5.4, (x) => Math.max(0, Math.min(0.9, (x + (fine ? 6 : -8)) / 34)), {
        wave: 1,
      }) + hatch(pp('M2 -10 L10 -10 L10 150 L2 150'), 90, 3, 2),
      C.ink,
    ) + F(cutLines(['M-24 -24 Q-26 -56 -16 -76'], 6), C.white);
  const earth = F(D(pp('M-40 -80 L0 -108 L40 -80 L40 -120 L-40 -120')), mix(C.bog, C.ink, 0.3));
  const handle =
    F(D(pp('M-8 -8 L8 -8 L7 150 L-7 150')), wood) + F(gouge(line(-3, 0, -3, 140, 6), 3), mix(C.bog, C.paper, 0.5));
  return G(
    150,
    104,
    1,
    F(rays(0, -54, 48, 84, 26, 5), mix(C.fam, C.moon, 0.5)) +
      FS(D(spade), C.moon, C.ink, 6) +
      clip(spade, steel + earth + handle) +
      S(D(spade), C.ink, 4) +
      S('M-30 -12L30 -12', C.ink, 4),
    16,
  );
}

function body(fine: boolean): string {
  const shape = FS(D(coat), mix(C.fam, C.ink, 0.55), C.ink, 5);
  if (!fine) return shape;
  const light = comb(pp('M2 232 C14 204 40 194 58 190'), 74, 28, 13, 3.2);
  const folds = flow(pp('M120 240 C120 226 118 214 116 206'), pp('M204 244 C196 208 166 196 140 188'), 9, () => 4.4);
  return shape + clip(coat, F(light, mix(C.fam, C.moon, 0.5)) + F(folds, C.ink));
}

function longHair(fine: boolean): string {
  const mass = FS(D(hair), C.ink, C.ink, 4);
  // Broad strands at standee size: with the spade they tell him from Levi, the other hat.
  if (!fine) {
    return (
      mass +
      F(cutLines(['M60 96 C50 124 54 152 44 182', 'M68 110 C62 132 64 156 57 186'], 6), C.moon) +
      F(cutLines(['M139 100 C147 124 144 152 152 182'], 5), dusk)
    );
  }
  const lit = flow(pp('M58 86 C48 120 52 150 42 184'), pp('M68 96 C62 128 66 156 62 188'), 4, () => 2.6);
  const dark = flow(pp('M134 96 C140 128 134 156 138 188'), pp('M143 86 C152 120 148 150 158 184'), 4, () => 1.6);
  return mass + F(lit, C.moon) + F(dark, dusk);
}

/** Sunken cheek, sunken eyes, a beard that is one black point. */
function head(fine: boolean): string {
  const hollows =
    D(pp('M65 124 Q78 126 86 142 Q84 156 88 170 L76 160 Q66 142 65 124')) +
    cutLines(['M92 139 Q96 143 102 141', 'M84 134 Q88 144 88 152'], 3.2);
  const cuts =
    comb(pp('M104 84 Q104 104 107 116'), 186, 12, 8, 2.6) +
    comb(pp('M103 156 Q106 166 101 180'), 188, 14, 8, 2.6) +
    comb(pp('M68 86 L68 118'), 0, 9, 8, 2.4);
  const lids = D(pp('M75 104 Q84 98 93 105 Q84 110 75 104')) + D(pp('M110 104 Q119 98 128 103 Q120 109 110 104'));
  const beard = FS(D(pp('M84 170 Q100 164 116 170 Q112 196 101 208 Q88 196 84 170')), C.ink, C.ink, 3);
  const stubble = comb(pp('M82 164 Q92 174 100 175'), 88, 12, 9, 3, { spread: 30 });
  const strands = flow(pp('M87 172 Q90 190 99 204'), pp('M100 170 Q100 190 101 204'), 4, () => 2.2);
  return (
    FS(D(face), pale, C.ink, 4.5) +
    clip(
      face,
      F(D(faceShade), C.ink) +
        F(D(pp('M113 118 Q124 113 130 116 Q126 128 119 138 Q118 126 113 118')), pale) +
        F(hollows + (fine ? cuts : ''), C.ink),
    ) +
    F(D(pp('M70 98 Q82 86 97 100 Q92 116 80 114 Q70 110 70 98')), C.ink) +
    F(lids, C.coldEye) +
    F(D(circ(85, 104, 3, 14)) + D(circ(118, 103.5, 3, 14)), C.ink) +
    F(cutLines(['M84 158 Q96 154 103 157 Q112 154 118 157'], 5) + (fine ? stubble : ''), C.ink) +
    beard +
    (fine ? F(strands, C.moon) : '')
  );
}

function slouchHat(fine: boolean): string {
  const lit = flow(pp('M60 80 C56 60 62 42 74 34'), pp('M94 78 C92 62 92 48 94 38'), 7, (u) => 3.2 - u);
  const dark = flow(pp('M112 78 C114 60 114 46 112 34'), pp('M140 80 C142 62 136 46 126 38'), 5, () => 1.6);
  const felt = fine ? F(lit, C.moon) + F(dark, dusk) : F(cutLines(['M64 80 C60 62 64 48 76 38'], 8), C.moon);
  return (
    FS(D(cap), C.ink, C.ink, 4) +
    felt +
    F(D(pp('M56 72 Q100 82 145 72 L145 84 Q100 94 55 84')), wood) +
    FS(D(brim), C.ink, C.ink, 4) +
    F(cutLines(['M26 98 Q42 86 62 86', 'M64 90 Q84 94 100 94'], 3), C.moon)
  );
}

/** The hand of one he raised lies on his lapel: metacarpals, then two joints of each finger. */
function boneHand(): string {
  const bones = (paths: readonly string[], w: number): string =>
    paths.map((path) => FS(gouge(pp(path), w, { a: 0.8, b: 0.7, jit: 0.04 }), C.paper, C.ink, 3)).join('');
  return (
    F(D(pp('M128 250 L132 214 Q150 196 176 212 L190 250')), C.ink) +
    bones(['M140 250 L142 232', 'M152 250 L152 228', 'M164 250 L164 230', 'M175 250 L174 236'], 10) +
    bones(
      [
        'M142 230 Q136 220 128 214',
        'M152 226 Q146 212 136 204',
        'M164 228 Q162 212 152 200',
        'M174 234 Q176 218 168 206',
      ],
      9,
    ) +
    bones(
      [
        'M128 214 Q122 212 118 216',
        'M136 204 Q128 200 124 204',
        'M152 200 Q144 194 138 196',
        'M168 206 Q162 198 156 198',
      ],
      7,
    )
  );
}

export function corbin(fine: boolean): string {
  seed(134);
  return (
    ground(C.fam, 0.5, 18, { x: 100, y: 80, clear: 70, reach: 120 }) +
    disc(74, 84, 64, mix(C.fam, C.moon, 0.3)) +
    disc(74, 84, 52, mix(C.fam, C.moon, 0.6), 2) +
    shoulderedSpade(fine) +
    body(fine) +
    longHair(fine) +
    head(fine) +
    slouchHat(fine) +
    boneHand()
  );
}
