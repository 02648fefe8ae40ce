import { palette } from '../../../../src/ui/styles/palette.ts';
import { mix } from '../../ink/colour.ts';
import { gouge } from '../../ink/cuts.ts';
import { circ, D, hexagon, line, n1, type Point, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { C } from '../inks.ts';
import { symbol } from '../pieces/symbols.ts';
import { largeSide, smallSide } from './tile.ts';

interface Size {
  readonly side: number;
  readonly inset: number;
  /** Widths of the ink, colour and light lines of a frame. */
  readonly lines: readonly [number, number, number];
  readonly wobble: readonly [number, number, number];
  readonly wedgeInset: number;
  readonly wedge: number;
  readonly wedgeReach: number;
}

const large: Size = {
  side: largeSide,
  inset: 4,
  lines: [7, 4.6, 1.6],
  wobble: [0.8, 0.1, 4],
  wedgeInset: 9,
  wedge: 5,
  wedgeReach: 0.74,
};
const small: Size = {
  side: smallSide,
  inset: 2.8,
  lines: [5, 3.6, 1.3],
  wobble: [0.5, 0.1, 4],
  wedgeInset: 6,
  wedge: 3.4,
  wedgeReach: 0.7,
};

/** A mark: light on the ground, and the lines round it. */
interface Mark {
  readonly fill: string;
  readonly lines: string;
}

/** A frame with six wedges that point inwards: a hex one may choose. The fill stays at 10%, or it bleaches the terrain. */
function framed(size: Size, colour: string, light: string): Mark {
  seed(66);
  const frame = hexagon(size.side - size.inset);
  const corners = hexagon(size.side - size.wedgeInset);
  const reach = size.wedgeReach;
  const wedges = corners.map(([x, y]) =>
    gouge(line(x, y, x * reach, y * reach, 4), size.wedge, { wf: (t) => size.wedge * (1 - t) }),
  );
  return {
    fill: F(D(frame), light, 'opacity=".1"'),
    lines:
      S(D(wob(frame, ...size.wobble)), C.ink, size.lines[0]) +
      S(D(wob(frame, ...size.wobble)), colour, size.lines[1]) +
      S(D(wob(frame, ...size.wobble)), light, size.lines[2]) +
      F(wedges.join(''), light),
  };
}

const legal = (size: Size): Mark => framed(size, C.ember, C.lit);

/** An enemy hex: red, and crossed by short strokes on its sides, so that it differs without colour too. */
function target(size: Size): Mark {
  const sides = hexagon(size.side - size.inset);
  const { fill, lines } = framed(size, C.prot, mix(C.prot, C.paper, 0.62));
  const strokes = sides.map(([x, y], i) => {
    const [nx, ny] = sides[(i + 1) % 6];
    const [mx, my] = [(x + nx) / 2, (y + ny) / 2];
    return gouge(line(mx * 1.04, my * 1.04, mx * 0.68, my * 0.68, 4), size.wedge * 1.7, {
      wf: (t) => size.wedge * 1.7 * (1 - t),
    });
  });
  return { fill, lines: lines + FS(strokes.join(''), C.prot, C.ink, size.lines[2]) };
}

function selected(size: Size): Mark {
  const big = size === large;
  const outer = D(hexagon(size.side - (big ? 3 : 2)));
  return {
    fill: F(outer, C.lit, 'opacity=".14"'),
    lines:
      S(outer, C.ink, big ? 8 : 6) +
      S(outer, C.core, big ? 5 : 3.6) +
      S(D(hexagon(size.side - (big ? 9 : 5.4))), C.ember, big ? 2 : 1.6),
  };
}

/** Keyboard focus: a dashed paper line on ink, outside the frames above, a dash on every corner. */
function focus(size: Size): Mark {
  const big = size === large;
  const side = size.side + (big ? 1 : 0.5);
  const pitch = side / (big ? 3 : 2);
  const dash = pitch * 0.58;
  const dashes = `stroke-dasharray="${n1(dash)} ${n1(pitch - dash)}" stroke-dashoffset="${n1(dash / 2)}"`;
  const frame = D(hexagon(side));
  return { fill: '', lines: S(frame, C.ink, big ? 7 : 5) + S(frame, C.paper, big ? 3.4 : 2.4, dashes) };
}

/** Shares of a side: how far the front goes back along the flanks, and the gap at the west corner, where the hex has its number. */
const flank = 0.34;
const gap = 0.16;

/** The front of the lines once more, to lie over whoever stands on the hex: its feet are inside the frame, its head before it. */
function front(size: Size, { lines }: Mark): string {
  const far = hexagon(size.side * 2);
  const along = (i: number, t: number): Point => {
    const [[ax, ay], [bx, by]] = [far[i], far[(i + 1) % 6]];
    return [ax + (bx - ax) * t, ay + (by - ay) * t];
  };
  const [east, southEast, southWest] = far;
  const eastToWest = [along(5, 1 - flank), east, southEast, southWest, along(2, 1 - gap)];
  return clip([...eastToWest, [0, 0], along(3, gap), along(3, flank), [0, 0]], lines);
}

const badge = (r: number): string =>
  F(D(circ(r * 0.14, r * 0.24, r * 1.05)), palette.shadow, 'opacity=".5"') +
  FS(D(circ(0, 0, r, 32)), C.ember, C.ink, r * 0.23);

/** An enemy that can be hit, also for those who do not see the red of its frame. */
const bladeBadge = (r: number): string => badge(r) + symbol('knife', 0, 0, r * 1.5, C.ink, C.ember);

const largeBox = { x: -54, y: -48, w: 108, h: 96 };
const smallBox = { x: -30, y: -27, w: 60, h: 54 };
const marks = { legal, selected, target, focus };
const whole = ({ fill, lines }: Mark): string => fill + lines;

export const hexMarks = (): Picture[] => [
  ...Object.entries(marks).flatMap(([name, draw]) => [
    picture(`hex-${name}`, largeBox, () => whole(draw(large))),
    picture(`hex-s-${name}`, smallBox, () => whole(draw(small))),
    picture(`hex-front-${name}`, largeBox, () => front(large, draw(large))),
    picture(`hex-s-front-${name}`, smallBox, () => front(small, draw(small))),
  ]),
  picture('cost-badge', { x: -13, y: -13, w: 28, h: 29 }, () => badge(10.5), { r: 10.5 }),
  picture('cost-badge-s', { x: -11, y: -11, w: 23, h: 24 }, () => badge(8.4), { r: 8.4 }),
  picture('blade-badge', { x: -15, y: -15, w: 32, h: 33 }, () => bladeBadge(12.5), { r: 12.5 }),
  picture('blade-badge-s', { x: -12, y: -12, w: 25, h: 26 }, () => bladeBadge(9.4), { r: 9.4 }),
];
