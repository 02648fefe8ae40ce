import { features } from '../../../engine/games/harrow/content/chapters/features.ts';
import {
  drawSpace,
  familyCardSpaces,
  familyDraw,
  familyDrawReturn,
  kammiCardSpaces,
  protectorsCardSpaces,
  type RowFaction,
  rowsOf,
  rowValue,
} from '../../../engine/games/harrow/content/tracks.ts';
import { topFrame } from '../../../engine/games/harrow/flow.ts';
import type { UpgradeId } from '../../../engine/games/harrow/state/cards.ts';
import type { FactionId, LegendId, TrackSide } from '../../../engine/games/harrow/state/players.ts';
import type { SeatState } from '../../../engine/games/harrow/state/seat.ts';
import { type Ability, abilities, type BagToken } from '../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { sum } from '../../../engine/kit/sum.ts';
import {
  type CardPiles,
  cardPiles,
  type HaintWheel,
  haintWheel,
  type LegendPieces,
  legendPieces,
  type ShelfItem,
  shelfOf,
} from './belongings.ts';
import { type KammiView, kammiView } from './kammi-view.ts';

/** What lies in a space. */
type SpaceState = 'printed' | 'token' | 'empty';

export interface Space {
  readonly state: SpaceState;
  readonly token?: BagToken;
  /** The number printed above the space. */
  readonly value?: number;
  /** How many of the drawn tokens go back: the small number with the minus (HC-TRK-11). */
  readonly giveBack?: number;
  /** Covering it draws a card (HC-CARD-8). */
  readonly card?: boolean;
  /** This is the space whose number counts now, or the one that is covered next. */
  readonly lit: boolean;
}

/** A space of the legend track. On the Protectors' a path token waits until a scroll covers it (HC-SET-9). */
export interface ScrollSpace {
  readonly state: SpaceState | 'path';
  /** The last one that is open. */
  readonly lit: boolean;
}

export interface Row {
  readonly ability: Ability;
  readonly spaces: readonly Space[];
  readonly value: number;
}

/** The Family's track with the bag and the tokens of the turn. */
export interface FamilyTrack {
  readonly advanced: boolean;
  readonly spaces: readonly Space[];
  readonly draw: number;
  readonly giveBack: number;
  /** What is in the bag, in the order of `bagTokens`; undefined for whoever may not look in. */
  readonly bag: readonly number[] | undefined;
  readonly inBag: number;
  /** Drawn this turn, or still to be sorted in clean-up. */
  readonly drawn: readonly number[];
  /** The tokens of the turn are asked about one by one: sorted in clean-up, or returned to the bag. */
  readonly picking: 'sort' | 'return' | undefined;
  /** Upgrade tokens on the Attack jar (HC-CARD-6). */
  readonly armed: readonly UpgradeId[];
}

/** A faction board as it looks in a position. */
export interface BoardView {
  readonly seat: Seat;
  readonly faction: FactionId;
  readonly legend: LegendId;
  readonly side: TrackSide;
  readonly advanced: boolean;
  readonly acting: boolean;
  readonly hasLantern: boolean;
  /** Of the Protectors and of Kammi. */
  readonly rows: readonly Row[];
  /** Family only. */
  readonly track?: FamilyTrack;
  /** Kammi only. */
  readonly kammi?: KammiView;
  readonly scrolls: readonly ScrollSpace[];
  readonly shelf: readonly ShelfItem[];
  readonly pieces?: LegendPieces;
  readonly cards?: CardPiles;
  readonly wheel?: HaintWheel;
}

/** HC-TRK-3, HC-TRK-20: the spaces with a card symbol. */
const cardSpaces = { protectors: protectorsCardSpaces, kammi: kammiCardSpaces } as const;

