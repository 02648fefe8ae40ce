import type { RootEvent } from '../../engine/games/root/events.ts';
import type { BattleStage } from '../../engine/games/root/flow.ts';
import { battleOf } from '../../engine/games/root/flow.ts';
import type { CardId } from '../../engine/games/root/state/cards.ts';
import type { CountedKind } from '../../engine/games/root/state/pieces.ts';
import type { Clearing } from '../../engine/games/root/state/places.ts';
import type { RootState } from '../../engine/games/root/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';

/** A piece that was removed in the battle. */
export interface Fallen {
  readonly owner: Seat;
  readonly piece: CountedKind;
  readonly count: number;
}

/** The latest battle of the turn, as far as it has come. */
export interface Fight {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly at: Clearing;
  readonly ally: Seat | undefined;
  /** Its cards, once they are played. */
  readonly ambush: CardId | undefined;
  readonly foil: CardId | undefined;
  /** The faces that lie up, the higher first, and what attacker and defender deal by them. */
  readonly rolled: { readonly high: number; readonly low: number; readonly hits: readonly number[] } | undefined;
  /** Hits of attacker and defender, with everything that adds to them. */
  readonly dealt: readonly number[] | undefined;
  readonly used: readonly { readonly seat: Seat; readonly card: CardId }[];
  readonly fallen: readonly Fallen[];
  /** The stage it waits in; undefined once it is over. */
  readonly stage: BattleStage | undefined;
}

type Told = { readonly [T in RootEvent['type']]?: (event: Extract<RootEvent, { type: T }>) => void };

/** What is under way in a clearing, or what was last in this turn; told from the log. */
export function fightOf(s: RootState, events: readonly RootEvent[]): Fight | undefined {
  const start = events.findLastIndex(({ type }) => type === 'battleBegan' || type === 'turnBegan');
  const cause = events[start];
  if (cause?.type !== 'battleBegan') return undefined;
  let ambush: CardId | undefined;
  let foil: CardId | undefined;
  let rolled: Fight['rolled'];
  let dealt: readonly number[] | undefined;
  const used: { seat: Seat; card: CardId }[] = [];
  const fallen: Fallen[] = [];
  const told: Told = {
    ambushed: ({ card }) => {
      ambush = card;
    },
    foiled: ({ card }) => {
      foil = card;
    },
    rolled: (event) => {
      rolled = event;
    },
    hitsDealt: ({ hits }) => {
      dealt = hits;
    },
    cardUsed: ({ seat, card }) => used.push({ seat, card }),
    removed: ({ owner, piece, count }) => fallen.push({ owner, piece, count }),
  };
  const end = events.findIndex(({ type }, i) => i > start && type === 'battleEnded');
  for (const event of events.slice(start + 1, end < 0 ? undefined : end)) {
    (told[event.type] as ((event: RootEvent) => void) | undefined)?.(event);
  }
  const { attacker, defender, at, ally } = cause;
  const stage = end < 0 ? battleOf(s)?.stage : undefined;
  return { attacker, defender, at, ally, ambush, foil, rolled, dealt, used, fallen, stage };
}
