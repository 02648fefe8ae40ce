import type { RootApp } from '../../../app/root/root-app.ts';
import type { RootEvent } from '../../../engine/games/root/events.ts';
import type { RootState } from '../../../engine/games/root/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { t } from '../../../i18n/root/text.ts';
import { type Whereabouts, whereaboutsOf } from '../../../session/root/whereabouts.ts';
import type { StoryLine, StoryPart } from '../../game-parts.ts';
import { logText } from './log-text.ts';
import { seatName } from './names.ts';

/** Whose doing it was, as far as the event says. */
export function doerOf(event: RootEvent): Seat | undefined {
  if ('by' in event) return event.by;
  if ('attacker' in event) return event.attacker;
  return 'seat' in event ? event.seat : undefined;
}

interface PlacedLine extends StoryLine {
  readonly where: Whereabouts;
}

function lineOf(s: RootState, event: RootEvent): PlacedLine | undefined {
  const text = logText(event, s);
  if (text === undefined) return undefined;
  const seat = doerOf(event);
  const where = whereaboutsOf(event);
  return seat === undefined
    ? { text, where }
    : { text, where, doer: s.sides[seat].faction, doerName: seatName(s, seat) };
}

/** The latest events as sentences, the last one first. */
export function latestLines({ match }: RootApp, most: number): readonly PlacedLine[] {
  if (!match) return [];
  const { state, log } = match.session;
  const lines: PlacedLine[] = [];
  for (let i = log.length - 1; i >= 0 && lines.length < most; i--) {
    for (const event of log[i].events.toReversed()) {
      const line = lineOf(state, event);
      if (line) lines.push(line);
    }
  }
  return lines.slice(0, most);
}

/** From the log to the wood, where the thing happened. */
function shower(app: RootApp, where: Whereabouts): (() => void) | undefined {
  if (where.places.length === 0) return undefined;
  return () => {
    app.closeDialog();
    if (app.screen !== 'table') app.go('table');
    app.remember({ lit: where });
  };
}

/** A round is a turn of everybody. */
export const roundOf = (turn: number, seats: number): number => Math.ceil(turn / seats);

/** Everything that has happened, round by round. */
export function storyInParts(app: RootApp): readonly StoryPart[] {
  const { match } = app;
  if (!match) return [];
  const { state, log } = match.session;
  const parts: { heading: string; lines: StoryLine[] }[] = [{ heading: t('log:beginning'), lines: [] }];
  let round = 0;
  for (const event of log.flatMap(({ events }) => events)) {
    if (event.type === 'turnBegan' && roundOf(event.turn, state.sides.length) > round) {
      round++;
      parts.push({ heading: t('log.round', { round }), lines: [] });
    }
    const line = lineOf(state, event);
    if (line) parts[parts.length - 1].lines.push({ ...line, show: shower(app, line.where) });
  }
  return parts.filter(({ lines }) => lines.length > 0);
}
