import type { ScoreReason } from '../../engine/games/harrow/events/turns.ts';
import type { HarrowEvent } from '../../engine/games/harrow/events.ts';
import type { Seat } from '../../engine/kernel/game.ts';

/** Points a seat scored for the same reason. */
export interface Gain {
  readonly seat: Seat;
  readonly why: ScoreReason;
  readonly points: number;
}

/** The points of one round by seats and what they were scored for, in the order in which they came. */
export function gainsOfRound(events: readonly HarrowEvent[], round: number): Gain[] {
  const end = events.findIndex((event) => event.type === 'roundEnded' && event.round === round);
  const begin = events.findIndex((event) => event.type === 'roundBegan' && event.round === round);
  const gains: Gain[] = [];
  for (const event of events.slice(Math.max(begin, 0), end < 0 ? undefined : end)) {
    if (event.type !== 'scored') continue;
    const { seat, why, points } = event;
    const known = gains.findIndex((gain) => gain.seat === seat && gain.why === why);
    if (known < 0) gains.push({ seat, why, points });
    else gains[known] = { seat, why, points: gains[known].points + points };
  }
  return gains;
}
