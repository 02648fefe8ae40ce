import { fairSupplies } from '../../../engine/games/harrow/content/fair/supplies.ts';
import { type Terrain, terrains } from '../../../engine/games/harrow/content/maps/layout.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import { arrowsLeft } from '../../../engine/games/harrow/rules/fair/arrows.ts';
import { crossesLeft } from '../../../engine/games/harrow/rules/fair/fair.ts';
import { hiddenCard } from '../../../engine/games/harrow/state/cards.ts';
import { type Item, items, type OfferId, unknownHex } from '../../../engine/games/harrow/state/fair.ts';
import { fairSeat } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { decidingSeat } from '../../../session/harrow/deciding.ts';
import { cubesOfSeat } from '../../../session/harrow/fight.ts';
import type { HandCard } from '../../../session/harrow/hand-card.ts';

interface SoughtItem {
  readonly item: Item;
  readonly state: 'found' | 'sought' | 'later';
  /** Where it lies, for whoever knows (HC-FAIR-5). */
  readonly hex: Hex | undefined;
}

/** Cards of one kind: those that may be seen, and how many there are in all. */
interface Pile {
  readonly seen: readonly HandCard[];
  readonly hidden: number;
  readonly deck: number;
  readonly discard: number;
}

/** What the Fair Folk have, as it looks in a position. */
export interface FairView {
  readonly acting: boolean;
  readonly items: readonly SoughtItem[];
  readonly fields: readonly { readonly terrain: Terrain; readonly marked: boolean }[];
  readonly cubes: { readonly tray: number; readonly inside: number; readonly supply: number };
  readonly ready: readonly OfferId[];
  readonly nests: { readonly placed: number; readonly left: number; readonly bag: number };
  readonly arrows: { readonly placed: number; readonly all: number };
  readonly crosses: { readonly placed: number; readonly all: number };
  readonly quests: Pile;
  readonly cards: Pile;
  /** Offers that others have taken and not used yet, by seat (HC-FAIR-42). */
  readonly taken: readonly { readonly seat: Seat; readonly offers: readonly OfferId[] }[];
}

function pileOf(hand: readonly (HandCard | typeof hiddenCard)[], deck: number, discard: number): Pile {
  const seen = hand.filter((card): card is HandCard => card !== hiddenCard);
  return { seen, hidden: hand.length - seen.length, deck, discard };
}

/** `s` as the person in front of the screen may see it. */
export function fairView(s: HarrowState): FairView | undefined {
  const { fair } = s;
  if (!fair) return undefined;
  return {
    acting: s.result === undefined && decidingSeat(s) === fairSeat,
    items: items.map((item, i) => {
      const hex = fair.places[i];
      return {
        item,
        state: i < fair.found ? 'found' : i === fair.found ? 'sought' : 'later',
        hex: hex === unknownHex ? undefined : hex,
      };
    }),
    fields: terrains.map((terrain, i) => ({ terrain, marked: fair.fields[i] })),
    cubes: { tray: fair.cubes, inside: cubesOfSeat(s.tree.inside, fairSeat), supply: fair.supply },
    ready: fair.ready,
    nests: { placed: fair.nests.length, left: fair.nestsLeft, bag: fair.bag.length },
    arrows: { placed: fairSupplies.arrows - arrowsLeft(fair), all: fairSupplies.arrows },
    crosses: { placed: fairSupplies.crosses - crossesLeft(fair), all: fairSupplies.crosses },
    quests: pileOf(fair.quests, fair.questDeck.length, fair.questDiscard.length),
    cards: pileOf(fair.hand, fair.deck.length, fair.discard.length),
    taken: fair.offers.flatMap((offers, seat) => (offers.length > 0 ? [{ seat, offers }] : [])),
  };
}
