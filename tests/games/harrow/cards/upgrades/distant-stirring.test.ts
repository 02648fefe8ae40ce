import { describe, test } from 'vitest';
import { expect } from '../../matchers.ts';
import { haintsAt, legalTexts, play } from '../../play.ts';
import { type Position, position } from '../../position.ts';

const jar = (at: Position = {}) =>
  play(
    position({
      mode: 'ch2',
      turn: 'family',
      townsfolk: [],
      ...at,
      family: { legend: '2,-2', haints: {}, bag: { u_distant_stirring: 1 }, ...at.family },
    }),
    'jar ability',
  ).state;

/** Within two hexes of 2,-2. */
const near = [
  '2,-2',
  '2,-3',
  '3,-3',
  '3,-2',
  '2,-1',
  '1,-1',
  '1,-2',
  '1,-3',
  '3,-1',
  '2,0',
  '1,0',
  '0,0',
  '0,-1',
  '0,-2',
];

describe('SPAWN in the range of the legend', () => {
  test('HC-UPG-5 on any legal hex up to two away', () => {
    const s = play(jar(), 'activate u_distant_stirring').state;
    expect(s).toOffer(
      'spawn',
      near.map((name) => `spawn ${name}`),
    );
    const { state } = play(s, 'spawn 2,0');
    expect(haintsAt(state, 'family', '2,0')).toBe(1);
    expect(legalTexts(state)).toEqual(['end']);
  });

  test('HC-UPG-5 HC-LEG-3 three from a mountain', () => {
    const s = play(jar({ family: { legend: '3,-2' } }), 'activate u_distant_stirring').state;
    expect(s).toAllow('spawn 0,-1');
    expect(s).not.toAllow('spawn -1,0');
  });

  test('HC-UPG-5 HC-SPWN-3 HC-SPWN-4 not on enemies, townsfolk or four units', () => {
    const s = play(
      jar({
        protectors: { legend: '0,2', haints: { '1,0': 1 } },
        family: { haints: { '1,-1': 4 } },
        townsfolk: ['3,-3'],
      }),
      'activate u_distant_stirring',
    ).state;
    for (const name of ['1,0', '1,-1', '3,-3']) expect(s).not.toAllow(`spawn ${name}`);
    expect(s).toAllow('spawn 0,0');
  });

  test('HC-UPG-5 the home hex far away remains', () => {
    const s = play(
      jar({ family: { legend: '1,1' }, protectors: { legend: '-3,3', haints: {} }, buildings: [] }),
      'activate u_distant_stirring',
    ).state;
    expect(s).toAllow('spawn 0,-2');
    expect(s).not.toAllow('spawn 0,-1');
  });
});

describe('every SPAWN of the turn', () => {
  test('HC-UPG-5 other tokens too, once it is activated', () => {
    const s = jar({ family: { bag: { u_distant_stirring: 1, spawn: 1 } } });
    expect(s).not.toAllow('spawn 1,0');
    expect(play(s, 'activate u_distant_stirring', 'spawn 2,0').state).toAllow('spawn 1,0');
  });

  test('HC-UPG-5 bonus tiles too', () => {
    const s = play(
      position({
        mode: 'ch3',
        turn: 'family',
        family: { legend: '2,-2', haints: {}, bag: { u_distant_stirring: 1 } },
        tiles: { ability: ['b_spawn'] },
      }),
      ...['jar ability', 'act', 'activate u_distant_stirring', 'spawn 2,0', 'tile b_spawn'],
    ).state;
    expect(s).toAllow('spawn 1,0');
  });

  test('HC-UPG-5 HC-CLN-3 and none of the next turn, the enemy’s or the own', () => {
    const over = play(
      jar({ protectors: { legend: '0,2', haints: {} } }),
      'activate u_distant_stirring',
      'spawn 2,0',
      'end',
      'sort u_distant_stirring bag',
    ).state;
    const enemy = play(over, 'jar wild').state;
    expect(enemy).toOffer('spawn', ['spawn 0,2']);
    expect(play(enemy, 'done', 'end', 'jar wild').state).toOffer('spawn', ['spawn 2,-2', 'spawn 0,-2']);
  });
});
