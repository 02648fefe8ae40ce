import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Rect } from '../../../app/stage.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { type ReplayStop, replayBar as shellBar } from '../../parts/replay-bar.ts';
import { logText } from '../words/log-text.ts';

/** Rounds by the number of actions after which they begin. */
function roundsOf({ log }: NonNullable<HarrowApp['timeline']>): ReplayStop[] {
  const begun = log.flatMap(({ events }, i) =>
    events.flatMap((event) => (event.type === 'roundBegan' ? [{ round: event.round, at: i + 1 }] : [])),
  );
  return [{ round: 1, at: 0 }, ...begun].map(({ round, at }) => ({ name: t('log.round', { round }), at }));
}

/** What the latest action brought that is worth a line. */
function latestText(app: HarrowApp): string | undefined {
  const s = app.match?.session.state;
  if (!s) return undefined;
  if (app.told) return logText(app.told.event, s) ?? '';
  const events = app.match?.session.log.at(-1)?.events ?? [];
  return events.flatMap((event) => logText(event, s) ?? []).at(-1);
}

export function replayBar(app: HarrowApp, rect: Rect): VNode | undefined {
  const { timeline } = app;
  if (!timeline) return undefined;
  const look = app.screen === 'battlefield' ? { look: 'battle-prompt' } : {};
  return shellBar(app, rect, { latest: latestText(app), stops: roundsOf(timeline), ...look });
}
