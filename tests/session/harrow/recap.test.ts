import { describe, expect, test } from 'vitest';
import { completeConfig } from '../../../src/engine/games/harrow/config.ts';
import type { Hex } from '../../../src/engine/games/harrow/county.ts';
import type { HarrowEvent } from '../../../src/engine/games/harrow/events.ts';
import { topFrame } from '../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { fairSeat } from '../../../src/engine/games/harrow/state/players.ts';
import type { Seat } from '../../../src/engine/kernel/game.ts';
import { deedsOf, recapOf } from '../../../src/session/harrow/recap.ts';
import { whereaboutsOf } from '../../../src/session/harrow/whereabouts.ts';
import { createSession } from '../../../src/session/session.ts';
import { table } from '../../games/harrow/fair/table.ts';
import { position } from '../../games/harrow/position.ts';
import { fighting } from '../../ui/harrow/battle/fight-at.ts';

const step = (from: Hex, to: Hex, haints = 2): HarrowEvent => ({
  type: 'moved',
  seat: 1,
  from,
  to,
  haints,
  legend: false,
  cost: 1,
});

describe('what happened in short', () => {
  test('the steps of one group are one way', () => {
    expect(deedsOf([step(1, 2), step(2, 3), step(3, 4, 1)])).toEqual([
      { event: { ...step(1, 3), cost: 2 }, times: 1 },
      { event: step(3, 4, 1), times: 1 },
    ]);
  });

  test('a group that has left a legend behind goes another way', () => {
    const both = { ...step(1, 2, 1), second: true } as HarrowEvent;
    expect(deedsOf([both, step(2, 3, 1)]).map(({ event }) => event)).toEqual([both, step(2, 3, 1)]);
  });

  test('what happens again on one hex is counted', () => {
    const rise: HarrowEvent = { type: 'spawned', seat: 1, hex: 7 };
    expect(deedsOf([rise, rise, { ...rise, hex: 8 }])).toEqual([
      { event: rise, times: 2 },
      { event: { ...rise, hex: 8 }, times: 1 },
    ]);
  });

  test('what a later line tells is left out', () => {
    expect(
      deedsOf([
        { type: 'turnBegan', seat: 1, round: 1, turn: 1 },
        { type: 'paid', seat: 1, cubes: 2 },
      ]),
    ).toEqual([]);
  });
});

describe('where something happened', () => {
  test('a way has two ends, a fall leaves something behind', () => {
    expect(whereaboutsOf(step(1, 2))).toEqual({ hexes: [1, 2], ways: [{ from: 1, to: 2 }], isLoss: false });
    const fall: HarrowEvent = { type: 'killed', seat: 1, victim: 0, hex: 7, how: 'attack' };
    expect(whereaboutsOf(fall)).toEqual({ hexes: [7], ways: [], isLoss: true });
  });

  test('a token that goes to the board lies on one hex; points lie on none', () => {
    const collected: HarrowEvent = { type: 'tokenCollected', seat: 0, token: 'move', hex: 7, to: 'board' };
    expect(whereaboutsOf(collected).hexes).toEqual([7]);
    expect(whereaboutsOf({ type: 'scored', seat: 0, points: 1, why: 'kill' }).hexes).toEqual([]);
  });

  test('a quest is where its nests are, dolls where they lie, two legends where they have changed places', () => {
    const hexesOf = (event: HarrowEvent) => whereaboutsOf(event).hexes;
    expect(hexesOf({ type: 'questDone', quest: 'q_on_bog', nests: [3, 5, 8, 9] })).toEqual([3, 5, 8, 9]);
    expect(hexesOf({ type: 'dollsRearranged', seat: 0, hexes: [1, 4] })).toEqual([1, 4]);
    expect(hexesOf({ type: 'legendsSwapped', seat: 1, first: 2, second: 6 })).toEqual([2, 6]);
  });

  test('roots are ways', () => {
    const root = { from: 3, to: 4 };
    expect(whereaboutsOf({ type: 'rootPlaced', root, colour: 'brown' } as HarrowEvent).ways).toEqual([root]);
  });
});

