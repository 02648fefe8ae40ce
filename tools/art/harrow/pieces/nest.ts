import { mix } from '../../ink/colour.ts';
import { comb, gouge } from '../../ink/cuts.ts';
import { circ, D, line, pp, tr, wob } from '../../ink/geometry.ts';
import { rr, seed } from '../../ink/random.ts';
import { clip, F, FS, G, rim, S, shadow } from '../../ink/svg.ts';
import type { Picture } from '../../picture.ts';
import { piece } from '../../shell/piece.ts';
import { C } from '../inks.ts';
import { type Offer, offerNames, offerSigns } from './offer-signs.ts';
import { nestBowl } from './small-nest.ts';

// The Fair Folk's nests and the offers in them (HC-FAIR-4, HC-FAIR-16).

const tag = pp('M-22 -34 L22 -34 L32 -22 L32 34 L-32 34 L-32 -22');
const thread = 'M0 -26Q8 -46 22 -48';

/** A tag of birch bark on a thread, so that it differs from every round token. */
function offer(name: Offer): string {
  seed(230 + offerNames.indexOf(name));
  const edge = wob(tag, 0.8, 0.1, 4);
  const worn =
    comb(line(-32, 34, 32, 34, 3), 270, 9, 16, 2.6, { spread: 20 }) +
    comb(line(32, -20, 32, 34, 3), 180, 8, 12, 2.4, { spread: 20 });
  const marks = [
    [-22, -8, 9],
    [16, 20, 10],
    [-14, 26, 8],
  ].map(([x, y, length]) => gouge(line(x, y, x + length, y - 1, 3), 2));
  return (
    F(D(tr(edge, 3, 5)), C.shadow, 'opacity=".5"') +
    S(thread, C.ink, 5) +
    S(thread, C.silver, 2.2) +
    S(D(edge), C.ink, 9) +
    S(D(edge), mix(C.paper, C.white, 0.55), 5) +
    FS(D(edge), mix(C.paper, C.silver, 0.22), C.ink, 2.8) +
    clip(edge, F(worn, mix(C.bog, C.ink, 0.3)) + F(marks.join(''), mix(C.bog, C.paper, 0.4))) +
    FS(D(circ(0, -26, 4)), C.ink, C.silver, 2) +
    offerSigns[name]()
  );
}

const front = pp('M-66 -42 Q0 -22 66 -42 L66 10 L-66 10');

/** Twigs in four rows, by ink; pale straw and silver among them, for brown would vanish on bog and forest. */
function twigs(): string {
  const inks = [C.ink, mix(C.bog, C.paper, 0.5), C.frost, mix(C.bog, C.paper, 0.5)] as const;
  const rows = inks.map(() => '');
  for (let i = 0; i < 46; i++) {
    const row = i % inks.length;
    const t = rr(-0.96, 0.96);
    const [x, y] = [t * (48 - row * 6), -36 + row * 9.5 + (1 - t * t) * (6 + row * 1.5)];
    const [length, slant] = [rr(10, 18), -t * 7 + rr(-6, 6)];
    rows[row] += gouge(line(x - length, y - slant, x + length, y + slant, 4, rr(2, 5)), row === 0 ? 4 : 5);
  }
  const [dark, ...light] = rows.map((cuts, row) => F(cuts, inks[row]));
  return light.join('') + dark;
}

/** What is left where an offer was taken. */
const feather = (): string =>
  F(
    gouge(pp('M-18 -44 Q-2 -60 20 -78'), 9, { wf: (t) => 1 + 10 * Math.sin(Math.PI * Math.min(1, t * 1.05)) }),
    C.silver,
  ) + S('M-18 -42Q-2 -58 22 -82', C.ink, 2.2);

function nest(name?: Offer): string {
  const inside = name ? G(0, -62, 0.98, offer(name), -3) : undefined;
  seed(20);
  return (
    shadow(48, 11, 3) +
    rim(nestBowl, mix(C.bog, C.ink, 0.2), { w: 5 }) +
    FS(D(circ(0, -42, 42, 28, 11)), C.ink, C.ink, 3) +
    (inside ?? feather()) +
    clip(nestBowl, clip(front, F(D(front), mix(C.bog, C.ink, 0.3)) + twigs())) +
    S('M-48 -40Q0 -21 48 -40', C.ink, 3.4)
  );
}

const nestBox = { x: -76, y: -120, w: 152, h: 142 };

export const nests = (): Picture[] => [
  piece('nest', nestBox, () => nest()),
  ...offerNames.flatMap((name) => [
    piece(`nest-${name}`, nestBox, () => nest(name)),
    piece(`offer-${name}`, { x: -40, y: -54, w: 80, h: 98 }, () => offer(name)),
  ]),
];
