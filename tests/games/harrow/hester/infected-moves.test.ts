import { describe, test } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { expect } from '../matchers.ts';
import { eventsOf, haintsAt, play, points, side, tokensAt } from '../play.ts';
import { type Position, position } from '../position.ts';
import { breaks, infectedOn } from './turn.ts';

const ch5 = (at: Position) => position({ mode: 'ch5', ...at });

/** An infected and an uninfected haint of the Protectors on 0,1. */
const mixed = {
  protectors: { legend: '0,2', haints: { '0,1': 2 } },
  family: { legend: '0,-2', haints: {} },
  hester: { infected: { protectors: { '0,1': 1 } } },
} as const;

/** The same of the Family on 0,-1, and it is its turn. */
const mixedFamily = {
  turn: 'family',
  protectors: { legend: '0,3', haints: {} },
  family: { legend: '0,-2', haints: { '0,-1': 2 } },
  hester: { infected: { family: { '0,-1': 1 } } },
} as const;

describe('HC-INF-10 in its owner’s turns an infected haint is a normal haint', () => {
  test('HC-INF-10 it MOVEs: the owner says how many of a group have a snake', () => {
    const s = play(ch5(mixed), 'jar ability', 'ability move').state;
    for (const text of ['haint=1', 'haint=1 infected=1', 'haint=2 infected=1'])
      expect(s).toAllow(`move 0,1 1,0 ${text}`);
    expect(s).not.toAllow('move 0,1 1,0 haint=2');
    const one = play(s, 'move 0,1 1,0 haint=1').state;
    expect([infectedOn(one, 'protectors', '0,1'), infectedOn(one, 'protectors', '1,0')]).toEqual([1, 0]);
    const played = play(s, 'move 0,1 1,0 haint=1 infected=1');
    expect([infectedOn(played.state, 'protectors', '0,1'), infectedOn(played.state, 'protectors', '1,0')]).toEqual([
      0, 1,
    ]);
    expect(eventsOf(played, 'moved')).toMatchObject([{ haints: 1, infected: 1 }]);
    expect(breaks(played.state)).toEqual([]);
  });

  test('HC-INF-10 it attacks and keeps its snake', () => {
    const s = ch5({ ...mixed, family: { legend: '0,-2', haints: { '0,0': 1 } } });
    const { state } = play(s, 'jar attack', 'attack 0,1 0,0', 'tree red=3 blue=0', 'strike');
    expect(infectedOn(state, 'protectors', '0,1')).toBe(1);
  });

  test('HC-INF-10 it collects ability tokens', () => {
    const s = ch5({
      ...mixed,
      protectors: { legend: '0,2', haints: { '1,0': 1 } },
      hester: { infected: { protectors: { '1,0': 1 } } },
      tokens: { '1,0': ['move'] },
    });
    const { state } = play(s, 'jar wild', 'done', 'end');
    expect(tokensAt(state, '1,0')).toEqual([]);
    expect(side(state, 'protectors').rows).toEqual([1, 0, 0]);
  });

  test('HC-INF-10 it escorts townsfolk', () => {
    const s = ch5({
      protectors: { legend: '0,2', haints: { '0,1': 1 } },
      family: { legend: '0,-2', haints: {} },
      hester: { infected: { protectors: { '0,1': 1 } } },
      townsfolk: ['0,1'],
    });
    expect(points(play(s, 'jar wild', 'done', 'end', 'walk 0,1 0,2').state)).toBe('2:0');
  });

  test('HC-INF-10 HC-PH2-1 it scores the brambles', () => {
    const s = ch5({
      turn: 'hester',
      turnsTaken: 8,
      protectors: { legend: '0,2', haints: { '0,0': 1 }, jars: ['wild'] },
      family: { legend: '0,-2', haints: {}, jars: ['wild'] },
      hester: { infected: { protectors: { '0,0': 1 } } },
    });
    expect(points(play(s, 'end').state)).toBe('1:0');
  });
});

