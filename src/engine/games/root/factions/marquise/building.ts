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

const woodCost = (side: Side, piece: MarquiseBuilding): number => woodCosts[standing(side, piece)];

export const pointsOf = (side: Side, piece: MarquiseBuilding): number => buildingPoints[piece][standing(side, piece)];

/** RT-6.5.4.II: the clearings she rules that hang together with this one, in their order. */
function linked(s: RootState, at: Clearing, realm: readonly boolean[]): Clearing[] {
  const found = [at];
  for (let i = 0; i < found.length; i++) {
    for (const next of adjacentTo(s, found[i])) if (realm[next] && !found.includes(next)) found.push(next);
  }
  return found.sort((a, b) => a - b);
}

/** Wood within reach of a building site, and the ways to pay each price with it, found once. */
interface Store {
  readonly places: readonly Clearing[];
  readonly counts: readonly number[];
  readonly ways: (readonly (readonly Clearing[])[] | undefined)[];
}

function storeOf(places: readonly Clearing[], wood: readonly number[]): Store {
  const stocked = places.filter((at) => wood[at] > 0);
  return { places: stocked, counts: stocked.map((at) => wood[at]), ways: [] };
}

/** RT-OQ-97: every choice of so much wood. */
function waysToPay(store: Store, cost: number): readonly (readonly Clearing[])[] {
  const known = store.ways[cost];
  if (known) return known;
  const ways = pickCounts(store.counts, cost).map((counts) => spread(store.places, counts));
  store.ways[cost] = ways;
  return ways;
}

/** RT-6.5.4.I: every building she can pay and place, with every choice of wood. */
export function buildOptions(s: RootState, seat: Seat, out: RootAction[]): void {
  const side = s.sides[seat];
  const { wood } = side.on;
  const pieces = marquiseBuildings.filter((piece) => (side.left[piece] ?? 0) > 0);
  if (!wood || pieces.length === 0) return;
  const costs = pieces.map((piece) => woodCost(side, piece));
  if (Math.min(...costs) > sum(wood)) return;
  const realm = realmOf(s, seat);
  const stores: (Store | undefined)[] = [];
  for (let at = 0; at < realm.length; at++) {
    if (!realm[at] || !mayBuild(s, seat, at)) continue;
    if (!stores[at]) {
      const own = linked(s, at, realm);
      const store = storeOf(own, wood);
      for (const each of own) stores[each] = store;
    }
    const store = stores[at];
    if (!store) continue;
    for (let i = 0; i < pieces.length; i++) {
      const piece = pieces[i];
      for (const from of waysToPay(store, costs[i])) {
        out.push(from.length === 0 ? { type: 'build', piece, at } : { type: 'build', piece, at, from });
      }
    }
  }
}
