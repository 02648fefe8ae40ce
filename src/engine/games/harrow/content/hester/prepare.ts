import { hexCount } from '../../county.ts';
import { shuffle } from '../../rules/tiles.ts';
import { hesterCardIds } from '../../state/cards.ts';
import type { HarrowState } from '../../state.ts';
import { coloursOf } from '../colours.ts';
import { terrains } from '../maps/layout.ts';

/** HC-COMP-1: what Hester's box holds; terrain cubes of each colour. */
export const hesterSupplies = { cubes: 6, flames: 12, snakes: 8, pairs: 3, hand: 4 } as const;

const everywhere = (): number[] => new Array<number>(hexCount).fill(0);

/** HC-HEST-2 to 7: her board, her pieces, four cards; she is not on the map yet. */
export function prepareHester(s: HarrowState): void {
  const { cubes, flames, snakes, pairs, hand } = hesterSupplies;
  const deck = shuffle([...hesterCardIds], s.rng);
  s.hester = {
    nailed: false,
    cubes: terrains.map(() => 0),
    supply: terrains.map(() => cubes),
    flames: everywhere(),
    pairs,
    flamesLeft: flames - 2 * pairs - 1,
    actions: 1,
    roots: [],
    oldRoots: [],
    rootColour: 'black',
    snakes,
    infected: s.seats.map(everywhere),
    squares: s.seats.map(() => []),
    hand: deck.splice(-hand),
    deck,
    row: [],
    sacrifices: everywhere(),
  };
  s.tree.inside = coloursOf(s.config).map(() => 0);
  s.effects.banished = coloursOf(s.config).map(() => 0);
}
