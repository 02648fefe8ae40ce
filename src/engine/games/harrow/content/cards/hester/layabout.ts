import { fires } from '../../../rules/hester/fire.ts';
import { requireHester, requireTurn } from '../../../rules/hester/hester.ts';
import type { HesterCard } from '../hester-card.ts';

/** HC-HCD-5: this turn Hester may be summoned with cubes of any one colour, from a fire on any hex (HC-FIRE-6). */
export const layabout: HesterCard = {
  id: 'h_layabout',
  rule: 'HC-HCD-5',
  canCall: (s) => requireHester(s).hex === undefined && !requireTurn(s).used.includes('summon') && fires(s).length > 0,
  call(s) {
    requireTurn(s).layabout = true;
  },
};
