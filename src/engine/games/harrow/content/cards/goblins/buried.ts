import { goblinHex } from '../../../rules/kammi/kammi.ts';
import { canUseAny } from '../../../rules/usable.ts';
import { noPoints } from '../../../state/tokens.ts';
import type { GoblinCard } from '../card.ts';

/** With a haint beside the goblin, one MOVE, SPAWN or STRENGTHEN. */
export const buried: GoblinCard = {
  id: 'g_buried',
  rule: 'HC-GOB-6',
  canPlay(s, seat) {
    const hex = goblinHex(s);
    return hex !== undefined && s.seats[seat].haints[hex] > 0 && canUseAny(s, seat, 1);
  },
  play(s, seat) {
    s.flow.push({ kind: 'points', seat, points: noPoints(), any: 1, one: true });
  },
};
