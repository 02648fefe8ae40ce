import { describe, test } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { expect } from '../matchers.ts';
import { battleground, eventsOf, legalTexts, play, points, toDecide } from '../play.ts';
import { hex } from '../position.ts';
import { attackOn, besieged, tokens } from './siege.ts';
import { breaks, cubes, flamesOn } from './turn.ts';

describe('declaring', () => {
  test('HC-FIRE-20 HC-ATK-2 HC-ATK-3 a fire in range is attacked like any hex', () => {
    const s = play(besieged({ flames: { '1,0': 2, '0,-1': 2 } }), 'jar attack').state;
    expect(s).toOffer('attack', ['attack 0,2 1,0 hester']);
  });

  test('HC-LGD-MAL-1 Malachi’s rage attacks a fire too', () => {
    const s = besieged(
      { flames: { '1,-2': 2 } },
      { legends: { protectors: 'malachi' }, protectors: { legend: '1,1', haints: {} } },
    );
    const raging = play(s, 'jar legend', 'power', 'put rage 1,0');
    expect(raging.state).toOffer('attack', ['attack 1,0 1,-2 hester']);
    const declared = play(raging.state, 'attack 1,0 1,-2 hester');
    expect(eventsOf(declared, 'majority')).toMatchObject([{ seat: undefined, attackers: 2, defenders: 2 }]);
  });

  test('HC-LGD-EMM-3 HC-ATK-6 a red cube on the burning hex is gathered', () => {
    const s = besieged({ flames: { '1,0': 2 } }, { redCubes: ['1,0'] });
    expect(eventsOf(attackOn(s, '1,0'), 'cubeGathered')).toMatchObject([{ hex: hex('1,0'), attacked: true }]);
  });
});

describe('the majority cube', () => {
  test('HC-FIRE-20 HC-ATK-8 a flame is a unit: four attackers against three flames gain a cube', () => {
    const played = attackOn(besieged({ flames: { '1,0': 3 } }), '1,0');
    expect(eventsOf(played, 'majority')).toMatchObject([{ seat: 0, attackers: 4, defenders: 3, gained: true }]);
    expect(battleground(played.state)).toBe('5:3');
    expect(cubes(played.state)).toEqual({});
  });

  test('HC-FIRE-20 more flames than attackers: Hester gains a cube of the hex’s colour', () => {
    const s = besieged({ flames: { '1,0': 3 } }, { protectors: { haints: { '0,2': 1 } } });
    const played = attackOn(s, '1,0');
    expect(eventsOf(played, 'majority')).toMatchObject([{ seat: 2, attackers: 2, defenders: 3, gained: true }]);
    expect(battleground(played.state)).toBe('4:3');
    expect(cubes(played.state)).toEqual({ forest: 1 });
    expect(breaks(played.state)).toEqual([]);
  });

  test('HC-FIRE-20 HC-ATK-7 a tie gives nobody a cube', () => {
    const s = besieged({ flames: { '1,0': 2 } }, { protectors: { haints: { '0,2': 1 } } });
    const played = attackOn(s, '1,0');
    expect(eventsOf(played, 'majority')).toMatchObject([{ seat: undefined, gained: false }]);
    expect(cubes(played.state)).toEqual({});
  });

  test('HC-EX-67 HC-SUM-5 HC-SUM-7 Hester among two flames is five units: against four she gains the cube', () => {
    const played = attackOn(besieged({ hex: '1,0', flames: { '1,0': 2 } }), '1,0');
    expect(eventsOf(played, 'majority')).toMatchObject([{ seat: 2, attackers: 4, defenders: 5, gained: true }]);
    expect(cubes(played.state)).toEqual({ forest: 1 });
  });

  test.each([
    ['2,0', 'a mountain'],
    ['0,0', 'the brambles'],
  ])('HC-OQ-30 HC-FIRE-6 no cube on %s, %s', (to) => {
    const s = besieged({ hex: to, flames: { [to]: 2 } });
    const played = attackOn(s, to);
    expect(eventsOf(played, 'majority')).toMatchObject([{ seat: 2, gained: false }]);
    expect(cubes(played.state)).toEqual({});
  });

  test('HC-ROOT-9 HC-ATK-9 none if the supply has no cube of the colour', () => {
    const s = besieged({ hex: '1,0', inTree: { forest: 6 } });
    const played = attackOn(besieged({ hex: '1,0', flames: { '1,0': 2 }, inTree: { forest: 6 } }), '1,0');
    expect(eventsOf(played, 'majority')).toMatchObject([{ seat: 2, gained: false }]);
    expect(breaks(s)).toEqual([]);
  });

  test('HC-UPG-9 a knife in the dark: two cubes for the attacker, none for Hester', () => {
    const s = besieged(
      { flames: { '-1,-2': 4 } },
      { turn: 'family', family: { legend: '-1,-1', haints: {}, cubes: 2, armed: ['u_knife_dark'] } },
    );
    const played = play(s, 'jar attack', 'attack -1,-1 -1,-2 hester');
    expect(battleground(played.state)).toBe('4:4');
    expect(cubes(played.state)).toEqual({});
  });
});

