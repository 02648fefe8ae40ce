import type { HarrowEvent } from '../../engine/games/harrow/events.ts';
import type { FactionId } from '../../engine/games/harrow/state.ts';
import type { App } from '../app.ts';
import { logText } from './log-text.ts';

export interface LogLine {
  readonly text: string;
  /** Whose doing it is; undefined for the table's own news. */
  readonly faction: FactionId | undefined;
}

function doer(app: App, event: HarrowEvent): FactionId | undefined {
  const seat = 'seat' in event ? event.seat : undefined;
  return seat === undefined ? undefined : app.match?.session.state.seats[seat].faction;
}

/** The story of the game so far, oldest first, in the language of the moment. */
export function logLines(app: App): LogLine[] {
  const session = app.match?.session;
  if (!session) return [];
  return session.log.flatMap((entry) =>
    entry.events.flatMap((event) => {
      const text = logText(event, session.state);
      return text === undefined ? [] : [{ text, faction: doer(app, event) }];
    }),
  );
}
