import { features } from '../../../engine/games/harrow/content/chapters/features.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import type { ScoreReason } from '../../../engine/games/harrow/events/turns.ts';
import type { EventOf, HarrowEvent } from '../../../engine/games/harrow/events.ts';
import {
  type BagToken,
  bagTokens,
  type FactionId,
  type HarrowState,
  hesterSeat,
  type Jar,
  type LegendId,
  type TokenKind,
} from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { isSoloStep } from '../../../session/harrow/told-events.ts';
import { hesterText, isHestersDeed, type Teller } from './hester-log.ts';
import { leaderName, seatClass } from './seats.ts';
import { soloText } from './solo-log.ts';
import {
  abilityName,
  bagTokenName,
  cardName,
  isUpgradeToken,
  legendName,
  type PlaceForm,
  place,
  powerName,
  terrainName,
  tileName,
} from './terms.ts';

/** What a sentence needs to know of the game: who sits where, and on which map. */
type LogContext = Pick<HarrowState, 'config' | 'seats'>;

/** The sentence of an event, or nothing for those that another sentence tells. */
export function logText(event: HarrowEvent, s: LogContext): string | undefined {
  const at = (hex: Hex, form: PlaceForm = 'At') => place(s.config.map, hex, form);
  const way = ({ from, to }: { from: Hex; to: Hex }) => ({ from: at(from, 'From'), to: at(to, 'To') });
  const name = (seat: Seat) => leaderName(s, seat);
  const object = (what: Jar | LegendId | TokenKind) => t(`log:object.${what}`);
  const legendObject = (seat: Seat) => (seat === hesterSeat ? name(seat) : object(s.seats[seat].legend));
  const tokenObject = (token: BagToken) =>
    isUpgradeToken(token) ? t('log:object.upgrade', { name: cardName(token) }) : object(token);
  /** The faction is the subject; `context` picks the sentence in which the verb agrees with it. */
  const tell: Teller['tell'] = (key, seat, params) => t(key, { ...params, context: seatClass(s, seat) });

  if (isHestersDeed(event)) return hesterText(event, { at, tell });
  if (isSoloStep(event)) return soloText(event, { at, tell });

  switch (event.type) {
    case 'roundBegan':
      // HC-3P-2: the solo game has no lantern, and a turn of it is a round
      if (features[s.config.mode].solo) return t('log:round.soloBegan', { round: event.round });
      return tell('log:round.began', event.lantern, { round: event.round });
    case 'roundEnded':
      return t(features[s.config.mode].solo ? 'log:round.soloEnded' : 'log:round.ended', {
        round: event.round,
        ...byFaction(s, event.points),
      });
    case 'jarBroken':
      return tell(event.toAttack ? 'log:jar.toAttack' : 'log:jar.broken', event.seat, { jar: object(event.jar) });
    case 'abilityChosen':
      return tell('log:ability.chosen', event.seat, { ability: abilityName(event.ability), value: event.value });
    case 'tokensDrawn':
      return drawnText(event);
    case 'wildTaken':
      return tell('log:wild.taken', event.seat, { count: event.wild });
    case 'moved':
      return tell('log:ability.moved', event.seat, {
        group: groupText(event, legendObject(event.seat)),
        ...way(event),
      });
    case 'spawned':
      return tell('log:ability.spawned', event.seat, { at: at(event.hex) });
    case 'strengthened':
      return tell('log:ability.strengthened', event.seat);
    case 'pathLaid':
      return t('log:path.laid', { at: at(event.hex) });
    case 'pathTaken':
      return t('log:path.taken', { at: at(event.hex) });
    case 'stormRaised':
      return t(event.byCleanUp ? 'log:storm.left' : 'log:storm.raised', {
        at: at(event.hex),
        legend: name(event.seat),
      });
    case 'tokenPulled':
      return t('log:storm.pulledToken', { token: object(event.token), ...way(event) });
    case 'unitPulled':
      return event.unit === 'haint'
        ? tell('log:storm.pulledHaint', event.owner, way(event))
        : t('log:storm.pulledLegend', { legend: legendObject(event.owner), ...way(event) });
    case 'cubeHidden':
      return t('log:cube.hidden', { legend: name(event.seat), at: at(event.hex) });
    case 'cubeGathered':
      return t(event.attacked ? 'log:cube.joined' : 'log:cube.gathered', {
        legend: name(event.seat),
        at: at(event.hex),
      });
    case 'cubesDiscarded':
      return tell('log:cube.discarded', event.seat, { count: event.cubes });
    case 'haintStepped':
      return tell('log:levi.stepped', event.seat, way(event));
    case 'attackDeclared':
      return tell(event.on ? 'log:attack.onHester' : 'log:attack.declared', event.seat, {
        from: at(event.from, 'From'),
        against: at(event.to, 'Against'),
      });
    case 'majority':
      return majorityText(event, tell);
    case 'treeDropped':
      return treeText(s, event);
    case 'attackSucceeded':
      return t('log:attack.succeeded', { own: event.own, enemy: event.enemy });
    case 'attackFailed':
      return t(`log:attack.${event.clash ? 'clash' : event.why}`, { own: event.own, enemy: event.enemy });
    case 'killed':
      return tell(event.how === 'clash' ? 'log:attack.clashed' : 'log:attack.killed', event.seat, {
        at: at(event.hex),
      });
    case 'legendHit':
      return tell('log:attack.hit', event.seat, { legend: legendObject(event.victim), at: at(event.hex) });
    case 'legendPushed':
      return tell('log:attack.pushed', event.seat, { legend: legendObject(event.victim), ...way(event) });
    case 'legendStayed':
      return t('log:attack.stayed', { legend: name(event.victim), at: at(event.hex) });
    case 'tokenCollected':
      return tell(event.to === 'box' ? 'log:token.boxed' : 'log:token.collected', event.seat, {
        token: object(event.token),
        at: at(event.hex),
      });
    case 'tokenSorted':
      return t(event.to === 'bag' ? 'log:token.toBag' : 'log:token.toBoard', { token: tokenObject(event.token) });
    case 'townsfolkWalked':
      return t('log:goal.walked', way(event));
    case 'townsfolkRescued':
      return event.hex === undefined ? t('log:goal.rescued') : t('log:goal.saved', { at: at(event.hex) });
    case 'buildingDestroyed':
      // HC-SOLO-37: no storm comes with the Family there
      return t(features[s.config.mode].solo ? 'log:goal.razed' : 'log:goal.destroyed', { at: at(event.hex) });
    case 'cardDrawn':
      return tell('log:card.drawn', event.seat);
    case 'cardPlayed':
      return tell('log:card.played', event.seat, { card: cardName(event.card) });
    case 'cardBuried':
      return tell('log:card.buried', event.seat);
    case 'tokenReturned':
      return t('log:token.returned', { token: tokenObject(event.token) });
    case 'tokenPicked':
      return t('log:token.picked', { token: tokenObject(event.token), legend: name(event.seat) });
    case 'upgradeGained':
      return t('log:upgrade.gained', { token: object(event.paid), name: cardName(event.token) });
    case 'upgradeUsed':
      return t(event.armed ? 'log:upgrade.armed' : 'log:upgrade.used', { name: cardName(event.token) });
    case 'tokenDisarmed':
      return t('log:upgrade.disarmed', { name: cardName(event.token) });
    case 'powerUsed':
      return t('log:power.used', { legend: legendName(event.legend), power: powerName(event.legend) });
    case 'unitShifted':
      return event.unit === 'haint'
        ? tell('log:shift.haint', event.owner, way(event))
        : t('log:shift.legend', { legend: name(event.owner), ...way(event) });
    case 'tokenShifted':
      return event.seat === hesterSeat
        ? t('log:hester.scattered', { thing: object(event.token), ...way(event) })
        : t('log:storm.pushedToken', { token: object(event.token), ...way(event) });
    case 'tokenLaid':
      return tell('log:token.laid', event.seat, { token: object(event.token), at: at(event.hex) });
    case 'pathShifted':
      return t('log:path.shifted', way(event));
    case 'allPulled':
      return t('log:shift.all', { legend: name(event.seat), ...way(event) });
    case 'haintRemoved':
      return tell('log:shift.removed', event.owner, { from: at(event.hex, 'From') });
    case 'nailDriven':
    case 'nailLifted': {
      const deed = event.type === 'nailDriven' ? 'driven' : 'lifted';
      return event.unit === 'haint'
        ? tell(`log:nail.${deed}Haint`, event.seat, { at: at(event.hex) })
        : t(`log:nail.${deed}Legend`, { legend: legendObject(event.seat), at: at(event.hex) });
    }
    case 'goadPlaced':
      return t('log:goad.placed', { at: at(event.hex) });
    case 'goadTaken':
      return t('log:goad.taken', { at: at(event.hex) });
    case 'goadLost':
      return t('log:goad.lost', { at: at(event.hex) });
    case 'ragePlaced':
      return t('log:rage.placed', { at: at(event.hex) });
    case 'cubesStored':
      return t('log:cube.stored', { legend: name(event.seat), count: event.cubes });
    case 'cubesReturned':
      return t('log:cube.returned', { legend: name(event.seat), count: event.cubes });
    case 'cubesBanished':
      return event.terrain
        ? t('log:cube.banishedHester', { terrain: terrainName(event.terrain) })
        : tell('log:cube.banished', event.owner, { count: event.cubes });
    case 'banishedBack':
      return tell('log:cube.banishedBack', event.owner, { count: event.cubes });
    case 'rangeGrown':
      return tell('log:range.grown', event.seat);
    case 'tileUsed':
      return tell('log:tile.used', event.seat, { tile: tileName(event.tile) });
    case 'tilePlaced':
      return t('log:tile.placed', { tile: tileName(event.tile), jar: t(`terms:jarShort.${event.jar}`) });
    case 'lanternTaken':
      return tell('log:tile.lantern', event.seat);
    case 'objectivePlaced':
      return t(event.what === 'townsfolk' ? 'log:goal.townsfolkPlaced' : 'log:goal.buildingPlaced', {
        at: at(event.hex),
      });
    case 'objectiveSkipped':
      return t(event.what === 'townsfolk' ? 'log:goal.townsfolkSkipped' : 'log:goal.buildingSkipped');
    case 'plateFilled':
      return tell('log:plate.filled', event.seat, { plate: event.plate, spoon: event.spoon });
    case 'plateEmptied':
      return tell('log:plate.emptied', event.seat, { spoon: event.spoon });
    case 'spoonTurned':
      return tell('log:plate.spoonBack', event.seat, { spoon: event.spoon });
    case 'scored':
      return tell('log:score.gained', event.seat, {
        count: event.points,
        reason: t(`log:reason.${reasonKey(s, event)}`),
      });
    case 'flameDoused':
      return tell('log:hester.doused', event.seat, { at: at(event.hex), flames: event.flames });
    case 'fireOut':
      return t('log:hester.fireOut', { at: at(event.hex) });
    case 'cubesGiven':
      return tell('log:hester.given', event.seat, { count: event.cubes });
    case 'gameOver': {
      const { winner, scores } = event.result;
      if (winner === hesterSeat) return t('log:score.won', { context: 'hester' });
      // HC-SOLO-51: what Hester lost by has been said, and nobody else wins
      if (features[s.config.mode].solo) return undefined;
      const params = { own: scores[winner], enemy: scores[1 - winner] };
      return tell(event.tie ? 'log:score.wonTie' : 'log:score.won', winner, params);
    }
    // The jar that is broken next, and the haint that falls, say it already.
    case 'turnBegan':
    case 'paid':
      return undefined;
  }
}

