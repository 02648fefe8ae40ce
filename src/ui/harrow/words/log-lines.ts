import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { HarrowEvent } from '../../../engine/games/harrow/events.ts';
import { hesterSeat, type PlayerId } from '../../../engine/games/harrow/state/players.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { withoutEchoes } from '../../../session/harrow/echoes.ts';
import type { ShownHarrow } from '../../../session/harrow/harrow-session.ts';
import { seatClass } from '../../../session/harrow/seats.ts';
import { type Whereabouts, whereaboutsOf } from '../../../session/harrow/whereabouts.ts';
import type { StoryPart } from '../../game-parts.ts';
import { isHestersDeed, logText } from './log-text.ts';
import { playerName } from './seats.ts';

interface Round {
  readonly number: number;
  readonly events: HarrowEvent[];
}

interface LogLine {
  readonly text: string;
  /** Whose doing it is; undefined for the table's own news. */
  readonly faction: PlayerId | undefined;
  readonly where: Whereabouts;
}

/** Whose sign stands before the line. */
export function doerOf(app: HarrowApp, event: HarrowEvent): PlayerId | undefined {
  // These name the seat of the nailed unit; who lifts a nail is not said.
  if (event.type === 'nailDriven') return 'protectors';
  if (event.type === 'nailLifted') return undefined;
  const s = app.match?.session.state;
  const seat = 'seat' in event ? event.seat : isHestersDeed(event) ? hesterSeat : undefined;
  return s && seat !== undefined ? seatClass(s, seat) : undefined;
}

/** All that has happened, beginning with the first round. */
function storyOfAll({ initial, log }: ShownHarrow['session']): HarrowEvent[] {
  return [{ type: 'roundBegan', ...initial }, ...withoutEchoes(log.flatMap(({ events }) => events))];
}

/** The latest lines of the story, oldest first, in the language of the moment. */
export function logLines(app: HarrowApp, most: number): LogLine[] {
  const session = app.match?.session;
  if (!session) return [];
  const lines: LogLine[] = [];
  for (const event of storyOfAll(session).reverse()) {
    if (lines.length === most) break;
    const text = logText(event, session.state);
    if (text !== undefined) lines.push({ text, faction: doerOf(app, event), where: whereaboutsOf(event) });
  }
  return lines.reverse();
}

/** The events of a game by rounds, oldest first. */
function byRounds(events: readonly HarrowEvent[]): Round[] {
  const rounds: Round[] = [];
  for (const event of events) {
    if (event.type === 'roundBegan') rounds.push({ number: event.round, events: [] });
    rounds[rounds.length - 1].events.push(event);
  }
  return rounds;
}

/** From the log to the map, where the thing happened. */
function shower(app: HarrowApp, event: HarrowEvent): (() => void) | undefined {
  const where = whereaboutsOf(event);
  if (where.hexes.length === 0) return undefined;
  return () => {
    app.closeDialog();
    if (app.screen !== 'map') app.go('map');
    app.remember({ lit: where });
  };
}

/** The whole story, a part for each round in which there is something to tell. */
export function storyInParts(app: HarrowApp): StoryPart[] {
  const session = app.match?.session;
  if (!session) return [];
  return byRounds(storyOfAll(session)).flatMap(({ number, events }) => {
    const lines = events.flatMap((event) => {
      const text = logText(event, session.state);
      const by = doerOf(app, event);
      const line = { text, doer: by, doerName: by && playerName(by), show: shower(app, event) };
      return text === undefined ? [] : [{ ...line, text }];
    });
    return lines.length === 0 ? [] : [{ heading: t('log.round', { round: number }), lines }];
  });
}
