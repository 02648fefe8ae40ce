import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { HarrowEvent } from '../../../engine/games/harrow/events.ts';
import { hesterSeat, type PlayerId } from '../../../engine/games/harrow/state/players.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { withoutEchoes } from '../../../session/harrow/echoes.ts';
import type { ShownHarrow } from '../../../session/harrow/harrow-session.ts';
import { opponentsIn } from '../../../session/harrow/opponents.ts';
import { seatClass } from '../../../session/harrow/seats.ts';
import { sayingsIn } from '../../../session/harrow/voices.ts';
import { type Whereabouts, whereaboutsOf } from '../../../session/harrow/whereabouts.ts';
import type { StoryPart } from '../../game-parts.ts';
import { isHestersDeed, logText } from './log-text.ts';
import { sayingText } from './opponents.ts';
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
  /** A word of a computer. */
  readonly isSaid: boolean;
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

const nowhere: Whereabouts = { hexes: [], ways: [], isLoss: false };

/** What there is to read of each event: its sentence, and what computers say of it. */
function tellerOfLines(app: HarrowApp, match: ShownHarrow, events: readonly HarrowEvent[]) {
  const { state } = match.session;
  const sayings = sayingsIn(events, opponentsIn(match));
  return (event: HarrowEvent): LogLine[] => {
    const text = logText(event, state);
    const told = { faction: doerOf(app, event), where: whereaboutsOf(event), isSaid: false };
    const said = (sayings.get(event) ?? []).map((saying) => ({
      text: sayingText(saying),
      faction: seatClass(state, saying.seat),
      where: nowhere,
      isSaid: true,
    }));
    return text === undefined ? said : [{ text, ...told }, ...said];
  };
}

/** The latest lines of the story, oldest first, in the language of the moment. */
export function logLines(app: HarrowApp, most: number): LogLine[] {
  const { match } = app;
  if (!match) return [];
  const events = storyOfAll(match.session);
  const linesOf = tellerOfLines(app, match, events);
  const lines: LogLine[] = [];
  for (const event of events.toReversed()) {
    if (lines.length >= most) break;
    lines.unshift(...linesOf(event));
  }
  return lines.slice(-most);
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
function shower(app: HarrowApp, where: Whereabouts): (() => void) | undefined {
  if (where.hexes.length === 0) return undefined;
  return () => {
    app.closeDialog();
    if (app.screen !== 'map') app.go('map');
    app.remember({ lit: where });
  };
}

/** The whole story, a part for each round in which there is something to tell. */
export function storyInParts(app: HarrowApp): StoryPart[] {
  const { match } = app;
  if (!match) return [];
  const story = storyOfAll(match.session);
  const linesOf = tellerOfLines(app, match, story);
  return byRounds(story).flatMap(({ number, events }) => {
    const lines = events.flatMap(linesOf).map(({ text, faction, where, isSaid }) => ({
      text,
      doer: faction,
      doerName: faction && playerName(faction),
      show: shower(app, where),
      isSaid,
    }));
    return lines.length === 0 ? [] : [{ heading: t('log.round', { round: number }), lines }];
  });
}
