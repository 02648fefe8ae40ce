import { nextBelow } from '../../../../kernel/rng.ts';
import { hexCount } from '../../county.ts';
import { hasUnits } from '../../rules/occupancy.ts';
import { canRaiseStorm, destroyBuildings, raiseStorm } from '../../rules/storm-route.ts';
import { abilities, noTokens } from '../../state.ts';
import { drawValue } from '../tracks.ts';
import type { Faction } from './faction.ts';

export const family: Faction = {
  id: 'family',
  colour: 'blue',
  cubes: 15,
  paysForStorms: false,
  rowIsOneAction: false,

  // HC-ABL-2, HC-ABL-5: each drawn token is one point of its ability
  openAbilityJar(s, seat, emit) {
    const own = s.seats[seat];
    for (let n = drawValue(own.board.length); n > 0; n--) {
      const total = own.bag[0] + own.bag[1] + own.bag[2];
      if (total === 0) break;
      let pick = nextBelow(s.rng, total);
      let kind = 0;
      while (pick >= own.bag[kind]) pick -= own.bag[kind++];
      own.bag[kind]--;
      own.drawn[kind]++;
    }
    emit({ type: 'tokensDrawn', seat, tokens: [...own.drawn] });
    s.flow.push({ kind: 'points', seat, points: [...own.drawn], any: 0 });
  },

  // HC-STORM-1
  canUseTrack(s, seat) {
    for (let hex = 0; hex < hexCount; hex++) {
      if (hasUnits(s, seat, hex) && canRaiseStorm(s, seat, hex)) return true;
    }
    return false;
  },
  openTrack(s, seat) {
    s.flow.push({ kind: 'storm', seat });
  },
  onScroll() {},

  // HC-TOK-4: collected tokens lie with those drawn this turn
  collect(s, seat, token, hex, emit) {
    s.seats[seat].drawn[abilities.indexOf(token)]++;
    emit({ type: 'tokenCollected', seat, token, hex, to: 'hand' });
  },
  sortTokens(s, seat) {
    const own = s.seats[seat];
    if (own.drawn.some((n) => n > 0)) s.flow.push({ kind: 'sort', seat, tokens: own.drawn });
    own.drawn = noTokens();
  },

  // HC-DEST-1, HC-DEST-4
  pursueObjective(s, seat, emit) {
    const { legendHex } = s.seats[seat];
    if (canRaiseStorm(s, seat, legendHex)) raiseStorm(s, seat, legendHex, true, emit);
    destroyBuildings(s, seat, emit);
  },
};
