import type { RootEvent } from '../../engine/games/root/events.ts';
import type { Place } from '../../engine/games/root/state/places.ts';

/** Something that goes from one place to another. */
export interface Way {
  readonly from: Place;
  readonly to: Place;
}

/** Where in the wood something happened. */
export interface Whereabouts {
  /** Of a way those at its ends. */
  readonly places: readonly Place[];
  readonly way?: Way | undefined;
  /** Something was lost there. */
  readonly isLoss: boolean;
}

/** Other events have seats in `from` and `to`. */
function wayOf(event: RootEvent): Way | undefined {
  if (event.type === 'moved') return { from: event.from, to: event.to };
  if (event.type !== 'pawnMoved' || event.from === undefined) return undefined;
  return { from: event.from, to: event.to };
}

export function whereaboutsOf(event: RootEvent): Whereabouts {
  const way = wayOf(event);
  if (way) return { places: [way.from, way.to], way, isLoss: false };
  const isLoss = event.type === 'removed' && event.owner !== event.by;
  if (event.type === 'pawnMoved') return { places: [event.to], isLoss };
  return { places: 'at' in event ? [event.at] : [], isLoss };
}
