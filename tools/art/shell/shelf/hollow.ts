import { type ShelfLayout, shelfLayouts } from '../../../../src/app/shelf-places.ts';
import { C, mix } from '../../ink/colour.ts';
import { gouge } from '../../ink/cuts.ts';
import { D, line, type Point, type Poly, rect, wob } from '../../ink/geometry.ts';
import { noise, rr, seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { acorn } from '../acorn.ts';
import { fallenLeaves } from '../leaf.ts';
import { type Eye, grain } from '../tree/bark.ts';
import { plank } from '../wood.ts';

// The oak's side fills the screen, and in it is a hollow. From the back: the wall, what lights it, the board, boxes, the bark.

const barkInks = {
  dark: '#3a281b',
  grain: '#7b5431',
  lit: '#a5753f',
} as const;
const rimInks = {
  pale: '#d3ad76',
  ring: '#7d5531',
  cut: '#4a2f1a',
} as const;
const boardInks = {
  tone: '#5f4026',
  grain: '#7d5732',
  edge: '#8a6138',
} as const;

/** A hollow wider at its foot than at its head. */
function hollowShape({ hollow: [x, y, w, h] }: ShelfLayout): Point[] {
  const [cx, cy] = [x + w / 2, y + h / 2];
  return Array.from({ length: 120 }, (_, i): Point => {
    const angle = (i / 120) * 6.2832;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const roundness = sin > 0 ? 4.2 : 2.6;
    const reach = 1 / (Math.abs(cos) ** roundness + Math.abs(sin) ** roundness) ** (1 / roundness);
    const lump = 1 + 0.012 * Math.sin(angle * 5 + 1) + 0.008 * Math.sin(angle * 9);
    return [cx + cos * reach * (w / 2) * lump, cy + sin * reach * (h / 2) * lump];
  });
}

/** The shape `by` px wider all round. */
function grown(shape: Poly, { hollow: [x, y, w, h] }: ShelfLayout, by: number): Point[] {
  const [cx, cy] = [x + w / 2, y + h / 2];
  return shape.map(([px, py]): Point => {
    const far = Math.hypot(px - cx, py - cy);
    return [px + ((px - cx) / far) * by, py + ((py - cy) / far) * by];
  });
}

/** Everything but the inside of a shape. */
function outside({ width, height }: ShelfLayout, shape: Poly, content: string): string {
  const d = D(rect(0, 0, width, height)) + D(shape);
  return `<clipPath id="outside"><path d="${d}" clip-rule="evenodd"/></clipPath><g clip-path="url(#outside)">${content}</g>`;
}

/** Grain that parts round the hollow like round an eye. */
function bark(layout: ShelfLayout): string {
  const { width: w, height: h, hollow } = layout;
  seed(1640);
  const column = (x: number): Point[] =>
    Array.from(
      { length: 70 },
      (_, i): Point => [x + (noise(i * 0.14, x * 0.01) - 0.5) * 26, -40 + (i / 69) * (h + 80)],
    );
  const [a, b] = [column(-w * 0.3), column(w * 1.3)];
  const cuts = Math.round((w / 1280) * 100) + 14;
  const isThere = (u: number, t: number, shift: number, least: number): number =>
    noise(u * 30 + shift, t * 9) > least ? 1 : 0;
  const eye: Eye = {
    x: hollow[0] + hollow[2] / 2,
    y: hollow[1] + hollow[3] / 2,
    rx: hollow[2] * 0.38,
    ry: hollow[3] * 0.38,
  };
  return (
    F(D(rect(0, 0, w, h)), barkInks.dark) +
    F(
      grain(a, b, cuts, (u, t) => (3.4 - 1.8 * Math.abs(u - 0.2)) * isThere(u, t, 0, 0.42), [eye]),
      barkInks.grain,
    ) +
    F(
      grain(a, b, Math.round(cuts * 0.5), (u, t) => 2.6 * isThere(u, t, 9, 0.56), [eye]),
      barkInks.lit,
    ) +
    F(
      grain(a, b, Math.round(cuts * 1.1), (u, t) => (2.4 + 2.2 * u) * isThere(u, t, 40, 0.34), [eye]),
      C.ink,
    )
  );
}

/** The pale cut edge with its rings. */
function cutEdge(layout: ShelfLayout, shape: Poly): string {
  const k = layout.width > 900 ? 1 : 0.72;
  const grow = (by: number): Point[] => grown(shape, layout, by * k);
  seed(1642);
  const outer = wob(grow(25), 4 * k, 0.03, 6);
  const notches = outer
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) => {
      const [cx, cy] = [layout.hollow[0] + layout.hollow[2] / 2, layout.hollow[1] + layout.hollow[3] / 2];
      const far = Math.hypot(x - cx, y - cy);
      const reach = rr(5, 13) * k;
      return gouge(line(x, y, x - ((x - cx) / far) * reach, y - ((y - cy) / far) * reach, 3), 2.4, {
        wf: (t) => 2.6 * (1 - t),
      });
    });
  const rings = D(wob(grow(16), 1.6, 0.05, 6)) + D(wob(grow(8), 1.2, 0.05, 6));
  return (
    F(D(outer.map((p): Point => [p[0] + 3, p[1] + 6])), C.shadow, 'opacity=".5"') +
    FS(D(outer), rimInks.pale, C.ink, 5 * k) +
    clip(outer, S(rings, rimInks.ring, 2) + F(notches.join(''), rimInks.cut))
  );
}

