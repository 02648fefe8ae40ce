import { whyLost } from '../../../engine/games/harrow/rules/solo/loss.ts';
import { hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowResult, HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { seatClass } from '../../../session/harrow/seats.ts';
import { leaderName } from './seats.ts';

interface Words {
  readonly title: string;
  readonly why: string;
}

/** Who won and why; in the solo game what Hester lost by (HC-SOLO-51). `tie`: the lantern decided. */
export function endingWords(s: HarrowState, { winner, scores }: HarrowResult, tie: boolean): Words {
  const context = seatClass(s, winner);
  const params = { own: scores[winner], enemy: scores[1 - winner], legend: leaderName(s, winner) };
  if (winner === hesterSeat) return { title: t('end.won', { context }), why: t('end.whyHester') };
  if (s.solo) return { title: t('end.lost'), why: t(`end.whySolo.${whyLost(s)}`, { ...params, context }) };
  return { title: t('end.won', { context }), why: t(tie ? 'end.whyTie' : 'end.why', params) };
}
