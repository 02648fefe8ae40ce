import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { battleground, eventsOf, haintsAt, legalTexts, play, side, toDecide } from '../play.ts';
import { hex, position } from '../position.ts';

/** The Protectors with the given number of MOVE points from their board (3 to 6). */
function moving(at: Parameters<typeof position>[0], value = 3) {
  const rows = { move: value - 3 };
  const s = position({ ...at, protectors: { ...at?.protectors, rows } });
  return play(s, 'jar ability', 'ability move').state;
}

describe('groups', () => {
  const four = { protectors: { legend: '0,2', haints: { '0,2': 3 } } };

  test.each([
    ['haint=1', 1, false],
    ['haint=2', 2, false],
    ['haint=3 legend', 3, true],
    ['legend', 0, true],
  ])('HC-MOVE-1 HC-EX-1 %s goes from one hex to an adjacent one for a single MOVE', (units, haints, legend) => {
    const played = play(moving(four), `move 0,2 0,1 ${units}`);
    expect(haintsAt(played.state, 'protectors', '0,1')).toBe(haints);
    expect(side(played.state, 'protectors').legendHex).toBe(hex(legend ? '0,1' : '0,2'));
    expect(eventsOf(played, 'moved')[0].cost).toBe(1);
    expect(played.state.flow.at(-1)).toMatchObject({ kind: 'points', points: [2, 0, 0] });
  });

  test('HC-MOVE-1 a MOVE reaches adjacent hexes only', () => {
    expect(moving(four)).toAllow('move 0,2 1,1 haint=1');
    expect(moving(four)).not.toAllow('move 0,2 0,0 haint=1');
    expect(moving(four)).not.toAllow('move 0,2 0,2 haint=1');
  });

  test('HC-MOVE-1 no more units go than stand there', () => {
    expect(moving(four)).not.toAllow('move 0,2 0,1 haint=4');
    expect(moving(four)).not.toAllow('move 0,1 0,2 haint=1');
  });

  test('HC-MOVE-2 HC-EX-1 two targets take two MOVEs', () => {
    const { state } = play(moving(four), 'move 0,2 0,1 haint=2', 'move 0,2 1,1 haint=1 legend');
    expect(state.flow.at(-1)).toMatchObject({ points: [1, 0, 0] });
  });

  test('HC-MOVE-2 two origins take two MOVEs', () => {
    const s = moving({ protectors: { legend: '0,2', haints: { '0,2': 1, '1,1': 1 } } });
    const { state } = play(s, 'move 0,2 0,1 haint=1', 'move 1,1 0,1 haint=1');
    expect(haintsAt(state, 'protectors', '0,1')).toBe(2);
    expect(state.flow.at(-1)).toMatchObject({ points: [1, 0, 0] });
  });

  test('HC-MOVE-3 units are dropped and picked up on the way', () => {
    const s = moving({ protectors: { legend: '0,2', haints: { '0,2': 3, '0,1': 1 } } });
    const { state } = play(s, 'move 0,2 0,1 haint=2 legend', 'move 0,1 1,0 haint=3', 'move 1,0 1,-1 haint=1');
    expect(side(state, 'protectors').legendHex).toBe(hex('0,1'));
    expect(haintsAt(state, 'protectors', '1,0')).toBe(2);
    expect(haintsAt(state, 'protectors', '1,-1')).toBe(1);
  });
});

