import type { Mind } from '../../../ai/mind.ts';
import { nextBelow, nextFraction, nextU32, type Rng } from '../../../kernel/rng.ts';
import type { ActionType, HarrowAction } from '../action.ts';
import { traits } from '../content/factions/traits.ts';
import { topFrame } from '../flow.ts';
import type { TreeRequest } from '../harrow.ts';
import { shuffle } from '../rules/tiles.ts';
import { type HarrowState, hiddenCard, type SeenCard, tileIds } from '../state.ts';
import { evaluate, fallsOut } from './evaluate.ts';

function some(options: readonly HarrowAction[], types: readonly ActionType[], rng: Rng): HarrowAction | undefined {
  const fitting = options.filter((option) => types.includes(option.type));
  return fitting.length === 0 ? undefined : fitting[nextBelow(rng, fitting.length)];
}

function falls(cubes: number, chance: number, rng: Rng): number {
  let out = 0;
  for (let i = 0; i < cubes; i++) if (nextFraction(rng) < chance) out++;
  return out;
}

/** Cards and tiles the seat cannot see, in an order made up: each lies somewhere among the hidden ones. */
function dealUnknown(draft: HarrowState, rng: Rng): void {
  for (const own of draft.seats) {
    const seen: readonly string[] = [...own.hand, ...own.deck, ...own.spent];
    const unseen = shuffle(
      traits[own.faction].cards.filter((card) => !seen.includes(card)),
      rng,
    );
    const reveal = (card: SeenCard): SeenCard => (card === hiddenCard ? (unseen.pop() ?? card) : card);
    own.hand = own.hand.map(reveal);
    own.deck = own.deck.map(reveal);
  }
  const known: readonly string[] = [...draft.slots.flat().map(({ tile }) => tile), ...draft.tilesUsed];
  if (draft.tileStack.includes(hiddenCard)) {
    draft.tileStack = shuffle(
      tileIds.filter((tile) => !known.includes(tile)),
      rng,
    );
  }
}

/** How often a free step along paths (HC-MOVE-11) is thought of before the jar or the end of the turn. */
const wandering = 0.1;

export const harrowMind: Mind<HarrowState, HarrowAction, TreeRequest> = {
  evaluate,
  imagine(draft, rng) {
    draft.rng = [nextU32(rng), nextU32(rng), nextU32(rng), 1];
    dealUnknown(draft, rng);
  },
  guess({ dropped, inside }, rng) {
    const out = dropped.map((n, i) => falls(n, fallsOut.dropped, rng) + falls(inside[i], fallsOut.inside, rng));
    return { type: 'tree', out };
  },
  turnHasPassed: (start, now) => now.round !== start.round || now.turn !== start.turn,
  /** Which jar, which ability, which half of the Legend jar: worth nothing by itself, so by chance; a paid kill always. */
  habit(s, options, rng) {
    switch (topFrame(s)?.kind) {
      case 'turn':
        return nextFraction(rng) < wandering ? undefined : some(options, ['jar', 'act', 'tile', 'card', 'end'], rng);
      case 'ability':
        return some(options, ['ability'], rng);
      case 'legend':
        return some(options, ['track', 'power'], rng);
      case 'strike':
        return some(options, ['strike'], rng);
      case 'clash':
        return some(options, ['clash'], rng);
      default:
        return undefined;
    }
  },
};
