import type { RootApp } from '../../../app/root/root-app.ts';
import type { RootEvent } from '../../../engine/games/root/events.ts';
import type { FactionId } from '../../../engine/games/root/factions/ids.ts';
import { t } from '../../../i18n/root/text.ts';
import { deedsOf, eventsSince } from '../../../session/root/recap.ts';
import { type Whereabouts, whereaboutsOf } from '../../../session/root/whereabouts.ts';
import { logText } from './log-text.ts';
import { seatName } from './names.ts';
import { doerOf } from './story.ts';

/** A line of what has happened since one's own last turn. */
export interface RecapLine {
  readonly text: string;
  readonly times: number;
  readonly doer: FactionId | undefined;
  readonly where: Whereabouts;
  /** Its number here and on the map; undefined for what has no place there. */
  readonly number: number | undefined;
}

/** What the person to act has not read yet. */
function unread({ match, interaction, remembered: { read } }: RootApp): readonly RootEvent[] {
  if (!match || !interaction) return [];
  if (read?.match === match && read.actions === match.session.log.length) return [];
  return eventsSince(match.session, interaction.seat);
}

/** What has happened since the last turn of whoever begins one now; nothing at any other time. */
export function recapLines(app: RootApp): RecapLine[] {
  const s = app.match?.session.state;
  if (!s) return [];
  let number = 0;
  return deedsOf(unread(app)).flatMap(({ event, times }) => {
    const text = logText(event, s);
    if (text === undefined) return [];
    const seat = doerOf(event);
    const where = whereaboutsOf(event);
    const isPlaced = where.places.length > 0;
    if (isPlaced) number++;
    const doer = seat === undefined ? undefined : s.sides[seat].faction;
    return [{ text, times, doer, where, number: isPlaced ? number : undefined }];
  });
}

/** The points that were scored meanwhile, by seats; nothing if nobody scored. */
export function recapPoints(app: RootApp): string | undefined {
  const s = app.match?.session.state;
  if (!s) return undefined;
  const gains = s.sides.map(() => 0);
  for (const event of unread(app)) if (event.type === 'scored') gains[event.seat] += event.points;
  const list = gains.flatMap((count, seat) => {
    if (count === 0) return [];
    return [t(count < 0 ? 'recap:lost' : 'recap:gained', { faction: seatName(s, seat), count: Math.abs(count) })];
  });
  return list.length === 0 ? undefined : t('recap:points', { list: list.join(', ') });
}
