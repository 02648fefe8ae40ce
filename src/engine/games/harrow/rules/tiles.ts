import type { Seat } from '../../../kernel/game.ts';
import { nextBelow, type Rng } from '../../../kernel/rng.ts';
import type { Emit } from '../action.ts';
import { hiddenCard } from '../state/cards.ts';
import { type TileId, tileIds } from '../state/tiles.ts';
import { jars } from '../state/tokens.ts';
import type { HarrowState } from '../state.ts';

/** Every order is as likely as any other. */
export function shuffle<T>(items: T[], rng: Rng): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = nextBelow(rng, i + 1);
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
}

/** HC-FP-1 to 3: the seats turn tiles up by turns until the lantern tile appears. */
export function lanternFinder(pile: readonly TileId[], first: Seat, seats: number): Seat {
  return (first + pile.indexOf('b_lantern')) % seats;
}

/** HC-FP-1 to 3: the first four tiles fill the slots, the others are shuffled again; who has found the lantern tile begins. */
export function dealTiles(s: HarrowState): Seat {
  const pile: TileId[] = shuffle([...tileIds], s.rng);
  const first = nextBelow(s.rng, s.seats.length);
  const finder = lanternFinder(pile, first, s.seats.length);
  s.slots = jars.map((_, i) => [{ tile: pile[i], used: false }]);
  s.tileStack = shuffle(pile.slice(jars.length), s.rng);
  s.tilesUsed = [];
  return finder;
}

function nextTile(s: HarrowState): TileId | undefined {
  if (s.tileStack.length === 0) s.tileStack = shuffle(s.tilesUsed.splice(0), s.rng);
  const tile = s.tileStack.pop();
  return tile === hiddenCard ? undefined : tile;
}

/** HC-BON-5: used tiles go to their pile, every slot gets a new one; a game without tiles has none to give. */
export function refillTiles(s: HarrowState, emit: Emit): void {
  s.slots = s.slots.map((slot) => {
    for (const { tile, used } of slot) if (used) s.tilesUsed.push(tile);
    return slot.filter(({ used }) => !used);
  });
  s.slots.forEach((slot, i) => {
    const tile = nextTile(s);
    if (tile === undefined) return;
    slot.push({ tile, used: false });
    emit({ type: 'tilePlaced', tile, jar: jars[i] });
  });
}
