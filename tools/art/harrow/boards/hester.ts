import { type HesterAct, hesterActs } from '../../../../src/engine/games/harrow/state/hester.ts';
import { squareSize } from '../../../../src/ui/harrow/boards/hester-spaces.ts';
import { mix } from '../../ink/colour.ts';
import { comb, hatch } from '../../ink/cuts.ts';
import { circ, D, line, n1, type Point, pp, rect, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import type { Area } from '../../shell/carving.ts';
import { band, HOLLOW, hole } from '../../shell/carving.ts';
import { emberRim } from '../../shell/paper.ts';
import { ribbon } from '../../shell/ribbon.ts';
import { bough } from '../../shell/tree/bough.ts';
import { plank } from '../../shell/wood.ts';
import { C } from '../inks.ts';
import { fireSpace } from '../pieces/flame.ts';
import { type SymbolName, symbol } from '../pieces/symbols.ts';
import { ribbonColours } from '../ui/ribbon-colours.ts';
import { type HesterLayout, hesterLayouts, hesterStrips } from './hester-layout.ts';

const sunk = '#0c0908';

// Hester's board is charred wood with a glowing edge. Portrait, squares, flames and cards are laid on it.

const char = mix(C.ink, C.bog, 0.34);

function glowingEdge(w: number, h: number, plain: boolean): string {
  const inset = plain ? 4 : 8;
  const edge = rect(inset, inset, w - 2 * inset, h - 2 * inset);
  const [x1, y1] = [w - inset, h - inset];
  const length = plain ? 5 : 10;
  const sides: readonly (readonly [number, number, number, number, number])[] = [
    [inset, inset, x1, inset, 90],
    [x1, inset, x1, y1, 180],
    [x1, y1, inset, y1, 270],
    [inset, y1, inset, inset, 0],
  ];
  const wedges = sides.map(([ax, ay, bx, by, deg]) =>
    comb(line(ax, ay, bx, by, 3), deg, length, Math.hypot(bx - ax, by - ay) / 11, plain ? 2.2 : 3, { spread: 12 }),
  );
  return (
    S(D(wob(edge, 1, 0.05, 6)), C.ink, plain ? 4 : 6) +
    S(D(wob(edge, 1, 0.05, 6)), C.ember, plain ? 2 : 3) +
    F(wedges.join(''), mix(C.ember, C.ink, 0.15))
  );
}

/** The bed of something that is laid on the wood. */
function bed(x: number, y: number, w: number, h: number, seedOf: number): string {
  seed(seedOf);
  const room = rect(n1(x - w / 2), n1(y - h / 2), n1(w), n1(h));
  const edge = wob(room, 0.8, 0.08, 5);
  return (
    FS(D(edge), C.socket, C.ink, 3) +
    clip(edge, F(hatch(room, 45, 8, 1.8), mix(C.bog, C.ink, 0.6))) +
    S(D(edge), mix(C.bog, C.paper, 0.2), 1.3)
  );
}

function carvedGroove([x, y, w, h]: Area, plain: boolean): string {
  seed(852);
  const edge = wob(rect(x, y, w, h), 0.8, 0.06, 5);
  return (
    FS(D(edge), sunk, C.ink, 3) +
    F(comb(line(x, y + 1, x + w, y + 1, 3), 90, plain ? 4 : 8, w / 6, 2.2, { spread: 16 }), C.shadow) +
    S(`M${x + 3} ${y + h}H${x + w - 1}V${y + 3}`, mix(C.bog, C.paper, 0.2), 1.3)
  );
}

/** Roots grow from the portrait's frame into the free wood beside it. */
const creepers: readonly (readonly [spine: string, w0: number, w1: number])[] = [
  ['M4 206 -22 196 -30 164 -54 150 -62 120', 15, 2],
  ['M-28 168 -48 182 -66 178', 8, 2],
  ['M4 60 -22 70 -34 48 -58 44 -64 22', 13, 2],
  ['M-30 54 -42 74 -62 78', 7, 2],
];

function creeping({ portrait: [x, y, w, h], plain, squares }: HesterLayout): string {
  if (plain || x - squares.left[0][0] < 84) return '';
  const bark = { colour: mix(C.brambles, C.ink, 0.4), lit: mix(C.brambles, C.paper, 0.45), ink: 2.6 };
  const k = h / 235;
  const side = (mirrored: boolean): string =>
    creepers
      .map(([spine, w0, w1]) =>
        bough(
          pp(spine).map(([px, py]): Point => [mirrored ? x + w - px * k : x + px * k, y + py * k]),
          w0 * k,
          w1,
          bark,
        ),
      )
      .join('');
  return side(false) + side(true);
}

function frame([x, y, w, h]: Area): string {
  seed(853);
  return (
    F(D(rect(x + 4, y + 6, w, h)), C.shadow, 'opacity=".5"') +
    FS(D(wob(rect(x, y, w, h), 1.2, 0.05, 6)), mix(C.ember, C.ink, 0.8), C.ink, 3)
  );
}

function rule([x, y, w, h]: Area): string {
  seed(854);
  const way = w > h ? line(x, y, x + w, y, 30) : line(x, y, x, y + h, 30);
  const cut = D(wob(way, 0.8, 0.08, 5, false), false);
  return S(cut, C.ink, 4) + S(cut, mix(C.ember, C.ink, 0.2), 1.6);
}

const actionSymbols: Readonly<Record<HesterAct, SymbolName>> = {
  card: 'card',
  root: 'root',
  spawn: 'bones',
  move: 'paw',
  infect: 'snake',
  summon: 'summon',
};

/** The Murderous Tree that parts her actions: a bare trunk in a circle. */
const tree = ([x, y]: Point, k: number): string =>
  G(
    x,
    y,
    k,
    FS(D(circ(0, 0, 15, 26)), C.ink, mix(C.ember, C.ink, 0.2), 1.6) +
      F(
        'M-11 12Q-5 8 -5 0Q-5 -4 -12 -9L-11 -10.5L-6 -7.5L-8 -13L-6 -13.6L-3 -6.6L-1 -14L1 -14L2.4 -6.6L6 -13L7.6 -12.2L5.6 -7L11 -10L12 -8.6L5 -3Q5 6 11 12Z',
        C.paper,
      ) +
      F(D(circ(0, 3.4, 2.7, 16, 5.2)), C.ink),
  );

function actionRow(
  { band: area, actions, actionR, tree: at }: NonNullable<HesterLayout['large']>,
  plain: boolean,
): string {
  const places = hesterActs.map((act) => {
    const [x, y] = actions[act];
    return hole(x, y, actionR) + symbol(actionSymbols[act], x, y, actionR * 1.22, mix(C.paper, C.bog, 0.32), HOLLOW);
  });
  return band(area, mix(C.ember, C.bog, 0.45), 855) + places.join('') + tree(at, plain ? 0.9 : 1.2);
}

function shelf(layout: HesterLayout, { shelf: area, cards, cardSize }: NonNullable<HesterLayout['large']>): string {
  const [x, y, w, h] = area;
  const wood = plank(x, y, w, h, { seed: 857, nails: false, gap: 5 });
  const [cw, ch] = cardSize;
  return wood + [...cards, layout.hand].map(([cx, cy], i) => bed(cx, cy, cw + 4, ch + 4, 858 + i)).join('');
}

function board(layout: HesterLayout): string {
  const { w, h, plain, squareScale, fireR, large } = layout;
  const wood = plank(0, 0, w, h, { seed: 850, tone: char, grain: mix(C.bog, C.ink, 0.5), gap: 6, nails: false });
  seed(851);
  const edge = glowingEdge(w, h, plain);
  const roots = creeping(layout);
  const [sw, sh] = squareSize;
  const squares = [...layout.squares.left, ...layout.squares.right].map(([x, y], i) =>
    bed(x, y, sw * squareScale, sh * squareScale, 870 + i),
  );
  const fires = layout.fires.map(([x, y]) => G(x, y, fireR / 17.5, fireSpace(17.5)));
  const lower = large ? actionRow(large, plain) + shelf(layout, large) : '';
  const title = layout.ribbon ? ribbon(...layout.ribbon, 856, ribbonColours.hester) : '';
  return (
    wood +
    edge +
    roots +
    frame(layout.portrait) +
    squares.join('') +
    fires.join('') +
    (layout.divider ? rule(layout.divider) : '') +
    lower +
    (layout.groove ? carvedGroove(layout.groove, plain) : '') +
    title
  );
}

const boxOf = ({ w, h }: HesterLayout) => ({ x: -20, y: -20, w: w + 40, h: h + 40 });

const drawn = (layout: HesterLayout): Picture => picture(layout.key, boxOf(layout), () => board(layout));

export const hesterBoards = (): readonly Picture[] => [
  ...hesterStrips.map(drawn),
  ...hesterLayouts.flatMap((layout) => {
    const { key, w, h, plain } = layout;
    const lit = (): string => {
      seed(882);
      const inset = plain ? 3 : 7;
      const rim = emberRim(inset, inset, w - 2 * inset, h - 2 * inset, plain ? 1.1 : 1.66);
      return rim + (layout.ribbon ? ribbon(...layout.ribbon, 856, ribbonColours.hester) : '');
    };
    return [drawn(layout), picture(key.replace('hester', 'active-hester'), boxOf(layout), lit)];
  }),
];
