import type { ReadPosition } from '../../../kernel/game.ts';
import {
  isNestedDeeper,
  join,
  type Notes,
  note,
  quote,
  readCount,
  readFields,
  readList,
  readNames,
  readObject,
  readOneOf,
} from '../../../kit/json.ts';
import { isDominance } from '../content/cards/cards.ts';
import { mapIds } from '../content/maps/maps.ts';
import { traitsOf } from '../factions/factions.ts';
import { type FactionId, factionIds } from '../factions/ids.ts';
import { defaultSetUps, sideNotations } from '../factions/notations.ts';
import { plays } from '../factions/plays.ts';
import { invariantBreaks } from '../invariants.ts';
import { pointsToWin, scores } from '../rules/points.ts';
import { settle } from '../settle.ts';
import { laidTable } from '../setup.ts';
import { type CardId, cardIds, hidden } from '../state/cards.ts';
import { type Config, deckKinds } from '../state/config.ts';
import { itemIds } from '../state/items.ts';
import { phases, stepIds } from '../state/phases.ts';
import { placeNames } from '../state/places.ts';
import { suits } from '../state/suits.ts';
import type { RootState } from '../state.ts';
import { version } from '../version.ts';
import { parseAction } from './action.ts';
import { dealUntold, type Untold } from './cards-of.ts';
import { isTable } from './config.ts';
import { readFrame, writeFrame } from './frame-fields.ts';
import { readByName, readCards, readItems, writeItems } from './parts.ts';
import { countSupplies, empty, readQuests, readRuins, readSupply } from './table.ts';

const sideFields = ['points', 'hand', 'effects', 'crafted', 'dominance', 'coalition'] as const;

const fields = [
  'game',
  'version',
  'map',
  'deck_kind',
  'players',
  'turn',
  'active',
  'phase',
  'step',
  ...factionIds,
  'deck',
  'discard',
  'available',
  'supply',
  'ruins',
  'quests',
  'used',
  'activated',
  'pending',
  'seed',
  'rng',
  'winner',
] as const;

/** An object of the numbers that are not 0. */
const named = (names: readonly string[], counts: readonly number[]): Record<string, number> =>
  Object.fromEntries(names.flatMap((name, i) => (counts[i] > 0 ? [[name, counts[i]]] : [])));

function writeSide(s: RootState, seat: number): Record<string, unknown> {
  const side = s.sides[seat];
  const { hand, effects, crafted, dominance, coalition, points } = side;
  return {
    ...(dominance === undefined ? { points } : { dominance }),
    ...(coalition !== undefined && { coalition: s.sides[coalition].faction }),
    hand,
    effects,
    crafted: writeItems(crafted),
    ...sideNotations[side.faction].write(s, seat),
  };
}

