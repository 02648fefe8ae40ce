import type { Game, Pending, Viewer } from '../../../src/engine/kernel/game.ts';
import { nextBelow, nextU32, type Rng, seedRng } from '../../../src/engine/kernel/rng.ts';
import { readConfig, readPosition, writePosition } from './notation.ts';
import {
  type Card,
  cards,
  hidden,
  type ToyAction,
  type ToyConfig,
  type ToyEvent,
  type ToyState,
  type ToyTypes,
} from './state.ts';
import { version } from './version.ts';

// The smallest game that has all a game can have. Two seats hold cards from 1 to 6. In turn each lays one face down and
// throws the die through the tree: a card no higher than the die is worth its number. Who has most in the end has won.

function deal(count: number, rng: Rng): Card[] {
  const deck = [...cards];
  return Array.from({ length: count }, () => deck.splice(nextBelow(rng, deck.length), 1)[0]).sort();
}

function setup(config: ToyConfig, seed: number): ToyState {
  const rng = seedRng(seed);
  const hands = [0, 1].map(() => deal(config.cards, rng));
  return { rng, active: 0, hands, laid: null, points: [0, 0] };
}

function pending({ active, laid, hands, points, rng }: ToyState): Pending<ToyTypes['Chance']> {
  if (laid !== null) return { kind: 'chance', request: { roller: active, seed: rng[0] } };
  if (hands[active].length > 0) return { kind: 'decision', seat: active };
  const winners = [0, 1].filter((seat) => points[seat] === Math.max(...points));
  return { kind: 'over', result: { winners, scores: points } };
}

function legal({ active, laid, hands }: ToyState): ToyAction[] {
  return laid === null ? hands[active].map((card) => ({ type: 'lay', card })) : [];
}

function lay(s: ToyState, card: Card, emit: (event: ToyEvent) => void): void {
  s.hands[s.active] = s.hands[s.active].filter((each) => each !== card);
  s.laid = card;
  emit({ type: 'laid', seat: s.active, card });
}

function turnUp(s: ToyState, face: number, emit: (event: ToyEvent) => void): void {
  const { active: seat, laid: card } = s;
  if (card === null) return;
  const won = card <= face ? card : 0;
  nextU32(s.rng);
  s.laid = null;
  s.points[seat] += won;
  s.active = 1 - seat;
  emit({ type: 'thrown', seat, card, face, won });
}

/** A card can be taken back until the die has fallen: then something is known, and the other one is to decide. */
function apply(s: ToyState, action: ToyAction, emit: (event: ToyEvent) => void): boolean {
  if (action.type === 'lay') lay(s, action.card, emit);
  else turnUp(s, action.face, emit);
  return action.type === 'die';
}

/** Nobody knows the other's cards, nor how the next die will fall. */
function view(s: ToyState, viewer: Viewer): ToyState {
  const hands = s.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => hidden)));
  return { ...s, rng: [0, 0, 0, 0], hands, laid: s.laid === null || s.active === viewer ? s.laid : hidden };
}

function parse(text: string): ToyAction | undefined {
  const [, type, number] = /^(lay|die) ([1-6])$/.exec(text) ?? [];
  if (type === 'lay') return { type, card: Number(number) };
  return type === 'die' ? { type, face: Number(number) } : undefined;
}

export const toy: Game<ToyTypes> = {
  id: 'toy',
  version,
  setup,
  seats: () => 2,
  readConfig,
  pending,
  legal,
  accepts: (_, action) => action.type === 'die' && cards.includes(action.face),
  apply,
  view,
  seen: (event, viewer) => (event.type === 'laid' && event.seat !== viewer ? { ...event, card: hidden } : event),
  hasHands: () => true,
  needsHand: ({ active }, seat) => seat === active,
  format: (action) => (action.type === 'lay' ? `lay ${action.card}` : `die ${action.face}`),
  parse,
  writePosition,
  readPosition,
};
