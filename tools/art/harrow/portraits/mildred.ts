import { mix } from '../../ink/colour.ts';
import { comb, engrave, flow, gouge, hatch, rays } from '../../ink/cuts.ts';
import { circ, cr, D, type Point, pp, rect } from '../../ink/geometry.ts';
import { noise, seed } from '../../ink/random.ts';
import { clip, F, FS } from '../../ink/svg.ts';
import { bustHeight, bustWidth, cutLines } from '../../shell/bust.ts';
import { C } from '../inks.ts';

const dress = pp('M-6 244 C-2 196 30 180 62 184 Q80 186 84 176 L116 176 Q120 186 138 184 C170 180 202 196 206 244');
const hair = pp(
  'M100 10 C74 6 64 22 66 34 C44 36 36 62 46 84 C36 104 48 132 62 138 L138 138 C152 132 164 104 154 84 C164 62 156 36 134 34 C136 22 126 6 100 10',
);
const face = cr(pp('M100 44 78 52 66 78 66 108 76 138 90 156 100 160 110 156 124 138 134 108 134 78 122 52'));

/** A field that swirls everywhere, not darkening from one light as the others do. */
function swirlingGround(): string {
  const field = rect(0, 0, bustWidth, bustHeight);
  const tone = (x: number, y: number): number =>
    0.25 + 0.6 * noise(x * 0.02, y * 0.02) * Math.min(1, Math.hypot(x - 100, y - 100) / 90);
  return (
    F(D(field), mix(C.fam, C.ink, 0.35)) +
    F(engrave(field, 24, 6.2, tone, { wave: 8, wl: 50, step: 8 }), C.ink) +
    F(rays(100, 104, 78, 128, 46, 6), mix(C.fam, C.moon, 0.6))
  );
}

function body(fine: boolean): string {
  const shape = FS(D(dress), mix(C.fam, C.ink, 0.72), C.ink, 5);
  if (!fine) {
    const shoulders = ['M10 232 C16 204 40 194 68 196', 'M38 236 C44 214 58 206 76 204'];
    return shape + F(cutLines(shoulders, 6), mix(C.fam, C.moon, 0.35));
  }
  const lit = flow(pp('M84 178 C60 190 16 186 -4 240'), pp('M98 190 C94 210 88 228 84 246'), 12, () => 2.6);
  const dark = flow(pp('M102 190 C106 210 112 228 116 246'), pp('M116 178 C140 190 184 186 204 240'), 11, () => 1.6);
  return shape + clip(dress, F(lit, mix(C.fam, C.moon, 0.35)) + F(dark, mix(C.fam, C.moon, 0.2)));
}

function piledHair(fine: boolean): string {
  const mass = FS(D(hair), C.ink, C.ink, 4);
  if (!fine) return mass + F(cutLines(['M62 46 C50 58 50 76 54 90', 'M74 28 C76 16 88 12 98 14'], 6.5), C.moon);
  const left = flow(
    pp('M66 40 C44 44 42 66 52 82 C42 104 52 126 62 134'),
    pp('M96 38 C80 46 70 62 68 84 C66 104 66 120 68 134'),
    8,
    () => 2.4,
  );
  const right = flow(
    pp('M104 38 C120 46 130 62 132 84 C134 104 134 120 132 134'),
    pp('M134 40 C156 44 158 66 148 82 C158 104 148 126 138 134'),
    7,
    () => 1.3,
  );
  const bun =
    flow(pp('M70 32 C66 16 82 10 98 12'), pp('M92 34 C88 28 92 18 98 16'), 5, () => 2.6) +
    flow(pp('M104 14 C112 20 112 28 108 34'), pp('M108 11 C126 10 134 20 130 32'), 4, () => 1.6);
  return mass + F(left + bun, C.moon) + F(right, mix(C.fam, C.moon, 0.5));
}

/** A boned collar with lace, and a cameo in which there is a face. */
function collar(fine: boolean): string {
  const bones = hatch(pp('M79 154 L77 188 Q100 201 123 188 L121 154'), 90, 6, 2);
  const lace = comb(pp('M76 190 Q100 204 124 190'), 90, 10, 14, 3.2, { spread: 6 });
  return (
    FS(D(pp('M78 150 L76 190 Q100 204 124 190 L122 150')), C.ink, C.ink, 4) +
    (fine ? F(bones + lace, C.moon) : '') +
    FS(D(circ(100, 188, 10, 20, 12)), C.paper, C.ink, 4) +
    F(D(circ(100, 186, 4, 12, 5)) + D(pp('M93 196 Q100 188 107 196')), C.fam)
  );
}

/** One arm of the whorl: from the middle outwards, thickest half way. */
function whorlArm(start: number, turns: number, w: number): string {
  const arm = Array.from({ length: 45 }, (_, i): Point => {
    const t = i / 44;
    const angle = t * turns + start;
    const r = 2 + t * 62;
    return [100 + Math.cos(angle) * r * 0.72, 102 + Math.sin(angle) * r * 1.05];
  });
  return gouge(arm, w, { jit: 0.08, wf: (t) => w * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.12)) ** 0.7 });
}

/** The face that is not there. */
function whorlFace(fine: boolean): string {
  const arms = fine ? 3 : 2;
  let whorl = '';
  for (let i = 0; i < arms; i++) whorl += whorlArm((i * 2 * Math.PI) / arms, fine ? 9 : 7, fine ? 10 : 13);
  const shade = fine
    ? comb(pp('M132 70 Q138 108 112 154'), 180, 16, 26, 2.8) +
      hatch(pp('M118 52 L138 70 L136 120 L112 158 L122 110'), -70, 5.4, 2.2)
    : '';
  return (
    FS(D(face), C.pallor, C.ink, 5) +
    clip(face, F(whorl + shade, C.ink)) +
    F(D(circ(100, 102, 7, 16, 9)), C.ink) +
    F(D(circ(100, 102, fine ? 2.6 : 3.6, 14)), C.ember)
  );
}

export function mildred(fine: boolean): string {
  seed(104);
  return swirlingGround() + body(fine) + piledHair(fine) + collar(fine) + whorlFace(fine);
}
