import { expect, test } from 'vitest';
import { randomAction } from '../../../src/engine/ai/random.ts';
import type { HarrowEvent } from '../../../src/engine/games/harrow/events.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import type { Config } from '../../../src/engine/games/harrow/state/set-up.ts';
import { nextBelow, seedRng } from '../../../src/engine/kernel/rng.ts';
import type { HarrowSession } from '../../../src/session/harrow/harrow-session.ts';
import { summaryOf } from '../../../src/session/harrow/save-summary.ts';
import { storyOf } from '../../../src/session/harrow/story.ts';
import { createSession } from '../../../src/session/session.ts';

const entry = (...events: HarrowEvent[]) => ({ events });

const first: Config = { mode: 'ch1', map: 'b', north: 'family' };

function played(seed: number, actions = Number.POSITIVE_INFINITY, config = first): HarrowSession {
  const session = createSession(harrow, config, seed);
  const rng = seedRng(seed);
  for (let i = 0; i < actions; i++) {
    const pending = session.pending();
    if (pending.kind === 'over') break;
    if (pending.kind === 'decision') session.submit(randomAction(session.legal(), rng));
    else {
      const { dropped, inside } = pending.request;
      session.submit({ type: 'tree', out: dropped.map((n, seat) => nextBelow(rng, n + inside[seat] + 1)) });
    }
  }
  return session;
}

test('counts what each side did', () => {
  const story = storyOf(
    [
      entry({ type: 'moved', seat: 0, from: 1, to: 2, haints: 2, legend: false, cost: 1 }),
      entry({ type: 'spawned', seat: 1, hex: 3 }, { type: 'haintStepped', seat: 1, from: 3, to: 4 }),
      entry({ type: 'attackDeclared', seat: 0, from: 2, to: 4 }),
      entry(
        { type: 'treeDropped', dropped: [4, 3], out: [3, 1] },
        { type: 'attackSucceeded', seat: 0, own: 3, enemy: 1 },
      ),
      entry(
        { type: 'killed', seat: 0, victim: 1, hex: 4, how: 'attack' },
        { type: 'scored', seat: 0, points: 1, why: 'kill' },
      ),
      entry({ type: 'tokenCollected', seat: 0, token: 'move', hex: 2, to: 'board' }),
      entry(
        { type: 'townsfolkRescued', seat: 0 },
        { type: 'scored', seat: 0, points: 2, why: 'rescue' },
        { type: 'scored', seat: 1, points: 1, why: 'brambles' },
        { type: 'roundEnded', round: 1, points: [3, 1] },
        { type: 'roundBegan', round: 2, lantern: 1 },
      ),
      entry(
        { type: 'scored', seat: 1, points: 2, why: 'destroy' },
        { type: 'roundEnded', round: 2, points: [3, 3] },
        { type: 'gameOver', result: { winner: 1, scores: [3, 3] }, tie: true },
      ),
    ],
    2,
  );
  expect(story.rounds).toEqual([
    [0, 0],
    [3, 1],
    [3, 3],
  ]);
  expect(story.tie).toBe(true);
  expect(story.seats[0]).toEqual({
    points: { kill: 1, hit: 0, rescue: 2, destroy: 0, brambles: 0, fire: 0, doll: 0 },
    attacks: 1,
    attacksWon: 1,
    haintsKilled: 1,
    haintsSpawned: 0,
    legendsHit: 0,
    cubesIn: 4,
    cubesOut: 3,
    moves: 1,
    tokensCollected: 1,
    cardsPlayed: 0,
    tilesUsed: 0,
  });
  expect(story.seats[1]).toMatchObject({ haintsSpawned: 1, moves: 1, cubesIn: 3, cubesOut: 1, attacks: 0 });
});

test.each([1, 2, 3])('the points by source add up to the result of a whole game (seed %i)', (seed) => {
  const session = played(seed);
  const { result } = session.state;
  const story = storyOf(session.log, 2);
  const sums = story.seats.map(({ points }) => points.kill + points.rescue + points.destroy + points.brambles);
  expect(sums).toEqual(result?.scores);
  expect(story.rounds.at(-1)).toEqual(result?.scores);
  expect(story.rounds).toHaveLength(session.state.round + 1);
});

test('kills, cards and tiles of the full game are counted apart from the points of the plates', () => {
  const story = storyOf(
    [
      entry({ type: 'cardPlayed', seat: 0, card: 't_banish' }, { type: 'cardDrawn', seat: 0 }),
      entry({ type: 'tileUsed', seat: 0, tile: 'b_move', jar: 'ability' }),
      entry({ type: 'unitShifted', seat: 0, owner: 0, unit: 'haint', from: 1, to: 2 }),
      entry({ type: 'unitShifted', seat: 0, owner: 1, unit: 'haint', from: 3, to: 4 }),
      entry(
        { type: 'killed', seat: 0, victim: 1, hex: 4, how: 'attack' },
        { type: 'plateFilled', seat: 0, plate: 1, spoon: 2 },
      ),
      entry(
        { type: 'killed', seat: 0, victim: 1, hex: 4, how: 'attack' },
        { type: 'plateEmptied', seat: 0, spoon: 3 },
        { type: 'scored', seat: 0, points: 1, why: 'kill' },
      ),
    ],
    2,
  );
  expect(story.seats[0]).toMatchObject({
    cardsPlayed: 1,
    tilesUsed: 1,
    haintsKilled: 2,
    moves: 1,
    points: { kill: 1, rescue: 0, destroy: 0, brambles: 0 },
  });
  expect(story.seats[1]).toMatchObject({ cardsPlayed: 0, tilesUsed: 0, haintsKilled: 0, moves: 0 });
});

