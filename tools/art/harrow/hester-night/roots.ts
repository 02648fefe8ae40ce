import { mix } from '../../ink/colour.ts';
import { cr, type Point, type Poly } from '../../ink/geometry.ts';
import { rr, seed } from '../../ink/random.ts';
import { bough, drawTwigs, twigs } from '../../shell/tree/bough.ts';
import { C } from '../inks.ts';
import { bonfire } from './blaze.ts';
import { BARK } from './oak.ts';
import { edges, type Night } from './view.ts';

/** A root from the foot of the oak; where it ends a bonfire of this size burns. */
interface Root {
  readonly spine: Poly;
  readonly w: number;
  readonly fire: number;
}

/** Those that come out from under the trunk. */
const back: readonly Root[] = [
  {
    spine: [
      [-150, 566],
      [-236, 594],
      [-330, 584],
      [-450, 596],
      [-590, 572],
    ],
    w: 42,
    fire: 0.5,
  },
  {
    spine: [
      [152, 566],
      [240, 592],
      [340, 590],
      [420, 574],
      [500, 566],
    ],
    w: 42,
    fire: 0.5,
  },
  {
    spine: [
      [-140, 580],
      [-206, 624],
      [-300, 630],
      [-380, 654],
      [-456, 644],
    ],
    w: 44,
    fire: 0.8,
  },
  {
    spine: [
      [142, 580],
      [212, 620],
      [300, 634],
      [346, 650],
      [410, 640],
    ],
    w: 44,
    fire: 0.8,
  },
];
/** Those that come out from under her gown. */
const front: readonly Root[] = [
  {
    spine: [
      [-84, 626],
      [-128, 660],
      [-200, 664],
      [-262, 692],
    ],
    w: 40,
    fire: 0.95,
  },
  {
    spine: [
      [80, 626],
      [112, 660],
      [170, 660],
      [226, 690],
    ],
    w: 40,
    fire: 0.95,
  },
  {
    spine: [
      [-34, 650],
      [-60, 682],
      [-112, 694],
      [-140, 730],
    ],
    w: 32,
    fire: 0,
  },
  {
    spine: [
      [30, 650],
      [40, 684],
      [84, 700],
      [96, 734],
    ],
    w: 32,
    fire: 0,
  },
];

/** Far ends reach out with the width of the picture; near the middle the papers' gap is alike on all. */
function spread({ spine }: Root, night: Night): Point[] {
  const k = edges(night).side / 640;
  return spine.map(([x, y]): Point => [Math.abs(x) < 270 ? x : Math.sign(x) * (270 + (Math.abs(x) - 270) * k), y]);
}

function draw(list: readonly Root[], night: Night): string {
  const spines = list.map((root) => spread(root, night));
  const hair = spines.flatMap((spine, i) => {
    const path = cr(spine, false, 6);
    const side = Math.sign(spine[1][0]);
    return path
      .filter((_, j) => j > 8 && j % 4 === 2)
      .flatMap(([x, y], j) => {
        const angle = (j % 2 ? 0.7 : -0.6) + rr(-0.2, 0.2);
        return twigs(x, y, side > 0 ? angle : Math.PI - angle, rr(26, 46), list[i].w * 0.13, 1);
      });
  });
  const look = {
    colour: BARK,
    lit: mix(C.ember, C.bog, 0.25),
    light: [0, -1] as Point,
    ink: 4,
    thinStart: true,
    detail: night.detail,
  };
  return drawTwigs(hair, C.ink) + list.map((root, i) => bough(spines[i], root.w, 5, look)).join('');
}

export function backRoots(night: Night): string {
  seed(861);
  return draw(back, night);
}

export function frontRoots(night: Night): string {
  seed(862);
  return draw(front, night);
}

/** The bonfires at the roots' ends, those behind first. */
export function rootFires(night: Night): string {
  return [...back, ...front]
    .filter(({ fire }) => fire > 0)
    .map((root, i) => {
      const [x, y] = spread(root, night)[root.spine.length - 1];
      return bonfire(x, y + 4, root.fire, 870 + i);
    })
    .join('');
}
