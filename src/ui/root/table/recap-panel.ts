import type { VNode } from 'preact';
import type { RootApp } from '../../../app/root/root-app.ts';
import { t } from '../../../i18n/root/text.ts';
import type { Whereabouts } from '../../../session/root/whereabouts.ts';
import { at, h, type Props } from '../../dom.ts';
import { litWhile } from '../../parts/lit.ts';
import { type RecapLine, recapLines, recapPoints } from '../words/recap-lines.ts';

/** Listeners of a line that lights its places in the wood. */
export const litBy = (app: RootApp, where: Whereabouts): Props =>
  litWhile(
    () => {
      if (app.remembered.lit !== where) app.remember({ lit: where });
    },
    () => {
      if (app.remembered.lit !== undefined) app.remember({ lit: undefined });
    },
  );

function lineOf(app: RootApp, line: RecapLine, i: number): VNode {
  const { text, times, doer, where, number } = line;
  const words = [
    h('b', { class: 'number', 'aria-hidden': 'true' }, number === undefined ? '' : String(number)),
    h('span', {}, text),
    times > 1 && h('i', { class: 'times' }, t('recap:times', { count: times })),
  ];
  return h(
    'li',
    { class: doer ?? '', key: i },
    number === undefined
      ? h('p', {}, words)
      : h('button', { type: 'button', control: `recap-${i}`, ...litBy(app, where) }, words),
  );
}

/** What has happened since one's own last turn, until something is done or it is put away. */
export function recapPanel(app: RootApp): VNode | undefined {
  const { match } = app;
  const lines = recapLines(app);
  if (!match || lines.length === 0) return undefined;
  const points = recapPoints(app);
  const putAway = () => app.remember({ read: { match, actions: match.session.log.length }, lit: undefined });
  const name = t('common.close');
  const close = { type: 'button', class: 'close', title: name, 'aria-label': name, control: 'recap-done' };
  return h(
    'section',
    {
      class: 'root-recap paper',
      style: at(app.stage.layout.table.recap),
      'aria-label': t('recap:title'),
      key: 'recap',
    },
    h('header', {}, h('h2', {}, t('recap:title')), h('button', { ...close, onclick: putAway }, '×')),
    points && h('p', { class: 'points' }, points),
    h(
      'ol',
      { tabindex: 0, 'aria-label': t('recap:hint') },
      lines.map((line, i) => lineOf(app, line, i)),
    ),
  );
}