test.each(['ch2', 'ch3'] as const)('the points by source add up to the result of a whole game (%s)', (mode) => {
  const session = played(7, Number.POSITIVE_INFINITY, { ...first, mode });
  const kinds = storyOf(session.log, 2).seats.map(({ points }) => points);
  expect(kinds.map(({ kill, rescue, destroy, brambles }) => kill + rescue + destroy + brambles)).toEqual(
    session.state.result?.scores,
  );
});

test('a save is summed up by its round and by who is to act', () => {
  const session = played(4, 60);
  const controllers = ['human', 'bot'] as const;
  const pending = session.pending();
  const seat = pending.kind === 'decision' ? pending.seat : session.state.active;
  expect(summaryOf({ session, controllers })).toEqual({
    mode: 'ch1',
    level: undefined,
    legends: ['emmy', 'levi'],
    round: session.state.round,
    player: session.state.seats[seat].faction,
  });
  const over = played(4);
  expect(summaryOf({ session: over, controllers }).player).toBeUndefined();
});

test('the story of Hester is hers, and no faction takes part in it', () => {
  const story = storyOf(
    [
      entry(
        { type: 'rootPlaced', root: { to: 0 }, colour: 'brown' },
        { type: 'haintInfected', owner: 0, hex: 3, by: 3 },
        { type: 'haintInfected', owner: 1, hex: 4, by: 4 },
        { type: 'crept', owner: 1, from: 4, to: 3 },
        { type: 'fireMade', hex: 3, actions: 2 },
        { type: 'squareFilled', side: 0, trophy: 'fire', filled: 1 },
        // a legend she drags along (HC-HCD-6)
        { type: 'unitShifted', seat: 2, owner: 1, unit: 'legend', from: 1, to: 2 },
        { type: 'hesterCardLaid', card: 'h_reach' },
        { type: 'treeDropped', dropped: [3, 2, 1, 0, 2, 0], out: [2, 1, 1, 0, 1, 0] },
        { type: 'hesterSummoned', hex: 3 },
        { type: 'hesterMoved', from: 3, to: 4 },
        { type: 'devoured', victim: 0, token: 'move' },
        { type: 'squareFilled', side: 0, trophy: 'move', filled: 2 },
      ),
      entry({ type: 'scored', seat: 1, points: 1, why: 'fire' }),
    ],
    2,
  );
  expect(story.hester).toEqual({
    fires: 1,
    infected: 2,
    summoned: 1,
    devoured: 1,
    squares: 2,
    cubesIn: 3,
    cubesOut: 2,
    moves: 2,
    cardsPlayed: 1,
  });
  expect(story.seats.map(({ moves, cubesIn, cubesOut }) => [moves, cubesIn, cubesOut])).toEqual([
    [0, 3, 2],
    [0, 2, 1],
  ]);
  expect(story.seats[1].points.fire).toBe(1);
});

test('a game that ends within a round ends its course with the final points of the factions', () => {
  const course = [
    entry({ type: 'roundEnded', round: 1, points: [2, 5] }, { type: 'roundBegan', round: 2, lantern: 1 }),
    entry({ type: 'scored', seat: 1, points: 1, why: 'kill' }),
    entry({ type: 'gameOver', result: { winner: 2, scores: [2, 6, 6] }, tie: false }),
  ];
  expect(storyOf(course, 2).rounds).toEqual([
    [0, 0],
    [2, 5],
    [2, 6],
  ]);
  expect(storyOf(course.slice(2), 2).rounds).toEqual([
    [0, 0],
    [2, 6],
  ]);
});

test('HC-FAIR what the Fair Folk did is counted apart, and their cubes are not Hester’s', () => {
  const { fair, hester } = storyOf(
    [
      entry(
        { type: 'nestPlaced', hex: 1, offer: 'o_move1' },
        { type: 'questDone', quest: 'q_on_bog', nests: [1, 2, 3, 4] },
        { type: 'arrowPlaced', hex: 1, way: 'e', turned: false, item: 'sword' },
        { type: 'guessed', hex: 2, item: 'sword', right: false },
        { type: 'guessed', hex: 3, item: 'sword', right: true },
        { type: 'itemFound', item: 'sword', hex: 3, arrows: 1, crosses: 1, nests: [] },
        { type: 'offerTaken', seat: 0, hex: 1, offer: 'o_move1' },
        { type: 'fairCardPlayed', card: 'f_glint' },
        { type: 'treeDropped', dropped: [1, 2, 1, 1, 0, 0, 5], out: [1, 1, 1, 0, 0, 0, 4] },
      ),
    ],
    2,
  );
  expect(fair).toEqual({
    nests: 1,
    quests: 1,
    arrows: 1,
    guesses: 2,
    guessesRight: 1,
    offersTaken: 1,
    cardsPlayed: 1,
    cubesIn: 5,
    cubesOut: 4,
  });
  expect([hester.cubesIn, hester.cubesOut]).toEqual([2, 1]);
});
