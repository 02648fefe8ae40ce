import type { Seat } from '../../../../kernel/game.ts';
import { sum } from '../../../../kit/sum.ts';
import type { ActionOf, Emit, HarrowAction } from '../../action.ts';
import { terrains } from '../../content/maps/layout.ts';
import type { Hex } from '../../county.ts';
import type { FrameOf } from '../../flow.ts';
import type { HarrowState } from '../../state.ts';
import { drawSword } from '../fair/fair.ts';
import { isTruce } from '../fair/truce.ts';
import { infectNailed, looseHealthy } from '../nails.ts';
import { terrainAt } from '../terrain.ts';
import { requireHester, requireTurn } from './hester.ts';
import { haintOwnerAt, healthyAt, healthyHexes, isWarded } from './infection.ts';
import { touchedBy } from './roots.ts';
import { cubesOf, payAny, payTerrain } from './terrain-cubes.ts';

/** HC-INF-2: in place of a cube of the hex's colour. */
const anyCubes = 3;

/** Legends that have led to an infection in this action (HC-INF-5): seats, and Kammi's second one by itself. */
export type UsedLegends = Pick<FrameOf<'infect'>, 'legends' | 'second'>;

interface LedBy {
  readonly seat: Seat;
  readonly second: boolean;
}

/** HC-INF-5: a legend on the hex that has not led to an infection yet. */
function legendAt(s: HarrowState, hex: Hex, { legends, second }: UsedLegends): LedBy | undefined {
  for (let seat = 0; seat < s.seats.length; seat++) {
    const { legendHex, secondHex } = s.seats[seat];
    if (legendHex === hex && !legends.includes(seat)) return { seat, second: false };
    if (secondHex === hex && !second) return { seat, second: true };
  }
  return undefined;
}

function waysToPay(s: HarrowState, hex: Hex): ActionOf<'infect'>['by'][] {
  const { cubes } = requireHester(s);
  if (isWarded(s)) return ['ward'];
  const terrain = terrainAt(s, hex);
  const ways: ActionOf<'infect'>['by'][] = [];
  if (terrain !== undefined && cubes[terrains.indexOf(terrain)] > 0) ways.push('terrain');
  if (sum(cubes) >= anyCubes) ways.push('any');
  return ways;
}

/** HC-INF-2 to 5: on each root hex not used yet a haint, or for the legend there a haint of its faction anywhere. */
export function infectOptions(s: HarrowState, usedHexes: readonly Hex[], used: UsedLegends, out: HarrowAction[]): void {
  const hester = requireHester(s);
  if (hester.snakes === 0 || isTruce(s)) return;
  for (const hex of touchedBy(hester.roots)) {
    if (usedHexes.includes(hex)) continue;
    const owner = haintOwnerAt(s, hex);
    const isHaint = owner !== undefined && healthyAt(s, owner, hex) > 0;
    const legend = isHaint ? undefined : legendAt(s, hex, used);
    for (const by of waysToPay(s, hex)) {
      if (isHaint) out.push({ type: 'infect', hex, by });
      else if (legend !== undefined) {
        for (const at of healthyHexes(s, legend.seat)) out.push({ type: 'infect', hex, at, by });
      }
    }
  }
}

function payForInfection(s: HarrowState, hex: Hex, by: ActionOf<'infect'>['by'], emit: Emit): void {
  const terrain = terrainAt(s, hex);
  if (by === 'any') payAny(s, anyCubes, 'cost', emit);
  else if (by === 'terrain' && terrain !== undefined) payTerrain(s, cubesOf(terrain, 1), 'cost', emit);
}

/** HC-INF-4: a snake enters a haint on the hex; `by` is the root hex (or the hex of whatever did it). */
export function infectHaint(s: HarrowState, owner: Seat, hex: Hex, by: Hex, emit: Emit): void {
  const hester = requireHester(s);
  // HC-LGD-BER-7: rather one that she can move
  if (looseHealthy(s, owner, hex) === 0) infectNailed(s, owner, hex);
  hester.snakes--;
  hester.infected[owner][hex]++;
  requireTurn(s).infected = true;
  emit({ type: 'haintInfected', owner, hex, by });
  drawSword(s, emit);
}

/** The haint meant by an infection; where a legend led to it, that one has been used. */
export function infectChosen(
  s: HarrowState,
  frame: FrameOf<'infect'>,
  { hex, at, by }: ActionOf<'infect'>,
  emit: Emit,
): void {
  const legend = at === undefined ? undefined : legendAt(s, hex, frame);
  const owner = legend?.seat ?? haintOwnerAt(s, hex);
  if (legend?.second) frame.second = true;
  else if (legend) frame.legends.push(legend.seat);
  if (owner === undefined) throw new Error('nobody is there to be infected');
  infectHaint(s, owner, at ?? hex, hex, emit);
  payForInfection(s, hex, by, emit);
}
