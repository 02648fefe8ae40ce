import type { TacticId } from '../../../../../src/engine/games/harrow/state/cards.ts';
import type { HarrowState } from '../../../../../src/engine/games/harrow/state.ts';
import { holding } from './holding.ts';

/** The Protectors' legend is walled in; no haint and no cube is left, no wild token acts in vain. */
export function stuck(card: TacticId, left: { haints?: number; cubes?: number } = {}): HarrowState {
  const s = holding(card, {
    tracks: { protectors: 'b' },
    protectors: { legend: '0,2', haints: {}, wild: 1 },
    family: {
      legend: '0,-2',
      haints: { '0,1': 1, '1,1': 1, '1,2': 1, '0,3': 1, '-1,3': 1, '-1,2': 1 },
    },
    townsfolk: [],
    buildings: [],
  });
  return Object.assign(s, {
    seats: s.seats.map((own, seat) =>
      seat === 0 ? { ...own, haintsLeft: left.haints ?? 0, cubesLeft: left.cubes ?? 0 } : own,
    ),
  });
}
