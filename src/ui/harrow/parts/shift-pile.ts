import { decks } from '../../../engine/games/harrow/content/solo/cards.ts';
import { pileIds } from '../../../engine/games/harrow/state/solo.ts';

/** One card more (or fewer) in a pile; the largest (or smallest) of the others makes up for it. The same piles if that cannot be. */
export function shiftPile(piles: readonly number[], pile: number, by: 1 | -1): readonly number[] {
  const room = (i: number, step: number) => piles[i] + step >= 0 && piles[i] + step <= decks[pileIds[i]].length;
  const others = piles.map((_, i) => i).filter((i) => i !== pile && room(i, -by));
  if (!room(pile, by) || others.length === 0) return piles;
  const other = others.reduce((best, i) => ((piles[i] - piles[best]) * by > 0 ? i : best));
  return piles.map((n, i) => (i === pile ? n + by : i === other ? n - by : n));
}
