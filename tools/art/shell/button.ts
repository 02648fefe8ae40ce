import { C, mix } from '../ink/colour.ts';
import { comb, engrave } from '../ink/cuts.ts';
import { circ, D, line, type Point, type Poly, rect, wob } from '../ink/geometry.ts';
import { noise, seed } from '../ink/random.ts';
import { clip, F, FS, S } from '../ink/svg.ts';
import { PAPER } from './paper.ts';

const plainLight = '#fff6e0';

export const buttonKinds = ['plain', 'primary', 'disabled'] as const;
export type ButtonKind = (typeof buttonKinds)[number];

interface Look {
  readonly face: string;
  readonly edge: string;
  readonly light: string;
  readonly teeth: number;
}

const looks: Record<ButtonKind, Look> = {
  plain: { face: PAPER, edge: C.ink, light: plainLight, teeth: 0.55 },
  primary: { face: C.ember, edge: C.ink, light: C.lit, teeth: 0.75 },
  disabled: {
    face: mix(C.bog, C.iron, 0.55),
    edge: mix(C.ink, C.iron, 0.2),
    light: mix(C.iron, C.paper, 0.25),
    teeth: 0.5,
  },
};

const sixSided = (x: number, y: number, w: number, h: number, cut: number): Poly => [
  [x + cut, y],
  [x + w - cut, y],
  [x + w, y + h / 2],
  [x + w - cut, y + h],
  [x + cut, y + h],
  [x, y + h / 2],
];

/** A six-sided plate with dark teeth at its foot; the primary one glows. */
export function button(x: number, y: number, w: number, h: number, kind: ButtonKind, seedOf: number): string {
  seed(seedOf);
  const look = looks[kind];
  const halo =
    kind === 'primary' ? F(D(wob(sixSided(x - 9, y - 6, w + 18, h + 12, 9), 1.2, 0.05)), C.ember, 'opacity=".3"') : '';
  const edge = wob(sixSided(x, y, w, h, 8), 0.9, 0.06, 5);
  const shade = edge.map((p): Point => [p[0] + 2, p[1] + 4]);
  const teeth = F(
    comb(line(x, y + h, x + w, y + h, 3), 275, 8, w / 4, 2.2, { spread: 16 }),
    C.ink,
    `opacity="${look.teeth}"`,
  );
  const light = F(comb(line(x + 8, y + 1, x + w - 8, y + 1, 3), 85, 4, w / 6, 1.5), look.light);
  return (
    halo + F(D(shade), C.shadow, 'opacity=".6"') + FS(D(edge), look.face, look.edge, 3) + clip(edge, teeth + light)
  );
}

/** A slice of a log that carries an icon. */
export function roundButton(x: number, y: number, r: number, seedOf: number): string {
  seed(seedOf);
  const edge = wob(circ(x, y, r, 40), 0.7, 0.1, 4);
  const tone = (px: number, py: number): number => 0.12 + 0.25 * noise(px * 0.04, py * 0.5);
  const wood =
    F(engrave(rect(x - r, y - r, 2 * r, 2 * r), 0, 4.5, tone, { wave: 3, wl: 30 }), mix(C.bog, C.ink, 0.4)) +
    F(comb(circ(x, y, r, 60).slice(2, 28), 225, 8, 20, 2.2, { spread: 40 }), C.ink);
  return (
    F(D(circ(x + 2, y + 4, r + 1)), C.shadow, 'opacity=".6"') +
    FS(D(edge), mix(C.bog, C.paper, 0.1), C.ink, 3.2) +
    clip(edge, wood) +
    S(D(circ(x, y, r - 4)), mix(C.bog, C.paper, 0.5), 1.2)
  );
}
