import { describe, expect, test } from 'vitest';
import { turnsToCome } from '../../../../src/ui/harrow/map/turn-order.ts';
import { position } from '../../../games/harrow/position.ts';

describe('the marks of a round', () => {
  test('the seats take turns, the lantern holder first', () => {
    const s = position({ turn: 'protectors', lantern: 'protectors' });
    expect(turnsToCome(s)).toEqual([0, 1, 0, 1, 0, 1]);
  });

  test('whoever takes the lantern plays on, and nobody has more than three turns', () => {
    const s = position({ mode: 'ch3', turn: 'family', lantern: 'protectors', turnsTaken: 1 });
    s.effects.again = true;
    const order = turnsToCome(s);
    expect(order.slice(0, 2)).toEqual([1, 1]);
    expect(order).toHaveLength(6 - s.turn);
    const turns = s.seats.map((own, seat) => own.turns + order.slice(1).filter((each) => each === seat).length);
    expect(turns).toEqual([3, 3]);
  });

  test('before a round all six turns are to come, whoever has had three', () => {
    const s = position({ mode: 'ch3', turn: 'family', lantern: 'family' });
    for (const own of s.seats) own.turns = 3;
    s.flow = [{ kind: 'roundStart', seat: 1, step: 2 }];
    expect(turnsToCome(s)).toEqual([1, 0, 1, 0, 1, 0]);
  });

  test('after the last turn nothing is to come', () => {
    const s = position({});
    s.turn = 6;
    expect(turnsToCome(s)).toEqual([]);
  });
});
