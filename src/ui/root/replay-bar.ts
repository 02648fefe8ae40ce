import type { VNode } from 'preact';
import type { RootApp } from '../../app/root/root-app.ts';
import type { Rect } from '../../app/stage.ts';
import { t } from '../../i18n/root/text.ts';
import { type ReplayStop, replayBar as shellBar } from '../parts/replay-bar.ts';
import { latestLines, roundOf } from './words/story.ts';

/** Rounds by the number of actions after which they begin, and the set-up before them. */
function roundsOf({ log }: NonNullable<RootApp['timeline']>, seats: number): ReplayStop[] {
  const begun = log.flatMap(({ events }, i) =>
    events.flatMap((event) =>
      event.type === 'turnBegan' && (event.turn - 1) % seats === 0
        ? [{ name: t('log.round', { round: roundOf(event.turn, seats) }), at: i + 1 }]
        : [],
    ),
  );
  return [{ name: t('phase.setUp'), at: 0 }, ...begun];
}

export function replayBar(app: RootApp, rect: Rect): VNode | undefined {
  const { timeline, match } = app;
  if (!timeline || !match) return undefined;
  const stops = roundsOf(timeline, match.session.state.sides.length);
  return shellBar(app, rect, { latest: latestLines(app, 1)[0]?.text, stops });
}
