import type { LayoutId } from '../../../../src/app/harrow/layout-ids.ts';
import type { Point } from '../../ink/geometry.ts';
import { stageSize } from '../stage-size.ts';

/** Where the tree stands: x = ox + k u, y = oy + k v for a point (u, v) of the tower. */
export interface TowerPlace {
  readonly ox: number;
  readonly oy: number;
  readonly k: number;
}

/** The battleground: a trapezium of wood with three groups of slots. */
export interface TrayPlace {
  readonly cx: number;
  readonly top: number;
  readonly bottom: number;
  readonly lip: number;
  /** Half widths at the top and the bottom. */
  readonly back: number;
  readonly front: number;
  /** Distance of slots in a row, of rows, and of the first row from the top. */
  readonly column: number;
  readonly row: number;
  readonly first: number;
  /** Distance of the outer groups' middle from the centre, and of the tally discs. */
  readonly group: number;
  readonly tally: number;
  readonly tallyRadius: number;
  /** Half-width of the isometric cubes that stand on the slots. */
  readonly cube: number;
}

export interface BattleLayout {
  readonly w: number;
  readonly h: number;
  readonly tower: TowerPlace;
  readonly tray: TrayPlace;
  /** The jars that hang from the boughs, as distance from the axis in tower units and scale, and the owl beside them. */
  readonly lamp: { readonly out: number; readonly scale: number };
  readonly owl: number;
}

export const battleLayouts: Readonly<Record<LayoutId, BattleLayout>> = {
  desktop: {
    ...stageSize('desktop'),
    tower: { ox: 478, oy: 61, k: 0.9 },
    lamp: { out: 284, scale: 1 },
    owl: 226,
    tray: {
      cx: 640,
      top: 560,
      bottom: 628,
      lip: 644,
      back: 284,
      front: 322,
      column: 46,
      row: 31,
      first: 18,
      group: 190,
      tally: 300,
      tallyRadius: 30,
      cube: 16,
    },
  },
  tablet: {
    ...stageSize('tablet'),
    tower: { ox: 337.4, oy: 68.5, k: 0.97 },
    lamp: { out: 243, scale: 0.58 },
    owl: 196,
    tray: {
      cx: 512,
      top: 606,
      bottom: 674,
      lip: 690,
      back: 240,
      front: 270,
      column: 40,
      row: 31,
      first: 18,
      group: 150,
      tally: 240,
      tallyRadius: 25,
      cube: 15,
    },
  },
  upright: {
    ...stageSize('upright'),
    tower: { ox: 67.2, oy: 186, k: 0.71 },
    lamp: { out: 221, scale: 0.62 },
    owl: 206,
    tray: {
      cx: 195,
      top: 578,
      bottom: 630,
      lip: 642,
      back: 182,
      front: 193,
      column: 27,
      row: 24,
      first: 14,
      group: 102,
      tally: 168,
      tallyRadius: 18,
      cube: 11.5,
    },
  },
  'upright-tablet': {
    ...stageSize('upright-tablet'),
    tower: { ox: 168, oy: 184, k: 0.69 },
    lamp: { out: 268, scale: 0.7 },
    owl: 214,
    tray: {
      cx: 292,
      top: 562,
      bottom: 614,
      lip: 626,
      back: 232,
      front: 252,
      column: 36,
      row: 24,
      first: 14,
      group: 134,
      tally: 216,
      tallyRadius: 20,
      cube: 12.5,
    },
  },
  phone: {
    ...stageSize('phone'),
    tower: { ox: 341, oy: 34, k: 0.45 },
    lamp: { out: 284, scale: 0.5 },
    owl: 226,
    tray: {
      cx: 422,
      top: 282,
      bottom: 325,
      lip: 335,
      back: 226,
      front: 248,
      column: 36,
      row: 20,
      first: 11,
      group: 134,
      tally: 214,
      tallyRadius: 19,
      cube: 11.5,
    },
  },
};

/** The middle of the trunk in tower units. */
export const AXIS = 180;

/** A point of the tower on the screen. */
export const onScreen = ({ tower }: BattleLayout, u: number, v: number): Point => [
  tower.ox + tower.k * u,
  tower.oy + tower.k * v,
];

export const slotGroups = ['protectors', 'middle', 'family'] as const;
export type SlotGroup = (typeof slotGroups)[number];

/** The six slots of a group, the back row first; the outer groups lean with the tray's sides. */
export function slots(tray: TrayPlace, group: SlotGroup): readonly Point[] {
  const side = slotGroups.indexOf(group) - 1;
  const lean = ((tray.front - tray.back) / (tray.bottom - tray.top)) * tray.row * 0.6;
  return Array.from({ length: 6 }, (_, i): Point => {
    const row = Math.floor(i / 3);
    const x = tray.cx + side * (tray.group + row * lean) + ((i % 3) - 1) * tray.column;
    return [Math.round(x * 10) / 10, tray.top + tray.first + row * tray.row];
  });
}

export const tallies = (tray: TrayPlace): Readonly<Record<'protectors' | 'family', Point>> => {
  const y = (tray.top + tray.bottom) / 2;
  return { protectors: [tray.cx - tray.tally, y], family: [tray.cx + tray.tally, y] };
};