/** HC-WHL-2: with the wheel a single kill is worth nothing yet. */
function reasonKey({ config }: LogContext, { why }: EventOf<'scored'>): ScoreReason | 'plate' {
  return why === 'kill' && features[config.mode].wheel ? 'plate' : why;
}

function byFaction(s: LogContext, numbers: readonly number[]): { protectors: number; family: number } {
  const of = (faction: FactionId) => numbers[s.seats.findIndex((seat) => seat.faction === faction)];
  return { protectors: of('protectors'), family: of('family') };
}

/** What fell out, by players; Hester's terrain cubes as one number. */
function treeText(s: LogContext, { out }: EventOf<'treeDropped'>): string {
  const terrain = out.slice(s.seats.length);
  const params = byFaction(s, out);
  return terrain.length === 0
    ? t('log:attack.tree', params)
    : t('log:attack.treeThree', { ...params, hester: sum(terrain) });
}

function groupText({ haints, legend }: EventOf<'moved'>, name: string): string {
  if (haints === 0) return name;
  return legend ? t('log:group.both', { count: haints, legend: name }) : t('log:group.haints', { count: haints });
}

function drawnText({ tokens }: EventOf<'tokensDrawn'>): string {
  const drawn = bagTokens.flatMap((token, i) => (tokens[i] > 0 ? [`${tokens[i]}× ${bagTokenName(token)}`] : []));
  return drawn.length === 0 ? t('log:ability.drawnNone') : t('log:ability.drawn', { tokens: drawn.join(', ') });
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
