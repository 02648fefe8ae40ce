import type { FactionId, PlayerId } from '../../../engine/games/harrow/state/players.ts';
import type { ArtEntry } from '../../gallery.ts';

export type Point = readonly [x: number, y: number];

/** What the picture of the battlefield knows of itself, in reference pixels. */
export interface BattlePicture {
  /** From the tower's units to the picture. */
  readonly tower: { readonly ox: number; readonly oy: number; readonly k: number };
  readonly slots: Readonly<Record<FactionId | 'middle', readonly Point[]>>;
  readonly tallies: Readonly<Record<FactionId, Point>>;
  /** Half the width of a cube that lies on the tray. */
  readonly cube: number;
  /** Where the jars of the two sides hang, and how large they are. */
  readonly lamps: Readonly<Record<FactionId, Point>>;
  readonly lampScale: number;
}

export function battlePicture(entry: ArtEntry): BattlePicture {
  return entry as ArtEntry & BattlePicture;
}

/** Height of a lying cube, as the art draws it. */
export const cubeHeight = ({ cube }: BattlePicture): number => cube * 0.92;

const slotOrder: Readonly<Record<PlayerId, readonly number[]>> = {
  protectors: [0, 1, 2, 3, 4, 5],
  family: [2, 1, 0, 5, 4, 3],
  hester: [0, 1, 2, 3, 4, 5],
  fair: [3, 4, 5, 0, 1, 2],
};

/** HC-FAIR-18, HC-ROOT-8: their cubes come from a common supply. */
const isBetween = (player: PlayerId): player is 'hester' | 'fair' => player === 'hester' || player === 'fair';

/** The slots of a player: Hester's and the Fair Folk's are between the two sides. */
function slotsOf({ slots }: BattlePicture, player: PlayerId): readonly Point[] {
  return slots[isBetween(player) ? 'middle' : player];
}

/** Where the cube with this number lies: six slots each, the sides filled from the outside; further cubes lie on top of them. */
export function restingPlace(picture: BattlePicture, player: PlayerId, index: number): Point {
  const order = slotOrder[player];
  const [x, y] = slotsOf(picture, player)[order[index % order.length]];
  return [x, y - Math.floor(index / order.length) * cubeHeight(picture)];
}

/** Where the number of a player's cubes stands: Hester's on the edge of the tray, under the slots in the middle, the Fair Folk's above them. */
export function tallyPlace(picture: BattlePicture, player: PlayerId): Point {
  if (!isBetween(player)) return picture.tallies[player];
  const [x, y] = picture.slots.middle[player === 'hester' ? 4 : 1];
  return [x, player === 'hester' ? y + picture.cube * 1.6 : y - picture.cube * 1.6];
}

/** Cubes further back, and lower in a stack, are drawn first. */
export function restingDepth(index: number): number {
  const row = Math.floor((index % 6) / 3);
  return row * 10 + Math.floor(index / 6);
}
