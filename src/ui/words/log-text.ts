import { features } from '../../engine/games/harrow/content/chapters/features.ts';
import type { Hex } from '../../engine/games/harrow/county.ts';
import type { HarrowEvent } from '../../engine/games/harrow/events.ts';
import {
  type BagToken,
  bagTokens,
  type FactionId,
  type HarrowState,
  hesterSeat,
} from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { sum } from '../../engine/kit/sum.ts';
import { t } from '../../i18n/i18n.ts';
import { hesterText, isHestersDeed } from './hester-log.ts';
import { leaderName, seatClass } from './seats.ts';
import { isSoloStep, soloText } from './solo-log.ts';
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

type EventOf<T extends HarrowEvent['type']> = Extract<HarrowEvent, { type: T }>;
type Params = Record<string, string | number | undefined>;

/** The sentence of an event, or nothing for those that another sentence tells. */
export function logText(event: HarrowEvent, s: LogContext): string | undefined {
  const at = (hex: Hex, form: PlaceForm = 'At') => place(s.config.map, hex, form);
  const way = ({ from, to }: { from: Hex; to: Hex }) => ({ from: at(from, 'From'), to: at(to, 'To') });
  const name = (seat: Seat) => leaderName(s, seat);
  const object = (what: string) => t(`log:object.${what}`);
  const legendObject = (seat: Seat) => (seat === hesterSeat ? name(seat) : object(s.seats[seat].legend));
  const tokenObject = (token: BagToken) =>
    isUpgradeToken(token) ? t('log:object.upgrade', { name: cardName(token) }) : object(token);
  const say = (key: string, params: Params = {}) => t(`log:${key}`, params);
  /** The faction is the subject; `context` picks the sentence in which the verb agrees with it. */
  const tell = (key: string, seat: Seat, params: Params = {}) => say(key, { ...params, context: seatClass(s, seat) });

  if (isHestersDeed(event)) return hesterText(event, { at, tell });
  if (isSoloStep(event)) {
    return soloText(event, { at, tell: (key, seat, params) => t(key, { ...params, context: seatClass(s, seat) }) });
  }

  switch (event.type) {
    case 'roundBegan':
      // HC-3P-2: the solo game has no lantern, and a turn of it is a round
      if (features[s.config.mode].solo) return say('round.soloBegan', { round: event.round });
      return tell('round.began', event.lantern, { round: event.round });
    case 'roundEnded':
      return say(features[s.config.mode].solo ? 'round.soloEnded' : 'round.ended', {
        round: event.round,
        ...byFaction(s, event.points),
      });
    case 'jarBroken':
      return tell(event.toAttack ? 'jar.toAttack' : 'jar.broken', event.seat, { jar: object(event.jar) });
    case 'abilityChosen':
      return tell('ability.chosen', event.seat, { ability: abilityName(event.ability), value: event.value });
    case 'tokensDrawn':
      return drawnText(event);
    case 'wildTaken':
      return tell('wild.taken', event.seat, { count: event.wild });
    case 'moved':
      return tell('ability.moved', event.seat, { group: groupText(event, legendObject(event.seat)), ...way(event) });
    case 'spawned':
      return tell('ability.spawned', event.seat, { at: at(event.hex) });
    case 'strengthened':
      return tell('ability.strengthened', event.seat);
    case 'pathLaid':
      return say('path.laid', { at: at(event.hex) });
    case 'pathTaken':
      return say('path.taken', { at: at(event.hex) });
    case 'stormRaised':
      return say(event.byCleanUp ? 'storm.left' : 'storm.raised', { at: at(event.hex), legend: name(event.seat) });
    case 'tokenPulled':
      return say('storm.pulledToken', { token: object(event.token), ...way(event) });
    case 'unitPulled':
      return event.unit === 'haint'
        ? tell('storm.pulledHaint', event.owner, way(event))
        : say('storm.pulledLegend', { legend: legendObject(event.owner), ...way(event) });
    case 'cubeHidden':
      return say('cube.hidden', { legend: name(event.seat), at: at(event.hex) });
    case 'cubeGathered':
      return say(event.attacked ? 'cube.joined' : 'cube.gathered', { legend: name(event.seat), at: at(event.hex) });
    case 'cubesDiscarded':
      return tell('cube.discarded', event.seat, { count: event.cubes });
    case 'haintStepped':
      return tell('levi.stepped', event.seat, way(event));
    case 'attackDeclared':
      return tell(event.on ? 'attack.onHester' : 'attack.declared', event.seat, {
        from: at(event.from, 'From'),
        against: at(event.to, 'Against'),
      });
    case 'majority':
      return majorityText(event, tell);
    case 'treeDropped':
      return treeText(s, event);
    case 'attackSucceeded':
      return say('attack.succeeded', { own: event.own, enemy: event.enemy });
    case 'attackFailed':
      return say(`attack.${event.clash ? 'clash' : event.why}`, { own: event.own, enemy: event.enemy });
    case 'killed':
      return tell(event.how === 'clash' ? 'attack.clashed' : 'attack.killed', event.seat, { at: at(event.hex) });
    case 'legendHit':
      return tell('attack.hit', event.seat, { legend: legendObject(event.victim), at: at(event.hex) });
    case 'legendPushed':
      return tell('attack.pushed', event.seat, { legend: legendObject(event.victim), ...way(event) });
    case 'legendStayed':
      return say('attack.stayed', { legend: name(event.victim), at: at(event.hex) });
    case 'tokenCollected':
      return tell(event.to === 'box' ? 'token.boxed' : 'token.collected', event.seat, {
        token: object(event.token),
        at: at(event.hex),
      });
    case 'tokenSorted':
      return say(event.to === 'bag' ? 'token.toBag' : 'token.toBoard', { token: tokenObject(event.token) });
    case 'townsfolkWalked':
      return say('goal.walked', way(event));
    case 'townsfolkRescued':
      return event.hex === undefined ? say('goal.rescued') : say('goal.saved', { at: at(event.hex) });
    case 'buildingDestroyed':
      // HC-SOLO-37: no storm comes with the Family there
      return say(features[s.config.mode].solo ? 'goal.razed' : 'goal.destroyed', { at: at(event.hex) });
    case 'cardDrawn':
      return tell('card.drawn', event.seat);
    case 'cardPlayed':
      return tell('card.played', event.seat, { card: cardName(event.card) });
    case 'cardBuried':
      return tell('card.buried', event.seat);
    case 'tokenReturned':
      return say('token.returned', { token: tokenObject(event.token) });
    case 'tokenPicked':
      return say('token.picked', { token: tokenObject(event.token), legend: name(event.seat) });
    case 'upgradeGained':
      return say('upgrade.gained', { token: object(event.paid), name: cardName(event.token) });
    case 'upgradeUsed':
      return say(event.armed ? 'upgrade.armed' : 'upgrade.used', { name: cardName(event.token) });
    case 'tokenDisarmed':
      return say('upgrade.disarmed', { name: cardName(event.token) });
    case 'powerUsed':
      return say('power.used', { legend: legendName(event.legend), power: powerName(event.legend) });
    case 'unitShifted':
      return event.unit === 'haint'
        ? tell('shift.haint', event.owner, way(event))
        : say('shift.legend', { legend: name(event.owner), ...way(event) });
    case 'tokenShifted':
      return event.seat === hesterSeat
        ? say('hester.scattered', { thing: object(event.token), ...way(event) })
        : say('storm.pushedToken', { token: object(event.token), ...way(event) });
    case 'tokenLaid':
      return tell('token.laid', event.seat, { token: object(event.token), at: at(event.hex) });
    case 'pathShifted':
      return say('path.shifted', way(event));
    case 'allPulled':
      return say('shift.all', { legend: name(event.seat), ...way(event) });
    case 'haintRemoved':
      return tell('shift.removed', event.owner, { from: at(event.hex, 'From') });
    case 'nailDriven':
    case 'nailLifted': {
      const key = event.type === 'nailDriven' ? 'nail.driven' : 'nail.lifted';
      return event.unit === 'haint'
        ? tell(`${key}Haint`, event.seat, { at: at(event.hex) })
        : say(`${key}Legend`, { legend: legendObject(event.seat), at: at(event.hex) });
    }
    case 'goadPlaced':
      return say('goad.placed', { at: at(event.hex) });
    case 'goadTaken':
      return say('goad.taken', { at: at(event.hex) });
    case 'goadLost':
      return say('goad.lost', { at: at(event.hex) });
    case 'ragePlaced':
      return say('rage.placed', { at: at(event.hex) });
    case 'cubesStored':
      return say('cube.stored', { legend: name(event.seat), count: event.cubes });
    case 'cubesReturned':
      return say('cube.returned', { legend: name(event.seat), count: event.cubes });
    case 'cubesBanished':
      return event.terrain
        ? say('cube.banishedHester', { terrain: terrainName(event.terrain) })
        : tell('cube.banished', event.owner, { count: event.cubes });
    case 'banishedBack':
      return tell('cube.banishedBack', event.owner, { count: event.cubes });
    case 'rangeGrown':
      return tell('range.grown', event.seat);
    case 'tileUsed':
      return tell('tile.used', event.seat, { tile: tileName(event.tile) });
    case 'tilePlaced':
      return say('tile.placed', { tile: tileName(event.tile), jar: t(`terms:jarShort.${event.jar}`) });
    case 'lanternTaken':
      return tell('tile.lantern', event.seat);
    case 'objectivePlaced':
      return say(event.what === 'townsfolk' ? 'goal.townsfolkPlaced' : 'goal.buildingPlaced', { at: at(event.hex) });
    case 'objectiveSkipped':
      return say(event.what === 'townsfolk' ? 'goal.townsfolkSkipped' : 'goal.buildingSkipped');
    case 'plateFilled':
      return tell('plate.filled', event.seat, { plate: event.plate, spoon: event.spoon });
    case 'plateEmptied':
      return tell('plate.emptied', event.seat, { spoon: event.spoon });
    case 'spoonTurned':
      return tell('plate.spoonBack', event.seat, { spoon: event.spoon });
    case 'scored':
      return tell('score.gained', event.seat, { count: event.points, reason: t(`log:reason.${reasonKey(s, event)}`) });
    case 'flameDoused':
      return tell('hester.doused', event.seat, { at: at(event.hex), flames: event.flames });
    case 'fireOut':
      return say('hester.fireOut', { at: at(event.hex) });
    case 'cubesGiven':
      return tell('hester.given', event.seat, { count: event.cubes });
    case 'gameOver': {
      const { winner, scores } = event.result;
      if (winner === hesterSeat) return say('score.won', { context: 'hester' });
      // HC-SOLO-51: what Hester lost by has been said, and nobody else wins
      if (features[s.config.mode].solo) return undefined;
      const params = { own: scores[winner], enemy: scores[1 - winner] };
      return tell(event.tie ? 'score.wonTie' : 'score.won', winner, params);
    }
    // The jar that is broken next, and the haint that falls, say it already.
    case 'turnBegan':
    case 'paid':
      return undefined;
  }
}

/** HC-WHL-2: with the wheel a single kill is worth nothing yet. */
function reasonKey({ config }: LogContext, { why }: EventOf<'scored'>): string {
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
  tell: (key: string, seat: Seat, params: Params) => string,
): string {
  if (cubes !== undefined) return gained ? t('log:attack.knife', { count: cubes }) : t('log:attack.knifeEmpty');
  if (seat === undefined) return t('log:attack.equal');
  const params = { more: Math.max(attackers, defenders), less: Math.min(attackers, defenders) };
  return tell(gained ? 'attack.majority' : 'attack.majorityEmpty', seat, params);
}
