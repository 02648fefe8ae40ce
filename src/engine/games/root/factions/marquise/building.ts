import type { Seat } from '../../../../kernel/game.ts';
import { sum } from '../../../../kit/sum.ts';
import type { RootAction } from '../../action.ts';
import { pickCounts, spread } from '../../rules/choose.ts';
import { adjacentTo } from '../../rules/moving.ts';
import { mayBuild } from '../../rules/placing.ts';
import { realmOf } from '../../rules/rule.ts';
import type { Clearing } from '../../state/places.ts';
import type { RootState, Side } from '../../state.ts';
import { buildingPoints, type MarquiseBuilding, marquiseBuildings, woodCosts } from './tracks.ts';

/** RT-OQ-136: prices and points depend on how many stand. */
const standing = (side: Side, piece: MarquiseBuilding): number => sum(side.on[piece] ?? []);

export const woodCost = (side: Side, piece: MarquiseBuilding): number => woodCosts[standing(side, piece)];

export const pointsOf = (side: Side, piece: MarquiseBuilding): number => buildingPoints[piece][standing(side, piece)];

/** RT-6.5.4.II: the clearings she rules that hang together with this one, in their order. */
function linked(s: RootState, at: Clearing, realm: readonly boolean[]): Clearing[] {
  const found = [at];
  for (let i = 0; i < found.length; i++) {
    for (const next of adjacentTo(s, found[i])) if (realm[next] && !found.includes(next)) found.push(next);
  }
  return found.sort((a, b) => a - b);
}

/** RT-6.5.4.I: every building she can pay and place, with every choice of wood (RT-OQ-97). */
export function buildOptions(s: RootState, seat: Seat, out: RootAction[]): void {
  const side = s.sides[seat];
  const { wood } = side.on;
  const pieces = marquiseBuildings.filter((piece) => (side.left[piece] ?? 0) > 0);
  if (!wood || pieces.length === 0) return;
  const realm = realmOf(s, seat);
  const costs = pieces.map((piece) => woodCost(side, piece));
  const most = sum(wood);
  if (Math.min(...costs) > most) return;
  const stores: (readonly Clearing[] | undefined)[] = realm.map(() => undefined);
  for (let at = 0; at < realm.length; at++) {
    if (!realm[at] || !mayBuild(s, seat, at)) continue;
    if (!stores[at]) {
      const own = linked(s, at, realm);
      const stocked = own.filter((each) => wood[each] > 0);
      for (const each of own) stores[each] = stocked;
    }
    const there = (stores[at] ?? []).map((each) => wood[each]);
    for (let i = 0; i < pieces.length; i++) {
      const piece = pieces[i];
      for (const counts of pickCounts(there, costs[i])) {
        const from = spread(stores[at] ?? [], counts);
        out.push(from.length === 0 ? { type: 'build', piece, at } : { type: 'build', piece, at, from });
      }
    }
  }
}
