import { type ActionOf, defineAction, type RootAction } from '../action.ts';
import { isDominance } from '../content/cards/cards.ts';
import { traitsOf } from '../factions/factions.ts';
import { spend, takeFrom } from '../rules/cards.ts';
import { mayActivate, paymentsFor, waysToActivate } from '../rules/dominance.ts';
import { useCard, usesOf, type Window } from '../rules/windows.ts';
import { type RootState, seatOf } from '../state.ts';

/** RT-PE: the persistent cards of a window. */
export const useIn = (opening: Window) =>
  defineAction('use', {
    options: (s, out) => usesOf(s, s.active, opening, out),
    apply: (s, action: ActionOf<'use'>, emit) => useCard(s, s.active, action, emit),
  });

/** RT-3.3.1-1, RT-9.2.8-1. */
export const activate = defineAction('activate', {
  options(s, out) {
    const ways = waysToActivate(s, s.active);
    if (ways.length === 0) return;
    for (const card of s.sides[s.active].hand) {
      if (!isDominance(card)) continue;
      for (const way of ways) {
        out.push({ type: 'activate', card, ...(way !== undefined && { partner: s.sides[way].faction }) });
      }
    }
  },
  apply(s, { card, partner }, emit) {
    const seat = s.active;
    const side = s.sides[seat];
    takeFrom(side.hand, card);
    side.dominance = card;
    side.points = 0;
    const other = partner === undefined ? undefined : seatOf(s, partner);
    if (other !== undefined) {
      side.coalition = other;
      s.sides[other].coalition = seat;
    }
    emit({ type: 'dominanceActivated', seat, card, ...(other !== undefined && { partner: other }) });
    if (other !== undefined) traitsOf(side).joins?.(s, seat, other, emit);
  },
});

/** RT-3.3.4, RT-OQ-129: any number, each paid before it is taken. */
export const takeDominance = defineAction('take', {
  options(s, out) {
    if (s.available.length === 0) return;
    for (const what of s.available)
      for (const pay of paymentsFor(s, s.active, what)) out.push({ type: 'take', what, pay });
  },
  apply(s, { what, pay }, emit) {
    const seat = s.active;
    const card = s.available.find((each) => each === what);
    if (card === undefined || pay === undefined) throw new Error(`${what} is not beside the map`);
    spend(s, seat, pay, emit);
    takeFrom(s.available, card);
    s.sides[seat].hand.push(card);
    emit({ type: 'dominanceTaken', seat, card });
  },
});

function uses(s: RootState, opening: Window): boolean {
  if (s.sides[s.active].effects.length === 0) return false;
  const out: RootAction[] = [];
  usesOf(s, s.active, opening, out);
  return out.length > 0;
}

/** RT-TL-4, RT-TL-6: might the active player do something at this boundary? Whoever has a hand might have any card. */
export function isWindowOpen(s: RootState): boolean {
  if (s.phase === 'birdsong') return uses(s, 'birdsong');
  if (s.phase !== 'daylight') return false;
  const mayHold = s.sides[s.active].hand.length > 0 && (s.available.length > 0 || mayActivate(s, s.active));
  return mayHold || uses(s, 'daylight');
}

export const opensAtStart = (s: RootState): boolean => uses(s, 'startOfBirdsong');
