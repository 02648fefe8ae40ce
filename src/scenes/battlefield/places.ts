import type { FactionId } from '../../engine/games/harrow/state.ts';
import type { ArtEntry } from '../manifest.ts';

export type Point = readonly [x: number, y: number];

/** What the picture of the battlefield knows of itself, in reference pixels. */
export interface BattlePicture {
  /** From the tower's units to the picture. */
  readonly tower: { readonly ox: number; readonly oy: number; readonly k: number };
  readonly slots: Readonly<Record<FactionId | 'middle', readonly Point[]>>;
  readonly tallies: Readonly<Record<FactionId, Point>>;
  /** Half the width of a cube that lies on the tray. */
  readonly cube: number;
}

export function battlePicture(entry: ArtEntry): BattlePicture {
  return entry as ArtEntry & BattlePicture;
}

/** Height of a lying cube, as the art draws it. */
export const cubeHeight = ({ cube }: BattlePicture): number => cube * 0.92;

const slotOrder: Readonly<Record<FactionId, readonly number[]>> = {
  protectors: [0, 1, 2, 3, 4, 5],
  family: [2, 1, 0, 5, 4, 3],
};

/** Where the cube with this number lies: six slots a side, filled from the outside; further cubes lie on top of them. */
export function restingPlace(picture: BattlePicture, faction: FactionId, index: number): Point {
  const order = slotOrder[faction];
  const [x, y] = picture.slots[faction][order[index % order.length]];
  return [x, y - Math.floor(index / order.length) * cubeHeight(picture)];
}

/** Cubes further back, and lower in a stack, are drawn first. */
export function restingDepth(index: number): number {
  const row = Math.floor((index % 6) / 3);
  return row * 10 + Math.floor(index / 6);
}
