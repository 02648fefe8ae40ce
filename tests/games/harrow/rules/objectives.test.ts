import { describe, test } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import type { FactionId } from '../../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { randomGame } from '../fuzz/random-play.ts';
import { expect } from '../matchers.ts';
import { eventsOf, legalTexts, type Played, play, points, side, toDecide } from '../play.ts';
import { hex, type Position, position } from '../position.ts';

const config = { mode: 'ch3', map: 'a', north: 'family' } as const;

/** A fresh game in which this faction has the lantern. */
function fresh(lantern: FactionId): HarrowState {
  for (let seed = 1; ; seed++) {
    const s = harrow.setup(config, seed);
    if (s.seats[s.lantern].faction === lantern) return s;
  }
}

/** The last turn of a round is played; the next one begins. */
function nextRound(at: Position): Played {
  const lantern = at.lantern ?? 'protectors';
  const turn = lantern === 'protectors' ? 'family' : 'protectors';
  return play(position({ mode: 'ch3', turnsTaken: 5, ...at, lantern, turn }), 'jar wild', 'done', 'end');
}

describe('before the first round', () => {
  test.each(['protectors', 'family'] as const)(
    'HC-PLC-2 HC-TIM-5 the lantern holder (%s) places first, each an objective of the other side',
    (lantern) => {
      let s = fresh(lantern);
      const order: string[] = [];
      for (let n = 0; n < 2; n++) {
        order.push(`${toDecide(s)} ${legalTexts(s)[0].split(' ')[1]}`);
        s = play(s, legalTexts(s)[0]).state;
      }
      const both = ['protectors building', 'family townsfolk'];
      expect(order).toEqual(lantern === 'protectors' ? both : both.reverse());
      expect(toDecide(s)).toBe(lantern);
      expect(legalTexts(s, 'jar')).toHaveLength(4);
    },
  );

  test('HC-PLC-2 nothing else is on offer, and it cannot be left out', () => {
    const s = fresh('protectors');
    expect(legalTexts(s)).toEqual(legalTexts(s, 'put'));
    expect(s).not.toAllow('done');
  });

  test('HC-PLC-1 HC-PLC-2 the objective leaves the space of its terrain', () => {
    const played = play(fresh('protectors'), 'put building 0,3');
    expect(played.state.buildings[hex('0,3')]).toBe(1);
    // 0,3 is wetlands, the second terrain
    expect(played.state.waiting).toEqual({ townsfolk: [true, true, true, true], buildings: [true, false, true, true] });
    expect(eventsOf(played, 'objectivePlaced')).toEqual([
      { type: 'objectivePlaced', seat: 0, what: 'building', hex: hex('0,3') },
    ]);
  });

  test('HC-PLC-3 on any free terrain hex of a waiting objective: not mountains, brambles, units', () => {
    const s = fresh('protectors');
    const taken = ['-2,0', '-3,2', '3,-2', '2,0', '0,0', '0,2', '0,-2'];
    expect(legalTexts(s)).toHaveLength(37 - taken.length);
    for (const name of taken) expect(s).not.toAllow(`put building ${name}`);
    // a printed storm, an ability token, a hex next to a home
    expect(s).toAllow('put building 2,-1');
    expect(s).toAllow('put building 1,0');
    expect(s).toAllow('put building 0,1');
  });
});

describe('where', () => {
  const waiting = { townsfolk: ['bog'], buildings: ['bog'] } as const;

  test('HC-PLC-3 only the terrain of its space, without units, townsfolk or buildings', () => {
    const { state } = nextRound({
      waiting,
      lantern: 'protectors',
      protectors: { legend: '0,2', haints: { '-2,1': 1 } },
      family: { legend: '0,-2', haints: { '0,-1': 1 } },
      townsfolk: ['-2,3'],
      buildings: ['2,1'],
    });
    // the lantern has passed to the Family
    expect(toDecide(state)).toBe('family');
    expect(state).toOffer('put', [
      'put townsfolk -2,-1',
      'put townsfolk 2,-3',
      'put townsfolk 2,-1',
      'put townsfolk 0,1',
    ]);
    const next = play(state, 'put townsfolk 0,1').state;
    expect(toDecide(next)).toBe('protectors');
    expect(next).toOffer('put', ['put building -2,-1', 'put building 2,-3', 'put building 2,-1']);
  });

  test('HC-PLC-3 a storm and a home hex are allowed', () => {
    const { state } = nextRound({
      waiting: { buildings: ['plains'] },
      protectors: { legend: '0,2', haints: {} },
      family: { legend: '0,-1', haints: {} },
      storms: ['1,-3'],
    });
    expect(state).toAllow('put building 1,-3');
    expect(state).toAllow('put building 0,-2');
    expect(state).not.toAllow('put building 0,2');
  });

  test('HC-PLC-3 HC-RES-5 a townsfolk put on the Protectors’ own home hex is rescued', () => {
    const { state } = nextRound({
      waiting: { townsfolk: ['plains'] },
      protectors: { legend: '0,1', haints: {} },
      family: { legend: '0,-2', haints: {} },
    });
    const placed = play(state, 'put townsfolk 0,2');
    expect(points(placed.state)).toBe('2:0');
    expect(placed.state.townsfolk[hex('0,2')]).toBe(0);
  });
});

