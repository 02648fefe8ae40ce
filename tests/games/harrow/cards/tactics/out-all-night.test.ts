import { describe, test } from 'vitest';
import { distance, hexCount } from '../../../../../src/engine/games/harrow/county.ts';
import { explainRefusal } from '../../../../../src/engine/games/harrow/refusal.ts';
import { expect } from '../../matchers.ts';
import { legalTexts, play } from '../../play.ts';
import { hex } from '../../position.ts';
import { holding } from './holding.ts';

test('HC-TAC-15 HC-ATK-3 attacks reach four hexes instead of two, and no farther', () => {
  const s = holding('t_out_all_night', {
    protectors: { legend: '0,2', haints: {} },
    family: { legend: '0,-3', haints: { '0,-2': 1 } },
    townsfolk: [],
  });
  expect(play(s, 'jar attack').state).toOffer('attack', []);
  expect(play(s, 'card t_out_all_night', 'jar attack').state).toOffer('attack', ['attack 0,2 0,-2']);
});

test('HC-TAC-15 HC-ATK-3 five from a mountain', () => {
  const s = holding('t_out_all_night', {
    protectors: { legend: '3,-2', haints: {} },
    family: { legend: '-3,3', haints: { '-2,2': 1, '-3,2': 1 } },
  });
  expect(play(s, 'card t_out_all_night', 'jar attack').state).toOffer('attack', ['attack 3,-2 -2,2']);
});

test('HC-TAC-15 HC-LEG-3 HC-PATH-2 paths are laid up to four hexes away', () => {
  const s = holding('t_out_all_night', { protectors: { legend: '0,3', haints: {}, scrolls: 1 }, buildings: [] });
  const { state } = play(s, 'card t_out_all_night', 'jar legend', 'track');
  const inRange = [...new Array(hexCount).keys()].filter((each) => distance(each, hex('0,3')) <= 4);
  expect(legalTexts(state, 'path')).toHaveLength(inRange.length);
  expect(state).toAllow('path 0,-1');
  expect(state).not.toAllow('path 0,-2');
});

test('HC-TAC-15 HC-CLSH-5 the attacker’s bonus does not help the defender', () => {
  const s = holding('t_out_all_night', {
    protectors: { legend: '0,2', haints: { '0,1': 1 }, cubes: 2 },
    family: { legend: '0,-3', haints: { '0,-2': 1 }, cubes: 3 },
    townsfolk: [],
  });
  const { state } = play(s, 'card t_out_all_night', 'jar attack', 'attack 0,1 0,-2', 'tree red=2 blue=3', 'clash');
  // had the Family a say, it would be its decision now
  expect(state).toAllow('strengthen');
});

test('HC-TAC-15 HC-CLN-3 it ends with the turn', () => {
  const s = holding('t_out_all_night', {
    protectors: { legend: '0,2', haints: {} },
    family: { legend: '0,-2', haints: {} },
    townsfolk: [],
  });
  const theirs = play(s, 'card t_out_all_night', 'jar wild', 'done', 'end').state;
  expect(play(theirs, 'jar attack').state).toOffer('attack', []);
  const mine = play(theirs, 'jar wild', 'done', 'end').state;
  expect(play(mine, 'jar attack').state).toOffer('attack', []);
});

describe('what a click is told', () => {
  test('HC-TAC-15 the range that was missed is the longer one', () => {
    const s = holding('t_out_all_night', {
      protectors: { legend: '0,2', haints: {}, scrolls: 1 },
      family: { legend: '0,-3', haints: { '0,-2': 1 } },
      townsfolk: [],
    });
    const attacking = play(s, 'card t_out_all_night', 'jar attack').state;
    expect(
      explainRefusal(attacking, { kind: 'target', mode: 'move', from: hex('0,2'), to: hex('0,-3') }),
    ).toMatchObject({
      params: { distance: 5, range: 4 },
    });
    const laying = play(s, 'card t_out_all_night', 'jar legend', 'track').state;
    expect(explainRefusal(laying, { kind: 'target', mode: 'lay', to: hex('0,-3') })).toMatchObject({
      params: { distance: 5, range: 4 },
    });
  });
});