describe('with both kinds on the hex whoever moves one says which', () => {
  const both = (from: string, to: string) => [`shift haint ${from} ${to}`, `shift infected ${from} ${to}`];

  test('HC-INF-10 HC-TAC-7 reinforcements', () => {
    const s = ch5({ ...mixed, protectors: { ...mixed.protectors, hand: ['t_reinforcements'] } });
    const playing = play(s, 'card t_reinforcements').state;
    expect(playing).toOffer('shift', both('0,1', '0,2'));
    const { state } = play(playing, 'shift infected 0,1 0,2');
    expect([infectedOn(state, 'protectors', '0,1'), infectedOn(state, 'protectors', '0,2')]).toEqual([0, 1]);
    expect(state).toOffer('shift', ['shift haint 0,1 0,2', 'shift haint 0,2 0,1']);
  });

  test('HC-INF-10 HC-LGD-LEV-1 Levi', () => {
    const s = play(
      ch5({
        ...mixedFamily,
        family: { legend: '0,-2', haints: { '1,-2': 2 } },
        hester: { infected: { family: { '1,-2': 1 } } },
      }),
      'jar legend',
      'power',
    ).state;
    expect(s).toAllow('step 1,-2 2,-2');
    expect(s).toAllow('step 1,-2 2,-2 infected');
    const played = play(s, 'step 1,-2 2,-2 infected');
    expect(infectedOn(played.state, 'family', '2,-2')).toBe(1);
    expect(eventsOf(played, 'haintStepped')).toMatchObject([{ infected: true }]);
  });

  test('HC-INF-10 HC-STORM-3 the storm pulls', () => {
    const s = ch5({
      ...mixedFamily,
      family: { legend: '0,-2', haints: { '1,-2': 2 }, scrolls: 2 },
      hester: { infected: { family: { '1,-2': 1 } } },
    });
    const pulling = play(s, 'jar legend', 'track', 'storm 0,-2').state;
    expect(pulling).toOffer('pull', ['pull haint 1,-2 0,-2', 'pull infected 1,-2 0,-2']);
    const { state } = play(pulling, 'pull infected 1,-2 0,-2');
    expect([infectedOn(state, 'family', '1,-2'), infectedOn(state, 'family', '0,-2')]).toEqual([0, 1]);
  });

  test('HC-INF-10 HC-TRK-33 the storm pushes', () => {
    const s = ch5({ ...mixedFamily, tracks: { family: 'b' }, family: { ...mixedFamily.family, scrolls: 2 } });
    const pushing = play(s, 'jar legend', 'track', 'put storm 1,-2').state;
    expect(pushing).toAllow('shift infected 0,-1 0,0');
    expect(infectedOn(play(pushing, 'shift infected 0,-1 0,0').state, 'family', '0,0')).toBe(1);
    expect(infectedOn(play(pushing, 'shift haint 0,-1 0,0').state, 'family', '0,0')).toBe(0);
  });

  test('HC-INF-10 HC-TAC-1 HC-TAC-10 enemies lured and scared', () => {
    const near = {
      ...mixedFamily,
      turn: 'protectors',
      protectors: { legend: '0,1', haints: {}, hand: ['t_yellow_dog', 't_holler'] },
    } as const;
    const lured = play(ch5(near), 'card t_yellow_dog').state;
    expect(lured).toOffer('shift', both('0,-1', '0,0'));
    const scared = play(ch5(near), 'card t_holler').state;
    expect(scared).toAllow('shift infected 0,-1 0,0');
  });

  test('HC-INF-10 HC-LGD-BER-1 HC-LGD-SKB-1 Bernice and the Boy', () => {
    const bernice = play(ch5({ ...mixed, legends: { protectors: 'bernice' } }), 'jar legend', 'power').state;
    expect(bernice).toAllow('shift infected 0,1 1,0');
    const boy = play(ch5({ ...mixed, legends: { protectors: 'skinless_boy' } }), 'jar legend', 'power').state;
    expect(boy).toAllow('shift infected 0,1 0,2');
  });

  test('HC-INF-10 HC-LGD-COR-1 Corbin may take the infected one off the map; its snake returns', () => {
    const s = play(ch5({ ...mixedFamily, legends: { family: 'corbin' } }), 'jar legend', 'power').state;
    expect(s).toOffer('take', ['take haint 0,-1', 'take infected 0,-1']);
    const { state } = play(s, 'take infected 0,-1');
    expect([haintsAt(state, 'family', '0,-1'), infectedOn(state, 'family', '0,-1')]).toEqual([1, 0]);
    expect(state.hester?.snakes).toBe(8);
    const healthy = play(s, 'take haint 0,-1').state;
    expect(infectedOn(healthy, 'family', '0,-1')).toBe(1);
  });

  test('HC-INF-6 HC-LGD-KAI-2 Kaine takes either; the haint returns to its owner, the snake to Hester', () => {
    const s = ch5({
      ...mixed,
      turn: 'family',
      legends: { family: 'kaine' },
      family: { legend: '0,-1', haints: {}, cubes: 4 },
    });
    const granted = play(s, 'jar legend', 'power', 'tree red=0 blue=3').state;
    expect(granted).toOffer('take', ['take haint 0,1', 'take infected 0,1']);
    const { state } = play(granted, 'take infected 0,1');
    expect(infectedOn(state, 'protectors', '0,1')).toBe(0);
    expect(side(state, 'protectors').haintsLeft).toBe(14);
    expect(state.hester?.snakes).toBe(8);
  });

  test('HC-UPG-3 the psychopomp carries only uninfected haints', () => {
    const s = ch5({
      ...mixedFamily,
      family: { legend: '0,-2', haints: { '0,-1': 2, '1,-2': 1 }, bag: { u_psychopomp: 1 } },
      hester: { infected: { family: { '0,-1': 1, '1,-2': 1 } } },
    });
    const flying = play(s, 'jar ability', 'activate u_psychopomp', 'choose other').state;
    expect(flying).toAllow('shift haint 0,-1 2,1');
    expect(flying).not.toAllow('shift haint 1,-2 2,1');
    expect(harrow.legal(flying).some((action) => action.type === 'shift' && action.what === 'infected')).toBe(false);
    expect(infectedOn(play(flying, 'shift haint 0,-1 2,1').state, 'family', '2,1')).toBe(0);
  });

  test('HC-UPG-2 the storm walkers', () => {
    const s = ch5({
      ...mixedFamily,
      family: { ...mixedFamily.family, bag: { u_storm_walker: 1 } },
      storms: ['1,-1'],
    });
    const walking = play(s, 'jar ability', 'activate u_storm_walker', 'choose other').state;
    expect(walking).toOffer('shift', both('0,-1', '1,-1'));
  });

  test('HC-INF-6 HC-UPG-20 merging carries all of them, snakes and all', () => {
    const s = ch5({ ...mixedFamily, family: { ...mixedFamily.family, legend: '0,-3', bag: { u_merging: 1 } } });
    const { state } = play(s, 'jar ability', 'activate u_merging', 'choose other', 'shift all 0,-1 0,-2');
    expect([haintsAt(state, 'family', '0,-2'), infectedOn(state, 'family', '0,-2')]).toEqual([2, 1]);
    expect(breaks(state)).toEqual([]);
  });
});

test('HC-INF-10 where only infected ones stand, a haint is one of them', () => {
  const s = ch5({ ...mixed, protectors: { ...mixed.protectors, haints: { '0,1': 1 }, hand: ['t_reinforcements'] } });
  const played = play(s, 'card t_reinforcements', 'shift haint 0,1 0,2');
  expect(infectedOn(played.state, 'protectors', '0,2')).toBe(1);
  expect(eventsOf(played, 'unitShifted')).toMatchObject([{ unit: 'haint', infected: true }]);
});
