import { describe, test } from 'vitest';
import { bagTokens } from '../../../../../src/engine/games/harrow/state/tokens.ts';
import { expect } from '../../matchers.ts';
import { battleground, eventsOf, play, side } from '../../play.ts';
import { type Position, position } from '../../position.ts';

const protectors = { legend: '0,2', haints: { '0,1': 3 } };
const family = { legend: '0,-2', haints: { '0,-1': 1 } };
const at = (more: Position) => position({ mode: 'ch2', turn: 'family', protectors, family, ...more });
const armed = (more: NonNullable<Position['family']> = {}) =>
  at({ family: { ...family, armed: ['u_knife_dark'], ...more } });
const inBag = (s: ReturnType<typeof at>) => side(s, 'family').bag[bagTokens.indexOf('u_knife_dark')];

test('HC-UPG-9 HC-CARD-6 drawn, the token gives a STRENGTHEN and goes on the Attack jar by itself', () => {
  const s = at({ family: { ...family, bag: { u_knife_dark: 1 } } });
  const { state } = play(s, 'jar ability', 'end');
  expect(battleground(state)).toBe('3:4');
  expect(side(state, 'family').armed).toEqual(['u_knife_dark']);
  expect(inBag(state)).toBe(0);
});

describe('the next attack', () => {
  test('HC-UPG-9 HC-ATK-8 brings two cubes, the larger defender none', () => {
    const played = play(armed(), 'jar attack', 'attack 0,-1 0,1');
    expect(battleground(played.state)).toBe('3:5');
    expect(eventsOf(played, 'majority')).toMatchObject([{ seat: 1, attackers: 1, defenders: 3, cubes: 2 }]);
    expect(battleground(play(at({}), 'jar attack', 'attack 0,-1 0,1').state)).toBe('4:3');
  });

  test.each([3, 4])('HC-UPG-9 also with %i units: two and not three', (haints) => {
    const { state } = play(armed({ haints: { '0,-1': haints } }), 'jar attack', 'attack 0,-1 0,1');
    expect(battleground(state)).toBe('3:5');
  });

  test('HC-UPG-9 HC-ATK-9 only as many as possessions hold', () => {
    const { state } = play(armed({ cubes: 3, inTree: 11 }), 'jar attack', 'attack 0,-1 0,1');
    expect(battleground(state)).toBe('3:4');
  });

  test('HC-CARD-6 after it the token is back in the bag; the attack after that is as ever', () => {
    const s = play(armed(), 'jar attack', 'attack 0,-1 0,1', 'tree red=0 blue=0', 'done', 'end').state;
    expect(side(s, 'family').armed).toEqual([]);
    expect(inBag(s)).toBe(1);
    const again = play(s, 'jar wild', 'done', 'end', 'jar wild attack', 'attack 0,-1 0,1').state;
    expect(battleground(again)).toBe('1:0');
  });

  test('HC-CARD-6 HC-REATK-1 through another jar as well', () => {
    const s = armed({ attacked: true });
    const { state } = play(s, 'jar wild attack', 'attack 0,-1 0,1');
    expect(battleground(state)).toBe('3:5');
    expect(inBag(state)).toBe(1);
  });

  test('HC-CARD-6 it waits over the end of the round and is in no clean-up', () => {
    const later = play(
      at({ turnsTaken: 5, family: { ...family, armed: ['u_knife_dark'] } }),
      'jar wild',
      'done',
      'end',
    ).state;
    expect(later.round).toBe(2);
    expect(side(later, 'family').armed).toEqual(['u_knife_dark']);
    expect(battleground(play(later, 'jar attack', 'attack 0,-1 0,1').state)).toBe('3:5');
  });

  test('HC-CARD-6 both tokens serve one attack', () => {
    const s = armed({ armed: ['u_knife_dark', 'u_knitted_fate'], haints: { '1,-2': 1 } });
    const { state } = play(s, 'jar attack', 'attack 1,-2 0,1', 'tree red=0 blue=0');
    expect(side(state, 'family').armed).toEqual([]);
    expect(inBag(state)).toBe(1);
    expect(side(state, 'family').bag[bagTokens.indexOf('u_knitted_fate')]).toBe(1);
  });

  test('HC-UPG-9 an attack of the Protectors is none of its business', () => {
    const s = position({ mode: 'ch2', protectors, family: { ...family, armed: ['u_knife_dark'] } });
    const { state } = play(s, 'jar attack', 'attack 0,1 0,-1');
    expect(battleground(state)).toBe('4:3');
    expect(side(state, 'family').armed).toEqual(['u_knife_dark']);
  });
});
