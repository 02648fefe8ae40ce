import type { VNode } from 'preact';
import type { Layout } from '../../../app/harrow/layout.ts';
import type { Rect } from '../../../app/stage.ts';
import { battleground } from '../../../engine/games/harrow/rules/battleground.ts';
import { terrainAt } from '../../../engine/games/harrow/rules/terrain.ts';
import { hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { type Attack, cubesOfSeat, type Siege } from '../../../session/harrow/fight.ts';
import { at, h } from '../../dom.ts';
import { playerName } from '../words/seats.ts';
import { cubeIcon, terrainCounts } from './cube-icon.ts';
import { type FighterPlaces, fighterPlaces, fighterSide, sideRect } from './fighter-places.ts';
import { groundText } from './ground-text.ts';

/** What is left of a fire, and whether she stands on it. */
function siegeText({ flames, doused, hester, killed }: Siege): string {
  const count = flames - doused;
  if (killed) return t('battle:siege.gone');
  if (hester) return count > 0 ? t('battle:siege.standing', { count }) : t('battle:siege.bare');
  return count > 0 ? t('battle:siege.flames', { count }) : t('battle:siege.out');
}

/** The panel of a fire or of Hester under attack: flames, ground, her cubes and the majority cube (HC-FIRE-20, HC-SUM-7). */
export function besiegedWords(layout: Layout, s: HarrowState, fight: Attack): VNode {
  const places = fighterPlaces[layout.id];
  const { siege, to } = fight;
  const role = t('battle:role.defender');
  const ground = groundText(s, to);
  const gained = fight.majority === hesterSeat;
  const terrain = terrainAt(s, to);
  const cubes = battleground(s);
  return h(
    'section',
    {
      class: 'fighter hester',
      style: at(sideRect(layout.battle, fighterSide(fight, hesterSeat))),
      'aria-label': role,
    },
    h('h2', { class: 'battle-ribbon hester', style: at(places.ribbon) }, role),
    h(
      'div',
      { class: 'who', style: at(places.name) },
      h('h3', {}, siege?.hester ? playerName('hester') : t('battle:siege.fire')),
      h('p', { class: 'units' }, siege && siegeText(siege)),
    ),
    places.ground && h('p', { class: 'ground', style: at(places.ground) }, h('b', {}, ground)),
    h(
      'div',
      { class: `foot besieged${gained ? ' gained' : ''}`, style: at(places.foot) },
      places.ground ? terrainCounts(cubes) : h('span', { class: 'ground' }, ground),
      h(
        'span',
        { class: 'bonus' },
        gained && terrain && cubeIcon(terrain),
        h('span', {}, t(gained ? 'battle:majority.gained' : 'battle:majority.none', { count: fight.majorityCubes })),
      ),
    ),
  );
}

/** The portrait's height at scale 1. */
const portraitHeight = 235;

/** The row where others have their units: below the portrait, above the last line. */
function unitsRow({ lines, portrait, heap }: FighterPlaces, [, , width]: Rect): Rect {
  if (heap) return heap;
  const top = lines.length > 1 ? lines[0] : portrait[1] + portraitHeight * portrait[2] + 2;
  return [8, top, width - 16, lines[lines.length - 1] - top];
}

/** Hester has the tree give: her cubes on one panel, and across from it what happens (HC-HEST-30). */
export function shakerWords(layout: Layout, s: HarrowState): VNode[] {
  const places = fighterPlaces[layout.id];
  const [left, right] = [layout.battle.attacker, layout.battle.defender];
  const name = playerName('hester');
  const cubes = battleground(s);
  const [outside, inside] = [cubes, s.tree.inside].map((counts) => cubesOfSeat(counts, hesterSeat));
  const { hester } = s;
  return [
    h(
      'section',
      { class: 'fighter hester shaker', style: at(left), 'aria-label': name },
      h('h2', { class: 'battle-ribbon hester', style: at(places.ribbon) }, name),
      hester?.hex === undefined
        ? h('div', { class: 'who', style: at(places.name) }, h('p', { class: 'units' }, t('hester:offMap')))
        : places.ground && h('p', { class: 'ground', style: at(places.ground) }, h('b', {}, groundText(s, hester.hex))),
      h('div', { class: 'heap', style: at(unitsRow(places, left)) }, terrainCounts(cubes)),
      h(
        'p',
        { class: 'foot', style: at(places.foot) },
        h('span', {}, t('battle:shaking.outside', { cubes: outside })),
        h('span', {}, t('battle:shaking.inside', { cubes: inside })),
      ),
    ),
    h(
      'section',
      { class: 'fighter asked', style: at(right), 'aria-label': t('battle:shaking.title') },
      h('h3', {}, t('battle:shaking.title')),
      h('p', {}, t('battle:shaking.text')),
    ),
  ];
}
