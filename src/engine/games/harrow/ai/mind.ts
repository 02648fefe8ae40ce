import type { Mind } from '../../../ai/mind.ts';
import { nextBelow, nextFraction, nextU32, type Rng } from '../../../kernel/rng.ts';
import type { ActionType, HarrowAction } from '../action.ts';
import { treeAction } from '../actions/tree.ts';
import { traits } from '../content/factions/traits.ts';
import { decks } from '../content/solo/cards.ts';
import { type EffectId, topFrame } from '../flow.ts';
import type { HarrowTypes } from '../harrow.ts';
import { shuffle } from '../rules/tiles.ts';
import { hesterCardIds, hiddenCard } from '../state/cards.ts';
import { fairCardIds, questIds } from '../state/fair.ts';
import type { KammiState } from '../state/kammi.ts';
import { pileIds } from '../state/solo.ts';
import { tileIds } from '../state/tiles.ts';
import type { HarrowState } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { fairHabit, hideSomewhere } from './fair-habits.ts';
import { fallsOut } from './fights.ts';
import { habitWithHester } from './hester-habits.ts';
import { weightsOf } from './weights.ts';

function some(options: readonly HarrowAction[], types: readonly ActionType[], rng: Rng): HarrowAction | undefined {
  const fitting = options.filter((option) => types.includes(option.type));
  return fitting.length === 0 ? undefined : fitting[nextBelow(rng, fitting.length)];
}

function falls(cubes: number, chance: number, rng: Rng): number {
  let out = 0;
  for (let i = 0; i < cubes; i++) if (nextFraction(rng) < chance) out++;
  return out;
}

/** Gives every hidden card a face that is seen nowhere. */
function dealer<C extends string>(all: readonly C[], seen: readonly string[], rng: Rng) {
  const unseen = shuffle(
    all.filter((card) => !seen.includes(card)),
    rng,
  );
  return (card: C | typeof hiddenCard): C | typeof hiddenCard => (card === hiddenCard ? (unseen.pop() ?? card) : card);
}

/** HC-KAM-50: who is who, and which doll is the real one, for a seat that does not know. */
function makeUpSecrets(kammi: KammiState, rng: Rng): void {
  if (kammi.self === hiddenCard) kammi.self = nextBelow(rng, 2) === 0 ? 'first' : 'second';
  const unknown = kammi.dolls.filter(({ face }) => face === hiddenCard);
  const isElsewhere = kammi.taken || kammi.dolls.some(({ face }) => face === 'real');
  const real = isElsewhere ? -1 : nextBelow(rng, Math.max(1, unknown.length));
  unknown.forEach((doll, i) => {
    doll.face = i === real ? 'real' : 'decoy';
  });
}

/** Cards and tiles the seat cannot see, in an order made up: each lies somewhere among the hidden ones. */
function dealUnknown(draft: HarrowState, rng: Rng): void {
  for (const own of draft.seats) {
    const gone = own.faction === 'kammi' ? (draft.kammi?.discard ?? []) : [];
    const seen: readonly string[] = [...own.hand, ...own.deck, ...own.spent, ...gone];
    const reveal = dealer(traits[own.faction].cards, seen, rng);
    own.hand = own.hand.map(reveal);
    own.deck = own.deck.map(reveal);
  }
  if (draft.kammi) makeUpSecrets(draft.kammi, rng);
  if (draft.hester) {
    const { hand, deck, row } = draft.hester;
    const reveal = dealer(hesterCardIds, [...hand, ...deck, ...row.flat()], rng);
    draft.hester.hand = hand.map(reveal);
    draft.hester.deck = deck.map(reveal);
  }
  if (draft.fair) {
    const { hand, deck, discard, quests, questDeck, questDiscard } = draft.fair;
    const card = dealer(fairCardIds, [...hand, ...deck, ...discard], rng);
    const quest = dealer(questIds, [...quests, ...questDeck, ...questDiscard], rng);
    draft.fair.hand = hand.map(card);
    draft.fair.deck = deck.map(card);
    draft.fair.quests = quests.map(quest);
    draft.fair.questDeck = questDeck.map(quest);
    hideSomewhere(draft, draft.fair, rng);
  }
  if (draft.solo) {
    const { piles, discard, card } = draft.solo;
    const seen: readonly string[] = [...piles.flat(), ...discard, ...(card ? [card] : [])];
    draft.solo.piles = pileIds.map((pile, i) => piles[i].map(dealer(decks[pile], seen, rng)));
  }
  const known: readonly string[] = [...draft.slots.flat().map(({ tile }) => tile), ...draft.tilesUsed];
  if (draft.tileStack.includes(hiddenCard)) {
    draft.tileStack = shuffle(
      tileIds.filter((tile) => !known.includes(tile)),
      rng,
    );
  }
}

/** How often a free step along paths (HC-MOVE-11) is thought of before the jar, the halves of the Legend jar or the end of the turn. */
const wandering = 0.1;

/** Which row and token of the grid, which card again: like the jars worth nothing before they are played. */
const byChance: ReadonlySet<EffectId> = new Set(['kammi_grid', 'replay_track', 'grid_track']);

function effectHabit(s: HarrowState, options: readonly HarrowAction[], rng: Rng): HarrowAction | undefined {
  const frame = topFrame(s);
  if (frame?.kind !== 'effect' || !byChance.has(frame.by)) return undefined;
  return options.some(({ type }) => type === 'shift') ? undefined : some(options, ['choose', 'card'], rng);
}

interface Leanings {
  /** How a faction weighs things in a chapter. */
  readonly weigh: typeof weightsOf;
  readonly considers?: Mind<HarrowTypes>['considers'];
}

export function createMind({ weigh, considers }: Leanings): Mind<HarrowTypes> {
  return {
    evaluate: (s, seat) => evaluate(s, seat, (of) => weigh(s.config.mode, s.seats[of].faction)),
    imagine(draft, rng) {
      draft.rng = [nextU32(rng), nextU32(rng), nextU32(rng), 1];
      dealUnknown(draft, rng);
    },
    guess({ colours, dropped, inside }, rng) {
      const out = dropped.map((n, i) => falls(n, fallsOut.dropped, rng) + falls(inside[i], fallsOut.inside, rng));
      return treeAction(colours, out);
    },
    turnHasPassed: (start, now) => now.round !== start.round || now.turn !== start.turn,
    habit,
    ...(considers && { considers }),
  };
}

/** Which jar, which ability, which half of the Legend jar: worth nothing by itself, so by chance; a paid kill always. */
function habit(s: HarrowState, options: readonly HarrowAction[], rng: Rng): HarrowAction | undefined {
  const known = fairHabit(s, options, rng) ?? habitWithHester(s, options, rng);
  if (known) return known;
  switch (topFrame(s)?.kind) {
    case 'turn':
      return nextFraction(rng) < wandering ? undefined : some(options, ['jar', 'act', 'tile', 'card', 'end'], rng);
    case 'ability':
      return some(options, ['ability'], rng);
    case 'effect':
      return effectHabit(s, options, rng);
    case 'legend':
      if (nextFraction(rng) < wandering) return undefined;
      return some(options, ['track', 'power'], rng) ?? some(options, ['done'], rng);
    case 'strike':
      return some(options, ['strike'], rng);
    case 'clash':
      return some(options, ['clash'], rng);
    default:
      return undefined;
  }
}

export const harrowMind: Mind<HarrowTypes> = createMind({ weigh: weightsOf });
