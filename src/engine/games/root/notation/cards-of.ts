import { seedRng } from '../../../kernel/rng.ts';
import { type Notes, note } from '../../../kit/json.ts';
import { standardDeck } from '../content/cards/cards.ts';
import { allCards } from '../invariants.ts';
import { shuffle } from '../rules/cards.ts';
import { type CardId, hidden } from '../state/cards.ts';
import type { RootState } from '../state.ts';

/** A pile that a position does not tell of, and how many cards it has at the start of a game. */
export interface Untold {
  readonly pile: CardId[];
  readonly count: number;
}

/**
 * RT-NO-5: piles not told of are dealt from the cards written nowhere else, as at the start of a game with this seed; the
 * rest is the deck, where that is not told either.
 */
export function dealUntold(
  s: RootState,
  seed: number,
  untold: readonly Untold[],
  isDeckTold: boolean,
  notes: Notes,
): void {
  for (const { pile } of untold) pile.length = 0;
  if (!isDeckTold) s.deck = [];
  const rest = standardDeck(s.sides.length);
  shuffle(rest, seedRng(seed));
  const written = allCards(s);
  // A view is written with gaps: who looks does not know which card is where.
  if (written.includes(hidden)) return;
  for (const card of written) {
    const at = rest.indexOf(card);
    if (at < 0) note(notes, '', `${card} is there more often than it exists`);
    else rest.splice(at, 1);
  }
  for (const { pile, count } of untold) for (let n = 0; n < count; n++) pile.push(...rest.splice(-1));
  if (!isDeckTold) s.deck = rest;
  else if (rest.length > 0) note(notes, 'deck', `${rest.length} cards are nowhere, such as ${rest[0]}`);
}
