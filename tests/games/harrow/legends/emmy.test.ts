import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { battleground, eventsOf, legalTexts, play, side } from '../play.ts';
import { hex, position } from '../position.ts';

test('HC-LGD-EMM-1 a red cube from possessions goes on every hex with a haint of hers and no red cube', () => {
  const s = position({ protectors: { legend: '0,2', haints: { '0,1': 2, '1,0': 1, '0,0': 1 } }, redCubes: ['1,0'] });
  const { state } = play(s, 'jar legend', 'power');
  expect(['0,2', '0,1', '1,0', '0,0'].map((name) => state.redCubes[hex(name)])).toEqual([0, 1, 1, 1]);
  expect(side(state, 'protectors').cubesLeft).toBe(side(s, 'protectors').cubesLeft - 2);
  expect(battleground(state)).toBe('3:3');
});

test('HC-LGD-EMM-1 with no hex to hide on the power is not on offer', () => {
  const s = position({ protectors: { legend: '0,2', haints: { '0,1': 2 } }, redCubes: ['0,1'] });
  expect(play(s, 'jar legend').state).not.toAllow('power');
});

describe('Emmy enters', () => {
  test('HC-LGD-EMM-2 HC-COMP-2 by MOVE: the cube goes to the battleground at once', () => {
    const s = position({ protectors: { legend: '0,2', haints: { '0,2': 1 } }, redCubes: ['0,1'] });
    const played = play(s, 'jar wild', 'move 0,2 0,1 legend');
    expect(played.state.redCubes[hex('0,1')]).toBe(0);
    expect(battleground(played.state)).toBe('4:3');
    expect(eventsOf(played, 'cubeGathered')).toMatchObject([{ seat: 0, attacked: false }]);
  });

  test('HC-LGD-EMM-2 by a free path step', () => {
    const s = position({ protectors: { legend: '0,2', haints: {} }, redCubes: ['0,1'], paths: { '0,1': 1 } });
    expect(battleground(play(s, 'move 0,2 0,1 legend').state)).toBe('4:3');
  });

  test('HC-LGD-EMM-2 by a push', () => {
    const s = position({
      turn: 'family',
      redCubes: ['0,1'],
      protectors: { legend: '0,0', haints: { '0,2': 1 } },
      family: { legend: '0,-2', haints: { '0,-1': 2 } },
    });
    const { state } = play(s, 'jar attack', 'strengthen', 'attack 0,-1 0,0', 'tree red=1 blue=3', 'strike', 'push 0,1');
    expect(battleground(state)).toBe('2:2');
  });

  test('HC-LGD-EMM-2 by a pull', () => {
    const s = position({
      turn: 'family',
      redCubes: ['0,0'],
      protectors: { legend: '0,1', haints: {} },
      family: { legend: '0,-2', haints: {}, scrolls: 3 },
    });
    const { state } = play(s, 'jar legend', 'track', 'storm 0,-2', 'pull legend 0,1 0,0');
    expect(battleground(state)).toBe('4:3');
    expect(state.redCubes[hex('0,0')]).toBe(0);
  });

  test('HC-LGD-EMM-2 a haint that enters, or a Family unit, leaves the cube', () => {
    const s = position({
      protectors: { legend: '0,2', haints: { '0,2': 1 } },
      family: { legend: '0,-2', haints: { '0,-2': 1 } },
      redCubes: ['0,1', '0,-1'],
    });
    const { state } = play(
      s,
      'jar wild',
      'move 0,2 0,1 haint=1',
      'done',
      'end',
      'jar wild',
      'move 0,-2 0,-1 haint=1 legend',
    );
    expect([state.redCubes[hex('0,1')], state.redCubes[hex('0,-1')]]).toEqual([1, 1]);
    expect(battleground(state)).toBe('3:3');
  });

  test('HC-LGD-EMM-2 a cube placed where she stands waits until she leaves and re-enters', () => {
    const hidden = position({
      protectors: { legend: '0,2', haints: { '0,2': 1 }, scrolls: 1 },
      paths: { '0,1': 1, '0,2': 1 },
    });
    const placed = play(hidden, 'jar legend', 'power', 'done').state;
    expect(placed.redCubes[hex('0,2')]).toBe(1);
    const { state } = play(placed, 'move 0,2 0,1 legend', 'move 0,1 0,2 legend');
    expect(state.redCubes[hex('0,2')]).toBe(0);
    expect(battleground(state)).toBe('4:3');
  });
});

test('HC-LGD-EMM-3 an attack on any unit of the hex brings the cube at once', () => {
  const s = position({
    turn: 'family',
    redCubes: ['0,0'],
    protectors: { legend: '0,0', haints: { '0,2': 1 } },
    family: { legend: '0,-2', haints: { '0,-1': 1 } },
  });
  const played = play(s, 'jar attack', 'attack 0,-1 0,0');
  expect(battleground(played.state)).toBe('4:3');
  expect(eventsOf(played, 'cubeGathered')).toMatchObject([{ seat: 0, attacked: true }]);
});

test('HC-LGD-EMM-4 the cube stays when the haint leaves', () => {
  const s = position({ protectors: { legend: '0,2', haints: { '0,1': 1 } }, redCubes: ['0,1'] });
  expect(play(s, 'jar wild', 'move 0,1 0,0 haint=1').state.redCubes[hex('0,1')]).toBe(1);
});

test('HC-LGD-EMM-5 HC-OQ-26 HC-COMP-1 with too few cubes the player chooses the hexes', () => {
  const s = position({
    protectors: { legend: '0,2', haints: { '0,1': 1, '1,0': 1, '0,0': 1 }, cubes: 3, inTree: 15 },
  });
  const first = play(s, 'jar legend', 'power').state;
  expect(legalTexts(first).sort()).toEqual(['hide 0,0', 'hide 0,1', 'hide 1,0']);
  const { state } = play(first, 'hide 1,0', 'hide 0,0');
  expect(['0,1', '1,0', '0,0'].map((name) => state.redCubes[hex(name)])).toEqual([0, 1, 1]);
  expect(side(state, 'protectors').cubesLeft).toBe(0);
  expect(state).not.toAllow('power');
});

test('HC-LGD-EMM-5 HC-COMP-1 without a cube the power is not on offer', () => {
  const s = position({ protectors: { legend: '0,2', haints: { '0,1': 1 }, inTree: 17 } });
  expect(play(s, 'jar legend').state).not.toAllow('power');
});