describe('costs', () => {
  // 2,0 is a mountain, 2,-1 a printed storm, 1,0 plain forest, all next to 2,-1 or 1,0
  const costs = (at: Parameters<typeof position>[0], text: string) => {
    const played = play(position(at), 'jar wild', text);
    return eventsOf(played, 'moved')[0].cost;
  };
  const protectors = { legend: '1,0', haints: { '1,0': 1 }, wild: 6 };
  const family = { legend: '1,0', haints: { '1,0': 1 }, wild: 6 };

  test.each([
    ['terrain', [], {}, '1,-1', 1],
    ['the brambles', [], {}, '0,0', 1],
    ['terrain with a path', [], { '1,-1': 1 }, '1,-1', 0],
    ['terrain with two paths', [], { '1,-1': 2 }, '1,-1', 0],
    ['a mountain', [], {}, '2,0', 2],
    ['a mountain with a path', [], { '2,0': 1 }, '2,0', 1],
    ['a mountain with two paths', [], { '2,0': 2 }, '2,0', 0],
    ['a printed storm', [], {}, '2,-1', 2],
    ['a storm token', ['1,-1'], {}, '1,-1', 2],
    ['a storm with a path', ['1,-1'], { '1,-1': 1 }, '1,-1', 1],
    ['a storm with two paths', ['1,-1'], { '1,-1': 2 }, '1,-1', 0],
    ['a mountain with a storm', ['2,0'], {}, '2,0', 3],
    ['a mountain with a storm and a path', ['2,0'], { '2,0': 1 }, '2,0', 2],
    ['a mountain with a storm and two paths', ['2,0'], { '2,0': 2 }, '2,0', 1],
  ] as const)('HC-MOVE-4 HC-MOVE-5 HC-MOVE-6 HC-MOVE-7 HC-MAP-10 Protectors enter %s', (_, storms, paths, to, cost) => {
    expect(costs({ protectors: { ...protectors, scrolls: 3 }, storms, paths }, `move 1,0 ${to} haint=1`)).toBe(cost);
  });

  test.each([
    ['terrain', [], {}, '1,-1', 1],
    ['terrain with a path', [], { '1,-1': 1 }, '1,-1', 0],
    ['a mountain', [], {}, '2,0', 2],
    ['a printed storm', [], {}, '2,-1', 1],
    ['a storm token', ['1,-1'], {}, '1,-1', 1],
    ['a storm with a path', ['1,-1'], { '1,-1': 1 }, '1,-1', 0],
    ['a mountain with a storm', ['2,0'], {}, '2,0', 2],
    ['a mountain with a storm and a path', ['2,0'], { '2,0': 1 }, '2,0', 1],
    ['a mountain with a storm and two paths', ['2,0'], { '2,0': 2 }, '2,0', 0],
  ] as const)(
    'HC-MOVE-4 HC-MOVE-5 HC-MOVE-6 HC-MOVE-7 HC-PATH-6 the Family enters %s',
    (_, storms, paths, to, cost) => {
      const at = { turn: 'family', family, protectors: { scrolls: 3 }, storms, paths } as const;
      expect(costs(at, `move 1,0 ${to} haint=1`)).toBe(cost);
    },
  );

  test('HC-MOVE-8 leaving a mountain with a storm costs nothing', () => {
    const at = { protectors: { legend: '2,0', haints: { '2,0': 1 } }, storms: ['2,0'] };
    expect(costs(at, 'move 2,0 1,0 haint=1')).toBe(1);
  });

  test('HC-MOVE-4 a single MOVE does not climb a mountain', () => {
    const s = position({ protectors: { legend: '1,0', haints: {} } });
    expect(play(s, 'jar attack').state).not.toAllow('move 1,0 2,0 legend');
  });

  test('HC-MOVE-12 HC-OQ-2 two wild MOVEs are pooled for a mountain', () => {
    const { state } = play(position({ protectors: { legend: '1,0', haints: {} } }), 'jar wild', 'move 1,0 2,0 legend');
    expect(side(state, 'protectors').legendHex).toBe(hex('2,0'));
    expect(state.flow.at(-1)).toMatchObject({ kind: 'turn' });
  });

  test('HC-MOVE-12 HC-OQ-2 two of the Family’s MOVE tokens are pooled, other tokens stay', () => {
    const s = position({ turn: 'family', family: { legend: '1,0', haints: {}, bag: { move: 2, spawn: 1 } } });
    const { state } = play(s, 'jar ability', 'move 1,0 2,0 legend');
    expect(state.flow.at(-1)).toMatchObject({ kind: 'points', points: [0, 1, 0] });
  });
});

describe('legal hexes', () => {
  test('HC-MOVE-9 HC-BASE-9 no step onto an enemy, so none through it', () => {
    const s = moving({ protectors: { legend: '0,1', haints: {} }, family: { legend: '0,0', haints: { '1,0': 1 } } });
    expect(s).not.toAllow('move 0,1 0,0 legend');
    expect(s).not.toAllow('move 0,1 1,0 legend');
    expect(s).toAllow('move 0,1 -1,1 legend');
  });

  test('HC-MOVE-9 HC-OQ-51 HC-BASE-9 the limit of 4 holds on a hex that is only passed', () => {
    const s = moving({ protectors: { legend: '0,2', haints: { '0,2': 2, '0,1': 3 } } });
    expect(s).toAllow('move 0,2 0,1 haint=1');
    expect(s).not.toAllow('move 0,2 0,1 haint=2');
    expect(s).not.toAllow('move 0,2 0,1 haint=1 legend');
    const { state } = play(s, 'move 0,1 0,0 haint=3', 'move 0,2 0,1 haint=2 legend');
    expect(haintsAt(state, 'protectors', '0,1')).toBe(2);
  });
});

