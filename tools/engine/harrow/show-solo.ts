import { traits } from '../../../src/engine/games/harrow/content/factions/traits.ts';
import { soloCards } from '../../../src/engine/games/harrow/content/solo/cards.ts';
import { hexNames } from '../../../src/engine/games/harrow/county.ts';
import { plateSize } from '../../../src/engine/games/harrow/rules/scoring.ts';
import type { SoloCardId } from '../../../src/engine/games/harrow/state/cards.ts';
import { pileIds, soloFields } from '../../../src/engine/games/harrow/state/solo.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import type { Seat } from '../../../src/engine/kernel/game.ts';

const listed = (words: readonly string[]): string => (words.length === 0 ? 'none' : words.join(' '));

/** A card with what it says: its symbol, its hexes by number, the Hester symbol. */
function cardText(card: SoloCardId): string {
  const { symbol, hexes, hester } = soloCards[card];
  const pair = hexes ? hexes.map((hex) => hex + 1).join(';') : 'any hex';
  return `${card} (${symbol}, ${pair}${hester ? ', Hester' : ''})`;
}

/** A rival in the solo game has neither jars nor boards. */
export function rivalLines(s: HarrowState, seat: Seat): string[] {
  const own = s.seats[seat];
  const isActive = s.solo?.active === seat ? ', active' : '';
  return [
    `${own.faction} (${own.legend}): ${own.points} points, spoon ${own.spoon}, plate ${plateSize(s, seat)}${isActive}`,
    `  ${traits[own.faction].colour} cubes: battlefield ${own.cubes}, tree ${s.tree.inside[seat]}, left ${own.cubesLeft}; haints left ${own.haintsLeft}`,
  ];
}

/** The solo board; nothing in any other game. Piles as the file has them, the top first. */
export function soloLines({ solo, config }: HarrowState): string[] {
  if (!solo) return [];
  const { card, goal, tokens } = solo;
  return [
    `solo game, level ${config.level ?? 1}: ${card === undefined ? 'no card is open' : cardText(card)}${goal === undefined ? '' : `, goal ${hexNames[goal]}`}`,
    `  tokens: ${soloFields.map((field, i) => `${field} ${tokens[i]}`).join(', ')}; card exchanged: ${solo.exchanged ? 'yes' : 'no'}`,
    ...pileIds.map((pile, i) => `  ${pile}: ${listed([...solo.piles[i]].reverse())}`),
    `  discarded: ${listed(solo.discard)}`,
  ];
}
