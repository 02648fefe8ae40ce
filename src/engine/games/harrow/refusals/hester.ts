import type { Seat } from '../../../kernel/game.ts';
import { terrains } from '../content/maps/layout.ts';
import { distance, type Hex, neighbours } from '../county.ts';
import type { FrameOf } from '../flow.ts';
import { mayCreepInto } from '../rules/hester/creep.ts';
import { mayMakeFire } from '../rules/hester/fire.ts';
import { requireHester } from '../rules/hester/hester.ts';
import { haintOwnerAt, healthyAt, healthyHexes, infectedAt } from '../rules/hester/infection.ts';
import { touchedBy } from '../rules/hester/roots.ts';
import { creepingAt } from '../rules/nails.ts';
import { hasFire, hasUnits, isObjectiveBarring, legendsAt, unitLimit } from '../rules/occupancy.ts';
import { terrainAt } from '../rules/terrain.ts';
import { opponent } from '../state/players.ts';
import type { HarrowState } from '../state.ts';
import { whyNotEnter } from './entering.ts';
import { type Refusal, refuse } from './keys.ts';
import { type By, under } from './pieces.ts';

/** HC-ROOT-3 to 6: why the next root cannot point to the hex. */
export function whyNotRoot(s: HarrowState, hex: Hex): Refusal {
  const { tip } = requireHester(s);
  if (tip === undefined) return refuse('rootFromEdge');
  return refuse(distance(tip, hex) === 1 ? 'rootThere' : 'rootFromTip');
}

/** HC-HACT-4: why no haint of a rival can be brought to the hex. */
function whyNotRivalSpawn(s: HarrowState, { used }: FrameOf<'hester'>, hex: Hex): Refusal {
  const { actions, cubes } = requireHester(s);
  const by = under('HC-HACT-4');
  if (used.includes('spawn')) return by('actTaken');
  if (used.length >= actions) return refuse('noActionsLeft');
  const owner = s.seats.findIndex(({ home }, seat) => legendsAt(s, seat, hex) > 0 || home === hex);
  if (owner < 0) return refuse('rivalSpawnElsewhere');
  const terrain = terrainAt(s, hex);
  if (terrain === undefined) return by('onlyTerrain');
  if (cubes[terrains.indexOf(terrain)] === 0) return refuse('noCubeOfTerrain');
  if (s.seats[owner].haintsLeft === 0) return by('rivalHasNone');
  return whyNotEnter(s, owner, hex) ?? refuse('notNow');
}

/** HC-SUM-1, 2: why Hester cannot be summoned to the hex. */
function whyNotSummon(s: HarrowState, { used }: FrameOf<'hester'>, hex: Hex): Refusal {
  const { actions, hex: at } = requireHester(s);
  if (!hasFire(s, hex)) return refuse('treeFallen');
  if (at !== undefined) return refuse('hesterRisen');
  return refuse(used.length >= actions ? 'noActionsLeft' : 'summonDear');
}

/** On the map Hester's turn offers a rival's haint before the tree, herself after it. */
export function whyNotHesterHex(s: HarrowState, frame: FrameOf<'hester'>, hex: Hex): Refusal {
  return frame.fallen ? whyNotSummon(s, frame, hex) : whyNotRivalSpawn(s, frame, hex);
}

/** Whose infected haint is on the hex. */
export function infectedOwner(s: HarrowState, hex: Hex): Seat | undefined {
  const owner = haintOwnerAt(s, hex);
  return owner !== undefined && infectedAt(s, owner, hex) > 0 ? owner : undefined;
}

/** Why nothing of Hester's can be picked up on the hex; `undefined` if something can. */
export function whyNotHers(s: HarrowState, hex: Hex, by: By, mayBeHester = true): Refusal | undefined {
  const hester = requireHester(s);
  const owner = infectedOwner(s, hex);
  const isHester = mayBeHester && hester.hex === hex;
  if (owner === undefined && !isHester) return by(mayBeHester ? 'noneOfHers' : 'noInfectedThere');
  const isHeld = owner === undefined || creepingAt(s, owner, hex) === 0;
  return isHeld && (!isHester || hester.nailed) ? refuse('hesterNailed') : undefined;
}

/** HC-HMOV-7, 8: why an infected haint of the seat cannot be brought to the hex, whatever it would cost. */
export function whyNotCreepInto(s: HarrowState, owner: Seat, to: Hex): Refusal | undefined {
  if (mayCreepInto(s, owner, to)) return undefined;
  const rival = opponent(owner);
  if (hasFire(s, to) || !hasUnits(s, rival, to)) return whyNotEnter(s, owner, to) ?? refuse('notNow');
  const isAllInfected = infectedAt(s, rival, to) > 0 && healthyAt(s, rival, to) === 0 && legendsAt(s, rival, to) === 0;
  if (!isAllInfected) return refuse('healthyThere');
  if (!mayMakeFire(s)) return refuse('noPairLeft');
  if (!isObjectiveBarring(s, owner, to)) return refuse('hexFull', { limit: unitLimit });
  return refuse(s.buildings[to] > 0 ? 'buildingThere' : 'townsfolkThere');
}

const creeping = under('HC-HMOV-1');

export function whyNotCreepFrom(s: HarrowState, from: Hex): Refusal {
  const why = whyNotHers(s, from, creeping);
  if (why) return why;
  const owner = infectedOwner(s, from);
  const isHester = requireHester(s).hex === from;
  const isOpen = isHester || neighbours[from].some((to) => owner !== undefined && mayCreepInto(s, owner, to));
  return refuse(isOpen ? 'creepDear' : 'noWayOut', undefined, isOpen ? undefined : 'HC-HMOV-7');
}

/** HC-HMOV-1 to 8: why what was picked up on `from` cannot go there. */
export function whyNotCreep(s: HarrowState, from: Hex | undefined, to: Hex): Refusal {
  if (from === undefined) return whyNotCreepFrom(s, to);
  const held = whyNotHers(s, from, creeping);
  if (held) return held;
  if (distance(from, to) !== 1) return creeping('notAdjacent');
  const owner = infectedOwner(s, from);
  const isHester = requireHester(s).hex === from;
  return (owner === undefined || isHester ? undefined : whyNotCreepInto(s, owner, to)) ?? refuse('creepDear');
}

/** HC-INF-2 to 5: why nobody is infected from the hex. */
export function whyNotInfect(s: HarrowState, frame: FrameOf<'infect'>, from: Hex | undefined, to: Hex): Refusal {
  const hester = requireHester(s);
  const hex = from ?? to;
  if (!touchedBy(hester.roots).includes(hex)) return refuse('noRootThere');
  if (frame.hexes.includes(hex)) return refuse('rootUsed');
  const owner = haintOwnerAt(s, hex);
  if (owner !== undefined && healthyAt(s, owner, hex) > 0)
    return refuse(from === undefined ? 'infectDear' : 'rootUsed');
  const legend = s.seats.findIndex((_, seat) => legendsAt(s, seat, hex) > 0);
  if (legend < 0) return refuse('nobodyToInfect');
  const isUsed = s.seats[legend].secondHex === hex ? frame.second : frame.legends.includes(legend);
  if (isUsed) return refuse('legendInfected');
  if (from !== undefined && healthyAt(s, legend, to) === 0) return refuse('nobodyToInfect', undefined, 'HC-INF-5');
  return refuse(healthyHexes(s, legend).length === 0 ? 'noneUninfected' : 'infectDear');
}
