import type { LayoutId } from '../../../app/harrow/layout-ids.ts';
import type { Rect, XY } from '../../../app/stage.ts';
import { type NightId, nightIds } from '../../../session/harrow/campaign/nights.ts';
import type { NightStatus } from '../../../session/harrow/campaign/progress.ts';

/** Where things of one night are. */
export interface NightPlace {
  readonly centre: XY;
  /** Middle of the number plate, and of the plank's upper edge. */
  number(status: NightStatus): XY;
  plank(status: NightStatus): XY;
  /** Middle of the nth coal on the plank. */
  coal(n: number): XY;
  /** The whole burrow with its number and its plank: what is clicked. */
  target(status: NightStatus): Rect;
}

export interface BurrowPlaces {
  readonly scale: number;
  /** Scale of the number plates. */
  readonly plate: number;
  /** Planks of the small kind. */
  readonly small: boolean;
  readonly nights: Readonly<Record<NightId, NightPlace>>;
  readonly title: Rect;
  readonly story: Rect;
  readonly progress: Rect;
  /** The bar of the progress has room for every coal and the best night. */
  readonly tellsBest: boolean;
  readonly languages: XY;
}

/** Radius of a burrow, offset of its plate and of its plank. The pictures are cut to all places of this file. */
export const burrows: Readonly<
  Record<NightStatus, { readonly r: number; readonly number: XY; readonly plank: number }>
> = {
  won: { r: 66, number: [-76.6, -51.5], plank: 56.8 },
  open: { r: 92, number: [-73.6, -62.6], plank: 79.1 },
  locked: { r: 62, number: [-71.9, -48.4], plank: 53.3 },
};

/** A burrow is so many times wider and higher than its radius. */
export const burrowShape = { wide: 1.18, high: 0.86 } as const;

type Planks = Readonly<Record<NightStatus, readonly [w: number, h: number]>> & { readonly coalStep: number };

const wide: Planks = { won: [212, 46], open: [212, 30], locked: [176, 28], coalStep: 17 };
const narrow: Planks = { won: [164, 36], open: [164, 25], locked: [148, 24], coalStep: 12 };

export function plankSize(small: boolean, status: NightStatus): readonly [w: number, h: number] {
  return (small ? narrow : wide)[status];
}

/** Radius of a number plate at full size. */
export const plateRadius = 18;

function nightPlace([x, y]: XY, { scale, plate, small }: Pick<Sheet, 'scale' | 'plate' | 'small'>): NightPlace {
  const planks = small ? narrow : wide;
  const plank = (status: NightStatus): XY => [x, y + burrows[status].plank * scale];
  const number = (status: NightStatus): XY => [
    x + burrows[status].number[0] * scale,
    y + burrows[status].number[1] * scale,
  ];
  return {
    centre: [x, y],
    number,
    plank,
    coal: (n) => [x - planks.won[0] / 2 + 17 + n * planks.coalStep, plank('won')[1] + planks.won[1] * 0.72],
    target(status) {
      const { r } = burrows[status];
      const [w, h] = planks[status];
      const [nx, ny] = number(status);
      const half = Math.max(burrowShape.wide * r * scale, w / 2, x - nx + plateRadius * plate);
      const top = Math.min(y - burrowShape.high * r * scale, ny - plateRadius * plate);
      const bottom = plank(status)[1] + h;
      return [x - half, top, 2 * half, bottom - top];
    },
  };
}

interface Sheet extends Omit<BurrowPlaces, 'nights'> {
  /** Centres of the burrows, in units of so many pixels. */
  readonly unit: number;
  readonly burrows: readonly XY[];
}

export const campaignSheets: Readonly<Record<LayoutId, Sheet>> = {
  desktop: {
    scale: 1,
    plate: 1,
    small: false,
    unit: 1,
    burrows: [
      [128, 270],
      [352, 310],
      [596, 262],
      [722, 484],
      [430, 516],
      [150, 512],
    ],
    title: [32, 16, 236, 42],
    story: [890, 16, 374, 618],
    progress: [16, 644, 1248, 66],
    tellsBest: true,
    languages: [812, 12],
  },
  tablet: {
    scale: 0.9,
    plate: 0.95,
    small: false,
    unit: 1,
    burrows: [
      [142, 246],
      [472, 232],
      [536, 408],
      [236, 428],
      [134, 596],
      [474, 590],
    ],
    title: [26, 12, 214, 40],
    story: [688, 12, 324, 676],
    progress: [12, 700, 1000, 60],
    tellsBest: false,
    languages: [610, 12],
  },
  upright: {
    scale: 0.5,
    plate: 0.62,
    small: true,
    unit: 0.62,
    burrows: [
      [145, 211],
      [482, 211],
      [482, 377],
      [145, 377],
      [145, 543],
      [482, 543],
    ],
    title: [20, 8, 150, 32],
    story: [4, 406, 382, 350],
    progress: [3, 757, 384, 84],
    tellsBest: false,
    languages: [342, 4],
  },
  'upright-tablet': {
    scale: 0.52,
    plate: 0.62,
    small: true,
    unit: 0.62,
    burrows: [
      [158, 232],
      [474, 252],
      [788, 230],
      [796, 456],
      [480, 474],
      [162, 456],
    ],
    title: [20, 8, 150, 32],
    story: [6, 364, 573, 340],
    progress: [6, 708, 573, 68],
    tellsBest: false,
    languages: [537, 4],
  },
  phone: {
    scale: 0.52,
    plate: 0.62,
    small: true,
    unit: 0.56,
    burrows: [
      [158, 232],
      [474, 252],
      [788, 230],
      [796, 456],
      [480, 474],
      [162, 456],
    ],
    title: [18, 6, 150, 30],
    story: [540, 6, 298, 378],
    progress: [6, 346, 526, 40],
    tellsBest: false,
    languages: [490, 4],
  },
};

export function burrowPlaces(id: LayoutId): BurrowPlaces {
  const { unit, burrows, ...sheet } = campaignSheets[id];
  const centres = burrows.map(([x, y]): XY => [Math.round(x * unit), Math.round(y * unit)]);
  const places = nightIds.map((night, i) => [night, nightPlace(centres[i], sheet)] as const);
  return { ...sheet, nights: Object.fromEntries(places) as BurrowPlaces['nights'] };
}
