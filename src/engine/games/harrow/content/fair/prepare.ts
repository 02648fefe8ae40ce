import { hexCount } from '../../county.ts';
import { effectFrame } from '../../flow.ts';
import { readyNests } from '../../rules/fair/nests.ts';
import { shuffle } from '../../rules/tiles.ts';
import { fairCardIds, items, offerIds, questIds } from '../../state/fair.ts';
import { fairSeat, hesterSeat } from '../../state/players.ts';
import { type HarrowState, seatOfPlayer } from '../../state.ts';
import { coloursOf } from '../colours.ts';
import { terrains } from '../maps/layout.ts';
import { fairSupplies } from './supplies.ts';

/** HC-FAIR-5: by chance, where nobody hides them. */
function placesByChance(s: HarrowState): number[] {
  if (s.config.hider !== undefined) return [];
  const hexes = Array.from({ length: hexCount }, (_, hex) => hex);
  return shuffle(hexes, s.rng).slice(0, items.length);
}

/** HC-FAIR-2 to 5, 7: quests, cards, offers and nests; their turn is the first of the round. */
export function prepareFair(s: HarrowState): void {
  const deck = shuffle([...fairCardIds], s.rng);
  const questDeck = shuffle([...questIds], s.rng);
  s.fair = {
    places: placesByChance(s),
    found: 0,
    nests: [],
    ready: [],
    nestsLeft: fairSupplies.nests,
    bag: [...offerIds],
    offers: Array.from({ length: hesterSeat + 1 }, () => []),
    arrows: [],
    crosses: [],
    fields: terrains.map(() => false),
    cubes: 0,
    supply: fairSupplies.cubes,
    hand: deck.splice(-fairSupplies.cards),
    deck,
    discard: [],
    quests: questDeck.splice(-fairSupplies.quests),
    questDeck,
    questDiscard: [],
    next: s.lantern,
    truce: [],
    thorns: [],
    crept: [],
    turnBag: [],
  };
  s.tree.inside = coloursOf(s.config).map(() => 0);
  s.effects.banished = coloursOf(s.config).map(() => 0);
  s.active = fairSeat;
  readyNests(s, fairSupplies.ready, () => {});
}

/** HC-FAIR-5, 6: before the first round the items are hidden, and a search cube comes on the board. */
export function openFair(s: HarrowState): void {
  const { fair, config } = s;
  if (fair === undefined) return;
  // HC-FVH-2: the Fair Folk bring the townsfolk, then Hester the building
  if (s.solo) {
    s.flow.push({ kind: 'pile', seat: hesterSeat, why: 'building' });
    s.flow.push({ kind: 'pile', seat: fairSeat, why: 'townsfolk' });
  }
  s.flow.push(effectFrame(fairSeat, 'search_field'));
  if (config.hider !== undefined) s.flow.push({ kind: 'stow', seat: seatOfPlayer(s, config.hider) });
}
