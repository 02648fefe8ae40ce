import type { VNode } from 'preact';
import type { Layout } from '../../../app/harrow/layout.ts';
import { infectedAt } from '../../../engine/games/harrow/rules/hester/infection.ts';
import { rangeFrom } from '../../../engine/games/harrow/rules/terrain.ts';
import { hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { Asking, Attack, Fight } from '../../../session/harrow/fight.ts';
import { tokensAt } from '../../../session/harrow/kammi.ts';
import { cubeColour } from '../../../session/harrow/seats.ts';
import { at, h } from '../../dom.ts';
import { tokenTitle } from '../words/kammi-terms.ts';
import { factionName, legendName } from '../words/terms.ts';
import { bargainWords } from './bargain-words.ts';
import { cubeIcon } from './cube-icon.ts';
import { fighterPlaces, fighterSide, sideRect } from './fighter-places.ts';
import { groundText } from './ground-text.ts';
import { besiegedWords, shakerWords } from './hester-words.ts';
import { leadersText, unitsText } from './units-text.ts';

/** The words on the two panels beside the tree. */
export function panelWords(layout: Layout, s: HarrowState, fight: Fight): VNode[] {
  if (fight.kind === 'shaking') return shakerWords(layout, s);
  if (fight.kind === 'bargain') return bargainWords(layout, s, fight);
  if (fight.kind === 'asking') return s.seats.map((_, seat) => askingWords(layout, s, fight, seat));
  return [fight.attacker, fight.defender].map((seat) =>
    seat === hesterSeat ? besiegedWords(layout, s, fight) : fighterWords(layout, s, fight, seat),
  );
}

/** A faction's panel: role, who stands where, reach and the majority cube. */
function fighterWords(layout: Layout, s: HarrowState, fight: Attack, seat: Seat): VNode {
  const { faction, legend, haints } = s.seats[seat];
  const hex = seat === fight.attacker ? fight.from : fight.to;
  const leaders = tokensAt(s, seat, hex).map((token) => tokenTitle(s, seat, token));
  const places = fighterPlaces[layout.id];
  const hasLegend = leaders.length > 0;
  const rages = fight.rage && seat === fight.attacker;
  const role = t(seat === fight.attacker ? 'battle:role.attacker' : 'battle:role.defender');
  const ground = groundText(s, hex);
  const bonus = seat === fight.attacker ? s.effects.range + fight.reach : 0;
  const range = t('battle:ground.range', { range: rangeFrom(s, hex) + bonus });
  const gained = fight.majority === seat;
  return h(
    'section',
    {
      class: `fighter ${faction}`,
      style: at(sideRect(layout.battle, fighterSide(fight, seat))),
      'aria-label': role,
    },
    h('h2', { class: `battle-ribbon ${faction}`, style: at(places.ribbon) }, role),
    h(
      'div',
      { class: 'who', style: at(places.name) },
      h('h3', {}, hasLegend ? leadersText(leaders) : rages ? legendName(legend) : factionName(faction)),
      h('p', { class: 'units' }, unitsText(hasLegend, rages, haints[hex], infectedAt(s, seat, hex))),
    ),
    places.ground && h('p', { class: 'ground', style: at(places.ground) }, h('b', {}, ground), range),
    h(
      'p',
      { class: `foot${gained ? ' gained' : ''}`, style: at(places.foot) },
      !places.ground && h('span', { class: 'ground' }, `${ground} · `, h('span', { class: 'range' }, range)),
      gained && cubeIcon(cubeColour(s, seat)),
      h('span', {}, cubesText(s, fight, seat)),
    ),
  );
}

/** The majority cubes (two by a knife in the dark), and cubes that are kept out of the tree. */
function cubesText(s: HarrowState, fight: Attack, seat: Seat): string {
  const { stored } = s.seats[seat];
  const banished = s.effects.banished[seat];
  const majority = fight.majority === seat ? t('battle:majority.gained', { count: fight.majorityCubes }) : undefined;
  const parts = [
    majority,
    banished > 0 && t('battle:majority.banished', { cubes: banished }),
    stored > 0 && t('battle:majority.stored', { cubes: stored }),
  ].filter((part) => part !== undefined && part !== false);
  return parts.length > 0 ? parts.join(' · ') : t('battle:majority.none');
}

/** The panel of a side while a power asks the tree: the legend that asks, and across from it what it asks for. */
function askingWords(layout: Layout, s: HarrowState, fight: Asking, seat: Seat): VNode {
  const { faction, legend, legendHex, haints } = s.seats[seat];
  const places = fighterPlaces[layout.id];
  const style = at(sideRect(layout.battle, fighterSide(fight, seat)));
  const power = t(`legends:${fight.legend}.power`);
  if (seat !== fight.attacker) {
    return h(
      'section',
      { class: 'fighter asked', style, 'aria-label': power },
      h('h3', {}, power),
      h('p', {}, t(`legends:${fight.legend}.text`)),
    );
  }
  return h(
    'section',
    { class: `fighter ${faction}`, style, 'aria-label': legendName(legend) },
    h('h2', { class: `battle-ribbon ${faction}`, style: at(places.ribbon) }, t('battle:role.asker')),
    h(
      'div',
      { class: 'who', style: at(places.name) },
      h('h3', {}, legendName(legend)),
      h('p', { class: 'units' }, unitsText(true, false, haints[legendHex], infectedAt(s, seat, legendHex))),
    ),
    places.ground && h('p', { class: 'ground', style: at(places.ground) }, h('b', {}, groundText(s, legendHex))),
    h(
      'p',
      { class: 'foot', style: at(places.foot) },
      cubeIcon(cubeColour(s, seat)),
      h('span', {}, t('battle:asking.needs', { enough: fight.enough })),
    ),
  );
}
