import type { PlayerId } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { seatSide } from '../../../ui/harrow/battle/fighter-places.ts';
import type { ArtEntry } from '../../gallery.ts';

export type Point = readonly [x: number, y: number];

/**
 * The parts of the tray: the factions' are at its ends. The middle is Hester's or the Fair Folk's; where both play, she has
 * its back row and they its front one.
 */
export type Part = 'left' | 'middle' | 'back' | 'front' | 'right';
type End = 'left' | 'right';

/** What the picture of the battlefield knows of itself, in reference pixels. */
export interface BattlePicture {
  /** Whose part of the tray is which. */
  readonly parts: Readonly<Partial<Record<PlayerId, Part>>>;
  /** From the tower's units to the picture. */
  readonly tower: { readonly ox: number; readonly oy: number; readonly k: number };
  readonly slots: Readonly<Record<End | 'middle', readonly Point[]>>;
  readonly tallies: Readonly<Record<End, Point>>;
  /** Half the width of a cube that lies on the tray. */
  readonly cube: number;
  /** Where the jars of the two sides hang, and how large they are. */
  readonly lamps: Readonly<Record<End, Point>>;
  readonly lampScale: number;
}

type Seated = Pick<HarrowState, 'seats' | 'hester' | 'fair'>;

/** The ends of the tray are named after those who sat there first. */
type Facts = ArtEntry &
  Omit<BattlePicture, 'parts' | 'slots' | 'tallies' | 'lamps'> & {
    readonly slots: Readonly<Record<'protectors' | 'middle' | 'family', readonly Point[]>>;
    readonly tallies: Readonly<Record<'protectors' | 'family', Point>>;
    readonly lamps: Readonly<Record<'protectors' | 'family', Point>>;
  };

function ends<T>({ protectors, family }: Readonly<Record<'protectors' | 'family', T>>): Readonly<Record<End, T>> {
  return { left: protectors, right: family };
}

/** The picture's facts, with the players of the game on its tray. */
export function battlePicture(entry: ArtEntry, { seats, hester, fair }: Seated): BattlePicture {
  const { slots, tallies, lamps, ...facts } = entry as Facts;
  const isShared = hester !== undefined && fair !== undefined;
  const parts: Partial<Record<PlayerId, Part>> = isShared
    ? { hester: 'back', fair: 'front' }
    : { hester: 'middle', fair: 'middle' };
  seats.forEach(({ faction }, seat) => {
    parts[faction] = seatSide(seat);
  });
  return {
    ...facts,
    slots: { ...ends(slots), middle: slots.middle },
    tallies: ends(tallies),
    lamps: ends(lamps),
    parts,
  };
}

/** Whoever is not in the game has no cubes; the middle would do. */
export const partOf = ({ parts }: BattlePicture, player: PlayerId): Part => parts[player] ?? 'middle';

/** Height of a lying cube, as the art draws it. */
export const cubeHeight = ({ cube }: BattlePicture): number => cube * 0.92;

const slotOrder: Readonly<Record<Part, readonly number[]>> = {
  left: [0, 1, 2, 3, 4, 5],
  middle: [0, 1, 2, 3, 4, 5],
  back: [0, 1, 2],
  front: [3, 4, 5],
  right: [2, 1, 0, 5, 4, 3],
};

const slotsOf = ({ slots }: BattlePicture, part: Part): readonly Point[] =>
  part === 'left' || part === 'right' ? slots[part] : slots.middle;

/** Where the cube with this number lies: six slots each, or three where two share them, the sides filled from the outside; further cubes lie on top of them. */
export function restingPlace(picture: BattlePicture, player: PlayerId, index: number): Point {
  const part = partOf(picture, player);
  const order = slotOrder[part];
  const [x, y] = slotsOf(picture, part)[order[index % order.length]];
  return [x, y - Math.floor(index / order.length) * cubeHeight(picture)];
}

/** Where the number of a player's cubes stands: for the middle on the edge of the tray under it, where two share it side by side. */
export function tallyPlace(picture: BattlePicture, player: PlayerId): Point {
  const part = partOf(picture, player);
  if (part === 'left' || part === 'right') return picture.tallies[part];
  const [[left], [middle, y], [right]] = picture.slots.middle.slice(3);
  const x = part === 'back' ? (left + middle) / 2 : part === 'front' ? (middle + right) / 2 : middle;
  return [x, y + picture.cube * 1.6];
}

/** Cubes further back, and lower in a stack, are drawn first. */
export function restingDepth(picture: BattlePicture, player: PlayerId, index: number): number {
  const part = partOf(picture, player);
  const order = slotOrder[part];
  const row = Math.floor(order[index % order.length] / 3);
  return row * 10 + Math.floor(index / order.length);
}
