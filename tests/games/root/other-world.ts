import type { RootState } from '../../../src/engine/games/root/state.ts';
import { cloneJson } from '../../../src/engine/kernel/clone.ts';
import type { Viewer } from '../../../src/engine/kernel/game.ts';
import { seedRng } from '../../../src/engine/kernel/rng.ts';

/** The same game for everybody who may only see what the viewer sees: unseen cards, items and chances are others. */
export function otherWorld(s: RootState, viewer: Viewer): RootState {
  const other = cloneJson(s);
  other.rng = seedRng(999);
  other.quests.deck.reverse();
  const hidden = other.sides.flatMap((side, seat) => {
    if (seat === viewer) return [];
    return 'supporters' in side.own ? [side.hand, side.own.supporters] : [side.hand];
  });
  const unseen = [...other.deck, ...hidden.flat()].reverse();
  for (const pile of [other.deck, ...hidden]) pile.splice(0, pile.length, ...unseen.splice(0, pile.length));
  const items = other.ruins.flatMap((ruin) => ruin.items).reverse();
  for (const ruin of other.ruins) ruin.items = items.splice(0, ruin.items.length);
  for (const frame of other.flow) if (frame.kind === 'battle' && frame.seed !== undefined) frame.seed = 5;
  return other;
}
