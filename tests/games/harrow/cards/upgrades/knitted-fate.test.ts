import { describe, test } from 'vitest';
import { bagTokens } from '../../../../../src/engine/games/harrow/state/tokens.ts';
import { expect } from '../../matchers.ts';
import { battleground, legalTexts, play, side } from '../../play.ts';
import { type Position, position } from '../../position.ts';

const family = { legend: '0,-2', haints: { '0,-1': 1 } };
const at = (more: Position) =>
  position({
    mode: 'ch2',
    turn: 'family',
    protectors: { legend: '3,0', haints: { '0,3': 2 } },
    buildings: [],
    ...more,
  });
const inBag = (s: ReturnType<typeof at>) => side(s, 'family').bag[bagTokens.indexOf('u_knitted_fate')];

describe('the token', () => {
  test('HC-UPG-8 HC-CARD-6 drawn, it gives a STRENGTHEN and goes on the Attack jar by itself', () => {
    const s = at({ family: { ...family, bag: { u_knitted_fate: 1 } } });
    const { state } = play(s, 'jar ability');
    expect(battleground(state)).toBe('3:4');
    expect(side(state, 'family').armed).toEqual(['u_knitted_fate']);
    // nothing is left to sort in clean-up: the other seat is next
    expect(play(state, 'end').state).toAllow('jar wild');
    expect(inBag(state)).toBe(0);
  });

  test('HC-CARD-6 the same when it is gained by the card', () => {
    const s = at({ family: { ...family, bag: { strengthen: 1 }, hand: ['u_knitted_fate'] } });
    const { state } = play(s, 'jar ability', 'card u_knitted_fate', 'end');
    expect(side(state, 'family').armed).toEqual(['u_knitted_fate']);
    expect(battleground(state)).toBe('3:4');
  });

  test('HC-CARD-6 HC-TRK-12 only when it is kept: first tokens are returned', () => {
    const s = play(at({ family: { ...family, bag: { u_knitted_fate: 1, move: 3 } } }), 'jar ability').state;
    expect(side(s, 'family').armed).toEqual([]);
    const kept = play(s, 'return move').state;
    expect(side(kept, 'family').armed).toEqual(['u_knitted_fate']);
    expect(legalTexts(kept, 'activate')).toEqual([]);
    const back = play(s, 'return u_knitted_fate').state;
    expect(side(back, 'family').armed).toEqual([]);
    expect([inBag(back), battleground(back)]).toEqual([1, '3:3']);
  });

  test('HC-CARD-6 HC-STR-1 without a cube in possessions it still goes on the jar', () => {
    const s = at({ family: { ...family, bag: { u_knitted_fate: 1 }, cubes: 3, inTree: 12 } });
    const { state } = play(s, 'jar ability');
    expect(side(state, 'family').armed).toEqual(['u_knitted_fate']);
    expect(battleground(state)).toBe('3:3');
  });
});

describe('the next attack', () => {
  test('HC-UPG-8 HC-ATK-3 reaches two hexes farther', () => {
    expect(play(at({ family }), 'jar attack').state).toOffer('attack', []);
    const s = play(at({ family: { ...family, armed: ['u_knitted_fate'] } }), 'jar attack').state;
    // 0,-1 to 0,3 are four hexes; 0,-2 to 0,3 five; 3,0 is four from 0,-1
    expect(s).toOffer('attack', ['attack 0,-1 0,3', 'attack 0,-1 3,0']);
  });

  test('HC-UPG-8 five from a mountain', () => {
    const s = at({ family: { legend: '0,-2', haints: { '3,-2': 1 }, armed: ['u_knitted_fate'] } });
    expect(play(s, 'jar attack').state).toAllow('attack 3,-2 0,3');
  });

  test('HC-CARD-6 after it the token is back in the bag and the range as ever', () => {
    const s = at({ family: { ...family, armed: ['u_knitted_fate'] } });
    const { state } = play(s, 'jar attack', 'attack 0,-1 0,3', 'tree red=0 blue=0');
    expect(side(state, 'family').armed).toEqual([]);
    expect(inBag(state)).toBe(1);
    const next = play(state, 'done', 'end', 'jar wild', 'done', 'end').state;
    expect(next).not.toAllow('jar wild attack');
  });

  test('HC-CARD-6 it waits over the end of the round', () => {
    const s = at({ family: { ...family, armed: ['u_knitted_fate'] }, turnsTaken: 5 });
    const later = play(s, 'jar wild', 'done', 'end').state;
    expect(later.round).toBe(2);
    expect(side(later, 'family').armed).toEqual(['u_knitted_fate']);
    expect(inBag(later)).toBe(0);
    expect(play(later, 'jar attack').state).toAllow('attack 0,-1 0,3');
  });

  test('HC-CARD-6 the Attack jar without an attack leaves it there', () => {
    const s = at({ family: { ...family, armed: ['u_knitted_fate'] } });
    expect(side(play(s, 'jar attack', 'strengthen', 'done', 'end').state, 'family').armed).toEqual(['u_knitted_fate']);
  });

  test('HC-CARD-6 an attack of the other side does not use it up', () => {
    const s = position({
      mode: 'ch2',
      protectors: { legend: '0,2', haints: { '0,1': 1 } },
      family: { ...family, armed: ['u_knitted_fate'] },
    });
    const { state } = play(s, 'jar attack', 'attack 0,1 0,-1', 'tree red=0 blue=0', 'done', 'end');
    expect(side(state, 'family').armed).toEqual(['u_knitted_fate']);
  });

  test('HC-UPG-8 HC-CLSH-5 HC-LEG-3 it helps neither the defender in a clash nor any other range', () => {
    const s = at({ family: { ...family, armed: ['u_knitted_fate'], cubes: 3 } });
    const { state } = play(s, 'jar attack', 'strengthen', 'attack 0,-1 0,3', 'tree red=3 blue=2');
    expect(legalTexts(state)).toEqual(['clash', 'done']);
    // the Protectors on 0,3 reach two hexes only: the attacker alone decides
    expect(play(state, 'done').state).toAllow('end');
    const far = at({
      family: { legend: '0,-2', haints: {}, armed: ['u_knitted_fate'], bag: { u_distant_stirring: 1 } },
    });
    expect(play(far, 'jar ability', 'activate u_distant_stirring').state).not.toAllow('spawn 0,1');
  });
});
