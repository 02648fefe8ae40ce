import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Rect } from '../../../app/stage.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { speeds } from '../../../session/settings.ts';
import { at, h } from '../../dom.ts';
import { button } from '../../parts/button.ts';
import { picker } from '../../parts/choice.ts';
import { logText } from '../words/log-text.ts';

/** Rounds by the number of actions after which they begin. */
function roundsOf({ log }: NonNullable<HarrowApp['timeline']>): { readonly round: number; readonly at: number }[] {
  const begun = log.flatMap(({ events }, i) =>
    events.flatMap((event) => (event.type === 'roundBegan' ? [{ round: event.round, at: i + 1 }] : [])),
  );
  return [{ round: 1, at: 0 }, ...begun];
}

/** What the latest action brought that is worth a line. */
function latestText(app: HarrowApp): string {
  const s = app.match?.session.state;
  const events = app.match?.session.log.at(-1)?.events ?? [];
  const texts = s ? events.flatMap((event) => logText(event, s) ?? []) : [];
  return app.told && s ? (logText(app.told.event, s) ?? '') : (texts.at(-1) ?? t('replay.hint'));
}

interface Sign {
  readonly key: string;
  readonly name: string;
  readonly sign: string;
  readonly onclick: () => void;
}

/** A button that is known by its sign; its name is for tooltips and screen readers. */
const signButton = ({ key, name, sign, onclick }: Sign): VNode =>
  h('button', { type: 'button', class: 'replay-sign', title: name, 'aria-label': name, control: key, onclick }, sign);

/** The way through the game, action by action. */
function slider(app: HarrowApp, timeline: NonNullable<HarrowApp['timeline']>): VNode {
  return h('input', {
    type: 'range',
    class: 'replay-line',
    control: 'replay-line',
    min: 0,
    max: timeline.of,
    value: timeline.at,
    'aria-label': t('replay.line'),
    'aria-valuetext': t('replay.at', { at: timeline.at, of: timeline.of }),
    oninput: ({ currentTarget }: Event) => {
      if (currentTarget instanceof HTMLInputElement) app.seekReplay(Number(currentTarget.value));
    },
  });
}

/** The rounds; the one that is shown is chosen. */
function rounds(app: HarrowApp, timeline: NonNullable<HarrowApp['timeline']>): VNode {
  const all = roundsOf(timeline);
  const now = all.findLast((each) => each.at <= timeline.at);
  return picker({
    control: 'replay-round',
    label: t('replay.round'),
    options: all.map((each) => ({ value: String(each.at), label: t('log.round', { round: each.round }) })),
    current: String(now?.at),
    choose: (begun) => app.seekReplay(Number(begun)),
  });
}

/** Each click one speed on, and from the last to the first. */
function speedButton(app: HarrowApp): VNode {
  const { speed } = app.settings;
  const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length];
  const name = t('replay.speed', { speed: t(`settings.${speed}`) });
  const sign = { normal: '1×', fast: '2×', instant: '∞' }[speed];
  return signButton({ key: 'replay-speed', name, sign, onclick: () => app.change({ speed: next }) });
}

/** A bar of this width has room for words; beside the map the log has them. */
const wordy = 900;

/** In the prompt's place on every screen while a finished game is watched: what happens, and the way through it. */
export function replayBar(app: HarrowApp, rect: Rect): VNode | undefined {
  const { timeline } = app;
  if (!timeline) return undefined;
  const [, , width] = rect;
  const back = { key: 'replay-back', name: t('replay.back'), sign: '◂', onclick: () => app.stepReplay(-1) };
  const on = { key: 'replay-on', name: t('replay.on'), sign: '▸', onclick: () => app.stepReplay(1) };
  const pause = t(app.paused ? 'replay.goOn' : 'replay.pause');
  const hold = { key: 'pause-replay', name: pause, sign: app.paused ? '▶' : '❚❚', onclick: () => app.pauseReplay() };
  const branch = button('replay-branch', t('replay.branch'), () => app.branchReplay(), {
    title: t('replay.branchHint'),
  });
  const stop = { key: 'stop-replay', name: t('replay.stop'), sign: '×', onclick: () => app.stopReplay() };
  return h(
    'section',
    {
      class: `prompt replay${app.screen === 'battlefield' ? ' battle-prompt' : ''}`,
      style: at(rect),
      'aria-label': t('replay.title'),
      key: 'replay',
    },
    width >= wordy &&
      h('div', { class: 'prompt-words' }, h('p', { class: 'replay-words', title: latestText(app) }, latestText(app))),
    h(
      'div',
      { class: 'replay-way' },
      signButton(back),
      signButton(hold),
      signButton(on),
      slider(app, timeline),
      rounds(app, timeline),
      speedButton(app),
      branch,
      signButton(stop),
    ),
  );
}
