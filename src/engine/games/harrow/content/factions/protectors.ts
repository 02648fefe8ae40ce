import { hexCount } from '../../county.ts';
import type { Faction } from './faction.ts';
import { collectOnRow } from './rows.ts';
import { traits } from './traits.ts';

export const protectors: Faction = {
  ...traits.protectors,

  openAbilityJar(s, seat) {
    s.flow.push({ kind: 'ability', seat });
  },
  collect: collectOnRow('protectors'),
  sortTokens() {},

  // HC-RES-1
  pursueObjective(s, seat) {
    for (let hex = 0; hex < hexCount; hex++) {
      if (s.townsfolk[hex] > 0) {
        s.flow.push({ kind: 'walk', seat, walked: [] });
        return;
      }
    }
  },
};
