import { maps } from '../../engine/games/harrow/content/maps/maps.ts';
import { hasStorm, rangeFrom } from '../../engine/games/harrow/rules/terrain.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { t } from '../../i18n/i18n.ts';
import type { Fight } from '../../session/fight.ts';
import { at, h } from '../dom.ts';
import type { Layout } from '../layout.ts';
import { factionName, legendName } from '../words/terms.ts';
import { cubeIcon } from './cube-icon.ts';
import { fighterPlaces, fighterRect } from './fighter-places.ts';

/** The words on a fighter's panel: role, who stands where, reach and the majority cube. */
export function fighterWords(layout: Layout, s: HarrowState, fight: Fight, seat: Seat): HTMLElement {
  const { faction, legend, legendHex, haints } = s.seats[seat];
  const hex = seat === fight.attacker ? fight.from : fight.to;
  const places = fighterPlaces[layout.id];
  const hasLegend = legendHex === hex;
  const role = t(seat === fight.attacker ? 'battle:role.attacker' : 'battle:role.defender');
  const kind = t(`terms:terrain.${maps[s.config.map].kinds[hex]}`);
  const ground = hasStorm(s, hex) ? t('battle:ground.storm', { terrain: kind }) : kind;
  const range = t('battle:ground.range', { range: rangeFrom(s, hex) });
  const gained = fight.majority === seat;
  return h(
    'section',
    { class: `fighter ${faction}`, style: at(fighterRect(layout.battle, faction)), 'aria-label': role },
    h('h2', { class: `battle-ribbon ${faction}`, style: at(places.ribbon) }, role),
    h(
      'div',
      { class: 'who', style: at(places.name) },
      h('h3', {}, hasLegend ? legendName(legend) : factionName(faction)),
      h('p', { class: 'units' }, unitsText(hasLegend, haints[hex])),
    ),
    places.ground && h('p', { class: 'ground', style: at(places.ground) }, h('b', {}, ground), range),
    h(
      'p',
      { class: `foot${gained ? ' gained' : ''}`, style: at(places.foot) },
      !places.ground && h('span', { class: 'ground' }, `${ground} · ${range}`),
      gained && cubeIcon(faction),
      h('span', {}, t(gained ? 'battle:majority.gained' : 'battle:majority.none')),
    ),
  );
}

function unitsText(hasLegend: boolean, count: number): string {
  if (count === 0) return t(hasLegend ? 'battle:units.alone' : 'battle:units.nobody');
  return t(hasLegend ? 'battle:units.beside' : 'battle:units.haints', { count });
}
