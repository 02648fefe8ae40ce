import type { Seat, Viewer } from '../engine/kernel/game.ts';
import { handOver, handSeat } from '../session/secrets.ts';
import type { AppTypes } from './app-types.ts';
import type { Table } from './table.ts';

/** Who sits in front of the screen, and what falls between two people who share it. */
export interface Curtain {
  /** The seat behind it; undefined while it is up. */
  readonly seat: Seat | undefined;
  /** Whose secrets the screen may show. */
  viewer(): Viewer;
  /** The device comes to this person. */
  handTo(seat: Seat): void;
  lift(): void;
  /** An action is shown: whoever was looking when it was done looks on until `release`, whoever decides next. */
  hold(looking: Viewer): void;
  release(): void;
  /** Nobody has had the device yet. */
  reset(): void;
}

export function createCurtain<T extends AppTypes>(table: Table<T>): Curtain {
  let behind: Seat | undefined;
  /** The person who last had the device. */
  let facing: Seat | undefined;
  /** Whoever looks on, and at which game: another one may be laid on the table meanwhile. */
  let held: { readonly by: Viewer; readonly at: Table<T>['match'] } | undefined;

  return {
    get seat() {
      return behind;
    },
    viewer() {
      const { match, replaying } = table;
      if (held && held.at === match) return held.by;
      return (match && behind === undefined && !replaying ? handSeat(match, facing) : undefined) ?? 'table';
    },
    handTo(seat) {
      if (table.match) ({ facing, curtain: behind } = handOver(table.match, seat, facing, table.settings.curtain));
    },
    lift() {
      facing = behind ?? facing;
      behind = undefined;
    },
    hold(by) {
      held = { by, at: table.match };
    },
    release() {
      held = undefined;
    },
    reset() {
      held = undefined;
      facing = undefined;
      behind = undefined;
    },
  };
}
