import { layouts } from '../../../../src/app/harrow/layout.ts';
import { type LayoutId, layoutIds } from '../../../../src/app/harrow/layout-ids.ts';
import { campaignSheets } from '../../../../src/ui/harrow/campaign/campaign-places.ts';
import type { Point } from '../../ink/geometry.ts';

/** Things that were buried under the oak: kind, x, y, size, turn in degrees. */
export type Buried = readonly [
  kind: 'skull' | 'bones' | 'spoon' | 'teeth',
  x: number,
  y: number,
  k: number,
  turn: number,
];

/** How a screen shows the cut-open earth, in units of `k` px: nothing is laid on it. */
interface Ornament {
  /** Share of the cuts that is drawn; the lines grow wider apart and thicker for it. */
  readonly detail: number;
  /** Where the picture ends and the wood behind the story begins. */
  readonly cut: number;
  /** The line of grass. */
  readonly ground: number;
  readonly oak: { readonly x: number; readonly scale: number };
  readonly moon: readonly [x: number, y: number, r: number];
  /** The county on the horizon, x of each and one scale for all. */
  readonly county: {
    readonly scale: number;
    readonly mill: number;
    readonly church: number;
    readonly house: number;
    readonly barn: number;
    readonly farm: number;
  };
  /** Upper edges of clay, cold earth and the deep. */
  readonly strata: readonly [number, number, number];
  /** The one thick root: from the oak to the first burrow, then from each burrow to the next, without these ends. */
  readonly bends: readonly (readonly Point[])[];
  readonly rootlets: readonly (readonly Point[])[];
  readonly buried: readonly Buried[];
}

const desktop: Ornament = {
  detail: 1,
  cut: 872,
  ground: 150,
  oak: { x: 436, scale: 0.36 },
  moon: [706, 58, 40],
  county: { scale: 0.6, mill: 60, church: 180, house: 262, barn: 668, farm: 816 },
  strata: [206, 404, 556],
  bends: [
    [
      [424, 192],
      [340, 206],
      [214, 194],
      [136, 212],
    ],
    [
      [200, 352],
      [290, 336],
    ],
    [
      [440, 286],
      [520, 238],
    ],
    [
      [700, 300],
      [790, 380],
    ],
    [
      [640, 556],
      [540, 520],
    ],
    [
      [340, 574],
      [240, 566],
    ],
  ],
  rootlets: [
    [
      [400, 152],
      [330, 180],
      [230, 178],
      [90, 194],
      [-10, 186],
    ],
    [
      [470, 152],
      [520, 190],
      [640, 192],
      [760, 178],
      [884, 194],
    ],
    [
      [450, 160],
      [470, 212],
      [456, 262],
      [474, 330],
      [462, 372],
    ],
    [
      [700, 300],
      [780, 290],
      [860, 262],
    ],
    [
      [352, 330],
      [346, 400],
      [300, 446],
      [296, 500],
    ],
    [
      [128, 300],
      [70, 360],
      [60, 440],
      [20, 480],
    ],
    [
      [716, 470],
      [790, 520],
      [800, 600],
      [860, 640],
    ],
    [
      [436, 540],
      [470, 590],
      [450, 650],
    ],
    [
      [158, 540],
      [110, 600],
      [120, 650],
    ],
    [
      [596, 300],
      [580, 360],
      [540, 420],
    ],
  ],
  buried: [
    ['skull', 498, 412, 0.72, -16],
    ['skull', 290, 618, 0.8, 12],
    ['skull', 842, 614, 0.6, 24],
    ['skull', 30, 414, 0.6, -24],
    ['bones', 566, 618, 42, 14],
    ['bones', 246, 448, 32, 50],
    ['spoon', 836, 330, 44, 64],
    ['teeth', 590, 420, 26, -20],
  ],
};

const tablet: Ornament = {
  detail: 1,
  cut: 676,
  ground: 134,
  oak: { x: 338, scale: 0.315 },
  moon: [566, 56, 36],
  county: { scale: 0.54, mill: 52, church: 262, house: 138, barn: 510, farm: 630 },
  strata: [190, 372, 548],
  bends: [
    [
      [326, 170],
      [248, 180],
      [168, 186],
      [142, 206],
    ],
    [
      [228, 316],
      [344, 296],
    ],
    [
      [584, 256],
      [616, 330],
    ],
    [
      [450, 450],
      [350, 410],
    ],
    [
      [120, 452],
      [66, 530],
    ],
    [
      [236, 656],
      [350, 628],
    ],
  ],
  rootlets: [
    [
      [306, 136],
      [230, 160],
      [110, 162],
      [-10, 176],
    ],
    [
      [370, 136],
      [440, 166],
      [560, 160],
      [690, 172],
    ],
    [
      [350, 144],
      [366, 200],
      [352, 250],
      [368, 320],
    ],
    [
      [142, 280],
      [60, 330],
      [40, 400],
      [10, 440],
    ],
    [
      [600, 300],
      [650, 310],
      [690, 290],
    ],
    [
      [536, 440],
      [640, 480],
      [650, 540],
      [690, 570],
    ],
    [
      [240, 450],
      [330, 510],
      [340, 570],
    ],
    [
      [134, 620],
      [90, 680],
      [96, 740],
    ],
    [
      [480, 610],
      [580, 640],
      [610, 700],
    ],
  ],
  buried: [
    ['skull', 386, 362, 0.66, -14],
    ['skull', 640, 634, 0.66, 18],
    ['skull', 30, 484, 0.56, -20],
    ['bones', 318, 548, 36, 24],
    ['bones', 636, 226, 28, 50],
    ['spoon', 26, 396, 40, 58],
    ['teeth', 386, 476, 24, -20],
  ],
};

