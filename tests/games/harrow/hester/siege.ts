import { requireHester } from '../../../../src/engine/games/harrow/rules/hester/hester.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import type { HesterSide } from '../hester-side.ts';
import { type Played, play } from '../play.ts';
import { type Position, position } from '../position.ts';

/** The Protectors on their home hex, two hexes from 1,0, a forest; the Family far off. */
export function besieged(hester: HesterSide, more: Position = {}): HarrowState {
  return position({
    mode: 'ch5',
    hester,
    ...more,
    protectors: { legend: '0,2', haints: { '0,2': 3 }, cubes: 4, ...more.protectors },
    family: { legend: '-3,0', haints: { '-3,0': 2 }, cubes: 3, ...more.family },
  });
}

/** They attack Hester's hex from their own; the free action comes last. */
export function attackOn(s: HarrowState, to: string, ...then: string[]): Played {
  return play(s, 'jar attack', `attack 0,2 ${to} hester`, ...then);
}

/** What lies where of her twelve flame tokens. */
export function tokens(s: HarrowState): { pairs: number; left: number; actions: number } {
  const { pairs, flamesLeft, actions } = requireHester(s);
  return { pairs, left: flamesLeft, actions };
}
