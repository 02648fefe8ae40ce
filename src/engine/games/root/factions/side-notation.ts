import type { Reading } from '../notation/parts.ts';
import type { RootState } from '../state.ts';

/** How the things a faction alone has are written in a position (RT-NO-5). */
export interface SideNotation {
  /** Fields beside those of every side. */
  readonly fields: readonly string[];
  write(s: RootState, seat: number): Record<string, unknown>;
  /** What is not told stays as it is: as set up. */
  read(s: RootState, seat: number, reading: Reading): void;
}
