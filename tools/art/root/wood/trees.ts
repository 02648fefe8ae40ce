import { placeSpot, type Wood } from '../../../../src/app/root/wood-places.ts';
import { maps } from '../../../../src/engine/games/root/content/maps/maps.ts';
import type { Suit } from '../../../../src/engine/games/root/state/suits.ts';
import { gouge } from '../../ink/cuts.ts';
import { line, n1, type Point, type Poly } from '../../ink/geometry.ts';
import { noise, rnd, rr, seed } from '../../ink/random.ts';
import { F } from '../../ink/svg.ts';
import { C } from '../inks.ts';
import { far, type River } from './lie.ts';
import { drawTree, type TreeKind, treeInks, treeKinds } from './tree.ts';

/** Rust oaks stand round foxes, golden birches round rabbits, dark firs round mice. */
const treeOf: Readonly<Record<Suit, TreeKind>> = { fox: 'oak', rabbit: 'birch', mouse: 'fir' };

/** A tree is one of a few stamps. */
interface Tree {
  readonly x: number;
  readonly y: number;
  readonly kind: TreeKind;
  readonly ink: number;
  readonly size: number;
}

const sizes = [10.2, 11.1, 12] as const;

const radius = ({ k, isFine }: Wood, { kind, size }: Tree): number =>
  sizes[size] * k * (isFine ? 1 : 1.1) * (kind === 'oak' ? 0.95 : 1);

/** The clearing nearest to (x, y), and how near in radii of a clearing. */
function nearest(wood: Wood, x: number, y: number): { readonly near: number; readonly suit: Suit } {
  const { k, rx, ry } = wood;
  let best = { near: Number.POSITIVE_INFINITY, suit: maps.autumn.suits[0] };
  maps.autumn.suits.forEach((suit, clearing) => {
    const [cx, cy] = placeSpot(wood, clearing);
    const across = Math.abs((x - cx) / (rx + 7 * k)) ** 2.7;
    const along = Math.abs((y - 7 * k - cy) / (ry + 11 * k)) ** 2.7;
    const near = (across + along) ** (1 / 2.7);
    if (near < best.near) best = { near, suit };
  });
  return best;
}

function plant(wood: Wood, roads: readonly Poly[], river: River): Tree[] {
  seed(980);
  const { k, isFine, print } = wood;
  const [left, top, w, h] = print;
  const stumps = maps.autumn.forests.map((forest) => placeSpot(wood, forest));
  const step = 18.6 * k * (isFine ? 1 : 1.14);
  const out: Tree[] = [];
  for (let gy = top - 4, row = 0; gy < top + h + 22 * k; gy += step * 0.74, row++) {
    for (let gx = left - 6 + (row % 2) * step * 0.5; gx < left + w + 8; gx += step) {
      const x = gx + rr(-0.2, 0.2) * step;
      const y = gy + rr(-0.16, 0.16) * step;
      const foot: Point = [x, y - 6 * k];
      const { near, suit } = nearest(wood, x, y);
      if (near < 1.02) continue;
      if (roads.some((road) => far(foot, road) < 13.5 * k)) continue;
      if (far(foot, river.spine) < river.half + 7 * k) continue;
      if (stumps.some(([sx, sy]) => Math.hypot(x - sx, (y - sy) * 1.25) < 19 * k)) continue;
      const pick = noise(x / (70 * k), y / (70 * k));
      const wild: TreeKind = pick < 0.4 ? 'fir' : pick < 0.56 ? 'birch' : 'oak';
      const kind = near < 1.62 && rnd() < 0.9 ? treeOf[suit] : wild;
      const ink = Math.floor(rnd() * treeInks[kind].length);
      out.push({ x, y, kind, ink, size: Math.floor(rnd() * sizes.length) });
    }
  }
  return out.sort((a, b) => a.y - b.y);
}

const stampName = ({ kind, ink, size }: Omit<Tree, 'x' | 'y'>): string => `${kind}${ink}${size}`;

/** All stamps of trees, drawn with their feet at the origin. */
function stamps(wood: Wood): string {
  const drawn = treeKinds.flatMap((kind) =>
    treeInks[kind].flatMap((colour, ink) =>
      sizes.map((_, size) => {
        const tree = { x: 0, y: 0, kind, ink, size };
        seed(1000 + treeKinds.indexOf(kind) * 100 + ink * 10 + size);
        return `<g id="${stampName(tree)}">${drawTree(kind, radius(wood, tree), colour, wood.isFine)}</g>`;
      }),
    ),
  );
  return `<defs>${drawn.join('')}</defs>`;
}

/** The trees with their long shadows, from north to south. */
export function trees(wood: Wood, roads: readonly Poly[], river: River): string {
  const planted = plant(wood, roads, river);
  const shade = planted.map((tree) => {
    const r = radius(wood, tree);
    return gouge(line(tree.x, tree.y, tree.x + r * 3, tree.y + r * 0.7, 3), r * 1.1, { a: 0.8 });
  });
  const stood = planted.map((tree) => `<use href="#${stampName(tree)}" x="${n1(tree.x)}" y="${n1(tree.y)}"/>`);
  return stamps(wood) + F(shade.join(''), C.ink, 'opacity=".5"') + stood.join('');
}
