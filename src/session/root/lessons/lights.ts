import type { RootAction } from '../../../engine/games/root/action.ts';
import { marquiseBuildings } from '../../../engine/games/root/factions/marquise/tracks.ts';
import type { CountedKind } from '../../../engine/games/root/state/pieces.ts';
import type { Place } from '../../../engine/games/root/state/places.ts';
import { countAt, mapOf } from '../../../engine/games/root/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import type { SpotId } from '../../spot.ts';
import type { Held } from '../interaction.ts';
import { deedSpot, partsOf, placeOf } from '../spots.ts';
import { wayOf } from '../ways.ts';
import { actionsOf, leave, type Moment, ownSide } from './moment.ts';

/** Something that is lit: a place of the wood, a seat at the table, or a control by its name. */
export type Light =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'control'; readonly name: string };

const control = (name: string): Light => ({ kind: 'control', name });
const place = (at: Place): Light => ({ kind: 'place', place: at });

/** What stands for a spot: the place, the card in the hand, the tag of an enemy, or a button. */
function lightOf(spot: SpotId, moment: Moment): Light {
  const [kind, what, more] = partsOf(spot);
  const at = placeOf(spot);
  if (kind === 'place' && at !== undefined) return place(at);
  if (kind === 'foe' && at !== undefined) return control(`foe-${at}-${more}`);
  const hand: readonly string[] = ownSide(moment).hand;
  const card = hand.indexOf(what);
  if (kind === 'card' && card >= 0) return control(`card-${card}`);
  return control(kind === 'deed' ? `deed-${what}` : `choice-${spot}`);
}

/** What is left of a bag once these have been taken out of it. */
function without(bag: readonly SpotId[], taken: readonly SpotId[]): SpotId[] {
  const left = [...bag];
  for (const spot of taken) {
    const at = left.indexOf(spot);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** What is to be pressed next for an action, with what is held: first the deed, then where and with what. */
export function lightsOf(action: RootAction, moment: Moment, held: Held): Light[] {
  if (action.type === 'roll') return [control('tip')];
  const { deed, path, bag = [] } = wayOf(moment.state, action);
  const isBegun = held.path.every((spot, i) => path[i] === spot);
  const left = isBegun ? path.slice(held.path.length) : path;
  const next = left.length > 0 ? left : without(bag, held.bag);
  const isPressed = deed === undefined || held.deed === deed;
  const spots = isPressed ? next : [deedSpot(deed), ...left.filter((spot) => placeOf(spot) !== undefined)];
  return spots.map((spot) => lightOf(spot, moment));
}

/** Clearings where anybody, or the learner alone, has something of these kinds. */
function having({ state, learner }: Moment, kinds: readonly CountedKind[], isOwn = true): Light[] {
  const sides = isOwn ? [state.sides[learner]] : state.sides;
  const { suits } = mapOf(state);
  return [...suits.keys()]
    .filter((at) => sides.some((side) => kinds.some((kind) => countAt(side, kind, at) > 0)))
    .map(place);
}

/** What the words of a lesson can name; whatever is named is lit. */
const things = {
  score: ({ learner }) => [{ kind: 'seat', seat: learner }],
  board: ({ learner }) => [{ kind: 'seat', seat: learner }],
  hand: (moment) => ownSide(moment).hand.map((_, i) => control(`card-${i}`)),
  wood: (moment) => having(moment, ['wood']),
  buildings: (moment) => having(moment, marquiseBuildings),
  people: (moment) => having(moment, ['warrior']),
  roosts: (moment) => having(moment, ['roost']),
  sympathy: (moment) => having(moment, ['sympathy'], false),
  ruins: ({ state }) => state.ruins.map(({ at }) => place(at)),
  foes: (moment) =>
    actionsOf(moment, 'battle').flatMap((action) => lightsOf(action, moment, { deed: 'battle', path: [], bag: [] })),
  dice: () => [control('tip')],
  bird: (moment) =>
    actionsOf(moment, 'extra')
      .map(() => control('deed-extra'))
      .slice(0, 1),
  leave: (moment) => {
    const action = leave(moment);
    return action ? lightsOf(action, moment, { path: [], bag: [] }) : [];
  },
} as const satisfies Readonly<Record<string, (moment: Moment) => Light[]>>;

export type Thing = keyof typeof things;
export const isThing = (name: string): name is Thing => Object.hasOwn(things, name);

export const lightsOfThing = (thing: Thing, moment: Moment): Light[] => things[thing](moment);
