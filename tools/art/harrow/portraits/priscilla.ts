import { mix } from '../../ink/colour.ts';
import { comb, engrave, flow, gouge } from '../../ink/cuts.ts';
import { circ, D, line, mirror, type Point, type Poly, pp, rect, wob } from '../../ink/geometry.ts';
import { noise, seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { bothHalves, cutLines, glow, ground, horn } from '../../shell/bust.ts';
import { C } from '../inks.ts';

const fur = mix(C.ember, C.paper, 0.42);

const ear = pp(
  'M74 98 C58 74 34 44 -2 18 C4 34 -4 44 4 60 C0 74 6 82 10 92 C10 106 16 112 26 124 C34 136 46 142 58 146',
);
const earInside = pp('M66 112 C54 86 34 58 12 40 C16 82 28 116 56 132');
const head = bothHalves(pp('M100 82 C76 80 62 96 58 116 C54 140 60 170 74 192 L100 200'));
const headShade = pp(
  'M106 70 L160 70 L160 220 L100 220 Q108 190 104 172 Q110 166 104 156 Q108 142 104 130 Q110 104 106 70',
);
// Each lock bends: a straight tuft reads as a crown.
const locks = [
  'M86 92 C84 76 74 64 60 62',
  'M92 90 C92 70 84 54 70 42',
  'M98 90 C102 70 96 52 106 34',
  'M104 90 C112 76 116 66 128 60',
  'M110 92 C120 82 126 80 136 80',
];

interface Side {
  readonly dark: boolean;
  readonly place: (pts: Poly) => Poly;
}

const sides: readonly Side[] = [
  { dark: false, place: (pts) => pts },
  { dark: true, place: (pts) => mirror(pts, 100) },
];

function bigEar({ dark, place }: Side, fine: boolean): string {
  // Whole inside the standee's arch, and lighter there on the dark side.
  const placed = (pts: Poly): Poly =>
    fine ? place(pts) : place(pts.map(([x, y]): Point => [74 - (74 - x) * 0.78, y + 6]));
  const inside = placed(earInside);
  const veins = flow(place(pp('M14 44 C18 84 30 114 54 130')), place(pp('M16 42 C34 58 52 84 64 108')), 5, () => 2.8);
  const fringe = comb(place(pp('M6 34 C4 66 14 114 50 140')), dark ? 150 : 30, 8, 16, 2.4, { spread: 40 });
  return (
    FS(D(placed(ear)), dark ? mix(fur, C.ink, fine ? 0.62 : 0.4) : fur, C.ink, 5) +
    F(D(inside), dark ? C.ink : C.prot) +
    (fine ? clip(inside, F(veins, dark ? mix(C.prot, C.ink, 0.35) : C.ink)) + F(fringe, dark ? C.prot : C.ink) : '')
  );
}

function face(fine: boolean): string {
  const cuts =
    comb(pp('M106 84 Q110 104 105 128'), 186, 14, 11, 2.8) +
    comb(pp('M104 158 Q106 176 102 196'), 186, 14, 9, 2.8) +
    comb(pp('M60 130 Q60 164 76 192'), -6, 14, 14, 2.8);
  return FS(D(head), fur, C.ink, 5) + clip(head, F(D(headShade) + (fine ? cuts : ''), C.ink));
}

const tuft = (): string =>
  F(locks.map((lock) => horn(pp(lock), 13, 0.95, 1)).join(''), C.ink) +
  F(cutLines(['M90 84 C86 72 80 66 70 62', 'M95 82 C95 66 88 56 80 48'], 3), mix(C.prot, C.ember, 0.5));

function eye(x: number, dark: boolean): string {
  const slit = pp(`M${x + 4} 116 Q${x + 11} 132 ${x + 4} 148 Q${x - 3} 132 ${x + 4} 116`);
  return (
    FS(D(wob(circ(x, 132, 19, 26, 20), 0.6)), dark ? C.ember : C.core, C.ink, 5) +
    (dark ? '' : F(D(circ(x, 132, 13, 20, 14)), C.lit)) +
    F(D(slit), C.ink) +
    F(D(circ(x - 6, 125, 3.4, 14)), C.white)
  );
}

function fence(): string {
  const top: Poly = pp('M-4 184 64 180 66 186 134 182 136 187 204 183 204 244 -4 244');
  const planks = wob(top, 1, 0.1, 5);
  const grain = engrave(
    rect(0, 178, 200, 64),
    90,
    6,
    (x, y) => 0.2 + 0.4 * noise(x * 0.3, y * 0.03) + (y - 180) / 200,
    { wave: 2, wl: 20 },
  );
  const light = cutLines(['M4 190 Q34 187 60 187'], 3.4) + cutLines(['M70 192 Q100 189 130 189'], 2.6);
  return (
    FS(D(planks), mix(C.bog, C.ink, 0.25), C.ink, 5) +
    clip(
      planks,
      F(grain + cutLines(['M65 182 L65 244', 'M135 184 L135 244'], 5), C.ink) + F(light, mix(C.bog, C.paper, 0.5)),
    )
  );
}

function finger(x: number, length: number, dark: boolean, fine: boolean): string {
  const tip = 178 + length;
  const shape = pp(`M${x - 5} 176 Q${x} 167 ${x + 5} 176 L${x + 5} ${tip - 8} Q${x} ${tip} ${x - 5} ${tip - 8}`);
  const claw: readonly Point[] = [
    [x - 4, tip - 9],
    [x, tip + 7],
    [x + 4, tip - 9],
  ];
  const crease = fine ? gouge(line(x + 2, 180, x + 2, tip - 10, 3), 2) : '';
  return FS(D(shape), dark ? mix(fur, C.ink, 0.45) : fur, C.ink, 3.6) + F(D(claw) + crease, C.ink);
}

/** Both hands hold the fence; the longest fingers are in the middle. */
const hands = (fine: boolean): string =>
  [24, 30, 29, 22].map((length, i) => finger(28 + i * 13, length, false, fine)).join('') +
  [22, 29, 30, 24].map((length, i) => finger(132 + i * 13, length, true, fine)).join('');

/** She looks over a fence: ears, eyes and fingers; the mouth is never shown. */
export function priscilla(fine: boolean): string {
  seed(132);
  const tail = pp('M150 200 C186 190 196 160 178 150 C168 146 164 156 170 160');
  const ring = D(circ(181, 120, 8));
  const scowl =
    gouge(pp('M54 122 Q70 104 96 118'), 9, { b: 0.5 }) + gouge(pp('M146 108 Q126 98 106 118'), 9, { a: 0.5 });
  return (
    ground(C.prot, 0.42, 90, { x: 100, y: 130, clear: 70, reach: 110 }) +
    glow(100, 128, 72, mix(C.prot, C.ember, 0.55), 46) +
    F(horn(tail, 11, 0.6), C.ink) +
    sides.map((side) => bigEar(side, fine)).join('') +
    S(ring, C.ink, 7) +
    S(ring, C.lit, 3.6) +
    face(fine) +
    tuft() +
    eye(78, false) +
    eye(122, true) +
    F(scowl + D(pp('M92 156 Q100 150 108 156 L100 166')), C.ink) +
    fence() +
    hands(fine)
  );
}
