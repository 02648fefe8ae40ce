import type { Rect } from '../../app/stage.ts';

/** How much of a rectangle lies under another, in square pixels. */
export function overlap([ax, ay, aw, ah]: Rect, [bx, by, bw, bh]: Rect): number {
  const width = Math.min(ax + aw, bx + bw) - Math.max(ax, bx);
  const height = Math.min(ay + ah, by + bh) - Math.max(ay, by);
  return Math.max(0, width) * Math.max(0, height);
}

/** What a bubble is about weighs more than what it is not. */
const weight = 100;

/** The first room that is clear of what is lit and of all else that had better be seen; if none is, the one that covers least of it. */
export function freeRoom(rooms: readonly Rect[], lit: readonly Rect[], others: readonly Rect[]): Rect {
  const under = (room: Rect, rects: readonly Rect[]) => rects.reduce((all, each) => all + overlap(room, each), 0);
  const covered = rooms.map((room) => weight * under(room, lit) + under(room, others));
  return rooms[covered.indexOf(Math.min(...covered))];
}
