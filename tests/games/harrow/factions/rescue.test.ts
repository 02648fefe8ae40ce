import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { eventsOf, legalTexts, play, points } from '../play.ts';
import { hex, type Position, position } from '../position.ts';

/** The Protectors' clean-up has come to the townsfolk. */
const cleaning = (at: Position) => play(position(at), 'jar wild', 'done', 'end').state;

const chain = {
  townsfolk: ['1,-1'],
  paths: { '1,0': 1 },
  protectors: { legend: '1,1', haints: { '1,-1': 1, '0,2': 1 } },
} as const;

test('HC-EX-20 HC-RES-1 HC-RES-5 HC-TIM-4 haint, path, Emmy, home: the townsfolk walks for free and scores 2 at once', () => {
  const played = play(cleaning(chain), 'walk 1,-1 0,2');
  expect(points(played.state)).toBe('2:0');
  expect(played.state.townsfolk.every((n) => n === 0)).toBe(true);
  expect(eventsOf(played, 'scored')).toMatchObject([{ seat: 0, points: 2, why: 'rescue' }]);
});

test('HC-RES-1 HC-OQ-14 townsfolk walk in clean-up only, and need not', () => {
  const s = position(chain);
  expect(legalTexts(s, 'walk')).toEqual([]);
  expect(legalTexts(play(s, 'jar wild').state, 'walk')).toEqual([]);
  const stay = play(cleaning(chain), 'done').state;
  expect(stay.townsfolk[hex('1,-1')]).toBe(1);
});

test('HC-RES-1 the Family’s clean-up moves no townsfolk', () => {
  const s = position({ ...chain, turn: 'family' });
  const played = play(s, 'jar wild', 'done', 'end');
  expect(eventsOf(played, 'townsfolkWalked')).toEqual([]);
  expect(legalTexts(played.state, 'walk')).toEqual([]);
});

describe('HC-RES-2 both hexes need a Protectors unit or a path token', () => {
  test('HC-RES-2 the hex it leaves', () => {
    const s = cleaning({ ...chain, protectors: { legend: '1,1', haints: { '0,2': 1 } } });
    expect(legalTexts(s, 'walk')).toEqual([]);
  });

  test('HC-RES-2 every hex it enters', () => {
    const gap = cleaning({ ...chain, protectors: { legend: '-1,1', haints: { '1,-1': 1, '0,2': 1 } } });
    expect(gap).toOffer('walk', ['walk 1,-1 1,0']);
  });

  test('HC-RES-2 a legend or a path serves as well as a haint', () => {
    const s = cleaning({
      townsfolk: ['1,0'],
      paths: { '1,0': 1, '0,2': 1 },
      protectors: { legend: '1,1', haints: {}, scrolls: 1 },
    });
    expect(s).toAllow('walk 1,0 0,2');
  });
});

describe('HC-RES-3 never onto', () => {
  test('HC-RES-3 HC-MAP-11 HC-BASE-4 the brambles', () => {
    const s = cleaning({
      townsfolk: ['0,-1'],
      protectors: { legend: '0,2', haints: { '0,-1': 1, '0,0': 1, '0,1': 1 } },
    });
    expect(legalTexts(s, 'walk')).toEqual([]);
  });

  test('HC-RES-3 HC-DIFF-21 a hex with an enemy unit, path or not', () => {
    const s = cleaning({ ...chain, family: { legend: '0,-2', haints: { '1,0': 1 } } });
    expect(legalTexts(s, 'walk')).toEqual([]);
  });

  test('HC-RES-3 HC-OQ-15 HC-BASE-8 a building hex with a path', () => {
    const s = cleaning({ ...chain, buildings: ['1,0'] });
    expect(legalTexts(s, 'walk')).toEqual([]);
  });

  test('HC-RES-3 mountains and storms do not matter', () => {
    const s = cleaning({
      townsfolk: ['2,-1'],
      storms: ['2,0'],
      protectors: { legend: '2,0', haints: { '2,-1': 1, '1,1': 1, '0,2': 1 } },
    });
    expect(s).toAllow('walk 2,-1 0,2');
  });
});

test('HC-RES-4 HC-DIFF-21 the home hex needs a unit or a path too', () => {
  const s = cleaning({ ...chain, protectors: { legend: '1,1', haints: { '1,-1': 1 } } });
  expect(s).toOffer('walk', ['walk 1,-1 1,0', 'walk 1,-1 1,1']);
  const path = cleaning({
    ...chain,
    paths: { '1,0': 1, '0,2': 1 },
    protectors: { legend: '1,1', haints: { '1,-1': 1 }, scrolls: 1 },
  });
  expect(path).toAllow('walk 1,-1 0,2');
});

test('HC-RES-5 a rescued townsfolk never walks on beyond the home hex', () => {
  const s = cleaning({ ...chain, protectors: { legend: '1,1', haints: { '1,-1': 1, '0,2': 1, '-1,2': 1 } } });
  expect(s).not.toAllow('walk 1,-1 -1,2');
});

test('HC-RES-6 HC-BASE-8 any number walk, each once, all the way or a part', () => {
  const s = cleaning({ ...chain, townsfolk: ['1,-1', '1,-1', '1,0'] });
  const one = play(s, 'walk 1,-1 1,0').state;
  expect(one.townsfolk[hex('1,0')]).toBe(2);
  const two = play(one, 'walk 1,0 0,2').state;
  // the second one on 1,0 has walked already; the one on 1,-1 has not
  expect(legalTexts(two, 'walk').every((text) => text.startsWith('walk 1,-1'))).toBe(true);
  const three = play(two, 'walk 1,-1 0,2').state;
  expect(points(three)).toBe('4:0');
  expect(three.townsfolk[hex('1,0')]).toBe(1);
});