const phone: Ornament = {
  detail: 0.55,
  cut: 950,
  ground: 120,
  oak: { x: 474, scale: 0.3 },
  moon: [800, 50, 34],
  county: { scale: 0.62, mill: 352, church: 650, house: 130, barn: 250, farm: 880 },
  strata: [176, 350, 486],
  bends: [
    [
      [456, 160],
      [360, 168],
      [250, 160],
      [176, 180],
    ],
    [
      [250, 310],
      [370, 292],
    ],
    [
      [580, 294],
      [690, 250],
    ],
    [
      [896, 280],
      [906, 390],
    ],
    [
      [700, 524],
      [590, 486],
    ],
    [
      [380, 530],
      [270, 520],
    ],
  ],
  rootlets: [
    [
      [440, 122],
      [340, 142],
      [180, 142],
      [-10, 160],
    ],
    [
      [506, 122],
      [600, 152],
      [760, 146],
      [960, 164],
    ],
    [
      [158, 260],
      [80, 320],
      [40, 400],
      [-10, 420],
    ],
    [
      [480, 280],
      [590, 350],
      [640, 400],
    ],
    [
      [860, 260],
      [930, 250],
      [970, 230],
    ],
    [
      [162, 480],
      [90, 540],
      [60, 600],
    ],
    [
      [800, 480],
      [880, 540],
      [900, 610],
    ],
    [
      [474, 500],
      [530, 560],
      [520, 620],
    ],
  ],
  buried: [
    ['skull', 322, 404, 0.8, -14],
    ['skull', 640, 588, 0.8, 14],
    ['bones', 320, 590, 44, 24],
    ['bones', 642, 414, 36, 50],
    ['spoon', 40, 300, 46, 58],
  ],
};

const upright: Ornament = {
  detail: 0.6,
  cut: 632,
  ground: 148,
  oak: { x: 330, scale: 0.33 },
  moon: [492, 64, 36],
  county: { scale: 0.56, mill: 100, church: 40, house: 190, barn: 540, farm: 600 },
  strata: [203, 365, 548],
  bends: [
    [
      [318, 186],
      [240, 196],
      [160, 190],
    ],
    [
      [240, 300],
      [360, 284],
    ],
    [
      [588, 280],
      [596, 360],
    ],
    [
      [370, 500],
      [260, 470],
    ],
    [
      [40, 480],
      [36, 560],
    ],
    [
      [240, 690],
      [360, 660],
    ],
  ],
  rootlets: [
    [
      [300, 150],
      [220, 172],
      [110, 166],
      [-10, 180],
    ],
    [
      [360, 150],
      [440, 176],
      [550, 166],
      [640, 182],
    ],
    [
      [330, 156],
      [318, 250],
      [326, 340],
      [300, 420],
    ],
    [
      [482, 470],
      [540, 560],
      [600, 600],
    ],
  ],
  buried: [
    ['skull', 310, 340, 0.7, -14],
    ['skull', 592, 716, 0.7, 14],
    ['bones', 314, 706, 38, 24],
    ['bones', 40, 330, 34, 50],
    ['spoon', 600, 200, 42, 58],
    ['teeth', 320, 560, 24, -20],
  ],
};

const ornaments: Readonly<Record<LayoutId, Ornament>> = {
  desktop,
  tablet,
  phone,
  upright,
  'upright-tablet': phone,
};

/** The burrows are where the game puts them. */
export interface CampaignLayout extends Ornament {
  readonly id: LayoutId;
  readonly w: number;
  readonly h: number;
  readonly k: number;
  readonly burrows: readonly Point[];
  readonly burrowScale: number;
}

export const campaignLayouts: readonly CampaignLayout[] = layoutIds.map((id) => {
  const { unit, burrows, scale } = campaignSheets[id];
  const { width, height } = layouts[id];
  return { id, w: width, h: height, k: unit, burrows, burrowScale: scale, ...ornaments[id] };
});

/** A layout's extent in its own units. */
export const extent = ({ w, h, k }: CampaignLayout): Point => [w / k, h / k];

/** The spine of the root that leads to burrow i, from the oak or from the burrow before it. */
export function rootTo(layout: CampaignLayout, i: number): readonly Point[] {
  const from: Point = i === 0 ? [layout.oak.x, layout.ground + 2] : layout.burrows[i - 1];
  return [from, ...layout.bends[i], layout.burrows[i]];
}
