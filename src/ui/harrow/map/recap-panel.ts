import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Rect } from '../../../app/stage.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { at, h } from '../../dom.ts';
import { type RecapLine, recapLines, recapPoints, roundGains } from '../words/recap-lines.ts';

import { litBy } from './lit.ts';
import { handRail, isShared, treeRail } from './table-sides.ts';

function lineOf(app: HarrowApp, line: RecapLine, i: number): VNode {
  const { text, times, doer, where, number } = line;
  const words = [
    h('b', { class: 'number', 'aria-hidden': 'true' }, number === undefined ? '' : String(number)),
    h('span', {}, text),
    times > 1 && h('i', { class: 'times' }, t('recap:times', { count: times })),
  ];
  return h(
    'li',
    { class: doer ?? 'table', key: i },
    number === undefined
      ? h('p', {}, words)
      : h('button', { type: 'button', control: `recap-${i}`, ...litBy(app, where) }, words),
  );
}

/** The list lies over jars, plaque and hand, until it is put away. */
export const coversRack = ({ stage: { layout } }: HarrowApp): boolean => layout.map.recap !== undefined;

/** Where the place of the tree is narrow, that of the log below it is taken too, unless a hand of cards lies there. */
export function coversLog({ stage: { layout }, hand }: HarrowApp, s: HarrowState): boolean {
  if (layout.map.recap) return true;
  return layout.isTight && !hand && !isShared(s);
}

/** In the place of the tree, or one of its own. */
function placeOf(app: HarrowApp, s: HarrowState): Rect {
  const { layout } = app.stage;
  if (layout.map.recap) return layout.map.recap;
  const [x, y, w, height] = treeRail(layout, s).tree;
  if (!coversLog(app, s)) return [x, y, w, height];
  const [, logY, , logHeight] = handRail(layout, s).log;
  return [x, y, w, logY + logHeight - y];
}

const words = (line: string): VNode => h('span', {}, line);

/** What has happened since one's own last turn, until something is done or it is put away. */
export function recapPanel(app: HarrowApp): VNode | undefined {
  const { match } = app;
  const lines = recapLines(app);
  if (!match || lines.length === 0) return undefined;
  const { session } = match;
  const points = recapPoints(app);
  const round = roundGains(app);
  const putAway = () => app.remember({ read: { match, actions: session.log.length }, lit: undefined });
  const name = t('common.close');
  const close = { type: 'button', class: 'close', title: name, 'aria-label': name, control: 'recap-done' };
  return h(
    'section',
    { class: 'recap', style: at(placeOf(app, session.state)), 'aria-label': t('recap:title'), key: 'recap' },
    h('header', {}, h('h2', {}, t('recap:title')), h('button', { ...close, onclick: putAway }, '×')),
    points && h('p', { class: 'points' }, points),
    h(
      'ol',
      { tabindex: 0, 'aria-label': t('recap:hint') },
      round && h('li', { class: 'round-gains', key: 'round' }, h('h3', {}, round.title), round.lines.map(words)),
      lines.map((line, i) => lineOf(app, line, i)),
    ),
  );
}
