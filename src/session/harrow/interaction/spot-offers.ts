import type { ActionOf, HarrowAction } from '../../../engine/games/harrow/action.ts';
import { arrowOf } from '../../../engine/games/harrow/content/fair/cards/where-oh-where.ts';
import { rowNames } from '../../../engine/games/harrow/content/kammi/grid.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import { type Frame, topFrame } from '../../../engine/games/harrow/flow.ts';
import { isSameArrow } from '../../../engine/games/harrow/rules/fair/arrows.ts';
import { fairSeat } from '../../../engine/games/harrow/state/players.ts';
import { type BagToken, jars } from '../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import type { SpotId } from '../../spot.ts';
import type { HandCard } from '../hand-card.ts';
import {
  actSpot,
  cardSpot,
  edgeSpot,
  hexSpot,
  jarSpot,
  pileSpot,
  readSpot,
  rowSpot,
  sideSpot,
  tileSpot,
  tokenSpot,
  waySpot,
} from '../spots.ts';
import type { Selection } from './selection.ts';
import { sideOf } from './sides.ts';

/** Something a click on a spot does. */
interface Deed {
  /** How a lit hex looks: a step, an enemy to attack, a thing to place or take. What lies beside the map is used. */
  readonly kind: 'go' | 'enemy' | 'place' | 'use';
  readonly action: HarrowAction;
  /** Points, or terrain cubes, a step costs, shown on a badge. */
  readonly cost?: number;
  /** It is allowed, but not what is asked about: the hex is not lit. */
  readonly faint?: boolean;
}

export interface Target extends Deed {
  readonly hex: Hex;
}

/** What is on offer at a spot. */
export interface SpotOffer {
  /** It can be picked up from, or has been. */
  readonly source?: 'open' | 'held';
  /** What a click there does. Several: the player is asked which is meant. */
  readonly deeds: readonly Deed[];
  /** HC-SOLO-33: the only step of the group there: a click on the group is enough. */
  readonly soleStep?: ActionOf<'shift'>;
  /** HC-BASE-3: the chosen group is too large for the hex, although fewer units could go there. */
  readonly isCrowded?: true;
}

export type Offers = ReadonlyMap<SpotId, SpotOffer>;

/** What is on offer on the map. */
interface OnMap {
  readonly targets: readonly Target[];
  /** Hexes that can be picked up from, and the one that has been. */
  readonly sources: readonly Hex[];
  readonly from: Hex | undefined;
  readonly soleSteps: readonly ActionOf<'shift'>[];
  readonly crowded: readonly Hex[];
}

/** The thing beside the map that stands for an action. */
function thingFor(s: HarrowState, frame: Frame | undefined, seat: Seat, action: HarrowAction): SpotId | undefined {
  switch (action.type) {
    case 'jar':
      return jarSpot(seat, action.jar);
    case 'card':
    case 'lay':
    case 'call':
    case 'charm':
      return cardSpot(action.card);
    case 'quest':
      return cardSpot(action.quest);
    case 'arrow':
      return waySpot(action.way);
    case 'lift':
      return edgeSpot(s.fair?.arrows.findIndex((each) => isSameArrow(each, action)) ?? -1);
    case 'tile': {
      const slot = s.slots.findIndex((tiles) => tiles.some(({ tile, used }) => tile === action.tile && !used));
      return tileSpot(jars[slot], action.tile);
    }
    case 'use':
      return actSpot(action.act);
    case 'reveal':
      return pileSpot(action.pile);
    case 'return':
      return tokenSpot(action.token);
    case 'choose': {
      if (frame?.kind === 'effect' && frame.by === 'new_fire') return sideSpot(sideOf(action.option));
      const row = rowNames.indexOf(action.option);
      if (row >= 0) return rowSpot(row);
      if (frame?.kind === 'effect' && frame.by === 'f_where_oh_where') return edgeSpot(arrowOf(action.option));
      const cards = seat === fairSeat ? s.fair?.quests : s.seats[seat]?.hand;
      const card = cards?.find((each) => each === action.option);
      return card === undefined ? undefined : cardSpot(card as HandCard);
    }
    default:
      return undefined;
  }
}