describe('since the own last turn', () => {
  const start = position({
    protectors: { legend: '0,2', haints: { '0,1': 3 } },
    family: { legend: '0,-2', haints: { '0,-1': 2 } },
  });
  const game = (...texts: string[]) => {
    const session = fighting({
      protectors: { legend: '0,2', haints: { '0,1': 3 } },
      family: { legend: '0,-2', haints: { '0,-1': 2 } },
    });
    for (const text of texts) {
      const action = harrow.parse(text);
      if (!action || !session.submit(action)) throw new Error(`not legal: ${text}`);
    }
    return session;
  };
  const mine = ['jar ability', 'ability strengthen', 'done', 'end'];

  test('whoever begins is told nothing of the own turn', () => {
    expect(start.active).toBe(0);
    const session = game(...mine);
    expect(recapOf(session, 1).map(({ event }) => event.type)).toContain('jarBroken');
    expect(recapOf(session, 0)).toEqual([]);
  });

  test('what others did is told until the first action, and again if that is taken back', () => {
    const theirs = ['jar wild', 'done', 'end'];
    const session = game(...mine, ...theirs);
    const told = recapOf(session, 0);
    expect(told.map(({ event }) => event)).toContainEqual({ type: 'jarBroken', seat: 1, jar: 'wild', toAttack: false });
    expect(told.some(({ event }) => event.type === 'jarBroken' && event.seat === 0)).toBe(false);
    expect(session.submit({ type: 'jar', jar: 'wild', attack: false } as never)).toBe(true);
    expect(recapOf(session, 0)).toEqual([]);
    session.undo();
    expect(recapOf(session, 0)).toEqual(told);
  });

  describe('with the Fair Folk', () => {
    const began = (seat: Seat): HarrowEvent => ({ type: 'turnBegan', seat, round: 1, turn: 2 });
    const found: HarrowEvent = { type: 'itemFound', item: 'sword', hex: 7, arrows: 0, crosses: 0, nests: [] };
    const quest: HarrowEvent = { type: 'questDone', quest: 'q_on_bog', nests: [3, 5, 8, 9] };
    const card: HarrowEvent = { type: 'fairCardPlayed', card: 'f_calming' };
    const calmed: HarrowEvent = { type: 'cubesCalmed', owner: 0, cubes: 1 };
    const used: HarrowEvent = { type: 'offerUsed', seat: 1, offer: 'o_spawn1' };
    const cross = (seat: Seat): HarrowEvent => ({ type: 'crossPlaced', hex: 4, seat });

    /** What the seat is told of these events of others' turns, its own before and after them. */
    const toldTo = (seat: Seat, ...events: HarrowEvent[]) => {
      const state = table(seat === fairSeat ? {} : { active: 'protectors', turn: 2 });
      const log = [began(seat), began(1), ...events, began(seat)].map((event) => ({ events: [event] }));
      return recapOf({ state, initial: { flow: [] }, log }, seat).map((deed) => deed.event);
    };

    test('others are told what quests were met, which cards were played, what an offer was used for', () => {
      const events = [quest, card, calmed, cross(fairSeat), found, used];
      expect(toldTo(0, ...events)).toEqual(events);
    });

    test('nobody is told what it has decided itself in the turn of another: a guess, an X token', () => {
      expect(toldTo(fairSeat, used, found, cross(fairSeat))).toEqual([used]);
      expect(toldTo(0, cross(0), card)).toEqual([card]);
    });
  });

  test('what one has set up oneself is not told, what the other has is', () => {
    const begun = new Set<number>();
    for (let seed = 1; seed < 20; seed++) {
      const session = createSession(harrow, completeConfig({ mode: 'ch4' }, seed), seed);
      while (topFrame(session.state)?.kind === 'effect') {
        const legal = session.legal();
        expect(session.submit(legal.find(({ type }) => type === 'shift') ?? legal[0])).toBe(true);
      }
      const { active } = session.state;
      begun.add(active);
      const told = recapOf(session, active).map(({ event }) => event);
      expect(told).not.toEqual([]);
      for (const event of told) expect(event).not.toHaveProperty('seat', active);
    }
    expect(begun).toEqual(new Set([0, 1]));
  });
});
