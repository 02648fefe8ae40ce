import type { Seat } from '../../../../kernel/game.ts';
import { sum } from '../../../../kit/sum.ts';
import type { RootAction } from '../../action.ts';
import { picks } from '../../rules/choose.ts';
import { adjacentTo } from '../../rules/moving.ts';
import { buildSites } from '../../rules/placing.ts';
import { realmOf } from '../../rules/rule.ts';
import type { Clearing } from '../../state/places.ts';
import type { RootState, Side } from '../../state.ts';
import { buildingPoints, type MarquiseBuilding, marquiseBuildings, woodCosts } from './tracks.ts';

/** RT-OQ-136: prices and points depend on how many stand. */
const standing = (side: Side, piece: MarquiseBuilding): number => sum(side.on[piece] ?? []);

const woodCost = (side: Side, piece: MarquiseBuilding): number => woodCosts[standing(side, piece)];

export const pointsOf = (side: Side, piece: MarquiseBuilding): number => buildingPoints[piece][standing(side, piece)];

/** RT-6.5.4.II: the clearings she rules that hang together with this one. */
function linked(s: RootState, at: Clearing, realm: readonly boolean[]): Clearing[] {
  const found = [at];
  for (let i = 0; i < found.length; i++) {
    for (const next of adjacentTo(s, found[i])) if (realm[next] && !found.includes(next)) found.push(next);
  }
  return found;
}

/** Wood within reach of a building site, and the ways to pay each price with it, found once. */
interface Store {
  readonly within: readonly Clearing[];
  readonly places: Clearing[];
  readonly counts: number[];
  readonly ways: Map<number, readonly (readonly Clearing[])[]>;
}

function storeOf(within: readonly Clearing[], wood: readonly number[]): Store {
  const store: Store = { within, places: [], counts: [], ways: new Map() };
  for (let at = 0; at < wood.length; at++) {
    if (wood[at] === 0 || !within.includes(at)) continue;
    store.places.push(at);
    store.counts.push(wood[at]);
  }
  return store;
}

/** RT-OQ-97: every choice of so much wood. */
function waysToPay(store: Store, cost: number): readonly (readonly Clearing[])[] {
  const known = store.ways.get(cost);
  if (known) return known;
  const ways = picks(store.places, store.counts, cost);
  store.ways.set(cost, ways);
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
  const stores: Store[] = [];
  for (const at of buildSites(s, seat)) {
    if (!realm[at]) continue;
    let store = stores.find(({ within }) => within.includes(at));
    if (!store) {
      store = storeOf(linked(s, at, realm), wood);
      stores.push(store);
    }
    for (let i = 0; i < pieces.length; i++) {
      const piece = pieces[i];
      for (const from of waysToPay(store, costs[i])) {
        out.push(from.length === 0 ? { type: 'build', piece, at } : { type: 'build', piece, at, from });
      }
    }
  }
}
