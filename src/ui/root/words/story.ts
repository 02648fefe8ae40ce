import type { RootApp } from '../../../app/root/root-app.ts';
import type { RootEvent } from '../../../engine/games/root/events.ts';
import type { RootState } from '../../../engine/games/root/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { t } from '../../../i18n/root/text.ts';
import type { StoryLine, StoryPart } from '../../game-parts.ts';
import { logText } from './log-text.ts';
import { seatName } from './names.ts';

/** Whose doing it was, as far as the event says. */
function doerOf(event: RootEvent): Seat | undefined {
  if ('by' in event) return event.by;
  if ('attacker' in event) return event.attacker;
  return 'seat' in event ? event.seat : undefined;
}

function lineOf(s: RootState, event: RootEvent): StoryLine | undefined {
  const text = logText(event, s);
  if (text === undefined) return undefined;
  const seat = doerOf(event);
  return seat === undefined ? { text } : { text, doer: s.sides[seat].faction, doerName: seatName(s, seat) };
}

/** The latest events as sentences, the last one first. */
export function latestLines({ match }: RootApp, most: number): readonly StoryLine[] {
  if (!match) return [];
  const { state, log } = match.session;
  const lines: StoryLine[] = [];
  for (let i = log.length - 1; i >= 0 && lines.length < most; i--) {
    for (const event of log[i].events.toReversed()) {
      const line = lineOf(state, event);
      if (line) lines.push(line);
    }
  }
  return lines.slice(0, most);
}

/** Everything that has happened, turn by turn. */
export function storyInParts({ match }: RootApp): readonly StoryPart[] {
  if (!match) return [];
  const { state, log } = match.session;
  const parts: { heading: string; lines: StoryLine[] }[] = [{ heading: t('log:beginning'), lines: [] }];
  for (const event of log.flatMap(({ events }) => events)) {
    if (event.type === 'turnBegan') {
      parts.push({ heading: t('log:turn', { turn: event.turn, seat: seatName(state, event.seat) }), lines: [] });
    } else {
      const line = lineOf(state, event);
      if (line) parts[parts.length - 1].lines.push(line);
    }
  }
  return parts.filter(({ lines }) => lines.length > 0);
}