describe('free steps on paths', () => {
  const onPath = { protectors: { legend: '0,2', haints: { '0,2': 2 } }, paths: { '0,1': 1 } } as const;

  test('HC-MOVE-11 HC-OQ-9 HC-EX-4 a step of cost 0 needs no MOVE, before the jar and after it', () => {
    const { state } = play(position(onPath), 'move 0,2 0,1 haint=1', 'jar attack', 'strengthen', 'done');
    expect(state.flow.at(-1)).toMatchObject({ kind: 'turn', acted: true });
    expect(haintsAt(play(state, 'move 0,2 0,1 haint=1 legend').state, 'protectors', '0,1')).toBe(2);
  });

  test('HC-MOVE-11 a step that costs something is not free', () => {
    expect(legalTexts(position({ protectors: { legend: '0,2' } }), 'move')).toEqual([]);
    expect(position(onPath)).not.toAllow('move 0,2 1,1 haint=1');
  });

  test('HC-EX-4 one path makes a mountain or a storm cost the Protectors 1, two paths nothing', () => {
    const at = { protectors: { legend: '1,0', haints: {}, scrolls: 3 } };
    const one = position({ ...at, paths: { '2,0': 1, '2,-1': 1 } });
    expect(legalTexts(one, 'move')).toEqual([]);
    const two = position({ ...at, paths: { '2,0': 2, '2,-1': 2 } });
    expect(two).toOffer('move', ['move 1,0 2,0 legend', 'move 1,0 2,-1 legend']);
  });

  test('HC-MOVE-11 HC-PATH-6 paths carry the Family too', () => {
    const s = position({ turn: 'family', family: { legend: '0,-1', haints: {} }, paths: { '0,0': 1 } });
    expect(s).toOffer('move', ['move 0,-1 0,0 legend']);
  });

  test('HC-MOVE-11 HC-ABL-1 no free step between the points of SPAWN or STRENGTHEN', () => {
    for (const ability of ['spawn', 'strengthen']) {
      const { state } = play(position(onPath), 'jar ability', `ability ${ability}`);
      expect(legalTexts(state, 'move')).toEqual([]);
    }
  });

  test('HC-MOVE-11 HC-ABL-2 the Family takes one between its tokens, for each of them is an action', () => {
    const s = position({
      turn: 'family',
      family: { legend: '0,-1', haints: {}, bag: { spawn: 3 } },
      paths: { '0,0': 1 },
    });
    expect(play(s, 'jar ability').state).toAllow('move 0,-1 0,0 legend');
  });

  test('HC-MOVE-11 HC-OQ-9 between the halves of the Legend jar: lay a path, step onto it, use the power', () => {
    const s = position({
      mode: 'ch2',
      legends: { protectors: 'priscilla' },
      protectors: { legend: '2,0', haints: {} },
      family: { legend: '0,-2', haints: {} },
    });
    // On the mountain 2,0 she has no power; the path makes the step to the terrain next door free.
    const open = play(s, 'jar legend').state;
    expect(open).not.toAllow('power');
    const laid = play(open, 'track', 'path 2,1').state;
    expect(laid).toOffer('move', ['move 2,0 2,1 legend']);
    expect(laid).not.toAllow('power');
    expect(play(laid, 'move 2,0 2,1 legend').state).toAllow('power');
    expect(legalTexts(play(laid, 'done').state)).toContain('end');
    expect(toDecide(play(laid, 'end').state)).toBe('family');
  });

  test('HC-MOVE-11 no free step in the middle of a half of the Legend jar, nor for a half that is over', () => {
    const s = position({ ...onPath, family: { legend: '0,-2', haints: {} } });
    const laying = play(s, 'jar legend', 'track').state;
    expect(legalTexts(laying, 'move')).toEqual([]);
    const both = play(s, 'jar legend', 'power', 'track', 'done').state;
    expect(both.flow.at(-1)).toMatchObject({ kind: 'turn', acted: true });
  });

  test('HC-MOVE-11 no free step while the attack is being decided', () => {
    const s = position({ ...onPath, family: { legend: '0,-1', haints: { '0,0': 2 } } });
    const { state } = play(s, 'move 0,2 0,1 haint=2', 'jar attack', 'attack 0,1 0,0', 'tree red=3 blue=1');
    expect(legalTexts(state)).toEqual(['strike', 'done']);
  });

  test('HC-MOVE-11 HC-CLN-1 no free step once clean-up has begun', () => {
    const s = position({
      paths: { '1,0': 1 },
      protectors: { legend: '0,2', haints: { '1,-1': 1 } },
      townsfolk: ['1,-1'],
    });
    const { state } = play(s, 'jar attack', 'strengthen', 'done');
    expect(state).toAllow('move 1,-1 1,0 haint=1');
    expect(legalTexts(play(state, 'end').state).sort()).toEqual(['done', 'walk 1,-1 1,0']);
  });

  test('HC-MOVE-11 a free step does not use up the free action of the Attack jar', () => {
    const { state } = play(position(onPath), 'jar attack', 'move 0,2 0,1 haint=1', 'strengthen');
    expect(battleground(state)).toBe('4:3');
  });
});

test('HC-MOVE-10 a push and a pull cost nothing, whatever lies there', () => {
  const s = position({
    turn: 'family',
    storms: ['2,0'],
    protectors: { legend: '1,0', haints: { '0,2': 1 } },
    family: { legend: '1,-1', haints: {}, cubes: 4 },
  });
  const played = play(s, 'jar attack', 'attack 1,-1 1,0', 'tree red=0 blue=4', 'strike', 'push 2,0', 'reap 0,2');
  expect(side(played.state, 'protectors').legendHex).toBe(hex('2,0'));
  expect(eventsOf(played, 'moved')).toEqual([]);
});
