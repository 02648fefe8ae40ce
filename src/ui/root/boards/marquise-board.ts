import type { VNode } from 'preact';
import { actionsLeft } from '../../../engine/games/root/factions/marquise/play.ts';
import {
  buildingPoints,
  type MarquiseBuilding,
  marquiseBuildings,
  recruiterCards,
  woodCosts,
} from '../../../engine/games/root/factions/marquise/tracks.ts';
import type { RootState, SideAs } from '../../../engine/games/root/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { t } from '../../../i18n/root/text.ts';
import { h } from '../../dom.ts';
import { counted, sign } from '../parts.ts';
import { band, extraCard, heading, law, type Space, spaces, store, worth } from './board-parts.ts';

const most = woodCosts.length;

/** The buildings of a kind: those on the map have uncovered their points, the next one to build is lit. */
function row(piece: MarquiseBuilding, { on }: SideAs<'mc'>): VNode {
  const out = sum(on[piece] ?? []);
  const points = buildingPoints[piece];
  const label = [
    t('boards.buildings', { piece: t(`piece.${piece}`), count: out, most }),
    ...(out < most ? [t('boards.cost', { count: woodCosts[out] }), t('boards.next', { count: points[out] })] : []),
  ].join('. ');
  const all = points.map((number, i): Space => {
    const isMore = piece === 'recruiter' && recruiterCards[i + 1] > recruiterCards[i];
    const mark = isMore && extraCard();
    return i < out ? { number, mark } : { number, mark, piece: `tile-${piece}`, isLit: i === out };
  });
  return band(
    'mc row',
    sign(`tile-${piece}`),
    heading(t(`piece.${piece}`), t(`boards:what.${piece}`)),
    spaces('sockets', label, all),
    out < most && worth(points[out]),
  );
}

/** The phases of the day; in Daylight as many actions as are left. */
function day(s: RootState, seat: Seat, { on, own }: SideAs<'mc'>): VNode {
  const isNow = (phase: string) => (s.active === seat && s.phase === phase && !s.result ? ' now' : '');
  const isDay = isNow('daylight') !== '';
  const left = isDay ? actionsLeft(s) : 0;
  const discs = Array.from({ length: Math.max(3, own.actions + left) }, (_, i) =>
    sign(
      isDay && i < own.actions ? 'action-used' : isDay && i === own.actions && left > 0 ? 'action-now' : 'action-left',
    ),
  );
  return h(
    'div',
    { class: 'day' },
    band(`mc${isNow('birdsong')}`, sign('phase-birdsong'), heading(t('phase.birdsong'), t('boards:birdsong'))),
    band(
      `mc${isNow('daylight')}`,
      sign('phase-daylight'),
      heading(t('phase.daylight'), t('boards:daylight')),
      h(
        'span',
        { class: 'discs', role: 'img', 'aria-label': isDay ? t('table.actionsLeft', { count: left }) : '' },
        discs,
      ),
    ),
    band(
      `mc${isNow('evening')}`,
      sign('phase-evening'),
      heading(t('phase.evening'), t('boards.draws', { count: 1 + recruiterCards[sum(on.recruiter ?? [])] })),
    ),
  );
}

export function marquiseBoard(s: RootState, seat: Seat, side: SideAs<'mc'>): VNode[] {
  const costs = woodCosts.map((cost) => counted('token-wood', t('boards:wood'), cost));
  return [
    band('wood costs', h('p', {}, t('boards:wood')), h('div', { class: 'spaces' }, costs)),
    ...marquiseBuildings.map((piece) => row(piece, side)),
    h(
      'div',
      { class: 'halves' },
      h('div', { class: 'portrait' }, sign('portrait-mc')),
      h(
        'div',
        { class: 'laws' },
        (
          [
            ['token-keep', t('piece.keep'), t('boards:keep')],
            ['hospital', t('boards:hospitals.name'), t('boards:hospitals.text')],
          ] as const
        ).map(([picture, name, text]) => law(picture, name, text)),
      ),
    ),
    day(s, seat, side),
    store(side, [counted('token-wood', t('table.wood'), sum(side.on.wood ?? []))]),
  ];
}
