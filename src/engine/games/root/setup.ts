import { seedRng } from '../../kernel/rng.ts';
import { standardDeck } from './content/cards/cards.ts';
import { maps } from './content/maps/maps.ts';
import { newAlliance } from './factions/alliance/state.ts';
import { newEyrie } from './factions/eyrie/state.ts';
import { traitsOf } from './factions/factions.ts';
import { type FactionId, factionIds } from './factions/ids.ts';
import { newMarquise } from './factions/marquise/state.ts';
import type { OwnStates } from './factions/own.ts';
import { plays } from './factions/plays.ts';
import { newVagabond } from './factions/vagabond/state.ts';
import { shuffle } from './rules/cards.ts';
import { settle } from './settle.ts';
import type { Config } from './state/config.ts';
import { itemIds, itemSupply } from './state/items.ts';
import { type CountedKind, countedKinds } from './state/pieces.ts';
import type { RootState, Side } from './state.ts';

/** RT-5.1.3. */
const startingHand = 3;

const newOwn: { readonly [F in FactionId]: (seats: number) => OwnStates[F] } = {
  mc: newMarquise,
  ed: newEyrie,
  wa: newAlliance,
  vb: newVagabond,
};

/** A side with all of its pieces in the supply. */
function newSide(faction: FactionId, seats: number, clearings: number): Side {
  const { pieces } = traitsOf({ faction });
  const on: Partial<Record<CountedKind, number[]>> = {};
  const left: Partial<Record<CountedKind, number>> = {};
  for (const kind of countedKinds) {
    const piece = pieces[kind];
    if (!piece) continue;
    on[kind] = new Array<number>(clearings).fill(0);
    left[kind] = piece.count;
  }
  const crafted = itemIds.map(() => 0);
  return { faction, points: 0, hand: [], effects: [], crafted, on, left, own: newOwn[faction](seats) } as Side;
}

/** The table before anybody has set up, nothing dealt. */
function emptyTable(config: Config, seed: number): RootState {
  const { players } = config;
  const { suits, ruins } = maps[config.map];
  return {
    config,
    rng: seedRng(seed),
    turn: 0,
    active: 0,
    phase: 'birdsong',
    step: 'start',
    flow: [],
    sides: players.map((faction) => newSide(faction, players.length, suits.length)),
    deck: standardDeck(players.length),
    discard: [],
    available: [],
    supply: [...itemSupply],
    // RT-SU-2
    ruins: ruins.map((at) => ({ at, items: [] })),
    quests: { open: [], deck: [] },
    used: [],
    activated: [0, 0, 0],
  };
}

/** RT-5.1, RT-SU: the cards are dealt, and factions are about to set up in their order (RT-SU-3). */
export function laidTable(config: Config, seed: number): RootState {
  const s = emptyTable(config, seed);
  shuffle(s.deck, s.rng);
  for (const side of s.sides) side.hand = s.deck.splice(-startingHand).reverse();
  const order = factionIds.filter((faction) => config.players.includes(faction));
  const seats = order.map((faction) => config.players.indexOf(faction));
  for (const seat of seats) plays[s.sides[seat].faction].prepare?.(s, seat, () => {});
  s.flow = seats.reverse().map((seat) => ({ kind: 'setUp', seat, step: 0 }));
  return s;
}

export function setup(config: Config, seed: number): RootState {
  const s = laidTable(config, seed);
  settle(s, () => {});
  return s;
}
