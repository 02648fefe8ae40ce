import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { eventsOf, haintsAt, type Played, play, points, side } from '../play.ts';
import { position } from '../position.ts';

interface Wheel {
  readonly spoon?: number;
  readonly plate?: number;
}

/** The Protectors have won an attack on four haints with 6 red cubes and may strike three times. */
function fight(wheel: Wheel = {}, ...kills: string[]): Played {
  const s = position({
    mode: 'ch3',
    protectors: { legend: '0,2', haints: { '0,1': 2 }, cubes: 6, points: 1, ...wheel },
    family: { legend: '0,-2', haints: { '0,-1': 4 }, cubes: 0 },
  });
  return play(s, 'jar attack', 'attack 0,1 0,-1', 'tree red=6 blue=0', ...kills);
}

const wheelOf = ({ state }: Played) => {
  const { spoon, plate, credit } = side(state, 'protectors');
  return { spoon, plate: plate[1], credit };
};

describe('the haint wheel', () => {
  test('HC-WHL-1 both spoons start at 1, both plates empty', () => {
    for (const faction of ['protectors', 'family'] as const) {
      expect(side(position({ mode: 'ch3' }), faction)).toMatchObject({ spoon: 1, plate: [0, 0], credit: 0 });
    }
  });

  test('HC-WHL-2 HC-TIM-4 a kill at spoon 1 scores at once, the haint goes home, the spoon turns to 2', () => {
    const played = fight({}, 'strike');
    expect(points(played.state)).toBe('2:0');
    expect(wheelOf(played)).toEqual({ spoon: 2, plate: 0, credit: 0 });
    expect(side(played.state, 'family').haintsLeft).toBe(12);
    expect(eventsOf(played, 'scored')).toEqual([{ type: 'scored', seat: 0, points: 1, why: 'kill' }]);
  });

  test('HC-WHL-2 HC-WHL-4 on the plate a haint belongs to nobody’s possessions', () => {
    const played = fight({ spoon: 3 }, 'strike');
    expect(points(played.state)).toBe('1:0');
    expect(wheelOf(played)).toEqual({ spoon: 3, plate: 1, credit: 0 });
    expect(side(played.state, 'family').haintsLeft).toBe(11);
    expect(eventsOf(played, 'plateFilled')).toEqual([{ type: 'plateFilled', seat: 0, plate: 1, spoon: 3 }]);
  });

  test('HC-WHL-4 so the owner may have none left to spawn', () => {
    const s = position({
      mode: 'ch3',
      turn: 'family',
      protectors: { spoon: 3, plate: 2, legend: '3,0', haints: {} },
      family: { legend: '0,-2', haints: { '0,-1': 4, '1,-1': 4, '-1,0': 4, '1,0': 1 } },
    });
    expect(side(s, 'family').haintsLeft).toBe(0);
    expect(play(s, 'jar wild').state).toOffer('spawn', []);
  });

  test('HC-EX-40 spoon 2, plate empty, score 1: the second kill scores and the spoon turns to 3', () => {
    const first = fight({ spoon: 2 }, 'strike');
    expect([points(first.state), wheelOf(first)]).toEqual(['1:0', { spoon: 2, plate: 1, credit: 0 }]);
    const second = play(first.state, 'strike');
    expect([points(second.state), wheelOf(second)]).toEqual(['2:0', { spoon: 3, plate: 0, credit: 0 }]);
    expect(side(second.state, 'family').haintsLeft).toBe(13);
  });

  test('HC-WHL-3 HC-WHL-5 points after kills 1, 3, 6 and 9, one by one', () => {
    const scored: number[] = [];
    let wheel: { spoon: number; plate: number } = { spoon: 1, plate: 0 };
    for (let kill = 1; kill <= 9; kill++) {
      const played = fight(wheel, 'strike');
      if (eventsOf(played, 'scored').length > 0) scored.push(kill);
      wheel = wheelOf(played);
    }
    expect(scored).toEqual([1, 3, 6, 9]);
    expect(wheel.spoon).toBe(3);
  });

  test('HC-WHL-5 three kills of one attack: 1 point, then two on the way to the next', () => {
    const played = fight({}, 'strike', 'strike', 'strike');
    expect(points(played.state)).toBe('3:0');
    expect(wheelOf(played)).toEqual({ spoon: 3, plate: 0, credit: 0 });
  });

  test('HC-WHL-2 HC-CLSH-2 a kill in a clash goes on the plate of whoever killed', () => {
    const s = position({
      mode: 'ch3',
      protectors: { legend: '0,2', haints: { '0,1': 2 }, spoon: 2 },
      family: { legend: '0,-2', haints: { '0,-1': 2 }, spoon: 3 },
    });
    const { state } = play(s, 'jar attack', 'attack 0,1 0,-1', 'tree red=2 blue=3', 'clash', 'clash');
    expect(side(state, 'protectors')).toMatchObject({ plate: [0, 1], points: 0 });
    expect(side(state, 'family')).toMatchObject({ plate: [1, 0], points: 0 });
  });

  test('HC-WHL-2 chapter 2 scores every kill', () => {
    const s = position({
      mode: 'ch2',
      protectors: { legend: '0,2', haints: { '0,1': 2 }, cubes: 6 },
      family: { legend: '0,-2', haints: { '0,-1': 4 }, cubes: 0 },
    });
    const { state } = play(s, 'jar attack', 'attack 0,1 0,-1', 'tree red=6 blue=0', 'strike', 'strike');
    expect(points(state)).toBe('2:0');
    expect(side(state, 'protectors')).toMatchObject({ plate: [0, 0], spoon: 1 });
  });
});

