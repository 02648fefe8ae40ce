import { mix } from '../../ink/colour.ts';
import { comb, gouge, hatch } from '../../ink/cuts.ts';
import { circ, cr, D, line, n1, type Point, type Poly, rect, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { plank } from '../../shell/wood.ts';
import { C } from '../inks.ts';
import { inside } from './cupboard.ts';
import { fieldRadius, type SoloLayout, soloLayouts } from './solo-layout.ts';

/** A thick arrow along a way, its head beyond the last point. */
function arrow(way: Poly, w: number): string {
  const path = way.length > 8 ? way : cr(way, false, 6);
  const [x, y] = path[path.length - 1];
  const [fx, fy] = path[path.length - 3];
  const length = Math.hypot(x - fx, y - fy);
  const [ux, uy] = [(x - fx) / length, (y - fy) / length];
  const wing = w * 1.15;
  const tip: Poly = [
    [x + ux * w * 1.45, y + uy * w * 1.45],
    [x - uy * wing - ux * 3, y + ux * wing - uy * 3],
    [x + uy * wing - ux * 3, y - ux * wing - uy * 3],
  ];
  const shape = gouge(path, w, { a: 0.5, b: 0.9 }) + D(tip);
  return (
    S(shape, C.ink, w * 0.66) + F(shape, mix(C.bog, C.paper, 0.4)) + F(gouge(path, w * 0.3), mix(C.bog, C.ink, 0.3))
  );
}

/** The shallow bed of something that is laid on the board. */
function bed(edge: Poly, cuts: string): string {
  return (
    FS(D(edge), mix(C.ink, C.bog, 0.06), C.ink, 3) +
    clip(edge, F(cuts, mix(C.bog, C.ink, 0.55))) +
    S(D(edge), mix(C.bog, C.paper, 0.22), 1.4)
  );
}

const around = ([x, y]: Point, w: number, h: number): Point[] => rect(n1(x - w / 2), n1(y - h / 2), n1(w), n1(h));

function cardBed({ card, cardSize }: SoloLayout): string {
  const room = around(card, cardSize[0] + 6, cardSize[1] + 6);
  return bed(wob(room, 0.9, 0.06, 6), hatch(room, 45, 9, 2));
}

function pileBed(at: Point, k: number): string {
  const room = around(at, 58 * k + 6, 42 * k + 6);
  return bed(wob(room, 0.7, 0.08, 5), hatch(room, 45, 7, 1.8));
}

function fieldBed([x, y]: Point, k: number): string {
  const r = fieldRadius * k + 2;
  const edge = wob(circ(x, y, r, 40), 0.8, 0.1, 4);
  return (
    FS(D(edge), C.hollow, C.ink, 3.4) +
    F(comb(circ(x, y, r - 2, 60).slice(28, 58), 45, r * 0.26, 22, 2, { spread: 40 }), C.shadow) +
    S(D(circ(x, y, r - 1.5, 40)), mix(C.bog, C.paper, 0.25), 1.4)
  );
}

function board(layout: SoloLayout, seedOf: number): string {
  const { w, h, frame, small } = layout;
  const body = plank(0, 0, w, h, { seed: seedOf, tone: mix(C.bog, C.ink, 0.5), nails: !small });
  seed(seedOf + 1);
  const back = inside({ w, h, frame, slats: [] });
  const [, ry] = layout.ribbon;
  const parting = D(wob(line(frame + 10, ry, w - frame - 10, ry, 30), 0.8, 0.08, 5, false), false);
  return (
    body +
    back +
    S(parting, C.ink, 4) +
    S(parting, mix(C.bog, C.paper, 0.1), 1.6) +
    cardBed(layout) +
    Object.values(layout.piles)
      .map((at) => pileBed(at, layout.pileScale))
      .join('') +
    layout.arrows.map((way) => arrow(way, small ? 6 : 9 * layout.fieldScale)).join('') +
    Object.values(layout.fields)
      .map((at) => fieldBed(at, layout.fieldScale))
      .join('')
  );
}

/** The board without card, piles and fields. */
export const soloBoards = (): Picture[] =>
  soloLayouts.map((layout, i) => {
    const { id, w, h } = layout;
    const key = id === 'desktop' ? 'solo-board' : `solo-board-${id}`;
    return picture(key, { x: -5, y: -5, w: w + 14, h: h + 16 }, () => board(layout, 820 + i * 4));
  });
