import type { Seat } from '../../../kernel/game.ts';
import type { RootAction } from '../action.ts';
import type { Emit } from '../events.ts';
import type { CardId } from '../state/cards.ts';
import { mapOf, type RootState } from '../state.ts';
import { discardFrom, draw, stealCard } from './cards.ts';
import { score } from './points.ts';
import { remove } from './removal.ts';
import { rules } from './rule.ts';
import { warriorsAt } from './seats.ts';

/** RT-PE: when a persistent card can be used in the own turn. */
export type Window = 'startOfBirdsong' | 'birdsong' | 'startOfDaylight' | 'daylight' | 'startOfEvening';

type Use = Extract<RootAction, { type: 'use' }>;

interface CardEffect {
  readonly window: Window;
  /** The ways to use it; cards that lead to a battle or a move have actions of their own. */
  options(s: RootState, seat: Seat, card: CardId, out: RootAction[]): void;
  use(s: RootState, seat: Seat, action: Use, emit: Emit): void;
}

const seatNamed = (s: RootState, { faction }: Use): Seat => s.sides.findIndex((side) => side.faction === faction);

function markUsed(s: RootState, seat: Seat, card: CardId, emit: Emit): void {
  s.used.push(card);
  emit({ type: 'cardUsed', seat, card });
}

/** RT-PE-2, RT-PE-6: one way for each player with a hand. */
function onHands(s: RootState, seat: Seat, card: CardId, out: RootAction[]): void {
  for (let other = 0; other < s.sides.length; other++) {
    const { faction, hand } = s.sides[other];
    if (other !== seat && hand.length > 0) out.push({ type: 'use', card, faction });
  }
}

const effects: { readonly [C in CardId]?: CardEffect } = {
  // RT-PE-1
  r_better_burrow_bank: {
    window: 'startOfBirdsong',
    options(s, seat, card, out) {
      for (let other = 0; other < s.sides.length; other++) {
        if (other !== seat) out.push({ type: 'use', card, faction: s.sides[other].faction });
      }
    },
    use(s, seat, action, emit) {
      markUsed(s, seat, action.card, emit);
      draw(s, seat, 1, emit);
      draw(s, seatNamed(s, action), 1, emit);
    },
  },
  // RT-PE-2
  f_stand_and_deliver: {
    window: 'birdsong',
    options: onHands,
    use(s, seat, action, emit) {
      const from = seatNamed(s, action);
      markUsed(s, seat, action.card, emit);
      stealCard(s, from, seat, emit);
      score(s, from, 1, 'cards', emit);
    },
  },
  // RT-PE-3
  b_royal_claim: {
    window: 'birdsong',
    options: (_s, _seat, card, out) => out.push({ type: 'use', card }),
    use(s, seat, { card }, emit) {
      emit({ type: 'cardUsed', seat, card });
      discardFrom(s, seat, s.sides[seat].effects, card, 'effects', emit);
      score(s, seat, mapOf(s).suits.filter((_, at) => rules(s, seat, at)).length, 'cards', emit);
    },
  },
  // RT-PE-5
  f_tax_collector: {
    window: 'daylight',
    options(s, seat, card, out) {
      mapOf(s).suits.forEach((_, at) => {
        if (warriorsAt(s.sides[seat], at) > 0) out.push({ type: 'use', card, at });
      });
    },
    use(s, seat, { card, at = 0 }, emit) {
      markUsed(s, seat, card, emit);
      remove(s, [{ owner: seat, piece: 'warrior', at, by: seat }], emit);
      draw(s, seat, 1, emit);
    },
  },
  // RT-PE-6
  m_codebreakers: {
    window: 'daylight',
    options: onHands,
    use(s, seat, action, emit) {
      const from = seatNamed(s, action);
      markUsed(s, seat, action.card, emit);
      emit({ type: 'shown', seat: from, to: seat, cards: [...s.sides[from].hand] });
    },
  },
  // RT-PE-4, RT-PE-7: a battle and a move
  r_command_warren: { window: 'startOfDaylight', options: () => {}, use: () => {} },
  r_cobbler: { window: 'startOfEvening', options: () => {}, use: () => {} },
};

/** The ways to use the seat's cards of this window. */
export function usesOf(s: RootState, seat: Seat, opening: Window, out: RootAction[]): void {
  const { effects: held } = s.sides[seat];
  for (let i = 0; i < held.length; i++) {
    const effect = effects[held[i]];
    if (effect?.window === opening && !s.used.includes(held[i])) effect.options(s, seat, held[i], out);
  }
}

export function useCard(s: RootState, seat: Seat, action: Use, emit: Emit): void {
  effects[action.card]?.use(s, seat, action, emit);
}

export const holds = (s: RootState, seat: Seat, card: CardId): boolean => s.sides[seat].effects.includes(card);
