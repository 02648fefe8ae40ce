import type { VNode } from 'preact';
import type { App } from '../../app/app.ts';
import type { Rect } from '../../app/stage.ts';
import { t } from '../../i18n/i18n.ts';
import { speeds } from '../../session/settings.ts';
import { at, h } from '../dom.ts';
import { button } from './button.ts';
import { picker } from './choice.ts';

/** A moment one may jump to: after so many actions. */
export interface ReplayStop {
  readonly name: string;
  readonly at: number;
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
function slider(app: App, timeline: NonNullable<App['timeline']>): VNode {
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

/** Where one may jump to; the one that is shown is chosen. */
function jumps(app: App, timeline: NonNullable<App['timeline']>, stops: readonly ReplayStop[]): VNode {
  const now = stops.findLast((stop) => stop.at <= timeline.at);
  return picker({
    control: 'replay-round',
    label: t('replay.round'),
    options: stops.map((stop) => ({ value: String(stop.at), label: stop.name })),
    current: String(now?.at),
    choose: (begun) => app.seekReplay(Number(begun)),
  });
}

/** Each click one speed on, and from the last to the first. */
function speedButton(app: App): VNode {
  const { speed } = app.settings;
  const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length];
  const name = t('replay.speed', { speed: t(`settings.${speed}`) });
  const sign = { normal: '1×', fast: '2×', instant: '∞' }[speed];
  return signButton({ key: 'replay-speed', name, sign, onclick: () => app.change({ speed: next }) });
}

/** A bar of this width has room for words; beside the map the log has them. */
const wordy = 900;

interface ReplayWords {
  /** What the latest action brought, if it is worth a line. */
  readonly latest: string | undefined;
  readonly stops: readonly ReplayStop[];
  readonly look?: string;
}

/** In the prompt's place on every screen while a finished game is watched: what happens, and the way through it. */
export function replayBar(app: App, rect: Rect, { latest, stops, look }: ReplayWords): VNode | undefined {
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
  const words = latest ?? t('replay.hint');
  return h(
    'section',
    {
      class: `prompt replay${look === undefined ? '' : ` ${look}`}`,
      style: at(rect),
      'aria-label': t('replay.title'),
      key: 'replay',
    },
    width >= wordy && h('div', { class: 'prompt-words' }, h('p', { class: 'replay-words', title: words }, words)),
    h(
      'div',
      { class: 'replay-way' },
      signButton(back),
      signButton(hold),
      signButton(on),
      slider(app, timeline),
      jumps(app, timeline, stops),
      speedButton(app),
      branch,
      signButton(stop),
    ),
  );
}
