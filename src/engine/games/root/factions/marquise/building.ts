import type { Seat } from '../../../../kernel/game.ts';
import { sum } from '../../../../kit/sum.ts';
import type { RootAction } from '../../action.ts';
import { pickCounts, spread } from '../../rules/choose.ts';
import { adjacentTo } from '../../rules/moving.ts';
import { mayBuild } from '../../rules/placing.ts';
import { rules } from '../../rules/rule.ts';
import type { Clearing } from '../../state/places.ts';
import { mapOf, type RootState, type Side } from '../../state.ts';
import { buildingPoints, type MarquiseBuilding, marquiseBuildings, woodCosts } from './tracks.ts';

/** RT-OQ-136: prices and points depend on how many stand. */
const standing = (side: Side, piece: MarquiseBuilding): number => sum(side.on[piece] ?? []);

export const woodCost = (side: Side, piece: MarquiseBuilding): number => woodCosts[standing(side, piece)];

export const pointsOf = (side: Side, piece: MarquiseBuilding): number => buildingPoints[piece][standing(side, piece)];

/** RT-6.5.4.II: the clearings she rules that hang together with this one, in their order. */
export function realm(s: RootState, seat: Seat, at: Clearing): Clearing[] {
  const found = new Set([at]);
  for (const each of found) {
    for (const next of adjacentTo(s, each)) if (!found.has(next) && rules(s, seat, next)) found.add(next);
  }
  return [...found].sort((a, b) => a - b);
}

/** RT-6.5.4.I: every building she can pay and place, with every choice of wood (RT-OQ-97). */
export function buildOptions(s: RootState, seat: Seat, out: RootAction[]): void {
  const side = s.sides[seat];
  const { wood } = side.on;
  const pieces = marquiseBuildings.filter((piece) => (side.left[piece] ?? 0) > 0);
  if (!wood || pieces.length === 0) return;
  const realms = new Map<Clearing, Clearing[]>();
  for (let at = 0; at < mapOf(s).suits.length; at++) {
    if (!rules(s, seat, at)) continue;
    if (!realms.has(at)) {
      const own = realm(s, seat, at);
      for (const each of own) realms.set(each, own);
    }
    if (!mayBuild(s, seat, at)) continue;
    const stores = (realms.get(at) ?? []).filter((each) => wood[each] > 0);
    const there = stores.map((each) => wood[each]);
    for (const piece of pieces) {
      for (const counts of pickCounts(there, woodCost(side, piece))) {
        const from = spread(stores, counts);
        out.push(from.length === 0 ? { type: 'build', piece, at } : { type: 'build', piece, at, from });
      }
    }
  }
}
