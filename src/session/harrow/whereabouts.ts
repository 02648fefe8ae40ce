import type { Hex } from '../../engine/games/harrow/county.ts';
import type { HarrowEvent } from '../../engine/games/harrow/events.ts';

/** A way over the county. */
interface Way {
  readonly from: Hex;
  readonly to: Hex;
}

/** Where on the county something happened. */
export interface Whereabouts {
  /** Hexes it happened on; of a way those at its ends. */
  readonly hexes: readonly Hex[];
  readonly ways: readonly Way[];
  /** Something was lost there. */
  readonly isLoss: boolean;
}

const losses: ReadonlySet<HarrowEvent['type']> = new Set([
  'killed',
  'haintRemoved',
  'buildingDestroyed',
  'fireOut',
  'goadLost',
  'pathTaken',
]);

const isHex = (part: unknown): part is Hex => typeof part === 'number';

/** Is it something that goes, or lies, from one hex to another? */
function isWay(part: object): part is Way {
  return 'from' in part && 'to' in part && isHex(part.from) && isHex(part.to);
}

/** The hexes that an event names one by one, as it calls them. */
function namedIn(event: HarrowEvent): readonly Hex[] {
  if (event.type === 'questDone') return event.nests;
  if (event.type === 'legendsSwapped') return [event.first, event.second];
  if ('hexes' in event) return event.hexes;
  return 'hex' in event && isHex(event.hex) ? [event.hex] : [];
}

/** Of an event that names hexes; what lies beside the county has none. */
export function whereaboutsOf(event: HarrowEvent): Whereabouts {
  const roots = 'root' in event ? [event.root] : 'roots' in event ? event.roots : [];
  const ways = [event, ...roots].filter(isWay).map(({ from, to }) => ({ from, to }));
  const named = namedIn(event);
  const isLoss = losses.has(event.type) || (event.type === 'hesterLeft' && event.why === 'killed');
  return { hexes: [...new Set([...named, ...ways.flatMap(({ from, to }) => [from, to])])], ways, isLoss };
}
