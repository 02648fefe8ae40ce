import { hexCount } from '../../county.ts';
import { abilities } from '../../state.ts';
import { protectorsRows } from '../tracks.ts';
import type { Faction } from './faction.ts';

export const protectors: Faction = {
  id: 'protectors',
  colour: 'red',
  cubes: 20,
  paysForStorms: true,
  rowIsOneAction: true,

  openAbilityJar(s, seat) {
    s.flow.push({ kind: 'ability', seat });
  },

  // HC-PATH-2, HC-PATH-3
  canUseTrack(s, seat) {
    return s.seats[seat].pathsLeft > 0 || s.paths.some((n) => n > 0);
  },
  openTrack(s, seat) {
    s.flow.push({ kind: 'paths', seat, laid: [] });
  },

  // HC-PATH-1
  onScroll(s, seat) {
    s.seats[seat].pathsLeft++;
  },

  // HC-TOK-3
  collect(s, seat, token, hex, emit) {
    const row = abilities.indexOf(token);
    const hasRoom = s.seats[seat].rows[row] < protectorsRows[token].length - 1;
    if (hasRoom) s.seats[seat].rows[row]++;
    else s.box[row]++;
    emit({ type: 'tokenCollected', seat, token, hex, to: hasRoom ? 'board' : 'box' });
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
