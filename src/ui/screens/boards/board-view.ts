import {
  drawValue,
  familyDraw,
  familySpaces,
  protectorsRows,
  rowValue,
} from '../../../engine/games/harrow/content/tracks.ts';
import { frameOf, topFrame } from '../../../engine/games/harrow/flow.ts';
import {
  type Ability,
  abilities,
  type FactionId,
  type HarrowState,
  type LegendId,
  type PerAbility,
  type SeatState,
} from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';

/** What lies in a space. A path token waits on the Protectors' legend track until a scroll covers it (HC-SET-9). */
export type SpaceState = 'printed' | 'token' | 'path' | 'empty';

export interface Space {
  readonly state: SpaceState;
  readonly token?: Ability;
  /** The number printed above the space. */
  readonly value?: number;
  /** This is the space whose number counts now, or the one that is covered next. */
  readonly lit: boolean;
}

export interface Row {
  readonly ability: Ability;
  readonly spaces: readonly Space[];
  readonly value: number;
}

export const shelfKinds = ['haints', 'cubes', 'wild', 'paths', 'storms'] as const;
export type ShelfKind = (typeof shelfKinds)[number];

/** A faction board as it looks in a position. */
export interface BoardView {
  readonly seat: Seat;
  readonly faction: FactionId;
  readonly legend: LegendId;
  readonly acting: boolean;
  readonly hasLantern: boolean;
  /** Protectors only. */
  readonly rows: readonly Row[];
  /** Family only. */
  readonly track?: {
    readonly spaces: readonly Space[];
    readonly draw: number;
    readonly bag: PerAbility;
    readonly inBag: number;
    /** Drawn this turn, or still to be sorted in clean-up. */
    readonly drawn: PerAbility;
    readonly sorting: boolean;
  };
  readonly scrolls: readonly Space[];
  readonly shelf: readonly { readonly kind: ShelfKind; readonly count: number }[];
}

/** HC-TRK-1: the number above the rightmost token counts. */
function rowOf(own: SeatState, ability: Ability): Row {
  const collected = own.rows[abilities.indexOf(ability)];
  const spaces = protectorsRows[ability].map((value, i): Space => {
    const state = i === 0 ? 'printed' : i <= collected ? 'token' : 'empty';
    return { state, token: state === 'empty' ? undefined : ability, value, lit: i === collected };
  });
  return { ability, spaces, value: rowValue(own.rows, ability) };
}

/** The Family's first space bears a printed MOVE token (HC-TRK-10). */
const printedToken: Ability = 'move';

function trackOf(s: HarrowState, seat: Seat): NonNullable<BoardView['track']> {
  const own = s.seats[seat];
  const sort = frameOf(s, 'sort');
  const fixed = own.board.length;
  const draw = drawValue(fixed);
  const counting = familyDraw.indexOf(draw);
  const spaces = familyDraw.map((value, i): Space => {
    const state = i === 0 ? 'printed' : i <= fixed ? 'token' : 'empty';
    const token = i === 0 ? printedToken : own.board[i - 1];
    const lit = i === counting || (sort !== undefined && i === fixed + 1);
    return { state, token: state === 'empty' ? undefined : token, value, lit };
  });
  return {
    spaces,
    draw,
    bag: own.bag,
    inBag: own.bag[0] + own.bag[1] + own.bag[2],
    drawn: sort?.seat === seat ? sort.tokens : own.drawn,
    sorting: sort?.seat === seat,
  };
}

const legendSpaces = 4;

/** HC-LEG-2: the printed space is always open, the others once a scroll covers them. */
function scrollsOf({ faction, scrolls }: SeatState): Space[] {
  const uncovered: SpaceState = faction === 'protectors' ? 'path' : 'empty';
  return Array.from({ length: legendSpaces }, (_, i) => ({
    state: i === 0 ? 'printed' : i <= scrolls ? 'token' : uncovered,
    lit: i === scrolls,
  }));
}

export function actingSeat(s: HarrowState): Seat {
  return topFrame(s)?.seat ?? s.active;
}

export function boardView(s: HarrowState, seat: Seat): BoardView {
  const own = s.seats[seat];
  const { faction, legend, haintsLeft, cubesLeft, wild, pathsLeft, stormsLeft } = own;
  const isFamily = faction === 'family';
  return {
    seat,
    faction,
    legend,
    acting: s.result === undefined && actingSeat(s) === seat,
    hasLantern: s.lantern === seat,
    rows: isFamily ? [] : abilities.map((ability) => rowOf(own, ability)),
    track: isFamily ? trackOf(s, seat) : undefined,
    scrolls: scrollsOf(own),
    shelf: [
      { kind: 'haints', count: haintsLeft },
      { kind: 'cubes', count: cubesLeft },
      { kind: 'wild', count: wild },
      isFamily ? { kind: 'storms', count: stormsLeft } : { kind: 'paths', count: pathsLeft },
    ],
  };
}

/** What one more token on the Family's board would change. */
export interface DrawOutlook {
  readonly now: number;
  /** The board is full (HC-TOK-5). */
  readonly full: boolean;
  /** The draw once this token lies on the board. */
  readonly after: number;
  /** The next higher number and how many tokens it takes. */
  readonly next?: { readonly value: number; readonly tokens: number };
}

export function drawOutlook(fixed: number): DrawOutlook {
  const now = drawValue(fixed);
  const full = fixed >= familySpaces - 1;
  const space = familyDraw.findIndex((value) => value !== undefined && value > now);
  const next = space < 0 ? undefined : { value: familyDraw[space] ?? now, tokens: space - fixed };
  return { now, full, after: full ? now : drawValue(fixed + 1), next };
}
