import type { BattlePlaces } from '../../../app/harrow/battle-places.ts';
import type { LayoutId } from '../../../app/harrow/layout-ids.ts';
import type { Rect } from '../../../app/stage.ts';
import { fairSeat, hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import type { Fight } from '../../../session/harrow/fight.ts';

/** Places inside a fighter's panel, from its top left corner; pictures and words share them. */
export interface FighterPlaces {
  readonly ribbon: Rect;
  /** Top left corner, and the scale of the portrait. */
  readonly portrait: readonly [x: number, y: number, scale: number];
  readonly name: Rect;
  /** Centre and scale of the hex, where there is room for it. */
  readonly hex: readonly [x: number, y: number, scale: number] | undefined;
  readonly ground: Rect | undefined;
  /** Feet of the first unit, the distance of the next, and the scales of the pieces. */
  readonly units: { readonly x: number; readonly y: number; readonly step: number; readonly scale: number };
  readonly count: readonly [x: number, y: number, size: number];
  /** Where Hester's cubes lie, if there is no line to lay them on. */
  readonly heap?: Rect;
  /** Heights of the lines between the parts. */
  readonly lines: readonly number[];
  readonly foot: Rect;
}

export const fighterPlaces: Readonly<Record<LayoutId, FighterPlaces>> = {
  desktop: {
    ribbon: [52, -11, 176, 34],
    portrait: [16, 35, 0.68],
    name: [158, 33, 114, 58],
    hex: [214, 129, 0.78],
    ground: [154, 168, 120, 34],
    units: { x: 46, y: 276, step: 49, scale: 0.56 },
    count: [250, 250, 42],
    lines: [206, 292],
    foot: [14, 298, 252, 42],
  },
  tablet: {
    ribbon: [38, -11, 144, 32],
    portrait: [12, 32, 0.53],
    name: [122, 30, 92, 58],
    hex: [167, 121, 0.6],
    ground: [118, 150, 98, 32],
    units: { x: 36, y: 258, step: 41, scale: 0.48 },
    count: [196, 232, 38],
    lines: [188, 272],
    foot: [10, 278, 200, 42],
  },
  upright: {
    ribbon: [30, -9, 128, 24],
    portrait: [9, 24, 0.31],
    name: [76, 22, 108, 46],
    hex: undefined,
    ground: undefined,
    units: { x: 90, y: 98, step: 25, scale: 0.34 },
    count: [170, 86, 32],
    heap: [76, 42, 106, 54],
    lines: [],
    foot: [6, 99, 176, 29],
  },
  'upright-tablet': {
    ribbon: [77, -9, 128, 24],
    portrait: [10, 20, 0.34],
    name: [86, 24, 190, 46],
    hex: undefined,
    ground: undefined,
    units: { x: 104, y: 98, step: 30, scale: 0.36 },
    count: [256, 82, 36],
    heap: [86, 42, 188, 54],
    lines: [],
    foot: [8, 99, 268, 29],
  },
  phone: {
    ribbon: [16, -9, 116, 24],
    portrait: [9, 22, 0.27],
    name: [66, 20, 74, 54],
    hex: undefined,
    ground: undefined,
    units: { x: 28, y: 139, step: 31, scale: 0.38 },
    count: [107, 76, 30],
    lines: [147],
    foot: [8, 149, 132, 46],
  },
};

/** On which side of the tree, and of its tray, a faction's seat is. */
export const seatSide = (seat: Seat): 'left' | 'right' => (seat === 0 ? 'left' : 'right');

/** The factions keep their places left and right of the tree, as their cubes do, whoever attacks; Hester stands across from her attacker, the Fair Folk from whoever came to them. */
export function fighterSide({ attacker }: Fight, seat: Seat): 'left' | 'right' {
  if (seat === fairSeat) return attacker !== hesterSeat && seatSide(attacker) === 'right' ? 'left' : 'right';
  if (seat !== hesterSeat) return seatSide(seat);
  return attacker === hesterSeat || seatSide(attacker) === 'right' ? 'left' : 'right';
}

export function sideRect(places: BattlePlaces, side: 'left' | 'right'): Rect {
  return side === 'left' ? places.attacker : places.defender;
}

/** Who is seen beside the tree: both sides of an attack or a bargain; otherwise the one who makes it fall. */
export function fightersOf(fight: Fight): readonly Seat[] {
  if (fight.kind === 'bargain') return [fight.attacker, fairSeat];
  return fight.kind === 'attack' ? [fight.attacker, fight.defender] : [fight.attacker];
}
