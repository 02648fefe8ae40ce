import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { haintsAt, legalTexts, play, points, toDecide } from '../play.ts';
import { hex, type Position, position } from '../position.ts';
import { breaks } from './turn.ts';

const ch5 = (at: Position) => position({ mode: 'ch5', ...at });

const apart = {
  protectors: { legend: '0,2', haints: {} },
  family: { legend: '0,-2', haints: {} },
} as const;

describe('fires keep everything out', () => {
  const burning = { flames: { '0,1': 2 } } as const;

  test('HC-BASE-6 HC-FIRE-4 no MOVE onto a fire', () => {
    const s = play(
      ch5({ protectors: { legend: '0,2', haints: { '0,2': 2 } }, hester: burning }),
      'jar ability',
      'ability move',
    ).state;
    expect(legalTexts(s, 'move').some((text) => text.startsWith('move 0,2 0,1'))).toBe(false);
    expect(s).toAllow('move 0,2 1,1 legend');
  });

  test('HC-BASE-6 HC-OQ-55 a hit legend is not pushed onto a fire', () => {
    const s = ch5({
      protectors: { legend: '0,3', haints: { '0,2': 3 }, cubes: 4 },
      family: { legend: '0,0', haints: {} },
      hester: burning,
    });
    const pushing = play(s, 'jar attack', 'attack 0,2 0,0', 'tree red=2 blue=0', 'strike').state;
    expect(legalTexts(pushing, 'push')).not.toContain('push 0,1');
    expect(pushing).toAllow('push 1,0');
  });

  test('HC-BASE-6 pulled units do not enter it', () => {
    const s = ch5({
      turn: 'family',
      ...apart,
      family: { legend: '1,0', haints: { '0,2': 1 }, scrolls: 2 },
      protectors: { legend: '0,3', haints: {} },
      hester: burning,
    });
    expect(play(s, 'jar legend', 'track', 'storm 0,2').state).toOffer('pull', ['pull legend 1,0 1,1']);
  });

  test('HC-PATH-5 no path token is laid on it', () => {
    const s = play(ch5({ ...apart, hester: burning }), 'jar legend', 'track').state;
    expect(legalTexts(s, 'path')).not.toContain('path 0,1');
    expect(s).toAllow('path 1,1');
  });

  test('HC-PATH-5 HC-PATH-7 nor by the first scroll', () => {
    const s = ch5({
      ...apart,
      protectors: { ...apart.protectors, hand: ['t_your_will'] },
      paths: { '2,0': 1 },
      hester: burning,
    });
    const laying = play(s, 'card t_your_will', 'choose other').state;
    expect(legalTexts(laying).filter((text) => text.endsWith(' 0,1'))).toEqual([]);
    expect(laying).toAllow('shift path 2,0 1,1');
  });

  test('HC-PLC-3 HC-OQ-21 no objective is placed on it, nor where Hester stands', () => {
    const s = ch5({
      ...apart,
      turn: 'hester',
      turnsTaken: 8,
      protectors: { ...apart.protectors, jars: ['wild'] },
      family: { ...apart.family, jars: ['wild'] },
      waiting: { townsfolk: ['bog'], buildings: [] },
      hester: { ...burning, hex: '2,1' },
    });
    const placing = play(s, 'end').state;
    expect(toDecide(placing)).toBe('family');
    const offered = legalTexts(placing, 'put');
    expect(offered).toContain('put townsfolk 2,-1');
    expect(offered).not.toContain('put townsfolk 0,1');
    expect(offered).not.toContain('put townsfolk 2,1');
  });

  test('HC-FIRE-4 HC-LGD-PRI-2 no goad token, for nobody could appear there; nor under Hester', () => {
    const s = ch5({
      ...apart,
      legends: { protectors: 'priscilla' },
      protectors: { legend: '2,1', haints: {} },
      hester: { ...burning, hex: '0,-1' },
    });
    const offered = legalTexts(play(s, 'jar legend', 'power').state, 'put');
    expect(offered).toContain('put goad -2,-1');
    expect(offered).not.toContain('put goad 0,1');
    expect(offered).not.toContain('put goad 0,-1');
  });

  test('HC-TAC-5 witchfire tokens lie on empty hexes: no fire, no Hester', () => {
    const s = ch5({
      ...apart,
      protectors: { ...apart.protectors, hand: ['t_witchfire'] },
      hester: { ...burning, hex: '1,0' },
    });
    const offered = legalTexts(play(s, 'card t_witchfire').state, 'put');
    expect(offered).toContain('put move -1,0');
    expect(offered).not.toContain('put move 0,1');
    expect(offered).not.toContain('put move 1,0');
  });

  test('HC-UPG-6 HC-FIRE-4 merging pulls neither units nor paths nor townsfolk into it', () => {
    const s = ch5({
      turn: 'family',
      protectors: { legend: '0,3', haints: { '1,1': 1 } },
      family: { legend: '-1,1', haints: {}, bag: { u_merging: 1 } },
      paths: { '1,1': 1 },
      townsfolk: ['1,1'],
      tokens: { '1,1': ['move'] },
      hester: burning,
    });
    const { state } = play(s, 'jar ability', 'activate u_merging', 'choose other', 'shift all 1,1 0,1');
    expect(haintsAt(state, 'protectors', '1,1')).toBe(1);
    expect([state.paths[hex('1,1')], state.townsfolk[hex('1,1')]]).toEqual([1, 1]);
    expect(breaks(state)).toEqual([]);
  });
});

