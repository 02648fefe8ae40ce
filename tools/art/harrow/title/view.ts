import type { LayoutId } from '../../../../src/app/harrow/layout-ids.ts';
import type { Faction } from '../pieces/factions.ts';
import type { Jar } from '../pieces/jar.ts';
import { stageSize } from '../stage-size.ts';

/** A jar on a cord: x, where the cord starts, where the jar's foot hangs, its scale. */
export interface HangingJar {
  readonly x: number;
  readonly from: number;
  readonly foot: number;
  readonly scale: number;
  readonly name: Jar;
  readonly faction: Faction;
}

/** How a screen frames the county at night. Lengths are in the picture's units, `k` px each; y 610 is the ground. */
export interface View {
  readonly w: number;
  readonly h: number;
  readonly k: number;
  /** How far the whole scene is lowered. */
  readonly drop: number;
  /** The trunk's axis. */
  readonly oak: number;
  readonly moon: readonly [x: number, y: number, r: number];
  readonly church: number;
  readonly barn: number;
  readonly mill: number;
  readonly house: number;
  readonly scarecrow: number;
  readonly crow: number;
  readonly jars: readonly HangingJar[];
  /** Share of the cuts that is drawn; the lines grow wider apart and thicker for it. */
  readonly detail: number;
}

export const views: Readonly<Record<LayoutId, View>> = {
  desktop: {
    ...stageSize('desktop'),
    k: 1,
    drop: 0,
    oak: 912,
    moon: [748, 196, 158],
    church: 552,
    barn: 664,
    mill: 1140,
    house: 1206,
    scarecrow: 478,
    crow: 560,
    jars: [
      { x: 642, from: 312, foot: 424, scale: 0.5, name: 'wild', faction: 'family' },
      { x: 736, from: 308, foot: 470, scale: 0.4, name: 'legend', faction: 'protectors' },
      { x: 1130, from: 136, foot: 330, scale: 0.56, name: 'ability', faction: 'protectors' },
      { x: 1222, from: 150, foot: 272, scale: 0.42, name: 'attack', faction: 'family' },
    ],
    detail: 1,
  },
  tablet: {
    ...stageSize('tablet'),
    k: 1,
    drop: 46,
    oak: 742,
    moon: [592, 182, 142],
    church: 430,
    barn: 520,
    mill: 962,
    house: 1000,
    scarecrow: 400,
    crow: 508,
    jars: [
      { x: 484, from: 318, foot: 426, scale: 0.48, name: 'wild', faction: 'family' },
      { x: 572, from: 308, foot: 474, scale: 0.4, name: 'legend', faction: 'protectors' },
      { x: 950, from: 136, foot: 330, scale: 0.54, name: 'ability', faction: 'protectors' },
    ],
    detail: 1,
  },
  upright: {
    ...stageSize('upright'),
    k: 0.6,
    drop: 250,
    oak: 352,
    moon: [158, 108, 128],
    church: 30,
    barn: 130,
    mill: 600,
    house: 618,
    scarecrow: 60,
    crow: 118,
    jars: [
      { x: 97, from: 318, foot: 437, scale: 0.56, name: 'wild', faction: 'family' },
      { x: 563, from: 136, foot: 333, scale: 0.58, name: 'ability', faction: 'protectors' },
    ],
    detail: 0.6,
  },
  'upright-tablet': {
    ...stageSize('upright-tablet'),
    k: 0.72,
    drop: 130,
    oak: 440,
    moon: [230, 120, 128],
    church: 60,
    barn: 170,
    mill: 690,
    house: 730,
    scarecrow: 100,
    crow: 206,
    jars: [
      { x: 185, from: 318, foot: 437, scale: 0.56, name: 'wild', faction: 'family' },
      { x: 651, from: 136, foot: 333, scale: 0.58, name: 'ability', faction: 'protectors' },
    ],
    detail: 0.75,
  },
  phone: {
    ...stageSize('phone'),
    k: 0.56,
    drop: -16,
    oak: 1216,
    moon: [1040, 210, 158],
    church: 880,
    barn: 990,
    mill: 1452,
    house: 1490,
    scarecrow: 800,
    crow: 880,
    jars: [
      { x: 946, from: 312, foot: 430, scale: 0.54, name: 'wild', faction: 'family' },
      { x: 1424, from: 136, foot: 330, scale: 0.6, name: 'ability', faction: 'protectors' },
    ],
    detail: 0.6,
  },
};

/** The size of a view in its own units. */
export const extent = ({ w, h, k }: View): readonly [w: number, h: number] => [w / k, h / k];
