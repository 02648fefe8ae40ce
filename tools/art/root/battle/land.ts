import { mix } from '../../ink/colour.ts';
import { comb, engrave, gouge, hatch } from '../../ink/cuts.ts';
import { circ, cr, D, type Point, rect, tr, wob } from '../../ink/geometry.ts';
import { noise, rnd, rr, seed } from '../../ink/random.ts';
import { clip, F, FS } from '../../ink/svg.ts';
import { pine } from '../../shell/cards/land.ts';
import { leafInk } from '../../shell/leaf.ts';
import { C } from '../inks.ts';

const farInk = '#7d4a33';
const farCut = '#a8622f';
const farWood = '#5c3529';
const middleInk = '#5d3a26';
const middleCut = '#8f5a2b';
const nearInk = '#3a2618';
const stubbleInk = '#a9662b';
const firInk = '#2c2a1c';
const cloudInk = '#4a2f36';

/** A long cloud lit from beneath, for the sun is low. */
export function cloud(x: number, y: number, w: number, h: number): string {
  const top = Array.from(
    { length: 9 },
    (_, i): Point => [x - w / 2 + (w * i) / 8, y - Math.sin((i / 8) * Math.PI) * h * rr(0.5, 1)],
  );
  const under = Array.from(
    { length: 7 },
    (_, i): Point => [x + w / 2 - (w * i) / 6, y + Math.sin((i / 6) * Math.PI) * h * rr(0.2, 0.5)],
  );
  const belly = cr(under, false, 5);
  return F(D([...cr(top, false, 5), ...belly]), cloudInk) + F(gouge(belly.slice(4, -4), 3.2), C.gold);
}

/** A round tree of the far wood: a ball of engraved leaves on a stem. */
function ball(x: number, y: number, h: number, ink: string): string {
  const r = h * 0.34;
  const crown = wob(circ(x, y - h + r * 1.1, r, 22, r * 1.12), r * 0.12, 0.3, 3);
  const brow = crown.slice(Math.floor(crown.length * 0.45), Math.floor(crown.length * 0.8));
  return (
    F(D(rect(x - h * 0.035, y - h * 0.5, h * 0.07, h * 0.5)), C.ink) +
    FS(D(crown), ink, C.ink, 2) +
    clip(
      crown,
      F(D(tr(circ(0, 0, r, 20, r * 1.1), x + r * 0.62, y - h + r * 1.45)), mix(ink, C.ink, 0.55)) +
        F(comb(brow, 50, r * 0.6, 8, 2, { spread: 40 }), mix(ink, C.sunPale, 0.5)),
    )
  );
}

/** Heights of the three ridges above the foot of the tree, from the left to the right edge. */
const farRidge = [-132, -150, -126, -146, -130, -150, -124, -150, -132];
const middleRidge = [-96, -112, -86, -78, -94, -114, -90];
const nearRidge = [-40, -60, -34, -28, -40, -62, -36];

/** Rolling land with woods, then stubble; `k` is the size of things, `cx` the middle of the tree. */
export function land(w: number, h: number, foot: number, k: number, cx: number): string {
  seed(1020);
  const ridge = (heights: readonly number[]): Point[] => [
    ...cr(
      heights.map((y, i): Point => [-20 + ((w + 40) * i) / (heights.length - 1), foot + y * k]),
      false,
      8,
    ),
    [w + 20, h + 20],
    [-20, h + 20],
  ];
  const [far, middle, near] = [farRidge, middleRidge, nearRidge].map(ridge);
  const stubble = engrave(
    rect(0, foot - 70 * k, w, h - foot + 70 * k),
    2,
    6.4,
    (x, y) => 0.14 + 0.8 * Math.max(0, 1 - Math.hypot((x - cx) * 0.5, y - foot) / (260 * k)) * noise(x * 0.02, y * 0.2),
    { wave: 8, wl: 110, step: 12 },
  );
  let farTrees = '';
  for (let x = 10; x < w; x += rr(12, 24)) {
    if (x % 7 > 1.5) farTrees += pine(x, foot - (124 + 8 * Math.sin(x * 0.012)) * k, rr(14, 30) * k, farWood);
  }
  const inks = Object.values(leafInk);
  const trees = Array.from({ length: 34 }, (_, i) => ({
    x: cx + (i < 17 ? rr(-420, -190) : rr(190, 420)) * k,
    y: foot - rr(40, 84) * k,
    h: rr(38, 70) * k,
    ink: inks[Math.floor(rnd() * inks.length)],
  })).sort((a, b) => a.y - b.y);
  const wood = trees.map(({ x, y, h: height, ink }, i) =>
    i % 5 === 2 ? pine(x, y, height * 1.1, firInk) : ball(x, y, height, mix(ink, C.ink, 0.18)),
  );
  return (
    F(D(far), farInk) +
    clip(far, F(hatch(rect(0, foot - 150 * k, w, 90 * k), 0, 6, 2, { skip: 0.25 }), farCut)) +
    farTrees +
    FS(D(middle), middleInk, C.ink, 2.4) +
    clip(middle, F(hatch(rect(0, foot - 116 * k, w, 110 * k), 3, 6, 2.2, { skip: 0.18 }), middleCut)) +
    wood.join('') +
    FS(D(near), nearInk, C.ink, 3) +
    clip(near, F(stubble, stubbleInk))
  );
}
