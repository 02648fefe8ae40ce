import { features } from '../../../engine/games/harrow/content/chapters/features.ts';
import { terrains } from '../../../engine/games/harrow/content/maps/layout.ts';
import type { UnitKind } from '../../../engine/games/harrow/events/county.ts';
import type { FightEvent } from '../../../engine/games/harrow/events/fight.ts';
import type { EventOf } from '../../../engine/games/harrow/events.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { Sentences, Teller } from './teller.ts';
import { byFaction } from './turn-log.ts';

/** What fell out, by players; Hester's terrain cubes as one number, search cubes last. */
function treeText(s: Teller['s'], { out }: EventOf<'treeDropped'>): string {
  const terrain = out.slice(s.seats.length, s.seats.length + terrains.length);
  const silver = out[s.seats.length + terrains.length];
  const { hester } = features[s.config.mode];
  const params = { factions: byFaction(s, out), hester: sum(terrain), fair: silver };
  if (silver !== undefined) return t(hester ? 'log:attack.treeFour' : 'log:attack.treeFair', params);
  return t(terrain.length === 0 ? 'log:attack.tree' : 'log:attack.treeThree', params);
}

function majorityText(
  { seat, attackers, defenders, gained, cubes }: EventOf<'majority'>,
  tell: Teller['tell'],
): string {
  if (cubes !== undefined) return gained ? t('log:attack.knife', { count: cubes }) : t('log:attack.knifeEmpty');
  if (seat === undefined) return t('log:attack.equal');
  const params = { more: Math.max(attackers, defenders), less: Math.min(attackers, defenders) };
  return tell(gained ? 'log:attack.majority' : 'log:attack.majorityEmpty', seat, params);
}

/** Which legend is meant: Kammi has two. */
const tokenUnit = ({ second }: { readonly second?: true }): UnitKind => (second ? 'second' : 'legend');

/** An attack and the tree. */
export const fightSentences: Sentences<FightEvent> = {
  attackDeclared: (event, { at, tell }) =>
    tell(event.on ? 'log:attack.onHester' : 'log:attack.declared', event.seat, {
      from: at(event.from, 'From'),
      against: at(event.to, 'Against'),
    }),
  majority: (event, { tell }) => majorityText(event, tell),
  treeDropped: (event, { s }) => treeText(s, event),
  attackSucceeded: (event) => t('log:attack.succeeded', { own: event.own, enemy: event.enemy }),
  attackFailed: (event) => t(`log:attack.${event.clash ? 'clash' : event.why}`, { own: event.own, enemy: event.enemy }),
  // The haint that falls says it already.
  paid: () => undefined,
  killed: (event, { at, of, tell }) =>
    tell(event.how === 'clash' ? 'log:attack.clashed' : 'log:attack.killed', event.seat, {
      of: of(event.victim),
      at: at(event.hex),
    }),
  legendHit: (event, { at, legendObject, tell }) =>
    tell('log:attack.hit', event.seat, { legend: legendObject(event.victim, tokenUnit(event)), at: at(event.hex) }),
  legendPushed: (event, { way, legendObject, tell }) =>
    tell('log:attack.pushed', event.seat, { legend: legendObject(event.victim, tokenUnit(event)), ...way(event) }),
  legendStayed: (event, { at, name }) =>
    t('log:attack.stayed', { legend: name(event.victim, tokenUnit(event)), at: at(event.hex) }),
  cubesDiscarded: (event, { tell }) => tell('log:cube.discarded', event.seat, { count: event.cubes }),
};
