import { describe, test } from 'vitest';
import type { FactionId } from '../../../../src/engine/games/harrow/state/players.ts';
import type { Jar } from '../../../../src/engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { expect } from '../matchers.ts';
import { eventsOf, legalTexts, play, side, toDecide } from '../play.ts';
import { position } from '../position.ts';

const quiet = {
  mode: 'ch3',
  protectors: { legend: '0,2', haints: {} },
  family: { legend: '0,-2', haints: {}, bag: {} },
} as const;

/** One turn in which nothing is done but flipping the jar, and taking the lantern tile if it is asked for. */
function turn(s: HarrowState, jar: Jar, tile?: 'before' | 'after'): HarrowState {
  let state = play(s, `jar ${jar}`).state;
  if (tile === 'before') state = play(state, 'tile b_lantern').state;
  while (!legalTexts(state).includes('end')) {
    const next = ['act', 'done', 'ability move'].find((text) => legalTexts(state).includes(text));
    if (next === undefined) throw new Error(`stuck: ${legalTexts(state).join(' | ')}`);
    state = play(state, next).state;
  }
  if (tile === 'after') state = play(state, 'tile b_lantern').state;
  return play(state, 'end').state;
}

/** Who takes the turns of the first round if the tile of the Wild jar is used in the turn with this number. */
function order(at: number, when: 'before' | 'after', lantern: FactionId = 'protectors') {
  let state = position({ ...quiet, lantern, turn: lantern, tiles: { wild: ['b_lantern'] } });
  const seats: string[] = [];
  for (let n = 1; n <= 6; n++) {
    const seat = toDecide(state);
    seats.push(seat[0]);
    const { jars: full } = side(state, seat as FactionId);
    const spare: Jar = full[0] ? 'ability' : full[3] ? 'attack' : 'legend';
    state = n === at ? turn(state, 'wild', when) : turn(state, spare);
  }
  return { seats: seats.join(''), state };
}

describe('HC-BON-10 b_lantern', () => {
  test('HC-BON-10 the lantern is taken at once', () => {
    const s = position({ ...quiet, turn: 'family', tiles: { wild: ['b_lantern'] } });
    const played = play(s, 'jar wild', 'tile b_lantern');
    expect(played.state.lantern).toBe(1);
    expect(eventsOf(played, 'lanternTaken')).toEqual([{ type: 'lanternTaken', seat: 1 }]);
  });

  test('HC-BON-10 no effect for its holder, but the tile is turned', () => {
    const s = position({ ...quiet, tiles: { wild: ['b_lantern'] } });
    const played = play(s, 'jar wild', 'tile b_lantern');
    expect(played.state.lantern).toBe(0);
    expect(played.state.slots[1][0].used).toBe(true);
    expect(eventsOf(played, 'lanternTaken')).toEqual([]);
    expect(order(1, 'before').seats).toBe('pfpfpf');
    expect(order(3, 'after').seats).toBe('pfpfpf');
  });
});

describe('the order of turns', () => {
  test.each(['before', 'after'] as const)('HC-BON-20 HC-EX-42 taken in B1 %s the action: A1 B1 B2 A2 B3 A3', (when) => {
    expect(order(2, when).seats).toBe('pffpfp');
    expect(order(2, when, 'family').seats).toBe('fppfpf');
  });

  test('HC-BON-20 taken in B2: A1 B1 A2 B2 B3 A3', () => {
    expect(order(4, 'before').seats).toBe('pfpffp');
  });

  test('HC-BON-20 taken in B3 no turn is left', () => {
    const { seats, state } = order(6, 'after');
    expect(seats).toBe('pfpfpf');
    expect(state.round).toBe(2);
    // HC-BON-21: passed to A as usual
    expect(state.lantern).toBe(0);
  });

  test('HC-BON-20 nobody takes more than three turns', () => {
    for (const at of [2, 4, 6]) {
      const { seats } = order(at, 'before');
      expect([...seats].filter((seat) => seat === 'p')).toHaveLength(3);
    }
  });

  test('HC-BON-20 it decides ties: taken in B3, B wins 7:7', () => {
    const tie = (tiles: boolean) =>
      turn(
        position({
          ...quiet,
          turn: 'family',
          turnsTaken: 5,
          tiles: tiles ? { wild: ['b_lantern'] } : {},
          protectors: { ...quiet.protectors, points: 7, jars: ['attack'] },
          family: { ...quiet.family, points: 7, jars: ['wild', 'attack'] },
        }),
        'wild',
        tiles ? 'before' : undefined,
      ).result?.winner;
    expect(tie(true)).toBe(1);
    expect(tie(false)).toBe(0);
  });

  test('HC-BON-21 the lantern is passed at the end of the round even if it was just won', () => {
    const { state } = order(2, 'before');
    expect(state.round).toBe(2);
    expect(state.lantern).toBe(0);
    expect(toDecide(state)).toBe('protectors');
  });
});
