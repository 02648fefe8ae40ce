import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { PlayerId } from '../../../engine/games/harrow/state/players.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { type Deed, recapOf } from '../../../session/harrow/recap.ts';
import { gainsOfRound } from '../../../session/harrow/round-points.ts';
import { type Whereabouts, whereaboutsOf } from '../../../session/harrow/whereabouts.ts';
import { doerOf } from './log-lines.ts';
import { logText } from './log-text.ts';
import { seatName, seatsOf } from './seats.ts';
import { reasonText } from './turn-log.ts';

/** A line of what has happened since one's own last turn. */
export interface RecapLine {
  readonly text: string;
  readonly times: number;
  readonly doer: PlayerId | undefined;
  readonly where: Whereabouts;
  /** Its number here and on the map; undefined for what has no place there. */
  readonly number: number | undefined;
}

/** The deeds that the person to act has not read yet; the oak speaks first. */
function unread(app: HarrowApp): Deed[] {
  const { match, interaction, remembered } = app;
  if (!match || !interaction || app.taught?.kind === 'lesson') return [];
  const { read } = remembered;
  if (read?.match === match && read.actions === match.session.log.length) return [];
  return recapOf(match.session, interaction.seat);
}

/** What has happened since the last turn of whoever begins one now; nothing at any other time. */
export function recapLines(app: HarrowApp): RecapLine[] {
  const s = app.match?.session.state;
  if (!s) return [];
  let number = 0;
  return unread(app).flatMap(({ event, times }) => {
    const text = logText(event, s);
    if (text === undefined) return [];
    const where = whereaboutsOf(event);
    if (where.hexes.length > 0) number++;
    return [{ text, times, doer: doerOf(app, event), where, number: where.hexes.length > 0 ? number : undefined }];
  });
}

/** The points of a round that has ended meanwhile, by seats and what they were for; nothing if none has, or brought any. */
export function roundGains(app: HarrowApp): { readonly title: string; readonly lines: readonly string[] } | undefined {
  const { match } = app;
  const ended = unread(app).findLast(({ event }) => event.type === 'roundEnded')?.event;
  if (!match || ended?.type !== 'roundEnded') return undefined;
  const { state, log } = match.session;
  const gains = gainsOfRound(
    log.flatMap(({ events }) => events),
    ended.round,
  );
  const lines = seatsOf(state).flatMap((seat) => {
    const own = gains.filter((gain) => gain.seat === seat);
    if (own.length === 0) return [];
    const list = own.map(({ why, points }) => `${reasonText(state, why)} +${points}`).join(', ');
    return [t('recap:gains', { faction: seatName(state, seat), list })];
  });
  return lines.length === 0 ? undefined : { title: t('recap:round', { round: ended.round }), lines };
}

/** The points that were scored meanwhile, by seats; nothing if nobody scored. */
export function recapPoints(app: HarrowApp): string | undefined {
  const s = app.match?.session.state;
  if (!s) return undefined;
  const scored = unread(app).flatMap(({ event, times }) =>
    event.type === 'scored' ? [{ seat: event.seat, points: event.points * times }] : [],
  );
  const gains = seatsOf(s).flatMap((seat) => {
    const count = sum(scored.map((score) => (score.seat === seat ? score.points : 0)));
    return count === 0 ? [] : [t('recap:gained', { faction: seatName(s, seat), count })];
  });
  return gains.length === 0 ? undefined : t('recap:points', { list: gains.join(', ') });
}
