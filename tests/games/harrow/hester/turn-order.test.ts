import { describe, test } from 'vitest';
import type { FactionId } from '../../../../src/engine/games/harrow/state/players.ts';
import type { Jar } from '../../../../src/engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { expect } from '../matchers.ts';
import { eventsOf, legalTexts, type Played, play, points, side, toDecide } from '../play.ts';
import { position } from '../position.ts';

const quiet = {
  mode: 'ch5',
  protectors: { legend: '0,2', haints: {} },
  family: { legend: '0,-2', haints: {}, bag: {} },
} as const;

const idle = ['act', 'done', 'ability move'];

/** A faction's turn with nothing but its jar, and the lantern tile if it is asked for. */
function factionTurn(s: HarrowState, jar: Jar, takesLantern: boolean): Played {
  let played = play(s, `jar ${jar}`);
  if (takesLantern) played = play(played.state, 'tile b_lantern');
  while (!legalTexts(played.state).includes('end')) {
    const next = idle.find((text) => legalTexts(played.state).includes(text));
    if (next === undefined) throw new Error(`stuck: ${legalTexts(played.state).join(' | ')}`);
    played = play(played.state, next);
  }
  return play(played.state, 'end');
}

/** Hester places her roots and does nothing more; what is beyond six cubes goes back. */
function hestersTurn(s: HarrowState): Played {
  let played: Played = { state: s, events: [], barriers: [] };
  while (legalTexts(played.state, 'root').length > 0) played = play(played.state, legalTexts(played.state, 'root')[0]);
  played = play(played.state, 'end');
  while (legalTexts(played.state, 'pay').length > 0) played = play(played.state, legalTexts(played.state, 'pay')[0]);
  return played;
}

/** Who takes the nine turns of a round if the lantern tile is used in the turn with this number, and how it ends. */
function round(lanternAt = 0, lantern: FactionId = 'protectors') {
  let last: Played = {
    state: position({ ...quiet, lantern, turn: lantern, tiles: { wild: ['b_lantern'] } }),
    events: [],
    barriers: [],
  };
  const seats: string[] = [];
  for (let n = 1; n <= 9; n++) {
    const who = toDecide(last.state);
    seats.push(who[0]);
    if (who === 'hester') last = hestersTurn(last.state);
    else {
      const { jars } = side(last.state, who as FactionId);
      const spare: Jar = jars[0] ? 'ability' : jars[3] ? 'attack' : 'legend';
      last = factionTurn(last.state, n === lanternAt ? 'wild' : spare, n === lanternAt);
    }
  }
  return { order: seats.join(''), ...last };
}

test.each(['protectors', 'family'] as const)(
  'HC-3P-1 Hester always acts last, three times a round; the lantern at the %s',
  (lantern) => {
    expect(round(0, lantern).order).toBe(lantern === 'protectors' ? 'pfhpfhpfh' : 'fphfphfph');
  },
);

test('HC-3P-3 phase 2 comes after her third turn', () => {
  const { state, events } = round();
  expect(events.map(({ type }) => type)).toContain('roundEnded');
  expect(state).toMatchObject({ round: 2, turn: 0, lantern: 1, active: 1 });
});

test('HC-3P-2 she has no jars and never holds the lantern', () => {
  const s = position({ ...quiet, turn: 'hester' });
  expect(legalTexts(s, 'jar')).toEqual([]);
  expect(s.seats).toHaveLength(2);
  expect([0, 1]).toContain(round().state.lantern);
});

describe('the lantern tile', () => {
  test('HC-3P-4 HC-HINT-2 taken by the second: no double turn, Hester comes next, then the new holder begins', () => {
    expect(round(2).order).toBe('pfhfphfph');
    expect(round(5).order).toBe('pfhpfhfph');
  });

  test('HC-3P-4 HC-BON-20 in the last triple it only changes who begins the next round', () => {
    const { order, state } = round(8);
    expect(order).toBe('pfhpfhpfh');
    // HC-BON-21: it is passed on all the same
    expect(state).toMatchObject({ round: 2, lantern: 0, active: 0 });
  });

  test('HC-3P-4 HC-BON-10 its holder has nothing from it', () => {
    expect(round(1).order).toBe('pfhpfhpfh');
  });

  test('HC-3P-4 nobody plays on at once', () => {
    const s = position({ ...quiet, turn: 'family', tiles: { wild: ['b_lantern'] } });
    const played = play(s, 'jar wild', 'tile b_lantern');
    expect(played.state.lantern).toBe(1);
    expect(played.state.effects.again).toBe(false);
    expect(eventsOf(played, 'lanternTaken')).toHaveLength(1);
  });
});

describe('the end of the game', () => {
  const last = { ...quiet, turn: 'hester', turnsTaken: 8 } as const;
  const jars = ['wild'] as const;

  test('HC-HEND-2 HC-PH2-2 with seven points the best faction wins, after her last turn', () => {
    const s = position({
      ...last,
      protectors: { ...quiet.protectors, points: 8, jars },
      family: { ...quiet.family, points: 7, jars },
    });
    const { state } = play(s, 'end');
    expect(state.result).toEqual({ winner: 0, scores: [8, 7, 0] });
  });

  test('HC-HEND-2 the lantern holder wins a tie', () => {
    const both = { points: 7, jars };
    const s = position({
      ...last,
      lantern: 'family',
      protectors: { ...quiet.protectors, ...both },
      family: { ...quiet.family, ...both },
    });
    expect(play(s, 'end').state.result).toEqual({ winner: 1, scores: [7, 7, 0] });
  });

  test('HC-HEND-2 HC-PH2-3 the round is played to its end', () => {
    const s = position({ ...quiet, turn: 'family', family: { ...quiet.family, points: 9 } });
    expect(play(s, 'jar wild', 'done', 'end').state.result).toBeUndefined();
  });

  test('HC-HEND-1 HC-HEST-2 HC-DIFF-18 the sixth square wins at once, even if somebody has seven points', () => {
    const s = position({
      ...quiet,
      turn: 'hester',
      protectors: { legend: '0,3', haints: { '1,0': 1 }, points: 9 },
      family: { legend: '0,-3', haints: { '0,0': 1 }, bag: {} },
      hester: {
        infected: { protectors: { '1,0': 1 }, family: { '0,0': 1 } },
        squares: { protectors: ['fire', 'fire', 'move'], family: ['wild', 'scroll'] },
        cubes: { forest: 1 },
        pairs: 3,
      },
    });
    const played = play(s, 'use move', 'creep haint 0,0 1,0 terrain');
    expect(toDecide(played.state)).toBe('over');
    expect(played.state.result).toEqual({ winner: 2, scores: [9, 0, 6] });
    expect(eventsOf(played, 'gameOver')).toHaveLength(1);
    expect(points(played.state)).toBe('9:0');
    expect(legalTexts(played.state)).toEqual([]);
  });

  test('HC-HEND-1 she need not be on the map, and five squares are not enough', () => {
    const s = position({
      ...last,
      protectors: { ...quiet.protectors, jars },
      family: { ...quiet.family, jars },
      hester: { squares: { protectors: ['fire', 'fire', 'move'], family: ['wild', 'scroll'] } },
    });
    expect(play(s, 'end').state.result).toBeUndefined();
  });
});
