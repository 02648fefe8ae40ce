import { mix } from '../../ink/colour.ts';
import { comb, gouge } from '../../ink/cuts.ts';
import { circ, D, n1, type Point, pp, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { C } from '../inks.ts';
import { dress, type Faction, factions } from './factions.ts';
import { symbol } from './symbols.ts';

// The haint wheel of chapter 3 (HC-WHL-1): an enamel plate, and a spoon that turns round its middle.

const radius = 41;
const smallRadius = 19;
const enamel = '#f0e7d2';
const steel = '#9a948c';

/** Degrees the spoon is turned, clockwise from upright, to point at 1, 2 and 3. */
const angles = [-60, 0, 60] as const;

const at = (degrees: number, reach: number): Point => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [n1(Math.cos(angle) * reach), n1(Math.sin(angle) * reach)];
};

const digits = angles.map((angle) => at(angle, radius * 0.79));
const digitRadius = n1(radius * 0.23);

/** Feet of the dead that wait on the plate, for one, two and three of them. */
const haintPlaces = [1, 2, 3].map((n) =>
  Array.from(
    { length: n },
    (_, i): Point => [n1((i - (n - 1) / 2) * radius * (n < 3 ? 0.62 : 0.5)), n1(radius * 0.62)],
  ),
);
const haintScale = 0.23;

function plate(r: number): string {
  seed(612);
  const edge = wob(circ(0, 0, r, 40), 0.7, 0.1, 4);
  const shade =
    comb(circ(0, 0, r * 0.97, 60).slice(2, 28), 225, r * 0.2, 22, 1.7, { spread: 40 }) +
    comb(circ(0, 0, r * 0.62, 60).slice(32, 56), 45, r * 0.12, 16, 1.4, { spread: 40 });
  const chips = [at(128, r), at(205, r * 0.985), at(252, r)].map(([x, y]) =>
    D(wob(circ(x, y, r * 0.09, 9), 1, 0.3, 2)),
  );
  return (
    F(D(circ(2, 4, r + 1, 40)), C.shadow, 'opacity=".45"') +
    FS(D(edge), enamel, C.ink, 2.8) +
    clip(edge, F(shade, mix(C.paper, C.ink, 0.6)) + F(chips.join(''), C.ink)) +
    S(D(wob(circ(0, 0, r * 0.62, 40), 0.4, 0.1, 4)), C.ink, 1.6)
  );
}

/** The disc under the number the spoon points at. */
const digitMark = (faction: Faction): string => FS(D(circ(0, 0, digitRadius, 20)), dress[faction].ink, C.ink, 1.5);

const bowl = pp(
  'M0 -60 Q16 -57 15 -38 Q13 -22 5 -17 L7 66 Q8 78 0 80 Q-8 78 -7 66 L-5 -17 Q-13 -22 -15 -38 Q-16 -57 0 -60',
);

/** The spoon in hundredths of the wheel's radius, its handle wound with the faction's cord. */
function spoon(faction: Faction, r: number): string {
  seed(613);
  const { ink } = dress[faction];
  const cord = FS('M-8 30L8 26L8 54L-8 58Z', ink, C.ink, 4) + S('M-8 40L8 35M-8 49L8 44', C.ink, 3);
  const light = gouge(pp('M-7 -50 Q-11 -38 -6 -28'), 6) + gouge(pp('M-2 -12 L-3 24'), 4);
  const content =
    FS(D(bowl), steel, C.ink, 8) +
    F(D(pp('M3 -54 Q13 -48 9 -32 Q6 -24 2 -22 Q8 -38 3 -54')), mix(steel, C.ink, 0.5)) +
    F(light, C.gleam) +
    cord;
  return G(0, 0, r / 100, content);
}

/** The plate of a phone: a spoon at its left, room for "1/2" beside it. */
function smallPlate(r: number): string {
  seed(614);
  const edge = wob(circ(0, 0, r, 30), 0.5, 0.1, 3);
  return (
    F(D(circ(1, 2, r + 1, 30)), C.shadow, 'opacity=".4"') +
    FS(D(edge), enamel, C.ink, 2.4) +
    clip(edge, F(comb(circ(0, 0, r, 40).slice(1, 18), 225, 4, 11, 1.5, { spread: 40 }), mix(C.paper, C.ink, 0.55))) +
    symbol('spoon', -r * 0.58, 0, r * 1.5, mix(C.mountain, C.ink, 0.3), enamel)
  );
}

const round = (key: string, r: number, draw: () => string, facts?: Readonly<Record<string, unknown>>): Picture =>
  picture(key, { x: -r - 4, y: -r - 4, w: 2 * r + 10, h: 2 * r + 12 }, draw, facts);

export const haintWheel = (): Picture[] => [
  round('plate', radius, () => plate(radius), {
    r: radius,
    angles,
    digits,
    digitR: digitRadius,
    haints: haintPlaces,
    haintScale,
  }),
  round('plate-s', smallRadius, () => smallPlate(smallRadius), { r: smallRadius, text: [4, 0] }),
  ...factions.flatMap((faction) => [
    picture(`plate-mark-${faction}`, { x: -11, y: -11, w: 22, h: 22 }, () => digitMark(faction)),
    picture(`spoon-${faction}`, { x: -9, y: -28, w: 18, h: 64 }, () => spoon(faction, radius), { r: radius }),
  ]),
];
