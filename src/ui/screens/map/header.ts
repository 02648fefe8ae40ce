import { t } from '../../../i18n/i18n.ts';
import { decidingSeat, isBeforeRound } from '../../../session/deciding.ts';
import type { App } from '../../app.ts';
import { at, h } from '../../dom.ts';
import { seatClass, seatName } from '../../words/seats.ts';
import { gameName } from '../../words/terms.ts';
import { turnsToCome } from './turn-order.ts';

/** The chapter, the round, whose turn it is, and the turns of the round. */
export function header(app: App): HTMLElement {
  const s = app.match?.session.state;
  if (!s) return h('div');
  const past = Array.from({ length: s.turn }, () => h('i', { class: 'turn-mark past' }));
  const coming = turnsToCome(s).map((seat, i) =>
    h('i', { class: `turn-mark ${seatClass(s, seat)} ${i === 0 && !isBeforeRound(s) ? 'now' : 'next'}` }),
  );
  const acting = t('map:header.acting', { round: s.round, faction: seatName(s, decidingSeat(s)) });
  return h(
    'header',
    { class: 'map-header', style: at(app.stage.layout.map.header) },
    h('h1', {}, gameName(s.config.mode)),
    h('p', {}, acting),
    h('span', { class: 'turn-marks', 'aria-hidden': 'true' }, ...past, ...coming),
  );
}
