import { requireHester, requireTurn } from '../../../rules/hester/hester.ts';
import type { HesterCard } from '../hester-card.ts';

/** HC-HCD-3: the first infection of this turn is free; before any has been made. */
export const ward: HesterCard = {
  id: 'h_ward',
  rule: 'HC-HCD-3',
  canCall: (s) => !requireTurn(s).used.includes('infect') && requireHester(s).snakes > 0,
  call(s) {
    requireTurn(s).ward = true;
  },
};
