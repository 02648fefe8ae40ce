import { mix } from '../../ink/colour.ts';
import { comb, gouge } from '../../ink/cuts.ts';
import { circ, D, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS } from '../../ink/svg.ts';
import { glow, ground, horn } from '../../shell/bust.ts';
import { GOBLIN } from '../cards/goblin-skin.ts';
import { C } from '../inks.ts';
import { goblinEye } from './goblin-eye.ts';

const rag = pp('M-6 250 C-4 206 20 186 50 180 L92 186 C122 196 140 214 144 250');
/** Hooked, turned to the right. */
const head = pp(
  'M50 66 C62 44 96 36 116 52 C124 58 126 68 124 78 C136 84 156 98 162 112 C152 118 140 116 130 114 C130 122 136 126 136 132 L118 142 C120 150 132 152 132 160 C124 176 96 184 76 176 C50 166 38 128 50 66',
);
const nape = pp('M46 60 C34 130 46 168 80 184 L132 184 L130 164 Q104 170 86 154 Q66 132 70 96 Q72 70 88 46');
const flesh = mix(C.prot, C.kammi, 0.35);

function cloak(fine: boolean): string {
  const cuts =
    comb(pp('M2 226 C12 200 30 192 52 188'), 76, 26, 11, 3.4) + comb(pp('M20 246 C30 222 50 212 70 206'), 80, 22, 9, 3);
  return FS(D(rag), C.ink, C.ink, 4) + (fine ? F(cuts, C.kammi) : '');
}

const ear = (): string =>
  FS(D(pp('M58 96 C36 92 14 72 -2 34 C-4 88 10 128 52 138')), GOBLIN, C.ink, 5) +
  F(D(pp('M50 104 C32 98 16 84 8 62 C10 96 22 120 48 128')), mix(C.kammi, C.ink, 0.45));

function profile(fine: boolean): string {
  const cuts =
    comb(pp('M88 50 Q72 70 71 96 Q68 130 86 152'), 10, 17, 20, 3) +
    comb(pp('M128 88 Q142 96 156 110'), 120, 9, 7, 2.4) +
    gouge(pp('M104 110 Q112 120 110 134'), 3) +
    gouge(pp('M96 122 Q100 132 98 140'), 2.6);
  return (
    FS(D(pp('M50 140 L44 196 L96 204 L100 170')), C.ink, C.ink, 3) +
    FS(D(head), GOBLIN, C.ink, 5) +
    clip(head, F(D(nape), C.ink) + (fine ? F(cuts, C.ink) : ''))
  );
}

const features = (): string =>
  F(gouge(pp('M84 80 Q102 66 126 82'), 9), C.ink) +
  goblinEye(106, 92, 11) +
  F(gouge(pp('M94 88 Q106 80 119 90'), 5), C.ink) +
  F(D(circ(152, 109, 2.6)), C.ink) +
  F(comb(pp('M60 56 Q84 38 112 50'), -86, 16, 9, 4, { spread: 40 }), C.ink) +
  F(gouge(pp('M130 140 Q112 148 92 142'), 6), C.ink) +
  F('M124 138L121 146L117 140Z', C.eggshell);

/** Longer than the head, forked at the tip. */
function tongue(): string {
  const root = pp('M96 143 C136 144 158 150 168 172 C178 196 150 214 158 226 C162 232 172 230 182 220');
  const fork = horn(pp('M178 224 C186 216 190 210 190 202'), 6) + horn(pp('M178 224 C188 222 194 222 200 226'), 6);
  return (
    FS(gouge(root, 1, { jit: 0.03, wf: (t) => Math.min(15 - 9 * t, t * 120 + 2) }), flesh, C.ink, 4) +
    F(gouge(pp('M108 146 C136 147 155 152 164 174 C172 196 148 212 154 226'), 2.4), C.ink) +
    FS(fork, flesh, C.ink, 2.4)
  );
}

export function slanderer(fine: boolean): string {
  seed(142);
  return (
    ground(C.kammi, 0.4, 12, { x: 70, y: 100, clear: 60, reach: 120 }) +
    glow(82, 98, 66, mix(C.kammi, C.paper, 0.22), 50) +
    cloak(fine) +
    ear() +
    profile(fine) +
    features() +
    tongue()
  );
}
