import { coverSize } from '../../../../src/app/shelf-places.ts';
import { C, mix } from '../../ink/colour.ts';
import { comb, engrave, hatch, rays } from '../../ink/cuts.ts';
import { circ, D, line, type Point, type Poly, rect, wob } from '../../ink/geometry.ts';
import { noise, seed } from '../../ink/random.ts';
import { clip, F, FS, G, outline, S } from '../../ink/svg.ts';
import { type Box, type Picture, picture } from '../../picture.ts';

/** What a game is known by on the shelf. */
export interface BoxLook {
  /** Of the box, of the light over it and of the light's rays. */
  readonly ink: string;
  readonly glow: string;
  readonly ray: string;
  /** The lines round the band with its name. */
  readonly trim: string;
  /** In a box of `coverWidth` x `coverHeight`. */
  readonly cover: () => string;
  /** What hangs over the box, its middle at the origin, about 100 high. */
  readonly lamp: () => string;
}

export const [coverWidth, coverHeight] = coverSize;

/** Where the name stands on the cover. */
const nameBand: Box = { x: 0, y: 5, w: coverWidth, h: 54 };

const depth: Point = [17, -9];
const cordInk = '#b08a58';

/** A box about the middle of its foot, seen a little from the right. */
function box({ ink, trim, cover }: BoxLook): string {
  const [w, h] = [coverWidth, coverHeight];
  const [left, right] = [-w / 2, w / 2];
  seed(1620);
  const front = wob(rect(left, -h, w, h), 0.8, 0.05, 6);
  const side: Poly = [
    [right, -h],
    [right + depth[0], -h + depth[1]],
    [right + depth[0], depth[1]],
    [right, 0],
  ];
  const top: Poly = [
    [left, -h],
    [left + depth[0], -h + depth[1]],
    [right + depth[0], -h + depth[1]],
    [right, -h],
  ];
  const shade: Poly = [
    [left - 6, 0],
    [right + 34, 0],
    [right + 50, 9],
    [left + 4, 9],
  ];
  const { y, h: high } = nameBand;
  const band = wob(rect(left - 2, -h + y, w + 4, high), 1, 0.06, 5);
  const rules = [y + 1, y + high - 1].map((at) => D(line(left, at - h, right, at - h, 1), false)).join('');
  const worn = [
    [left, -h, 90, 14],
    [right, 0, 270, -14],
  ].map(([x, foot, deg, way]) => comb(line(x, foot, x + way, foot, 1), deg, 7, 5, 2.4, { spread: 40 }));
  return (
    F(D(shade), C.ink, 'opacity=".6"') +
    S(D([...top.slice(0, 3), side[2], side[3], [left, 0]]), C.ink, 7) +
    FS(D(top), mix(ink, C.paper, 0.45), C.ink, 2.4) +
    FS(D(side), mix(ink, C.ink, 0.45), C.ink, 2.4) +
    F(hatch(side, 74, 6, 2.8), C.ink) +
    clip(front, G(left, -h, 1, cover()) + F(D(band), mix(ink, C.ink, 0.55)) + S(rules, trim, 1.6)) +
    outline(front, 3.6, C.ink, 0.5) +
    S(D(wob(rect(left + 4, -h + 4, w - 8, h - 8), 0.5, 0.05, 6)), C.paper, 1.1, 'opacity=".75"') +
    F(worn.join(''), C.paper, 'opacity=".8"')
  );
}

/** What falls on the wall behind a box. */
function glow({ glow: ink }: BoxLook): string {
  seed(1625);
  const r = 200;
  const tone = (x: number, y: number): number =>
    0.8 * Math.max(0, 1 - Math.hypot(x, y) / r) * (0.7 + 0.6 * noise(x * 0.02 + 9, y * 0.05 + 9));
  return (
    F(D(wob(circ(0, 0, r * 0.62, 40), 5, 0.04, 7)), ink, 'opacity=".16"') +
    F(D(wob(circ(0, 0, r * 0.4, 40), 4, 0.04, 7)), ink, 'opacity=".2"') +
    F(engrave(rect(-r, -r, 2 * r, 2 * r), 0, 6.4, tone, { wave: 6, wl: 80, step: 10 }), ink)
  );
}

/** The light of the chosen box, behind all boxes. */
function chosenLight({ glow: ink, ray }: BoxLook): string {
  seed(1630);
  const r = 150;
  return (
    F(D(wob(circ(0, 0, r * 1.02, 60), 5, 0.04, 7)), ink, 'opacity=".34"') +
    F(D(wob(circ(0, 0, r * 0.84, 60), 4, 0.04, 7)), ink, 'opacity=".4"') +
    F(rays(0, 0, r * 0.9, r * 1.24, 44, 6), ray)
  );
}

/** On a cord that ends behind the rim of the hollow. */
function lamp({ glow: ink, ray, lamp: thing }: BoxLook): string {
  seed(1635);
  const cord = D(wob(line(0, -300, 0, -30, 8), 1, 0.05, 6, false), false);
  return (
    S(cord, C.ink, 4) +
    S(cord, cordInk, 1.5) +
    F(D(wob(circ(0, 0, 58), 3, 0.05)), ink, 'opacity=".34"') +
    F(rays(0, 0, 42, 68, 26, 5), ray) +
    thing()
  );
}

/** The line round the chosen box, laid over it. */
function frame(): string {
  seed(1631);
  const edge = (): string =>
    D(wob(rect(-coverWidth / 2 - 2, -coverHeight - 2, coverWidth + 4, coverHeight + 4), 0.6, 0.05, 6));
  return S(edge(), C.ink, 6) + S(edge(), C.core, 3);
}

const standing: Box = { x: -coverWidth / 2 - 12, y: -coverHeight - 16, w: coverWidth + 66, h: coverHeight + 30 };

export const shelfFrames = (): Picture[] => [picture('shelf-frame', standing, frame)];

/** A game's place on the shelf, in units of its cover: box and light about the foot and the middle of the box, lamp about its own. */
export const shelfPictures = (look: BoxLook): Picture[] => [
  picture('shelf-box', standing, () => box(look), { nameBand }),
  picture('shelf-glow', { x: -205, y: -205, w: 410, h: 410 }, () => glow(look)),
  picture('shelf-light', { x: -192, y: -192, w: 384, h: 384 }, () => chosenLight(look)),
  picture('shelf-lamp', { x: -74, y: -304, w: 148, h: 378 }, () => lamp(look)),
];
