import type { Seat } from '../../../kernel/game.ts';
import { sum } from '../../../kit/sum.ts';
import { distance, type Hex } from '../county.ts';
import { kammiSeat, requireKammi, tokenHex } from '../rules/kammi/kammi.ts';
import { type Doll, legendTokens, nowhere } from '../state/kammi.ts';
import type { HarrowState } from '../state.ts';
import type { Weights } from './weights.ts';

/** How likely the doll is the real one, for whoever knows the faces and for whoever does not. */
function chanceOf(s: HarrowState, doll: Doll, knowsFaces: boolean): number {
  if (knowsFaces || doll.up) return doll.face === 'real' ? 1 : 0;
  const { dolls } = requireKammi(s);
  if (dolls.some(({ face, up }) => up && face === 'real')) return 0;
  return 1 / dolls.filter(({ up }) => !up).length;
}

function nearestHaint(s: HarrowState, seat: Seat, hex: Hex): number {
  let nearest = 7;
  s.seats[seat].haints.forEach((n, at) => {
    if (n > 0) nearest = Math.min(nearest, distance(at, hex));
  });
  return nearest;
}

/** HC-DOLL-6, 7: what the dolls on the map promise her. */
function dollsWorth(s: HarrowState, seat: Seat, knowsFaces: boolean, w: Weights): number {
  const { self: herself, dolls, taken } = requireKammi(s);
  if (taken || herself === 'hidden') return 0;
  let value = w.decoyGone * (3 - dolls.length);
  for (const doll of dolls) {
    const chance = chanceOf(s, doll, knowsFaces);
    for (const token of legendTokens) {
      const at = tokenHex(s, token);
      if (at === nowhere) continue;
      const away = distance(at, doll.hex);
      value += (token === herself ? w.doll * chance : w.goblinAtDoll * (doll.up ? 0 : 1)) * w.dollApart ** away;
    }
    value += w.carrierAtDoll * chance * w.dollApart ** nearestHaint(s, seat, doll.hex);
  }
  return value;
}

/** What Kammi has that nobody else has; `eye` is the seat that looks. */
export function kammiWorth(s: HarrowState, seat: Seat, eye: Seat, w: Weights): number {
  const kammi = requireKammi(s);
  const own = s.seats[seat];
  return (
    dollsWorth(s, seat, eye !== kammiSeat(s), w) +
    (own.track === 'a' ? w.cardInPlay * own.spent.length : 0) +
    w.gridCube * sum(kammi.gridCubes) +
    w.money * kammi.money.length +
    (kammi.power ? w.power : 0) +
    (kammi.revealed ? 0 : w.secret)
  );
}
