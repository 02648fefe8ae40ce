import type { VNode } from 'preact';
import type { RootApp } from '../../../app/root/root-app.ts';
import { itemIds } from '../../../engine/games/root/state/items.ts';
import { phases } from '../../../engine/games/root/state/phases.ts';
import type { RootState } from '../../../engine/games/root/state.ts';
import { t } from '../../../i18n/root/text.ts';
import { at, h } from '../../dom.ts';
import { button, type Icon, roundButton } from '../../parts/button.ts';
import { languageWheel } from '../../parts/languages.ts';
import { oakLesson } from '../learning/oak-lesson.ts';
import { counted, sign } from '../parts.ts';
import { promptBar } from '../prompt-bar.ts';
import { seatName } from '../words/names.ts';
import { latestLines } from '../words/story.ts';
import { deedMarks } from './deed-marks.ts';
import { hand } from './hand.ts';
import { litBy, recapPanel } from './recap-panel.ts';
import { seats } from './seats.ts';
import { woodTwins } from './twins.ts';

/** Which turn it is, and which part of its day. */
function header(app: RootApp, s: RootState): VNode {
  const phase = s.turn === 0 ? t('phase.setUp') : t('table.turn', { turn: s.turn, phase: t(`phase.${s.phase}`) });
  return h(
    'header',
    { class: 'root-header paper', style: at(app.stage.layout.table.header), key: 'header' },
    h('h1', {}, phase),
    h('p', {}, t('table.acting', { seat: seatName(s, s.active) })),
    h(
      'div',
      { class: 'day' },
      phases.map((each) => sign(`phase-${each}${s.turn > 0 && each === s.phase ? '-now' : ''}`, t(`phase.${each}`))),
    ),
  );
}

/** A narrower log tells nothing. */
const leastLog = 120;

/** What has happened, the newest first. */
function happenings(app: RootApp): VNode | undefined {
  const { isTight, table } = app.stage.layout;
  if (table.tree[2] < leastLog) return undefined;
  return h(
    'section',
    { class: 'root-log paper', style: at(table.tree), 'aria-label': t('log.title'), key: 'log' },
    h(
      'ol',
      { tabindex: 0, 'aria-label': t('log.title') },
      latestLines(app, isTight ? 8 : 14).map(({ text, doer, where }, i) =>
        h(
          'li',
          { class: doer },
          where.places.length === 0
            ? text
            : h('button', { type: 'button', control: `log-${i}`, ...litBy(app, where) }, text),
        ),
      ),
    ),
  );
}

/** The items that can still be crafted. */
function supply(app: RootApp, s: RootState): VNode | undefined {
  if (app.stage.layout.isTight) return undefined;
  const left = s.supply.flatMap((count, kind) =>
    count > 0 ? [counted(`item-${itemIds[kind]}`, t(`item.${itemIds[kind]}`), count)] : [],
  );
  return h(
    'section',
    { class: 'supply', style: at(app.stage.layout.table.supply), 'aria-label': t('table.supply'), key: 'supply' },
    left,
  );
}

function track(s: RootState): VNode {
  return h(
    'section',
    { class: 'unseen', 'aria-label': t('table.track'), key: 'track' },
    s.sides.map(({ points }, seat) => h('p', {}, t('table.points', { seat: seatName(s, seat), points }))),
  );
}

function buttons(app: RootApp): VNode[] {
  const { table } = app.stage.layout;
  const round = (key: keyof typeof table.buttons, icon: Icon, name: string, press: () => void): VNode[] => {
    const place = table.buttons[key];
    return place ? [roundButton(key, icon, name, place, press)] : [];
  };
  return [
    ...round('boards', 'icon-boards', t('table.boards'), () => app.go('boards')),
    ...round('log', 'icon-log', t('log.title'), () => app.open({ kind: 'log' })),
    ...round('settings', 'icon-settings', t('settings.title'), () => app.open({ kind: 'settings' })),
    ...round('help', 'icon-help', t('help.title'), () => app.open({ kind: 'help' })),
    ...(app.settings.hints && !app.replaying
      ? round('hint', 'icon-hint', t('hint.button'), () => void app.askHint())
      : []),
    languageWheel(app, table.languages),
  ];
}

/** The way back to a battle that is under way, and to the result of a game that is over. */
function elsewhere(app: RootApp): VNode[] {
  const pending = app.match?.session.pending();
  if (pending?.kind === 'over') return [button('to-end', t('table.onwards'), () => app.go('end'), { primary: true })];
  return app.fight?.stage === undefined ? [] : [button('to-battle', t('table.toBattle'), () => app.go('battle'))];
}

export function tableScreen(app: RootApp): VNode | undefined {
  const s = app.shownState;
  if (!s || !app.match) return undefined;
  const recap = recapPanel(app);
  return h(
    'div',
    { class: 'root-table' },
    promptBar(app, app.stage.layout.table.prompt, elsewhere(app)),
    woodTwins(app, s),
    deedMarks(app),
    recap,
    hand(app),
    header(app, s),
    seats(app, s),
    supply(app, s),
    track(s),
    recap ? undefined : happenings(app),
    h('nav', { class: 'buttons', key: 'buttons' }, buttons(app)),
    oakLesson(app),
  );
}
