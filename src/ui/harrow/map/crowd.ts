import type { Hex } from '../../../engine/games/harrow/county.ts';
import { nestAt } from '../../../engine/games/harrow/rules/fair/nests.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { tokensAt } from '../../../session/harrow/kammi.ts';
import type { Crowd } from './stands.ts';

/** Whose units stand on a hex; -1 for nobody's. */
export function ownerOf(s: HarrowState, hex: Hex): Seat {
  return s.seats.findIndex((own, seat) => own.haints[hex] > 0 || tokensAt(s, seat, hex).length > 0);
}

/** Who and what stands on a hex in a position. */
export function crowdOf(s: HarrowState, hex: Hex): Crowd {
  const owner = ownerOf(s, hex);
  const legends = owner < 0 ? 0 : tokensAt(s, owner, hex).length;
  return {
    haints: s.seats[owner]?.haints[hex] ?? 0,
    legend: legends > 0,
    both: legends > 1,
    townsfolk: s.townsfolk[hex],
    buildings: s.buildings[hex],
    hester: s.hester?.hex === hex,
    fire: (s.hester?.flames[hex] ?? 0) > 0,
    nest: s.fair !== undefined && nestAt(s.fair, hex) !== undefined,
  };
}
