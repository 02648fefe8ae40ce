import { battleOf } from '../../engine/games/root/flow.ts';
import { assignRoll, beginBattle, highestFace } from '../../engine/games/root/rules/battle.ts';
import { holds } from '../../engine/games/root/rules/windows.ts';
import type { CardId } from '../../engine/games/root/state/cards.ts';
import type { Clearing } from '../../engine/games/root/state/places.ts';
import type { RootState } from '../../engine/games/root/state.ts';
import { cloneJson } from '../../engine/kernel/clone.ts';
import type { Seat } from '../../engine/kernel/game.ts';

/** A battle that could be fought. */
export interface Attack {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly at: Clearing;
  readonly ally?: Seat | undefined;
}

/** What the dice may bring: how many of their sixteen falls give each side so many hits to deal. */
export interface Odds {
  /** By the number of hits. */
  readonly attacker: readonly number[];
  readonly defender: readonly number[];
  /** RT-4.3.2.I: what each side can roll at most. */
  readonly caps: { readonly attacker: number; readonly defender: number };
  /** RT-OQ-6: the defender is asked for an ambush. */
  readonly mayBeAmbushed: boolean;
  /** Cards in play that may change it: RT-BT-13. */
  readonly cards: readonly { readonly seat: Seat; readonly card: CardId }[];
}

const ignore = () => {};
const ofAttacker: ReadonlySet<CardId> = new Set<CardId>(['b_brutal_tactics', 'b_armorers']);
const ofDefender: ReadonlySet<CardId> = new Set<CardId>(['b_sappers', 'b_armorers']);

/** Exact: each pair of faces is dealt as the rules deal it (RT-BT-10 to 12), with what both have in the clearing now. */
export function oddsOf(s: RootState, { attacker, defender, at, ally }: Attack): Odds {
  const draft = cloneJson(s);
  const hits: [number[], number[]] = [[], []];
  const caps = [0, 0];
  for (let one = 0; one <= highestFace; one++) {
    for (let other = 0; other <= highestFace; other++) {
      draft.flow = [];
      beginBattle(draft, attacker, at, defender, ally, ignore);
      const battle = battleOf(draft);
      if (!battle) throw new Error('no battle has begun');
      assignRoll(draft, battle, Math.max(one, other), Math.min(one, other), ignore);
      battle.rolled.forEach((rolled, side) => {
        const dealt = rolled + battle.extra[side];
        caps[side] = Math.max(caps[side], rolled);
        hits[side][dealt] = (hits[side][dealt] ?? 0) + 1;
      });
    }
  }
  const cardsOf = (seat: Seat, wanted: ReadonlySet<CardId>) =>
    s.sides[seat].effects.filter((card) => wanted.has(card)).map((card) => ({ seat, card }));
  return {
    attacker: Array.from(hits[0], (n) => n ?? 0),
    defender: Array.from(hits[1], (n) => n ?? 0),
    caps: { attacker: caps[0], defender: caps[1] },
    mayBeAmbushed: s.sides[defender].hand.length > 0 && !holds(s, attacker, 'm_scouting_party'),
    cards: [...cardsOf(attacker, ofAttacker), ...cardsOf(defender, ofDefender)],
  };
}

/** How many hits a side deals on average. */
export const meanOf = (falls: readonly number[]): number =>
  falls.reduce((all, n, hits) => all + n * hits, 0) / falls.reduce((all, n) => all + n, 0);