function front(layout: ShelfLayout): string {
  const { width: w, height: h } = layout;
  const shape = hollowShape(layout);
  const leaves = fallenLeaves(
    [
      [w * 0.325, h * 0.083, 0.5],
      [w * 0.312, h * 0.125, 0.36],
      [w * 0.986, h * 0.097, 0.5],
      [w * 0.972, h * 0.064, 0.4],
      [w * 0.309, h * 0.917, 0.44],
      [w * 0.986, h * 0.889, 0.46],
    ],
    1692,
  );
  const held = layout.width < layout.height ? '' : leaves;
  return outside(layout, shape, bark(layout) + cutEdge(layout, shape) + held) + S(D(shape), C.ink, 5);
}

/** The back wall, and what has fallen below the board. */
function wall(layout: ShelfLayout): string {
  const [x, y, w, h] = layout.hollow;
  const shape = hollowShape(layout);
  seed(1644);
  const floor = (layout.board[1] + layout.board[3] + y + h) / 2 + 8;
  const k = layout.width > 900 ? 1 : 0.66;
  const litter = G(x + w * 0.24, floor, 0.3 * k, acorn(), 70) + G(x + w * 0.28, floor + 4, 0.26 * k, acorn(), -60);
  const leaves = fallenLeaves(
    [
      [x + w * 0.4, floor + 4, 0.32 * k],
      [x + w * 0.62, floor + 2, 0.3 * k],
      [x + w * 0.7, floor + 6, 0.38 * k],
      [x + w * 0.83, floor, 0.3 * k],
    ],
    1691,
  );
  const shade = S(D(wob(grown(shape, layout, -9), 2, 0.04, 6)), mix(barkInks.dark, C.ink, 0.4), 12);
  return F(D(rect(x - 30, y - 30, w + 60, h + 60)), C.hollow) + shade + litter + leaves;
}

function board({ board: [, , w, h] }: ShelfLayout): string {
  return (
    F(D(rect(4, h, w - 8, h * 0.46)), C.shadow, 'opacity=".6"') +
    plank(0, 0, w, h, { seed: 1690, tone: boardInks.tone, grain: boardInks.grain, nails: false }) +
    F(D(rect(2, -5, w - 4, 7)), boardInks.edge) +
    S(D(line(2, -5, w - 2, -5, 1), false), C.ink, 2.6)
  );
}

/** In px of the screen: wall and bark from its corner, the board from its own. */
export const shelfHollows = (): Picture[] =>
  Object.values(shelfLayouts).flatMap((layout) => {
    const { id, width, height } = layout;
    const [, , w, h] = layout.board;
    const screen = { x: 0, y: 0, w: width, h: height };
    return [
      picture(`shelf-wall-${id}`, screen, () => wall(layout)),
      picture(`shelf-board-${id}`, { x: -4, y: -10, w: w + 12, h: h + 28 }, () => board(layout)),
      picture(`shelf-bark-${id}`, screen, () => front(layout)),
    ];
  });