test('HC-RES-3 Hester does not stop townsfolk: they walk to her, past her and away from her', () => {
  const walks = (hester: string) => {
    const s = ch5({
      protectors: { legend: '0,1', haints: { '1,0': 1, '0,2': 1 } },
      family: { legend: '0,-2', haints: {} },
      townsfolk: ['1,0'],
      hester: { hex: hester },
    });
    return legalTexts(play(s, 'jar wild', 'done', 'end').state, 'walk');
  };
  for (const hester of ['0,1', '0,2', '1,0']) expect(walks(hester)).toEqual(['walk 1,0 0,1', 'walk 1,0 0,2']);
});

describe('fire on a home hex', () => {
  test('HC-HINT-4 HC-RES-7 on the Protectors’: no rescue until it is out', () => {
    const at: Position = {
      protectors: { legend: '0,1', haints: { '1,1': 1 } },
      family: { legend: '0,-2', haints: {} },
      townsfolk: ['1,1'],
    };
    const walk = (s: ReturnType<typeof ch5>) => legalTexts(play(s, 'jar wild', 'done', 'end').state, 'walk');
    expect(walk(ch5({ ...at, paths: {}, hester: { flames: { '0,2': 2 } } }))).toEqual(['walk 1,1 0,1']);
  });

  test('HC-HINT-4 nor by a power that moves townsfolk', () => {
    const at: Position = {
      ...apart,
      legends: { protectors: 'skinless_boy' },
      protectors: { legend: '2,-2', haints: {} },
      townsfolk: ['0,1'],
    };
    const offered = (p: Position) => legalTexts(play(ch5(p), 'jar legend', 'power').state, 'shift');
    expect(offered(at)).toContain('shift townsfolk 0,1 0,2');
    const burning = play(
      ch5({ ...at, townsfolk: ['0,1', '2,-1'], hester: { flames: { '0,2': 2 } } }),
      'jar legend',
      'power',
    ).state;
    expect(legalTexts(burning, 'shift')).not.toContain('shift townsfolk 0,1 0,2');
    expect(burning).toAllow('shift townsfolk 2,-1 2,-2');
  });

  test('HC-HINT-4 no SPAWN there', () => {
    const s = ch5({
      protectors: { legend: '0,1', haints: {} },
      family: { legend: '0,-2', haints: {} },
      hester: { flames: { '0,2': 2 } },
    });
    expect(play(s, 'jar wild').state).toOffer('spawn', ['spawn 0,1']);
  });

  test('HC-HINT-7 on the Family’s: no SPAWN there', () => {
    const s = ch5({
      turn: 'family',
      ...apart,
      family: { legend: '0,-1', haints: {} },
      hester: { flames: { '0,-2': 2 } },
    });
    expect(play(s, 'jar wild').state).toOffer('spawn', ['spawn 0,-1']);
  });

  const chain: Position = {
    turn: 'family',
    protectors: { legend: '0,2', haints: {} },
    family: { legend: '0,-1', haints: {} },
    buildings: ['0,-1'],
  };

  test('HC-HINT-7 without a storm there yet no building is destroyed through it', () => {
    const s = ch5({
      ...chain,
      family: { legend: '1,-2', haints: {} },
      buildings: ['1,-2'],
      hester: { flames: { '0,-2': 2 } },
    });
    expect(points(play(s, 'jar wild', 'done', 'end').state)).toBe('0:0');
  });

  test('HC-HINT-7 HC-TRK-33 nor can a storm be raised there from beside it', () => {
    const burning = { flames: { '0,-2': 2 } };
    const offered = (hester: Position['hester']) =>
      legalTexts(
        play(ch5({ ...chain, buildings: [], tracks: { family: 'b' }, hester }), 'jar legend', 'track').state,
        'put',
      );
    expect(offered({})).toContain('put storm 0,-2');
    expect(offered(burning)).not.toContain('put storm 0,-2');
    expect(offered(burning)).toContain('put storm 1,-2');
  });

  test('HC-HINT-7 with a storm there already the chain counts', () => {
    const s = ch5({ ...chain, storms: ['0,-2'], hester: { flames: { '0,-2': 2 } } });
    expect(points(play(s, 'jar wild', 'done', 'end').state)).toBe('0:2');
  });

  test('HC-OQ-37 HC-PH2-1 on the brambles: nobody is there, nobody scores', () => {
    const s = ch5({
      ...apart,
      turn: 'hester',
      turnsTaken: 8,
      protectors: { legend: '0,1', haints: {}, jars: ['wild'] },
      family: { legend: '0,-1', haints: {}, jars: ['wild'] },
      hester: { flames: { '0,0': 2 } },
    });
    expect(points(play(s, 'end').state)).toBe('0:0');
  });
});
