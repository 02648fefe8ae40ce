import type { App } from '../../../app/app.ts';
import type { HarrowEvent } from '../../../engine/games/harrow/events.ts';
import { hesterSeat, type PlayerId } from '../../../engine/games/harrow/state.ts';
import type { ShownMatch } from '../../../session/shown-match.ts';
import { isHestersDeed, logText } from './log-text.ts';
import { seatClass } from './seats.ts';

interface LogLine {
  readonly text: string;
  /** Whose doing it is; undefined for the table's own news. */
  readonly faction: PlayerId | undefined;
}

/** Whose sign stands before the line. */
export function doer(app: App, event: HarrowEvent): PlayerId | undefined {
  // These name the seat of the nailed unit; who lifts a nail is not said.
  if (event.type === 'nailDriven') return 'protectors';
  if (event.type === 'nailLifted') return undefined;
  const s = app.match?.session.state;
  const seat = 'seat' in event ? event.seat : isHestersDeed(event) ? hesterSeat : undefined;
  return s && seat !== undefined ? seatClass(s, seat) : undefined;
}

/** All that has happened, beginning with the first round. */
export function storyOfAll({ initial, log }: ShownMatch['session']): HarrowEvent[] {
  return [{ type: 'roundBegan', ...initial }, ...log.flatMap(({ events }) => events)];
}

/** The latest lines of the story, oldest first, in the language of the moment. */
export function logLines(app: App, most: number): LogLine[] {
  const session = app.match?.session;
  if (!session) return [];
  const lines: LogLine[] = [];
  for (const event of storyOfAll(session).reverse()) {
    if (lines.length === most) break;
    const text = logText(event, session.state);
    if (text !== undefined) lines.push({ text, faction: doer(app, event) });
  }
  return lines.reverse();
}
