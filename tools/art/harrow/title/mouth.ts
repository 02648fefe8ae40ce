import { mix } from '../../ink/colour.ts';
import { comb, engrave } from '../../ink/cuts.ts';
import { D, type Point, type Poly, pp, rect, wob } from '../../ink/geometry.ts';
import { noise, rr, seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { bough } from '../../shell/tree/bough.ts';
import { C } from '../inks.ts';
import { hesterShade } from './figures.ts';

// The oak's mouth, in the oak's box: trunk axis x 0, its foot on y 602.

export const MOUTH_FOOT = 602;
export const mouthFrames = [1, 2, 3] as const;
export type MouthFrame = (typeof mouthFrames)[number];

const opening = pp(
  'M-6 322 C-44 352 -66 414 -62 470 C-60 520 -76 560 -92 602 L92 602 C72 560 60 520 62 470 C64 412 36 350 -6 322',
);

/** How far the steps of light reach in a frame of the flicker. */
const reach: Readonly<Record<MouthFrame, number>> = { 1: 1, 2: 1.09, 3: 0.92 };

const snags: readonly (readonly [spine: string, w: number])[] = [
  ['M-70 400 L-36 418 L-8 410', 16],
  ['M72 446 L36 462 L14 456', 15],
  ['M-76 500 L-40 508 L-24 500', 13],
  ['M74 540 L48 540 L34 528', 10],
  ['M10 310 L4 352 L12 384', 14],
  ['M-24 318 L-28 350 L-20 372', 10],
];

/** The light inside, in five steps, with snags, Hester's shadow and sparks. */
export function mouthLight(frame: MouthFrame): string {
  seed(440 + frame);
  const k = reach[frame];
  const step = (kx: number, ky: number, colour: string): string =>
    F(
      D(
        wob(
          opening.map((p): Point => [p[0] * kx * k, 600 + (p[1] - 600) * ky * k]),
          3,
          0.06,
          5,
        ),
      ),
      colour,
    );
  const steps =
    step(0.9, 0.92, mix(C.prot, C.ink, 0.5)) +
    step(0.74, 0.76, mix(C.prot, C.ember, 0.35)) +
    step(0.6, 0.6, C.ember) +
    step(0.46, 0.46, C.ray) +
    step(0.3, 0.34, C.core);
  const tone = (x: number, y: number): number =>
    Math.max(0, Math.min(0.92, (560 - y - Math.abs(x) * 0.2) / (250 * k) + 0.12 * noise(x * 0.05, y * 0.08)));
  const dark = F(engrave(rect(-100, 310, 200, 300), 0, 5.4, tone, { wave: 4, wl: 40 }), C.soot);
  const thorns = snags.map(([spine, w]) =>
    bough(pp(spine), w, 3, { colour: C.char, lit: mix(C.ember, C.prot, 0.2), light: [0, 1], ink: 2 }),
  );
  const shade = G(2, MOUTH_FOOT, 1.02, hesterShade());
  seed(446 + frame);
  return FS(D(opening), C.hollow, C.ink, 5) + clip(opening, steps + dark + thorns.join('') + shade) + sparks();
}

function sparks(): string {
  return Array.from({ length: 18 }, (_, i) => {
    const y = rr(340, 590);
    const x = rr(-1, 1) * (16 + (y - 330) * 0.17);
    const k = rr(2.4, 4.6);
    const shape: readonly Point[] = [
      [x, y - k * 1.7],
      [x + k * 0.8, y],
      [x, y + k * 1.5],
      [x - k * 0.8, y],
    ];
    return FS(D(shape), i % 3 ? C.ray : C.core, mix(C.prot, C.ink, 0.4), 1.1);
  }).join('');
}

/** The pale cut wood round the mouth, or round another hollow. */
export function mouthRim(hollow: Poly = opening): string {
  seed(441);
  const crown = Math.min(...hollow.map((p) => p[1]));
  const outer = hollow.map((p): Point => {
    const lift = p[1] < crown + 78 ? 20 * (1 - (p[1] - crown) / 78) : 0;
    return [p[0] * 1.26 + (p[0] > 0 ? 5 : -6), p[1] - lift];
  });
  const edge = wob(outer, 4, 0.03, 6);
  const ring = hollow.map((p): Point => [p[0] * 1.14, p[1] - (p[1] < crown + 78 ? 8 : 0)]);
  const right = hollow.filter((p) => p[0] > 0).sort((a, b) => a[1] - b[1]);
  const teeth =
    comb(
      hollow.filter((p) => p[0] < 0),
      180,
      11,
      64,
      2.6,
      { spread: 40 },
    ) + comb(right, 0, 13, 64, 2.8, { spread: 40 });
  return (
    FS(D(edge), mix(mix(C.paper, C.bog, 0.35), C.ember, 0.25), C.ink, 4.5) +
    S(D(wob(ring, 1.4, 0.06, 5)), mix(C.bog, C.ink, 0.35), 2) +
    clip(edge, F(teeth, mix(C.bog, C.ink, 0.55)))
  );
}
