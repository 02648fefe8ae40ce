import type { VNode } from 'preact';
import type { RootApp } from '../../app/root/root-app.ts';
import { t } from '../../i18n/root/text.ts';
import { h } from '../dom.ts';
import { button } from '../parts/button.ts';
import { languageWheel } from '../parts/languages.ts';
import { sign } from './parts.ts';
import { factionName } from './words/names.ts';

/** Who has won and how, and the points of everybody. */
export function endScreen(app: RootApp): VNode | undefined {
  const pending = app.match?.session.pending();
  const s = app.match?.session.state;
  if (!s || pending?.kind !== 'over') return undefined;
  const { winners, scores } = pending.result;
  const names = winners.map((seat) => factionName(s.sides[seat].faction));
  const isByDominance = winners.some((seat) => s.sides[seat].dominance !== undefined);
  const order = s.sides.map((_, seat) => seat).sort((a, b) => scores[b] - scores[a]);
  return h(
    'div',
    { class: 'root-end' },
    h(
      'main',
      { class: 'paper' },
      h(
        'h1',
        {},
        names.length > 1 ? t('end.winTogether', { seats: names.join(', ') }) : t('end.wins', { seat: names[0] }),
      ),
      h('p', {}, t(isByDominance ? 'end.dominance' : 'end.points')),
      h(
        'ol',
        { 'aria-label': t('end.table') },
        order.map((seat) =>
          h(
            'li',
            { class: winners.includes(seat) ? 'winner' : '' },
            sign(`sign-${s.sides[seat].faction}`),
            h('b', {}, factionName(s.sides[seat].faction)),
            h('i', {}, s.sides[seat].dominance === undefined ? String(scores[seat]) : t('table.dominance')),
          ),
        ),
      ),
      h('p', {}, t('end.turns', { turns: s.turn })),
      h(
        'div',
        { class: 'actions' },
        button('end-table', t('table.toTable'), () => app.go('table')),
        button('end-replay', t('end.replay'), () => app.watchReplay(), { icon: 'icon-play' }),
        button('end-rematch', t('end.rematch'), () => app.rematch(), { primary: true }),
        button('end-title', t('end.toTitle'), () => app.go('title'), { icon: 'icon-back' }),
      ),
    ),
    languageWheel(app, app.stage.layout.plates),
  );
}
