import { mapOf, type RootState } from '../state.ts';

/** RT-4.1.1, RT-OQ-73: what stands in the clearings, by their suit, less what has been activated in this turn. */
export function piecesToActivate(s: RootState, there: readonly number[] = []): number[] {
  const { suitNumbers } = mapOf(s);
  const out = s.activated.map((n) => 0 - n);
  for (let at = 0; at < there.length; at++) out[suitNumbers[at]] += there[at];
  return out;
}
