import type { Seat } from '../../../../kernel/game.ts';
import { nextBelow, type Rng } from '../../../../kernel/rng.ts';
import { sum } from '../../../../kit/sum.ts';
import type { Emit } from '../../action.ts';
import { canRaiseStorm, destroyBuildings, raiseStorm } from '../../rules/storm-route.ts';
import { activateUpgrade } from '../../rules/upgrade.ts';
import { type UpgradeId, upgradeIds } from '../../state/cards.ts';
import { abilities, bagTokens, noTokens, type PerAbility } from '../../state/tokens.ts';
import type { HarrowState } from '../../state.ts';
import { upgrades } from '../cards/upgrades.ts';
import { boardOf } from '../tracks.ts';
import type { Faction } from './faction.ts';
import { traits } from './traits.ts';

function drawToken(rng: Rng, bag: number[], drawn: number[]): void {
  let pick = nextBelow(rng, sum(bag));
  let kind = 0;
  while (pick >= bag[kind]) pick -= bag[kind++];
  bag[kind]--;
  drawn[kind]++;
}

/**
 * The drawn tokens are played: each ability token is one point, upgrade tokens are activated one by one (HC-ABL-2,
 * HC-CARD-5). Those that arm the next attack go on the Attack jar by themselves (HC-CARD-6).
 */
export function playDrawn(s: HarrowState, seat: Seat, emit: Emit): void {
  const { drawn, hand } = s.seats[seat];
  upgradeIds.forEach((id, i) => {
    if (drawn[abilities.length + i] > 0 && upgrades[id].arms) activateUpgrade(s, seat, upgrades[id], emit);
  });
  const points: PerAbility = [drawn[0], drawn[1], drawn[2]];
  const tokens: UpgradeId[] = upgradeIds.filter((_, i) => drawn[abilities.length + i] > 0);
  const upgrade = hand.length > 0;
  s.flow.push({
    kind: 'points',
    seat,
    points,
    any: 0,
    ...(tokens.length > 0 && { tokens }),
    ...(upgrade && { upgrade }),
  });
}

export const family: Faction = {
  ...traits.family,

  // HC-ABL-2, 3, 5; HC-TRK-13: with k tokens too few in the bag, k fewer are returned
  openAbilityJar(s, seat, emit) {
    const own = s.seats[seat];
    const { draw, giveBack } = boardOf(s).familyDraws[own.board.length];
    const inBag = sum(own.bag);
    for (let n = Math.min(draw, inBag); n > 0; n--) drawToken(s.rng, own.bag, own.drawn);
    emit({ type: 'tokensDrawn', seat, tokens: [...own.drawn] });
    const left = Math.max(0, giveBack - Math.max(0, draw - inBag));
    if (left > 0) s.flow.push({ kind: 'return', seat, left });
    else playDrawn(s, seat, emit);
  },

  // HC-TOK-4: collected tokens lie with those drawn this turn
  collect(s, seat, token, hex, emit) {
    s.seats[seat].drawn[bagTokens.indexOf(token)]++;
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
