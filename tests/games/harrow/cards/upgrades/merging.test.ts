import { describe, test } from 'vitest';
import { invariantBreaks } from '../../../../../src/engine/games/harrow/invariants.ts';
import { expect } from '../../matchers.ts';
import { battleground, eventsOf, haintsAt, legalTexts, play, points, side, tokensAt } from '../../play.ts';
import { hex, type Position, position } from '../../position.ts';

const activated = (at: Position) =>
  play(
    position({
      mode: 'ch2',
      turn: 'family',
      townsfolk: [],
      buildings: [],
      protectors: { legend: '0,3', haints: {} },
      ...at,
      family: { legend: '0,-2', haints: {}, ...at.family, bag: { u_merging: 1 } },
    }),
    'jar ability',
    'activate u_merging',
  ).state;
const pulling = (at: Position) => play(activated(at), 'choose other').state;

describe('the hex', () => {
  test('HC-UPG-6 any hex with something on it, to a hex closer to the legend', () => {
    const s = pulling({
      tokens: { '1,0': ['move'] },
      family: { haints: { '3,-1': 1 } },
      protectors: { legend: '0,2', haints: {} },
    });
    // distances from 0,-2: 1,0, 3,-2, 2,-1 and 0,1 three, 0,0 and 1,-1 two, 3,-1, 2,0, 0,2 and 1,1 four
    expect(s).toOffer('shift', [
      'shift all 1,0 0,0',
      'shift all 1,0 1,-1',
      'shift all 3,-1 3,-2',
      'shift all 3,-1 2,-1',
      'shift all 0,2 0,1',
    ]);
  });

  test('HC-UPG-6 one hex, once, and the SPAWN before it or after it', () => {
    const s = activated({ tokens: { '1,0': ['move'], '1,1': ['move'] } });
    expect(s).toOffer('choose', ['choose ability', 'choose other']);
    const pulled = play(s, 'choose other', 'shift all 1,0 1,-1').state;
    expect(pulled).toOffer('spawn', ['spawn 0,-2']);
    expect(legalTexts(pulled, 'shift')).toEqual([]);
    const spawned = play(s, 'choose ability', 'spawn 0,-2').state;
    expect(spawned).toAllow('shift all 1,0 1,-1');
    expect(legalTexts(spawned, 'spawn')).toEqual([]);
  });

  test('HC-UPG-6 HC-SPWN-3 nothing is asked where only one of the two can be done', () => {
    // the home hex, with the legend on it, is full
    const s = activated({ tokens: { '1,0': ['move'] }, family: { legend: '0,-2', haints: { '0,-2': 3 } } });
    expect(legalTexts(s, 'choose')).toEqual([]);
    expect(s).toAllow('shift all 1,0 1,-1');
    expect(s).toAllow('done');
  });
});