/** HC-TOK-4 to 6: the tokens that are to be sorted, one of which is asked about. */
function sortedTokens(legal: readonly HarrowAction[], { token }: Selection): [BagToken, 'open' | 'held'][] {
  const tokens = new Set(legal.flatMap((action) => (action.type === 'sort' ? [action.token] : [])));
  const asked = token !== undefined && tokens.has(token) ? token : [...tokens][0];
  return [...tokens].map((each) => [each, each === asked ? 'held' : 'open']);
}

/** HC-KAM-20: rows of the action grid that can be chosen; one of them is looked at first. */
function rowsAmong(legal: readonly HarrowAction[]): number[] {
  const options = legal.flatMap((action) => (action.type === 'choose' ? [rowNames.indexOf(action.option)] : []));
  return options.filter((row) => row >= 0);
}

/** Everything that can be clicked, each with what is on offer there. */
export function offersOf(
  s: HarrowState,
  seat: Seat,
  legal: readonly HarrowAction[],
  selection: Selection,
  { targets, sources, from, soleSteps, crowded }: OnMap,
): Offers {
  const frame = topFrame(s);
  const offers = new Map<SpotId, SpotOffer>();
  const add = (spot: SpotId, part: Partial<SpotOffer>) => {
    offers.set(spot, { ...offerAt({ spots: offers }, spot), ...part });
  };
  const addDeed = (spot: SpotId, deed: Deed) => add(spot, { deeds: [...offerAt({ spots: offers }, spot).deeds, deed] });
  for (const { hex, ...deed } of targets) addDeed(hexSpot(hex), deed);
  for (const hex of sources) add(hexSpot(hex), { source: hex === from ? 'held' : 'open' });
  for (const soleStep of soleSteps) add(hexSpot(soleStep.from), { soleStep });
  for (const hex of crowded) add(hexSpot(hex), { isCrowded: true });
  for (const [token, source] of sortedTokens(legal, selection)) add(tokenSpot(token), { source });
  for (const row of rowsAmong(legal)) add(rowSpot(row), { source: row === selection.row ? 'held' : 'open' });
  for (const action of legal) {
    const spot = thingFor(s, frame, seat, action);
    if (spot !== undefined) addDeed(spot, { kind: 'use', action });
  }
  return offers;
}

/** Whatever has spots with something on offer; undefined while nobody may act. */
type Offering = { readonly spots: Offers } | undefined;

const nothingThere: SpotOffer = { deeds: [] };

export function offerAt(offering: Offering, spot: SpotId): SpotOffer {
  return offering?.spots.get(spot) ?? nothingThere;
}

/** Does a click on the spot do something? */
export function isOpen(offering: Offering, spot: SpotId): boolean {
  return offerAt(offering, spot).deeds.length > 0;
}

/** Of what can be done at a spot, the actions of a type. */
export function deedsAt<T extends HarrowAction['type']>(offering: Offering, spot: SpotId, type: T): ActionOf<T>[] {
  const isOfType = (action: HarrowAction): action is ActionOf<T> => action.type === type;
  return offerAt(offering, spot)
    .deeds.map(({ action }) => action)
    .filter(isOfType);
}

/** The actions of a type that are on offer anywhere. */
export function onOffer<T extends HarrowAction['type']>(offering: Offering, type: T): ActionOf<T>[] {
  return [...(offering?.spots.keys() ?? [])].flatMap((spot) => deedsAt(offering, spot, type));
}

function hexesOf({ spots }: NonNullable<Offering>): { readonly hex: Hex; readonly offer: SpotOffer }[] {
  return [...spots].flatMap(([id, offer]) => {
    const spot = readSpot(id);
    return spot.kind === 'hex' ? [{ hex: spot.hex, offer }] : [];
  });
}

/** Hexes that can be picked up from. */
export function sourcesOf(offering: Offering): Hex[] {
  if (!offering) return [];
  return hexesOf(offering).flatMap(({ hex, offer }) => (offer.source ? [hex] : []));
}

/** What clicks on the map do. */
export function targetsOf(offering: Offering): Target[] {
  if (!offering) return [];
  return hexesOf(offering).flatMap(({ hex, offer }) => offer.deeds.map((deed) => ({ hex, ...deed })));
}
