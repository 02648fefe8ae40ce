import { pointsToEnd } from '../../../engine/games/harrow/rules/points-to-end.ts';
import { whyLost } from '../../../engine/games/harrow/rules/solo/loss.ts';
import { fairSeat, hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowResult, HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { seatClass } from '../../../session/harrow/seats.ts';
import { leaderName } from './seats.ts';

interface Words {
  readonly title: string;
  readonly why: string;
}

/** HC-SOLO-51, HC-FVH-10: it broke off because of the faction that is ahead, or because no card was left. */
function brokenText(s: HarrowState): string {
  const points = s.seats.map((own) => own.points);
  const ahead = points.indexOf(Math.max(...points));
  // A night of two breaks off as soon as there are the points, a card or no card on the table.
  const isBySeven = s.fair !== undefined && points[ahead] >= pointsToEnd;
  return t(`end.whySolo.${isBySeven ? 'points' : whyLost(s)}`, { own: points[ahead], context: seatClass(s, ahead) });
}

/** HC-FVH-10: a night of two that breaks off gives one of them a minor victory, or nobody one. */
function brokenWords(s: HarrowState, { winner, minor }: HarrowResult): Words {
  const title = minor ? t('end.minor', { context: seatClass(s, winner) }) : t(s.fair ? 'end.nobody' : 'end.lost');
  return { title, why: brokenText(s) };
}

function whyText(s: HarrowState, { winner, scores }: HarrowResult, tie: boolean): string {
  if (winner === fairSeat) return t('end.whyFair');
  if (winner === hesterSeat) return t('end.whyHester');
  const params = { own: scores[winner], enemy: scores[1 - winner], legend: leaderName(s, winner) };
  return t(tie ? 'end.whyTie' : 'end.why', params);
}

/** Who won and why; in the solo game what Hester lost by (HC-SOLO-51). `tie`: the lantern decided. */
export function endingWords(s: HarrowState, result: HarrowResult, tie: boolean): Words {
  const { winner, also, minor } = result;
  const isBroken = minor || (s.solo !== undefined && winner < hesterSeat);
  if (isBroken) return brokenWords(s, result);
  const context = seatClass(s, winner);
  const why = whyText(s, result, tie);
  if (also === undefined) return { title: t('end.won', { context }), why };
  // HC-FAIR-50, 51: the queen has been found in the round in which somebody else wins.
  return { title: t('end.wonToo', { context }), why: `${why} ${t('end.whyToo')}` };
}
