import { effectFrame } from '../../flow.ts';
import { activateUpgrade } from '../../rules/upgrade.ts';
import { upgradeIds } from '../../state/cards.ts';
import { abilities, bagTokens, noPoints } from '../../state/tokens.ts';
import { upgrades } from '../cards/upgrades.ts';
import { close } from '../effect.ts';
import type { Legend } from './legend.ts';

/** HC-LGD-WIL-1: any one token of the bag is taken and used; in clean-up it is sorted like a drawn one. */
export const willa: Legend = {
  id: 'willa',
  rule: 'HC-LGD-WIL-1',
  faction: 'family',
  canUsePower: (s, seat) => s.seats[seat].bag.some((n) => n > 0),
  usePower(s, seat) {
    s.flow.push(effectFrame(seat, 'willa'));
  },
  effect: {
    options(s, { seat }, out) {
      const { bag } = s.seats[seat];
      bagTokens.forEach((token, i) => {
        if (bag[i] > 0) out.push({ type: 'choose', option: token });
      });
    },
    apply(s, { seat }, action, emit) {
      if (action.type !== 'choose') return;
      const own = s.seats[seat];
      const kind = (bagTokens as readonly string[]).indexOf(action.option);
      close(s);
      own.bag[kind]--;
      own.drawn[kind]++;
      emit({ type: 'tokenPicked', seat, token: bagTokens[kind] });
      if (kind < abilities.length) {
        const points = noPoints();
        points[kind] = 1;
        s.flow.push({ kind: 'points', seat, points, any: 0, one: true });
      } else {
        activateUpgrade(s, seat, upgrades[upgradeIds[kind - abilities.length]], emit);
      }
    },
    // HC-OQ-58
    mayStop: () => false,
  },
};
