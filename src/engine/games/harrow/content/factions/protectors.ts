import { hexCount } from '../../county.ts';
import { drawCard } from '../../rules/cards.ts';
import { abilities } from '../../state/tokens.ts';
import { boardOf, protectorsRows } from '../tracks.ts';
import type { Faction } from './faction.ts';
import { traits } from './traits.ts';

export const protectors: Faction = {
  ...traits.protectors,

  openAbilityJar(s, seat) {
    s.flow.push({ kind: 'ability', seat });
  },

  // HC-TOK-3
  collect(s, seat, token, hex, emit) {
    const { rows } = s.seats[seat];
    const row = abilities.indexOf(token);
    const hasRoom = rows[row] < protectorsRows[token].length - 1;
    if (hasRoom) rows[row]++;
    else s.box[row]++;
    emit({ type: 'tokenCollected', seat, token, hex, to: hasRoom ? 'board' : 'box' });
    const covered = rows[row] + 1;
    if (hasRoom && boardOf(s).protectorsCards[token].includes(covered)) drawCard(s, seat, emit);
  },
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