describe('everything', () => {
  test('HC-UPG-6 HC-UPG-20 tokens, units, paths, storm and building go along to one hex', () => {
    const s = pulling({
      tokens: { '1,0': ['move', 'scroll', 'scroll'] },
      family: { haints: { '1,0': 3 } },
      paths: { '1,0': 1 },
      storms: ['1,0'],
      buildings: ['1,0'],
    });
    const { state } = play(s, 'shift all 1,0 1,-1');
    expect(tokensAt(state, '1,-1')).toEqual(['move', 'scroll', 'scroll']);
    expect(tokensAt(state, '1,0')).toEqual([]);
    expect(haintsAt(state, 'family', '1,-1')).toBe(3);
    for (const pieces of [state.paths, state.storms, state.buildings]) {
      expect([pieces[hex('1,0')], pieces[hex('1,-1')]]).toEqual([0, 1]);
    }
  });

  test('HC-UPG-6 the enemy’s legend, haints and townsfolk too', () => {
    const s = pulling({ protectors: { legend: '1,0', haints: { '1,0': 2 } }, townsfolk: ['1,0', '1,0'] });
    const { state } = play(s, 'shift all 1,0 1,-1');
    expect(side(state, 'protectors').legendHex).toBe(hex('1,-1'));
    expect(haintsAt(state, 'protectors', '1,-1')).toBe(2);
    expect(state.townsfolk[hex('1,-1')]).toBe(2);
  });

  test('HC-UPG-6 HC-BASE-4 no storm and no townsfolk onto the brambles, the rest goes', () => {
    const s = pulling({
      protectors: { legend: '0,3', haints: { '0,1': 1 } },
      storms: ['0,1'],
      townsfolk: ['0,1'],
      tokens: { '0,1': ['move'] },
    });
    const { state } = play(s, 'shift all 0,1 0,0');
    expect([haintsAt(state, 'protectors', '0,0'), tokensAt(state, '0,0')]).toEqual([1, ['move']]);
    expect([state.storms[hex('0,1')], state.townsfolk[hex('0,1')]]).toEqual([1, 1]);
    const building = play(pulling({ buildings: ['0,1'], tokens: { '0,1': ['move'] } }), 'shift all 0,1 0,0').state;
    expect([building.buildings[hex('0,1')], tokensAt(building, '0,0')]).toEqual([1, ['move']]);
  });

  test('HC-UPG-6 HC-UPG-20 units do not go to enemies or hostile objectives, the rest goes', () => {
    const s = pulling({
      protectors: { legend: '0,3', haints: { '1,0': 1 } },
      family: { haints: { '1,-1': 1 } },
      tokens: { '1,0': ['move'] },
      buildings: ['0,0'],
    });
    const toUnit = play(s, 'shift all 1,0 1,-1').state;
    expect([haintsAt(toUnit, 'protectors', '1,0'), tokensAt(toUnit, '1,-1')]).toEqual([1, ['move']]);
    const toBuilding = play(s, 'shift all 1,0 0,0').state;
    expect([haintsAt(toBuilding, 'protectors', '1,0'), tokensAt(toBuilding, '0,0')]).toEqual([1, ['move']]);
    const own = play(
      pulling({ family: { haints: { '1,0': 1 } }, townsfolk: ['1,-1'], tokens: { '1,0': ['move'] } }),
      'shift all 1,0 1,-1',
    ).state;
    expect([haintsAt(own, 'family', '1,0'), tokensAt(own, '1,-1')]).toEqual([1, ['move']]);
  });

  test('HC-UPG-6 HC-BASE-1 HC-BASE-8 objectives do not go to those they may not be with', () => {
    const folk = pulling({ townsfolk: ['1,0'], family: { haints: { '1,-1': 1 } }, buildings: ['0,0'], tokens: {} });
    expect(folk).not.toAllow('shift all 1,0 1,-1');
    expect(folk).not.toAllow('shift all 1,0 0,0');
    const house = pulling({ buildings: ['1,0'], protectors: { legend: '1,-1', haints: {} } });
    expect(house).not.toAllow('shift all 1,0 1,-1');
  });

  test('HC-UPG-20 HC-BASE-3 no fifth unit: those without room stay', () => {
    const s = pulling({ family: { haints: { '1,0': 3, '1,-1': 2 } } });
    const { state } = play(s, 'shift all 1,0 1,-1');
    expect([haintsAt(state, 'family', '1,0'), haintsAt(state, 'family', '1,-1')]).toEqual([1, 4]);
  });

  test('HC-UPG-20 HC-MAP-10 a printed storm never moves', () => {
    expect(pulling({})).not.toAllow('shift all 2,-1 2,-2');
    const { state } = play(pulling({ tokens: { '2,-1': ['move'] } }), 'shift all 2,-1 2,-2');
    expect(state.storms[hex('2,-2')]).toBe(0);
  });

  test('HC-UPG-6 HC-OQ-10 a storm pulled onto a storm counts as one', () => {
    const s = pulling({ storms: ['1,0', '1,-1'], family: { haints: { '1,-2': 1 } } });
    const { state } = play(s, 'shift all 1,0 1,-1', 'done', 'end', 'sort u_merging bag', 'jar wild');
    expect(state.storms[hex('1,0')]).toBe(0);
    expect(invariantBreaks(state).filter((each) => each.includes('storm'))).toEqual([]);
  });

  test('HC-LGD-BER-3 a nailed unit stays', () => {
    const s = pulling({
      legends: { protectors: 'bernice' },
      family: { haints: { '1,0': 2 } },
      nails: ['haint@1,0'],
    });
    const { state } = play(s, 'shift all 1,0 1,-1');
    expect([haintsAt(state, 'family', '1,0'), haintsAt(state, 'family', '1,-1')]).toEqual([1, 1]);
  });

  test('HC-UPG-6 HC-RES-5 a townsfolk pulled to the Protectors’ home hex is rescued', () => {
    const { state } = play(
      pulling({ townsfolk: ['0,3'], protectors: { legend: '3,0', haints: {} } }),
      'shift all 0,3 0,2',
    );
    expect(points(state)).toBe('2:0');
  });

  test('HC-UPG-6 HC-LGD-EMM-2 Emmy gathers a cube where she comes, not the one that comes with her', () => {
    const at: Position = { protectors: { legend: '1,0', haints: {} } };
    expect(battleground(play(pulling({ ...at, redCubes: ['1,-1'] }), 'shift all 1,0 1,-1').state)).toBe('4:3');
    const along = play(pulling({ ...at, redCubes: ['1,0'] }), 'shift all 1,0 1,-1').state;
    expect(battleground(along)).toBe('3:3');
    expect([along.redCubes[hex('1,0')], along.redCubes[hex('1,-1')]]).toEqual([0, 1]);
  });
});

describe('goad tokens', () => {
  const priscilla: Position = { legends: { protectors: 'priscilla' } };

  test('HC-UPG-6 HC-LGD-PRI-4 go along, and stay as long as no unit is there', () => {
    const played = play(pulling({ ...priscilla, goads: ['1,0'] }), 'shift all 1,0 1,-1');
    expect(played.state.goads).toEqual([hex('1,-1')]);
    expect(eventsOf(played, 'goadLost')).toEqual([]);
  });

  test('HC-LGD-PRI-4 one on the hex to which only a token is pulled stays', () => {
    const { state } = play(
      pulling({ ...priscilla, goads: ['1,-1'], tokens: { '1,0': ['move'] } }),
      'shift all 1,0 1,-1',
    );
    expect(state.goads).toEqual([hex('1,-1')]);
  });

  test('HC-UPG-20 HC-LGD-PRI-1 two never come together: the pulled one stays', () => {
    const s = pulling({ ...priscilla, goads: ['1,0', '1,-1'], tokens: { '1,0': ['move'] } });
    const { state } = play(s, 'shift all 1,0 1,-1');
    expect(state.goads).toEqual([hex('1,0'), hex('1,-1')]);
    expect(tokensAt(state, '1,-1')).toEqual(['move']);
  });

  test('HC-LGD-PRI-4 are gone where units are or come', () => {
    const onto = play(
      pulling({ ...priscilla, goads: ['1,0'], family: { haints: { '1,-1': 1 } } }),
      'shift all 1,0 1,-1',
    );
    expect(onto.state.goads).toEqual([]);
    const under = play(
      pulling({ ...priscilla, goads: ['1,-1'], family: { haints: { '1,0': 1 } } }),
      'shift all 1,0 1,-1',
    );
    expect(under.state.goads).toEqual([]);
  });
});
