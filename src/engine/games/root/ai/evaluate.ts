import type { Seat } from '../../../kernel/game.ts';
import { sum } from '../../../kit/sum.ts';
import { pointsToWin, scores } from '../rules/points.ts';
import type { RootState, Side } from '../state.ts';
import { expected } from './expectation.ts';
import { pursuit } from './pursuit.ts';
import { allianceStanding } from './sides/alliance.ts';
import { eyrieStanding } from './sides/eyrie.ts';
import { marquiseStanding } from './sides/marquise.ts';
import { vagabondStanding } from './sides/vagabond.ts';
import { type Survey, surveyOf } from './survey.ts';
import type { Worth } from './worth.ts';

function standing(s: RootState, seat: Seat, survey: Survey, w: Worth): number {
  const side: Side = s.sides[seat];
  switch (side.faction) {
    case 'mc':
      return marquiseStanding(s, seat, side, survey, w);
    case 'ed':
      return eyrieStanding(s, seat, side, survey, w);
    case 'wa':
      return allianceStanding(s, seat, side, w);
    case 'vb':
      return vagabondStanding(s, seat, side, survey, w);
  }
}

/** How much things still count, the less the nearer the end is. */
const leastTime = 0.5;

/** What a side has; `faith`: in a win by dominance. */
function strength(s: RootState, seat: Seat, survey: Survey, time: number, faith: number, w: Worth): number {
  const side = s.sides[seat];
  const points = scores(s, seat) ? side.points : faith * pursuit(s, seat, survey);
  const things =
    Math.min(side.hand.length, 5) * w.card +
    side.effects.length * w.effect +
    sum(side.on.warrior ?? []) * w.warrior +
    standing(s, seat, survey, w);
  return points + things * time;
}

const victory = 1000;

function outright(s: RootState, seat: Seat, w: Worth): number {
  if (s.result) return s.result.winners.includes(seat) ? victory : -victory;
  const survey = surveyOf(s);
  const most = Math.max(...s.sides.map(({ points }) => points));
  const time = leastTime + (1.35 - leastTime) * Math.max(0, (pointsToWin - most) / pointsToWin);
  let best = 0;
  for (let other = 0; other < s.sides.length; other++) {
    if (other === seat || s.sides[seat].coalition === other) continue;
    best = Math.max(best, strength(s, other, survey, time, 1, w));
  }
  return strength(s, seat, survey, time, w.daring, w) - w.rival * best;
}

/** How good the position is for the seat: what it has, and how far the strongest of the others is behind. */
export const evaluate = (s: RootState, seat: Seat, w: Worth): number =>
  w.foresight ? expected(s, (state) => outright(state, seat, w)) : outright(s, seat, w);
