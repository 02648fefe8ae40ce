import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { battleground, eventsOf, legalTexts, play, points, side } from '../play.ts';
import { hex, position } from '../position.ts';
import { attackOn, besieged, tokens } from './siege.ts';
import { breaks, cubes, flamesOn, hesterAt, hesters } from './turn.ts';

describe('Hester is hit', () => {
  test('HC-SUM-5 alone she counts as three units', () => {
    const played = attackOn(besieged({ hex: '1,0' }), '1,0');
    expect(eventsOf(played, 'majority')).toMatchObject([{ seat: 0, attackers: 4, defenders: 3 }]);
  });

  test('HC-SUM-8 two cubes kill her: she leaves the map, nobody scores', () => {
    const played = attackOn(besieged({ hex: '1,0', cubes: { bog: 1 } }), '1,0', 'tree red=3 blue=0 bog=1', 'strike');
    expect(hesterAt(played.state)).toBeUndefined();
    expect(points(played.state)).toBe('0:0');
    expect(battleground(played.state)).toBe('1:0');
    expect(eventsOf(played, 'hesterLeft')).toEqual([{ type: 'hesterLeft', hex: hex('1,0'), why: 'killed' }]);
    expect(breaks(played.state)).toEqual([]);
  });

  test('HC-ATK-13 on the brambles one cube is enough', () => {
    const played = attackOn(besieged({ hex: '0,0' }), '0,0', 'tree red=1 blue=0', 'strike');
    expect(hesterAt(played.state)).toBeUndefined();
  });

  test('HC-ATK-12 elsewhere one cube is not', () => {
    const played = attackOn(besieged({ hex: '1,0' }), '1,0', 'tree red=1 blue=0');
    expect(eventsOf(played, 'attackFailed')).toMatchObject([{ why: 'tooFew' }]);
  });

  test('HC-SUM-6 HC-FIRE-24 HC-DIFF-24 her flames go first; then she may be hit if the cubes still suffice', () => {
    const s = besieged({ hex: '1,0', flames: { '1,0': 2 }, cubes: { bog: 1 } }, { protectors: { cubes: 5 } });
    const doused = attackOn(s, '1,0', 'tree red=5 blue=0 bog=1', 'strike', 'strike').state;
    expect(hesterAt(doused)).toBe('1,0');
    expect(points(doused)).toBe('1:0');
    expect(battleground(doused)).toBe('3:0');
    const killed = play(doused, 'strike').state;
    expect(hesterAt(killed)).toBeUndefined();
    expect(battleground(killed)).toBe('1:0');
  });

  test('HC-EX-68 three flames, 4:2: the fire is out for three cubes, with 1:2 Hester cannot be attacked', () => {
    const s = besieged({ hex: '1,0', flames: { '1,0': 3 }, cubes: { bog: 2 } });
    const { state } = attackOn(s, '1,0', 'tree red=4 blue=0 bog=2', 'strike', 'strike', 'strike');
    expect(flamesOn(state, '1,0')).toBe(0);
    expect(points(state)).toBe('1:0');
    expect(tokens(state).pairs).toBe(3);
    expect(battleground(state)).toBe('1:0');
    expect(cubes(state)).toEqual({ bog: 2 });
    expect(hesterAt(state)).toBe('1,0');
    expect(state).not.toAllow('strike');
  });

  test('HC-SUM-8 HC-SUM-1 she may be summoned again later', () => {
    const hester = { flames: { '0,-1': 2 }, cubes: { bog: 3 }, roots: ['>3,0', '3,0>3,-1'], step: 'fallen' } as const;
    expect(hesters(hester)).toOffer('summon', ['summon 0,-1 bog']);
    expect(hesters({ ...hester, hex: '1,0' })).toOffer('summon', []);
    const killed = attackOn(besieged({ ...hester, hex: '1,0' }), '1,0', 'tree red=4 blue=0 bog=3', 'strike').state;
    expect(killed.hester && 'hex' in killed.hester).toBe(false);
  });
});

