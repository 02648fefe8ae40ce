import type { VNode } from 'preact';
import type { Layout } from '../../../app/harrow/layout.ts';
import { battleground } from '../../../engine/games/harrow/rules/battleground.ts';
import { infectedAt } from '../../../engine/games/harrow/rules/hester/infection.ts';
import { fairSeat, hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { type Bargain, cubesNow, cubesOfSeat } from '../../../session/harrow/fight.ts';
import { oddsInputOf } from '../../../session/harrow/forecast.ts';
import { tokensAt } from '../../../session/harrow/kammi.ts';
import { seatClass } from '../../../session/harrow/seats.ts';
import { at, h } from '../../dom.ts';
import { offerName } from '../words/fair-terms.ts';
import { tokenTitle } from '../words/kammi-terms.ts';
import { playerName, seatName } from '../words/seats.ts';
import { fighterPlaces, fighterSide, sideRect } from './fighter-places.ts';
import { groundText } from './ground-text.ts';
import { leadersText, unitsText } from './units-text.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

/** What hangs on the tree before it falls (HC-FAIR-43). */
export function bargainStakes(s: HarrowState, fight: Bargain): string {
  const { own, enemy } = oddsInputOf(s, fight);
  return t('battle:bargain.stakes', { taker: seatName(s, fight.attacker), enemy, own });
}

/** What the tree has said; the arrow itself is placed on the map. */
export function bargainEnd(s: HarrowState, fight: Bargain): Words {
  const [own, fair] = [fight.attacker, fairSeat].map((seat) => cubesNow(fight, seat));
  const key = fight.outcome ?? 'noArrow';
  return {
    title: t(`battle:bargain.${key}`),
    text: t(`battle:bargain.${key}Text`, { taker: seatName(s, fight.attacker), own, fair }),
  };
}

/** Who has come to the nest, by the words that are told of a side of a fight. */
function takerText(s: HarrowState, { attacker, hex }: Bargain): { readonly name: string; readonly units: string } {
  if (attacker === hesterSeat) {
    const infected = s.seats.reduce((all, _, owner) => all + infectedAt(s, owner, hex), 0);
    return { name: playerName('hester'), units: infected > 0 ? t('battle:units.infected', { count: infected }) : '' };
  }
  const leaders = tokensAt(s, attacker, hex).map((token) => tokenTitle(s, attacker, token));
  const units = unitsText(leaders.length > 0, false, s.seats[attacker].haints[hex], infectedAt(s, attacker, hex));
  return { name: leaders.length > 0 ? leadersText(leaders) : seatName(s, attacker), units };
}

/** The panels of whoever has come to a nest, and of the Fair Folk across from it. */
export function bargainWords(layout: Layout, s: HarrowState, fight: Bargain): VNode[] {
  const places = fighterPlaces[layout.id];
  const ground = groundText(s, fight.hex);
  const cubes = battleground(s);
  const side = (seat: Seat, role: string, name: string, units: string, where: string | undefined) =>
    h(
      'section',
      {
        class: `fighter ${seatClass(s, seat)}`,
        style: at(sideRect(layout.battle, fighterSide(fight, seat))),
        'aria-label': role,
      },
      h('h2', { class: `battle-ribbon ${seatClass(s, seat)}`, style: at(places.ribbon) }, role),
      h('div', { class: 'who', style: at(places.name) }, h('h3', {}, name), h('p', { class: 'units' }, units)),
      places.ground && where && h('p', { class: 'ground', style: at(places.ground) }, h('b', {}, where)),
      h(
        'p',
        { class: 'foot', style: at(places.foot) },
        !places.ground && where && h('span', { class: 'ground' }, where),
        h('span', {}, t('battle:shaking.outside', { cubes: cubesOfSeat(cubes, seat) })),
      ),
    );
  const { name, units } = takerText(s, fight);
  return [
    side(fight.attacker, t('battle:role.taker'), name, units, ground),
    side(fairSeat, t('battle:role.offerer'), playerName('fair'), offerName(fight.offer), undefined),
  ];
}