describe('later rounds', () => {
  test('HC-PLC-5 HC-OQ-20 the new lantern holder places first', () => {
    const waiting = { townsfolk: ['forest'], buildings: ['forest'] } as const;
    expect(toDecide(nextRound({ waiting, lantern: 'protectors' }).state)).toBe('family');
    expect(toDecide(nextRound({ waiting, lantern: 'family' }).state)).toBe('protectors');
  });

  test('HC-PLC-5 HC-RND-5 objectives before bonus tiles and jars: what is to come is not known yet', () => {
    const tiles = { ability: ['b_move'], legend: ['b_spawn'] } as const;
    const placing = nextRound({
      waiting: { townsfolk: ['forest'], buildings: ['forest'] },
      tiles,
      protectors: { jars: ['legend'], attacked: true },
      family: { jars: ['wild', 'legend'] },
    });
    expect(placing.state.lantern).toBe(1);
    expect(eventsOf(placing, 'tilePlaced')).toEqual([]);
    expect(placing.state.slots.flat()).toHaveLength(2);
    expect(side(placing.state, 'protectors').jars).toEqual([false, false, true, false]);
    const half = play(placing.state, legalTexts(placing.state)[0]);
    expect(eventsOf(half, 'tilePlaced')).toEqual([]);
    const begun = play(half.state, legalTexts(half.state)[0]);
    expect(eventsOf(begun, 'tilePlaced')).toHaveLength(4);
    expect(begun.events.map(({ type }) => type)).toEqual([
      'objectivePlaced',
      ...['tilePlaced', 'tilePlaced', 'tilePlaced', 'tilePlaced'],
      'turnBegan',
    ]);
    for (const own of begun.state.seats) expect(own).toMatchObject({ jars: [true, true, true, true], attacked: false });
  });

  test('HC-RND-5 HC-PH2-2 brambles and the end of the game come before everything else', () => {
    const waiting = { townsfolk: ['forest'], buildings: ['forest'] } as const;
    const over = nextRound({ waiting, protectors: { points: 6, legend: '0,0', haints: {} } });
    expect(over.state.result?.winner).toBe(0);
    expect(over.events.slice(-3).map(({ type }) => type)).toEqual(['scored', 'roundEnded', 'gameOver']);
    const on = nextRound({ waiting, protectors: { points: 5, legend: '0,0', haints: {} } });
    expect(on.events.slice(-3).map(({ type }) => type)).toEqual(['scored', 'roundEnded', 'roundBegan']);
  });

  test('HC-RND-5 HC-LGD-PRI-5 goads spawn before the brambles are scored', () => {
    const { state, events } = nextRound({
      legends: { protectors: 'priscilla' },
      goads: ['0,0'],
      family: { legend: '0,-2', haints: {} },
    });
    expect(points(state)).toBe('1:0');
    const order = events.map(({ type }) => type).filter((type) => type === 'spawned' || type === 'scored');
    expect(order).toEqual(['spawned', 'scored']);
  });

  test('HC-PLC-4 with no legal hex nothing is placed, and it stays waiting', () => {
    // every bog has a unit, a townsfolk or a building
    const full = {
      waiting: { townsfolk: ['bog'], buildings: ['bog'] },
      protectors: { legend: '0,2', haints: { '0,1': 1, '-2,1': 1 } },
      family: { legend: '0,-2', haints: { '0,-1': 1, '2,-1': 1 } },
      townsfolk: ['-2,-1', '2,-3'],
      buildings: ['-2,3', '2,1'],
    } as const;
    const played = nextRound(full);
    expect(eventsOf(played, 'objectivePlaced')).toEqual([]);
    expect(eventsOf(played, 'objectiveSkipped')).toEqual([
      { type: 'objectiveSkipped', seat: 1, what: 'townsfolk' },
      { type: 'objectiveSkipped', seat: 0, what: 'building' },
    ]);
    expect(legalTexts(played.state, 'jar')).toHaveLength(4);
    expect(played.state.waiting).toMatchObject({ townsfolk: [true, false, false, false] });
  });

  test('HC-PLC-4 with none left the step is skipped, for one side alone too', () => {
    expect(legalTexts(nextRound({}).state, 'jar')).toHaveLength(4);
    const { state } = nextRound({ waiting: { buildings: ['forest'] } });
    expect(toDecide(state)).toBe('protectors');
    const placed = play(state, legalTexts(state)[0]);
    expect(toDecide(placed.state)).toBe('family');
    expect(eventsOf(placed, 'objectiveSkipped')).toEqual([]);
  });

  test('HC-PLC-7 all four are placed by round 4, one a round', () => {
    const placed = new Map<number, string>();
    for (const seed of [3, 4, 5]) {
      randomGame(config, seed, (s) => {
        if (s.flow.at(-1)?.kind !== 'turn' || s.turn > 0) return;
        const left = [s.waiting.townsfolk, s.waiting.buildings].map((list) => list.filter(Boolean).length);
        placed.set(s.round, left.join());
      });
    }
    expect([1, 2, 3, 4, 5].map((round) => placed.get(round))).toEqual(['3,3', '2,2', '1,1', '0,0', '0,0']);
  });
});