describe('the spoon', () => {
  const killed = (protectors: { spoon: number; plate?: number }) =>
    attackOn(besieged({ hex: '1,0' }, { protectors }), '1,0', 'tree red=4 blue=0', 'strike').state;

  test('HC-SUM-8 the killer may set it to 1', () => {
    const s = killed({ spoon: 3 });
    expect(s).toOffer('choose', ['choose one']);
    expect(side(play(s, 'choose one').state, 'protectors').spoon).toBe(1);
    expect(side(play(s, 'done').state, 'protectors').spoon).toBe(3);
  });

  test('HC-SUM-8 HC-WHL-6 with haints on the plate it scores once, the plate is emptied, the spoon goes up', () => {
    const s = play(killed({ spoon: 3, plate: 2 }), 'choose one').state;
    expect(points(s)).toBe('1:0');
    expect(side(s, 'protectors')).toMatchObject({ spoon: 2, plate: [0, 0] });
  });

  test('HC-SUM-8 at 1 there is nothing to set', () => {
    expect(legalTexts(killed({ spoon: 1 }), 'choose')).toEqual([]);
  });
});

describe('who is meant', () => {
  test('HC-SUM-9 HC-OQ-29 units on her hex attack her at distance 0', () => {
    const s = besieged({ hex: '0,2' });
    const { state } = attackOn(s, '0,2', 'tree red=4 blue=0', 'strike');
    expect(hesterAt(state)).toBeUndefined();
  });

  test('HC-SUM-9 on a hex with Hester and units of the other faction the attacker names the defender', () => {
    const s = besieged(
      { hex: '1,0', cubes: { bog: 3 } },
      { family: { legend: '1,0', haints: { '1,0': 1 }, cubes: 1 } },
    );
    const jar = play(s, 'jar attack').state;
    expect(jar).toOffer('attack', ['attack 0,2 1,0', 'attack 0,2 1,0 hester']);
    const family = play(jar, 'attack 0,2 1,0');
    expect(eventsOf(family, 'majority')).toMatchObject([{ attackers: 4, defenders: 2 }]);
    expect(eventsOf(play(family.state, 'tree red=3 blue=1 bog=3'), 'attackSucceeded')).toMatchObject([{ enemy: 1 }]);
    const hester = play(jar, 'attack 0,2 1,0 hester');
    expect(eventsOf(hester, 'majority')).toMatchObject([{ attackers: 4, defenders: 3 }]);
    expect(eventsOf(play(hester.state, 'tree red=3 blue=1 bog=3'), 'attackSucceeded')).toMatchObject([{ enemy: 3 }]);
  });

  test('HC-SUM-9 only the named side can be hit', () => {
    const s = besieged({ hex: '1,0' }, { family: { legend: '-3,0', haints: { '1,0': 1 } } });
    const jar = play(s, 'jar attack').state;
    const family = play(jar, 'attack 0,2 1,0', 'tree red=5 blue=0', 'strike').state;
    expect(hesterAt(family)).toBe('1,0');
    expect(family).not.toAllow('strike');
    const hester = play(jar, 'attack 0,2 1,0 hester', 'tree red=5 blue=0', 'strike').state;
    expect(side(hester, 'family').haints[hex('1,0')]).toBe(1);
    expect(hester).not.toAllow('strike');
  });

  test('HC-REATK-1 an attack on Hester opens further attacks', () => {
    const { state } = attackOn(besieged({ hex: '1,0' }), '1,0', 'tree red=0 blue=0');
    expect(side(state, 'protectors').attacked).toBe(true);
  });
});

test('HC-FIRE-20 HC-SUM-9 without Hester in the game nothing of hers is on offer', () => {
  const s = position({ mode: 'ch3', protectors: { legend: '0,2', haints: { '0,1': 1 } } });
  expect(legalTexts(play(s, 'jar attack').state, 'attack').some((text) => text.endsWith('hester'))).toBe(false);
});
