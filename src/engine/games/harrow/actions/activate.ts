import { oneOf } from '../../../kit/words.ts';
import { defineAction } from '../action.ts';
import { upgrades } from '../content/cards/upgrades.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { activateUpgrade } from '../rules/upgrade.ts';
import { upgradeIds } from '../state/cards.ts';

/** HC-CARD-3, HC-CARD-5: a drawn upgrade token is used, all its parts together. */
export const activate = defineAction(
  'activate',
  { token: oneOf(upgradeIds) },
  {
    options(s, out) {
      for (const token of frameOf(s, 'points')?.tokens ?? []) out.push({ type: 'activate', token });
    },
    apply(s, { token }, emit) {
      const frame = requireFrame(s, 'points');
      frame.tokens = frame.tokens?.filter((each) => each !== token);
      activateUpgrade(s, frame.seat, upgrades[token], emit);
    },
  },
);