/** RT-NO-5. */
export function writePosition(s: RootState): object {
  return {
    game: 'root',
    version,
    map: s.config.map,
    deck_kind: s.config.deck,
    players: s.config.players,
    turn: s.turn,
    active: s.sides[s.active].faction,
    phase: s.phase,
    step: s.step,
    ...Object.fromEntries(s.sides.map(({ faction }, seat) => [faction, writeSide(s, seat)])),
    deck: s.deck,
    discard: s.discard,
    available: s.available,
    supply: named(itemIds, s.supply),
    ruins: Object.fromEntries(s.ruins.map(({ at, items }) => [placeNames[at], items[0] ?? empty])),
    quests: s.quests,
    used: s.used,
    activated: named(suits, s.activated),
    pending: s.flow.map((frame) => writeFrame(s, frame)),
    rng: s.rng,
    ...(s.result && { winner: s.result.winners.map((seat) => s.sides[seat].faction) }),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function readConfigOf(top: Fields, notes: Notes): Config {
  const players = readNames<FactionId>(top.players ?? factionIds, 'players', factionIds, notes);
  const isGood = isTable(players);
  if (!isGood) note(notes, 'players', 'expected two to four factions, each once');
  return {
    players: isGood ? players : factionIds,
    map: readOneOf(top.map, 'map', mapIds, 'autumn', notes),
    deck: readOneOf(top.deck_kind, 'deck_kind', deckKinds, 'standard', notes),
  };
}

/** RT-NO-5: everybody has set up in the way that goes without saying; no turn has begun. */
function freshTable(config: Config, seed: number): RootState {
  const s = laidTable(config, seed);
  for (let frame = s.flow.at(-1); frame?.kind === 'setUp'; frame = s.flow.at(-1)) {
    const { faction } = s.sides[frame.seat];
    const { setUp } = plays[faction];
    for (const text of defaultSetUps[faction]) {
      const action = parseAction(text);
      const def = setUp[frame.step];
      if (action) def.apply(s, action, () => {});
    }
    s.flow.pop();
  }
  return s;
}

/** RT-SU-1: hands are dealt before any faction is set up. */
interface UntoldPiles {
  readonly hands: Untold[];
  readonly others: Untold[];
}

function readSide(s: RootState, seat: number, value: unknown, notes: Notes, untold: UntoldPiles): void {
  const side = s.sides[seat];
  const path = side.faction;
  const { fields: own, read } = sideNotations[side.faction];
  const told = readFields(value, path, [...sideFields, ...own], notes);
  if (told.hand === undefined) untold.hands.push({ pile: side.hand, count: side.hand.length });
  else side.hand = readCards(told.hand, join(path, 'hand'), notes);
  side.effects = readCards(told.effects, join(path, 'effects'), notes);
  side.crafted = readItems(told.crafted, join(path, 'crafted'), notes);
  if (told.dominance !== undefined) {
    const cards = cardIds.filter((card) => isDominance(card));
    side.dominance = readOneOf<CardId>(told.dominance, join(path, 'dominance'), cards, 'b_dominance', notes);
    if (told.points !== undefined) note(notes, join(path, 'points'), 'no points beside a dominance card');
  }
  side.points = readCount(told.points, join(path, 'points'), { least: 0, most: 60, fallback: 0 }, notes);
  if (told.coalition !== undefined) {
    const others = s.config.players.filter((faction) => faction !== path);
    const partner = readOneOf(told.coalition, join(path, 'coalition'), others, others[0], notes);
    side.coalition = s.config.players.indexOf(partner);
  }
  read(s, seat, { fields: told, path, notes });
  const kept = traitsOf(side).startingCards?.(s, seat);
  if (kept && told.supporters === undefined) untold.others.push({ pile: kept, count: kept.length });
}

function readRng(s: RootState, value: unknown, notes: Notes): void {
  if (value === undefined) return;
  const numbers = readList(value, 'rng', notes);
  const [a, b, c, d] = numbers.map((each, i) =>
    readCount(each, join('rng', i), { least: 0, most: 0xffffffff, fallback: 0 }, notes),
  );
  if (numbers.length === 4) s.rng = [a, b, c, d];
  else note(notes, 'rng', 'expected four numbers');
}

function readTurn(s: RootState, top: Fields, notes: Notes): void {
  const { players } = s.config;
  s.active = players.indexOf(readOneOf(top.active, 'active', players, players[0], notes));
  s.phase = readOneOf(top.phase, 'phase', phases, 'birdsong', notes);
  const steps = traitsOf(s.sides[s.active]).steps[s.phase];
  s.step = readOneOf(top.step, 'step', stepIds, steps[0], notes);
  if (!steps.includes(s.step)) note(notes, 'step', `${players[s.active]} has no step ${s.step} in ${s.phase}`);
  const isSetUp = readList(top.pending, 'pending', notes).some((each) => readObject(each, '', notes).frame === 'setUp');
  s.turn = readCount(top.turn, 'turn', { least: 0, most: 100_000, fallback: isSetUp ? 0 : 1 }, notes);
}

/** RT-NO-8: whoever won has the points, or a dominance card. */
function readWinner(s: RootState, value: unknown, notes: Notes): void {
  const { players } = s.config;
  const hasPoints = (seat: number) => s.sides[seat].points >= pointsToWin;
  if (value === undefined) {
    const over = s.sides.findIndex((_, seat) => hasPoints(seat));
    if (over >= 0) note(notes, 'winner', `${players[over]} has ${s.sides[over].points} points`);
    return;
  }
  const winners = readNames(value, 'winner', players, notes).map((faction) => players.indexOf(faction));
  if (!winners.some((seat) => hasPoints(seat) || !scores(s, seat))) note(notes, 'winner', 'nobody has won');
  if (s.flow.length > 0) note(notes, 'pending', 'the game is over');
  s.result = { winners, scores: s.sides.map(({ points }) => points) };
}

const isView = (s: RootState): boolean =>
  [s.deck, ...s.sides.map(({ hand }) => hand)].some((pile) => pile.includes(hidden));

/** RT-NO-8: what cannot be. */
function problemsOf(s: RootState): readonly string[] {
  const breaks = invariantBreaks(s);
  return isView(s) ? breaks.filter((line) => !/cards of|^[bfrm]_|quests/.test(line)) : breaks;
}

function readState(json: unknown, notes: Notes): RootState {
  const top = readFields(json, '', fields, notes);
  readOneOf(top.game, 'game', ['root'], 'root', notes);
  if (top.version !== undefined && top.version !== version) {
    note(notes, 'version', `this is version ${version}, found ${quote(top.version)}`);
  }
  const seed = readCount(top.seed, 'seed', { least: 0, most: Number.MAX_SAFE_INTEGER, fallback: 1 }, notes);
  const config = readConfigOf(top, notes);
  const s = freshTable(config, seed);
  for (const faction of factionIds) {
    if (top[faction] !== undefined && !config.players.includes(faction)) note(notes, faction, 'does not play');
  }
  readTurn(s, top, notes);
  const untold: UntoldPiles = { hands: [], others: [] };
  s.sides.forEach(({ faction }, seat) => {
    readSide(s, seat, top[faction], notes, untold);
  });
  s.discard = readCards(top.discard, 'discard', notes);
  s.available = readCards(top.available, 'available', notes);
  if (top.deck !== undefined) s.deck = readCards(top.deck, 'deck', notes);
  s.used = readCards(top.used, 'used', notes);
  s.activated = readByName(top.activated, 'activated', suits, 25, notes);
  s.flow = readList(top.pending, 'pending', notes)
    .map((each, i) => readFrame(each, join('pending', i), s, notes))
    .filter((frame) => frame !== undefined);
  readRuins(s, top.ruins, notes);
  readQuests(s, top.quests, notes);
  readSupply(s, top.supply, notes);
  dealUntold(s, seed, [...untold.hands, ...untold.others], top.deck !== undefined, notes);
  readRng(s, top.rng, notes);
  countSupplies(s);
  readWinner(s, top.winner, notes);
  return s;
}

/** Deeper than any position is. */
const mostDepth = 6;

/** Foreign JSON as a position, or in one line why it is none. */
export function readPosition(json: unknown): ReadPosition<RootState> {
  if (isNestedDeeper(json, mostDepth)) return { ok: false, error: 'nested too deeply' };
  const notes: Notes = { problems: [] };
  const state = readState(json, notes);
  const [problem] = notes.problems.length > 0 ? notes.problems : problemsOf(state);
  if (problem !== undefined) return { ok: false, error: problem };
  if (!isView(state)) settle(state, () => {});
  return { ok: true, state };
}