/** HC-TRK-1: the number above the rightmost token counts. */
function rowOf(own: SeatState, faction: RowFaction, ability: Ability, advanced: boolean): Row {
  const collected = own.rows[abilities.indexOf(ability)];
  const spaces = rowsOf[faction][ability].map((value, i): Space => {
    const state = i === 0 ? 'printed' : i <= collected ? 'token' : 'empty';
    const card = advanced && cardSpaces[faction][ability].includes(i + 1);
    return { state, token: state === 'empty' ? undefined : ability, value, card, lit: i === collected };
  });
  return { ability, spaces, value: rowValue(own.rows, ability, faction) };
}

/** The Family's first space bears a printed MOVE token (HC-TRK-10). */
const printedToken: Ability = 'move';

/** The numbers over a space: few on the basic side, a pair on the advanced one (HC-TRK-10, HC-TRK-11). */
function numbersOf(space: number, advanced: boolean): Pick<Space, 'value' | 'giveBack' | 'card'> {
  if (!advanced) return { value: familyDraw[space] };
  const { draw, giveBack } = familyDrawReturn[space];
  return { value: draw, giveBack, card: familyCardSpaces.includes(space + 1) };
}

function trackOf(s: HarrowState, seat: Seat, advanced: boolean, open: boolean): FamilyTrack {
  const own = s.seats[seat];
  const top = topFrame(s);
  const mine = top?.seat === seat ? top : undefined;
  const sort = mine?.kind === 'sort' ? mine : undefined;
  const fixed = own.board.length;
  const { draw, giveBack } = drawSpace(advanced ? 'advanced' : 'basic', fixed);
  const counting = advanced ? fixed : familyDraw.indexOf(draw);
  const spaces = familyDraw.map((_, i): Space => {
    const state = i === 0 ? 'printed' : i <= fixed ? 'token' : 'empty';
    const token = i === 0 ? printedToken : own.board[i - 1];
    const lit = i === counting || (sort !== undefined && i === fixed + 1);
    return { state, token: state === 'empty' ? undefined : token, ...numbersOf(i, advanced), lit };
  });
  return {
    advanced,
    spaces,
    draw,
    giveBack,
    bag: open ? own.bag : undefined,
    inBag: sum(own.bag),
    drawn: sort?.tokens ?? own.drawn,
    picking: mine?.kind === 'sort' || mine?.kind === 'return' ? mine.kind : undefined,
    armed: own.armed,
  };
}

const legendSpaces = 4;

/** HC-LEG-2: the printed space is always open, the others once a scroll covers them. */
function scrollsOf({ faction, track, scrolls }: SeatState): ScrollSpace[] {
  const uncovered = faction === 'protectors' && track === 'a' ? 'path' : 'empty';
  return Array.from({ length: legendSpaces }, (_, i) => ({
    state: i === 0 ? 'printed' : i <= scrolls ? 'token' : uncovered,
    lit: i === scrolls,
  }));
}

export function actingSeat(s: HarrowState): Seat {
  return topFrame(s)?.seat ?? s.active;
}

/** `viewer`: the seat in front of the screen; nobody else may look into its bag once cards are in the game. */
export function boardView(s: HarrowState, seat: Seat, viewer: Seat | undefined): BoardView {
  const own = s.seats[seat];
  const { faction, legend, track } = own;
  const { board, cards, wheel } = features[s.config.mode];
  const advanced = board === 'advanced';
  return {
    seat,
    faction,
    legend,
    side: track,
    advanced,
    acting: s.result === undefined && actingSeat(s) === seat,
    hasLantern: s.lantern === seat,
    rows: faction === 'family' ? [] : abilities.map((ability) => rowOf(own, faction, ability, advanced)),
    kammi: faction === 'kammi' ? kammiView(s) : undefined,
    track: faction === 'family' ? trackOf(s, seat, advanced, !cards || viewer === seat) : undefined,
    scrolls: scrollsOf(own),
    shelf: shelfOf(own),
    pieces: legendPieces(s, seat),
    cards: cards ? cardPiles(own) : undefined,
    wheel: wheel ? haintWheel(s, seat) : undefined,
  };
}