describe('the tree decides', () => {
  const burning = { flames: { '1,0': 2 }, cubes: { bog: 2, forest: 1 } } as const;

  test('HC-FIRE-21 HC-HINT-1 all cubes of all players go in', () => {
    const { state } = attackOn(besieged(burning), '1,0');
    const pending = harrow.pending(state);
    expect(pending.kind === 'chance' && pending.request.dropped).toEqual([5, 3, 2, 0, 0, 1]);
    expect(legalTexts(state)).toEqual([]);
  });

  test('HC-FIRE-21 all terrain cubes count against the attacker: 2 against 1 + 1 succeeds', () => {
    const played = attackOn(besieged(burning), '1,0', 'tree red=2 blue=3 bog=1 forest=1');
    expect(eventsOf(played, 'attackSucceeded')).toMatchObject([{ own: 2, enemy: 2 }]);
    expect(played.state).toAllow('strike');
  });

  test('HC-FIRE-21 2 against 2 + 1 fails', () => {
    const played = attackOn(besieged(burning), '1,0', 'tree red=2 blue=0 bog=2 forest=1');
    expect(eventsOf(played, 'attackFailed')).toMatchObject([{ own: 2, enemy: 3, why: 'outnumbered', clash: false }]);
    expect(played.state).not.toAllow('strike');
  });

  test('HC-FIRE-21 HC-OQ-3 with 0:0 nothing can be paid: it fails without a clash', () => {
    const played = attackOn(besieged(burning), '1,0', 'tree red=0 blue=0');
    expect(eventsOf(played, 'attackFailed')).toMatchObject([{ why: 'tooFew', clash: false }]);
  });

  test('HC-FIRE-25 failing never leads to a clash, although haints attacked', () => {
    const played = attackOn(besieged(burning), '1,0', 'tree red=2 blue=0 bog=2 forest=1');
    expect(eventsOf(played, 'attackFailed')).toMatchObject([{ clash: false }]);
    expect(toDecide(played.state)).toBe('protectors');
    expect(legalTexts(played.state, 'clash')).toEqual([]);
  });

  test('HC-TREE-8 Odessa has her say before the cubes are compared', () => {
    const s = besieged(burning, { legends: { family: 'odessa' }, family: { stored: 2 } });
    const { state } = attackOn(s, '1,0', 'tree red=2 blue=0 bog=2');
    expect(toDecide(state)).toBe('family');
    expect(eventsOf(play(state, 'done'), 'attackSucceeded')).toMatchObject([{ own: 2, enemy: 2 }]);
  });
});

describe('putting it out', () => {
  test('HC-FIRE-22 HC-ATK-13 a cube for each flame; nothing is compared between flames', () => {
    const s = besieged({ flames: { '1,0': 4 }, cubes: { bog: 3 } });
    const { state } = attackOn(s, '1,0', 'tree red=3 blue=0 bog=3', 'strike', 'strike');
    expect(battleground(state)).toBe('1:0');
    expect(flamesOn(state, '1,0')).toBe(2);
    expect(points(state)).toBe('0:0');
    const last = play(state, 'strike').state;
    expect(flamesOn(last, '1,0')).toBe(1);
    expect(last).not.toAllow('strike');
    expect(breaks(last)).toEqual([]);
  });

  test('HC-FIRE-22 any number: the attacker may stop', () => {
    const s = besieged({ flames: { '1,0': 2 } });
    const { state } = attackOn(s, '1,0', 'tree red=4 blue=0', 'strike', 'done');
    expect(flamesOn(state, '1,0')).toBe(1);
    expect(state).toAllow('strengthen');
  });

  test('HC-FIRE-23 HC-TIM-4 the last flame: a point, a pair back on her board, her actions stay', () => {
    const s = besieged({ flames: { '1,0': 2 } });
    expect(tokens(s)).toEqual({ pairs: 2, left: 4, actions: 2 });
    const played = attackOn(s, '1,0', 'tree red=4 blue=0', 'strike', 'strike');
    expect(points(played.state)).toBe('1:0');
    expect(tokens(played.state)).toEqual({ pairs: 3, left: 4, actions: 2 });
    expect(eventsOf(played, 'fireOut')).toEqual([{ type: 'fireOut', seat: 0, hex: hex('1,0') }]);
    expect(eventsOf(played, 'scored')).toMatchObject([{ seat: 0, points: 1, why: 'fire' }]);
    expect(breaks(played.state)).toEqual([]);
  });

  test('HC-FIRE-23 HC-FIRE-3 the square stays filled', () => {
    const s = besieged({ flames: { '1,0': 2 } });
    const { state } = attackOn(s, '1,0', 'tree red=4 blue=0', 'strike', 'strike');
    expect(state.hester?.squares.flat()).toEqual(['fire']);
  });

  const squares = { protectors: ['fire', 'fire'], family: ['fire'] } as const;

  test('HC-COMP-1 HC-OQ-32 with one flame in the supply no pair comes back', () => {
    const s = besieged({ flames: { '1,0': 1, '0,1': 3, '-1,1': 4 }, squares });
    expect(tokens(s)).toEqual({ pairs: 0, left: 0, actions: 4 });
    const { state } = attackOn(s, '1,0', 'tree red=4 blue=0', 'strike');
    expect(points(state)).toBe('1:0');
    expect(tokens(state)).toEqual({ pairs: 0, left: 1, actions: 4 });
  });

  test('HC-COMP-1 HC-FIRE-23 a pair that was missing comes back with the next fire that is put out', () => {
    const s = besieged({ flames: { '0,1': 3, '-1,1': 4 }, pairs: 0, squares });
    expect(tokens(s)).toEqual({ pairs: 0, left: 1, actions: 4 });
    const { state } = attackOn(s, '0,1', 'tree red=4 blue=0', 'strike', 'strike', 'strike');
    expect(tokens(state)).toEqual({ pairs: 2, left: 0, actions: 4 });
    expect(breaks(state)).toEqual([]);
  });

  test('HC-FIRE-4 HC-FIRE-23 once it is out the hex may be entered again', () => {
    const s = besieged({ flames: { '0,1': 2 } });
    expect(play(s, 'jar attack').state).not.toAllow('move 0,2 0,1 haint=1');
    const { state } = attackOn(s, '0,1', 'tree red=4 blue=0', 'strike', 'strike');
    expect(state).toAllow('move 0,2 0,1 haint=1');
  });
});
