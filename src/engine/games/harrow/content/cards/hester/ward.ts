import { frameOf } from '../../../flow.ts';
import { requireHester, requireTurn } from '../../../rules/hester/hester.ts';
import type { HarrowState } from '../../../state.ts';
import type { HesterCard } from '../hester-card.ts';

/** No infection has been made yet, by whatever means, and one may still come: the action may have begun. */
function isToCome(s: HarrowState): boolean {
  const { used, infected } = requireTurn(s);
  return !infected && (!used.includes('infect') || frameOf(s, 'infect')?.hexes.length === 0);
}

/** HC-HCD-3: the first infection of this turn is free; before any has been made. */
export const ward: HesterCard = {
  id: 'h_ward',
  rule: 'HC-HCD-3',
  canCall: (s) => isToCome(s) && requireHester(s).snakes > 0,
  call(s) {
    requireTurn(s).ward = true;
  },
};
