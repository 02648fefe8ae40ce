import { effectFrame } from '../../flow.ts';
import { examineDolls } from '../../rules/kammi/dolls.ts';
import type { Faction } from './faction.ts';
import { collectOnRow } from './rows.ts';
import { traits } from './traits.ts';

export const kammi: Faction = {
  ...traits.kammi,

  // HC-KAM-20
  openAbilityJar(s, seat) {
    s.flow.push(effectFrame(seat, 'kammi_grid'));
  },
  collect: collectOnRow('kammi'),
  sortTokens() {},

  // HC-DOLL-6
  pursueObjective(s, _seat, emit) {
    examineDolls(s, emit);
  },
};
