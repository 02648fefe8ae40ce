import type { Seat } from '../../../kernel/game.ts';
import { nextFraction, type Rng } from '../../../kernel/rng.ts';
import type { ActionOf, HarrowAction } from '../action.ts';
import { distance, type Hex, hexCount } from '../county.ts';
import { bringsCube, nestHexes } from '../rules/fair/nests.ts';
import { hexesOf } from '../rules/occupancy.ts';
import type { FairState, OfferId } from '../state/fair.ts';
import type { HarrowState } from '../state.ts';
import { bestArrow } from './arrows.ts';
import { baitWorth, comingTo, nestingWorth, possibleHexes, stepsToFind } from './fair.ts';
import { anyOf, ofType } from './options.ts';

/** How much an offer helps whoever takes it. */
const gifts: Readonly<Record<OfferId, number>> = {
  o_nothing: 0,
  o_move_any_haint: 1,
  o_move_enemy_haint: 2,
  o_strengthen1: 2,
  o_move_two_legends: 3,
  o_move1: 3,
  o_draw_card: 3,
  o_spawn1: 4,
  o_strengthen2: 5,
  o_move2: 6,
  o_spawn2: 7,
};

/** Nearer than this to anybody's units, an offer is likely to be taken. */
const nearby = 2;

/** What is likely to be taken should help little; the best gifts go where nobody comes. */
function offerFor(s: HarrowState, hex: Hex, options: readonly ActionOf<'nest'>[]): ActionOf<'nest'> {
  const isNear = s.seats.some((_, seat) => hexesOf(s, seat).some((from) => distance(from, hex) <= nearby));
  const cost = ({ offer }: ActionOf<'nest'>) => (isNear ? gifts[offer] : -gifts[offer]);
  return options.reduce((best, each) => (cost(each) < cost(best) ? each : best));
}

/** What an offer is worth where it lies, and a search cube that comes with a nest. */
const offerKept = 0.5;
const cubeFound = 1;
const cubeFoundAtNight = 3;

const hexesOfNests = ({ nests }: FairState): Hex[] => nests.map(({ hex }) => hex);

/** For each hex, what a nest with an offer there may bring in by visits. */
function baits(s: HarrowState, fair: FairState): number[] {
  const all = new Array<number>(hexCount).fill(0);
  s.seats.forEach((_, seat: Seat) => {
    const worth = baitWorth(s, fair, seat);
    comingTo(s, seat).forEach((chance, hex) => {
      all[hex] += worth * chance;
    });
  });
  return all;
}

interface Place {
  readonly hex: Hex;
  readonly value: number;
}

/** What an arrow from the hex tells, as a share of what a guess after it tells besides, and it can tell at most. */
const guessed = 0.4;
const tellsFrom = (possible: readonly Hex[], hex: Hex): number =>
  guessed + stepsToFind[possible.length] - bestArrow(possible, hex).steps;

/** Where one more nest is worth most besides those on `hexes`. */
function bestPlace(s: HarrowState, fair: FairState, hexes: readonly Hex[], free: readonly Hex[]): Place | undefined {
  const bait = baits(s, fair);
  const possible = possibleHexes(s, fair);
  let best: Place | undefined;
  for (const hex of free) {
    const lure = bait[hex] > 0 ? bait[hex] * tellsFrom(possible, hex) : 0;
    const value =
      nestingWorth(s, fair, [...hexes, hex]) +
      lure +
      (bringsCube(s, hex) ? (s.solo ? cubeFoundAtNight : cubeFound) : 0);
    if (best === undefined || value > best.value) best = { hex, value };
  }
  return best;
}

/** The next nest where it helps the quests most, or is most likely to be visited. */
function bestNest(s: HarrowState, fair: FairState, options: readonly HarrowAction[]): HarrowAction | undefined {
  const nests = ofType(options, 'nest');
  const free = [...new Set(nests.map(({ hex }) => hex))];
  const best = bestPlace(s, fair, hexesOfNests(fair), free);
  if (best === undefined) return undefined;
  return offerFor(
    s,
    best.hex,
    nests.filter(({ hex }) => hex === best.hex),
  );
}

/** The nest that is missed least, if it does better elsewhere: an offer that may be visited there is lost. */
function bestRecall(s: HarrowState, fair: FairState, options: readonly HarrowAction[]): HarrowAction | undefined {
  const bait = baits(s, fair);
  const left = (gone: Hex) => hexesOfNests(fair).filter((hex) => hex !== gone);
  let best: { readonly option: HarrowAction; readonly hex: Hex; readonly value: number } | undefined;
  for (const option of ofType(options, 'recall')) {
    const { hex } = option;
    const offer = fair.nests.find((nest) => nest.hex === hex)?.offer;
    const value = nestingWorth(s, fair, left(hex)) - (offer ? bait[hex] + offerKept : 0);
    if (best === undefined || value > best.value) best = { option, hex, value };
  }
  if (best === undefined) return undefined;
  const { hex: gone } = best;
  const free = nestHexes(s).filter((hex) => hex !== gone);
  const next = bestPlace(s, fair, left(gone), free);
  const now = nestingWorth(s, fair, hexesOfNests(fair));
  return next && next.value > now ? best.option : undefined;
}

/** How often a card is thought of before anything else, and how often the quest waits for the nest. */
const charming = 0.3;
const waiting = 0.4;

/** A turn of the Fair Folk: what a card or a step brings is seen only when the turn is over, so by chance; a nest where it does best. */
export function fairTurn(
  s: HarrowState,
  fair: FairState,
  options: readonly HarrowAction[],
  rng: Rng,
): HarrowAction | undefined {
  const charms = ofType(options, 'charm');
  if (charms.length > 0 && nextFraction(rng) < charming) return anyOf(charms, rng);
  const quests = ofType(options, 'quest');
  const nest = bestNest(s, fair, options) ?? bestRecall(s, fair, options);
  if (quests.length > 0 && (nest === undefined || nextFraction(rng) >= waiting)) return anyOf(quests, rng);
  return nest ?? options.find(({ type }) => type === 'end');
}
