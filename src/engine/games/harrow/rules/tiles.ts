import type { Seat } from '../../../kernel/game.ts';
import { nextBelow, type Rng } from '../../../kernel/rng.ts';
import type { Emit } from '../action.ts';
import { type HarrowState, hiddenCard, jars, type TileId, tileIds } from '../state.ts';

/** Every order is as likely as any other. */
export function shuffle<T>(items: T[], rng: Rng): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = nextBelow(rng, i + 1);
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
}

/** HC-FP-1 to 3: tiles are turned up by turns, the first four fill the slots; who finds the lantern tile has the lantern. */
export function dealTiles(s: HarrowState): Seat {
  const pile: TileId[] = shuffle([...tileIds], s.rng);
  const first = nextBelow(s.rng, s.seats.length);
  const finder = (first + pile.indexOf('b_lantern')) % s.seats.length;
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

/** HC-BON-5: used tiles go to their pile, every slot gets a new one. */
export function refillTiles(s: HarrowState, emit: Emit): void {
  if (s.slots.length === 0 || !s.slots.some((slot) => slot.length > 0)) return;
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
