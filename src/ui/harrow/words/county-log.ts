import { features } from '../../../engine/games/harrow/content/chapters/features.ts';
import type { CountyEvent } from '../../../engine/games/harrow/events/county.ts';
import type { EventOf } from '../../../engine/games/harrow/events.ts';
import { hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { Sentences, Teller } from './teller.ts';

/** Who goes together: haints, a legend, of Kammi's both. */
function groupText({ seat, haints, legend, second }: EventOf<'moved'>, { legendObject }: Teller): string {
  const leaders = [
    ...(legend ? [legendObject(seat, 'legend')] : []),
    ...(second ? [legendObject(seat, 'second')] : []),
  ];
  const named = leaders.length > 1 ? t('log:group.two', { first: leaders[0], second: leaders[1] }) : leaders[0];
  if (named === undefined) return t('log:group.haints', { count: haints });
  return haints === 0 ? named : t('log:group.both', { count: haints, legend: named });
}

/** What happens on the county. */
export const countySentences: Sentences<CountyEvent> = {
  moved: (event, teller) =>
    teller.tell('log:ability.moved', event.seat, { group: groupText(event, teller), ...teller.way(event) }),
  spawned: (event, { at, tell }) => tell('log:ability.spawned', event.seat, { at: at(event.hex) }),
  strengthened: (event, { tell }) => tell('log:ability.strengthened', event.seat),
  pathLaid: (event, { at }) => t('log:path.laid', { at: at(event.hex) }),
  pathTaken: (event, { at }) => t('log:path.taken', { at: at(event.hex) }),
  stormRaised: (event, { at, name }) =>
    t(event.byCleanUp ? 'log:storm.left' : 'log:storm.raised', {
      at: at(event.hex),
      legend: name(event.seat),
    }),
  tokenPulled: (event, { way, object }) => t('log:storm.pulledToken', { token: object(event.token), ...way(event) }),
  unitPulled: (event, { way, legendObject, tell }) =>
    event.unit === 'haint'
      ? tell('log:storm.pulledHaint', event.owner, way(event))
      : t('log:storm.pulledLegend', { legend: legendObject(event.owner, event.unit), ...way(event) }),
  cubeHidden: (event, { at, name }) => t('log:cube.hidden', { legend: name(event.seat), at: at(event.hex) }),
  cubeGathered: (event, { at, name }) =>
    t(event.attacked ? 'log:cube.joined' : 'log:cube.gathered', {
      legend: name(event.seat),
      at: at(event.hex),
    }),
  haintStepped: (event, { way, tell }) => tell('log:levi.stepped', event.seat, way(event)),
  tokenCollected: (event, { at, object, tell }) =>
    tell(event.to === 'box' ? 'log:token.boxed' : 'log:token.collected', event.seat, {
      token: object(event.token),
      at: at(event.hex),
    }),
  tokenSorted: (event, { tokenObject }) =>
    t(event.to === 'bag' ? 'log:token.toBag' : 'log:token.toBoard', { token: tokenObject(event.token) }),
  townsfolkWalked: (event, { way }) => t('log:goal.walked', way(event)),
  townsfolkRescued: (event, { at }) =>
    event.hex === undefined ? t('log:goal.rescued') : t('log:goal.saved', { at: at(event.hex) }),
  buildingDestroyed(event, { s, at }) {
    // HC-SOLO-37: no storm comes with the Family there
    return t(features[s.config.mode].solo ? 'log:goal.razed' : 'log:goal.destroyed', { at: at(event.hex) });
  },
  unitShifted: (event, { way, name, tell }) =>
    event.unit === 'haint'
      ? tell('log:shift.haint', event.owner, way(event))
      : t('log:shift.legend', { legend: name(event.owner, event.unit), ...way(event) }),
  tokenShifted: (event, { way, object }) =>
    event.seat === hesterSeat
      ? t('log:hester.scattered', { thing: object(event.token), ...way(event) })
      : t('log:storm.pushedToken', { token: object(event.token), ...way(event) }),
  tokenLaid: (event, { at, object, tell }) =>
    tell('log:token.laid', event.seat, { token: object(event.token), at: at(event.hex) }),
  pathShifted: (event, { way }) => t('log:path.shifted', way(event)),
  allPulled: (event, { way, name }) => t('log:shift.all', { legend: name(event.seat), ...way(event) }),
  haintRemoved: (event, { at, tell }) => tell('log:shift.removed', event.owner, { from: at(event.hex, 'From') }),
  objectivePlaced: (event, { at, tell }) =>
    tell(event.what === 'townsfolk' ? 'log:goal.townsfolkPlaced' : 'log:goal.buildingPlaced', event.seat, {
      at: at(event.hex),
    }),
  objectiveSkipped: (event) => t(event.what === 'townsfolk' ? 'log:goal.townsfolkSkipped' : 'log:goal.buildingSkipped'),
};