describe('the spoon turned down', () => {
  const turnBack = (wheel: Wheel): Played =>
    play(
      position({ mode: 'ch3', tiles: { wild: ['b_spoon_back'] }, protectors: { points: 1, ...wheel } }),
      ...['jar wild', 'tile b_spoon_back'],
    );

  test('HC-WHL-6 HC-EX-41 HC-BON-17 spoon 3, plate 2: one point, plate emptied, spoon back to 3', () => {
    const played = turnBack({ spoon: 3, plate: 2 });
    expect(points(played.state)).toBe('2:0');
    expect(wheelOf(played)).toEqual({ spoon: 3, plate: 0, credit: 0 });
    expect(side(played.state, 'family').haintsLeft).toBe(12);
  });

  test('HC-WHL-6 HC-BON-17 spoon 2, plate 1: one point, spoon back to 2', () => {
    const played = turnBack({ spoon: 2, plate: 1 });
    expect(points(played.state)).toBe('2:0');
    expect(wheelOf(played)).toEqual({ spoon: 2, plate: 0, credit: 0 });
  });

  test('HC-WHL-6 too few haints: the spoon stays down', () => {
    const played = turnBack({ spoon: 3, plate: 1 });
    expect(points(played.state)).toBe('1:0');
    expect(wheelOf(played)).toEqual({ spoon: 2, plate: 1, credit: 0 });
  });
});

describe('HC-OQ-5 a hit legend whose side has no haint on the map', () => {
  /** Emmy's haint hits a lone Levi; there is no haint to take. */
  function hit(wheel: Wheel): Played {
    const s = position({
      mode: 'ch3',
      protectors: { legend: '0,2', haints: { '0,1': 1 }, cubes: 4, ...wheel },
      family: { legend: '0,-1', haints: {}, cubes: 0 },
    });
    return play(s, 'jar attack', 'attack 0,1 0,-1', 'tree red=4 blue=0', 'strike', 'push 0,-2');
  }

  test('HC-OQ-5 HC-ATK-22 it counts as a kill: with the plate full it scores', () => {
    const played = hit({ spoon: 3, plate: 2 });
    expect(points(played.state)).toBe('1:0');
    expect(wheelOf(played)).toEqual({ spoon: 3, plate: 0, credit: 0 });
    expect(side(played.state, 'family').haintsLeft).toBe(15);
  });

  test('HC-OQ-5 otherwise one kill is remembered, which no haint pays for', () => {
    const played = hit({ spoon: 3, plate: 1 });
    expect(points(played.state)).toBe('0:0');
    expect(wheelOf(played)).toEqual({ spoon: 3, plate: 1, credit: 1 });
    expect(side(played.state, 'family').haintsLeft).toBe(14);
  });

  test('HC-OQ-5 HC-WHL-6 a remembered kill fills the plate like any other, and is used up', () => {
    const s = position({
      mode: 'ch3',
      tiles: { wild: ['b_spoon_back'] },
      protectors: { spoon: 3, plate: 1 },
    });
    side(s, 'protectors').credit = 1;
    const played = play(s, 'jar wild', 'tile b_spoon_back');
    expect(points(played.state)).toBe('1:0');
    expect(wheelOf(played)).toEqual({ spoon: 3, plate: 0, credit: 0 });
  });
});

describe('HC-WHL-7 a haint removed without a kill goes to no plate', () => {
  const power = (family: 'kaine' | 'corbin', ...actions: string[]) =>
    play(
      position({
        mode: 'ch3',
        turn: 'family',
        legends: { family },
        protectors: { legend: '0,2', haints: { '0,2': 2 } },
        family: { legend: '0,-2', haints: { '0,-2': 2 }, spoon: 1 },
      }),
      ...['jar legend', 'power', ...actions],
    ).state;
  const noPlate = [
    [0, 0],
    [0, 0],
  ];

  test('HC-WHL-7 HC-LGD-KAI-2 Kaine', () => {
    const s = power('kaine', 'tree red=0 blue=3', 'take haint 0,2');
    expect(haintsAt(s, 'protectors', '0,2')).toBe(1);
    expect(side(s, 'protectors').haintsLeft).toBe(14);
    expect(s.seats.map(({ plate }) => plate)).toEqual(noPlate);
    expect(points(s)).toBe('0:0');
  });

  test('HC-WHL-7 HC-LGD-COR-2 Corbin', () => {
    const s = power('corbin', 'take haint 0,-2');
    expect(side(s, 'family').haintsLeft).toBe(14);
    expect(s.seats.map(({ plate }) => plate)).toEqual(noPlate);
    expect(points(s)).toBe('0:0');
  });
});
