import { describe, test } from 'vitest';
import { requireHester } from '../../../../../src/engine/games/harrow/rules/hester/hester.ts';
import { expect } from '../../matchers.ts';
import { eventsOf, legalTexts, play } from '../../play.ts';
import { hex } from '../../position.ts';
import { breaks, cubes, supply, withCard } from '../turn.ts';

const call = 'call h_forced_sacrifice';

describe('laying', () => {
  test('HC-HCD-9 a cube of any colour from the supply on any hex without one', () => {
    const s = withCard('h_forced_sacrifice', { sacrifices: { '1,0': 'bog' }, inTree: { plains: 6 } });
    const open = play(s, call).state;
    expect(open).toOffer('choose', ['choose bog', 'choose wetlands', 'choose forest']);
    const placing = play(open, 'choose forest').state;
    expect(legalTexts(placing, 'put')).toHaveLength(36);
    expect(placing).not.toAllow('put sacrifice 1,0');
    const { state } = play(placing, 'put sacrifice 2,0');
    expect(requireHester(state).sacrifices[hex('2,0')]).toBe(4);
    expect(supply(state)).toEqual({ bog: 5, wetlands: 6, forest: 5 });
    expect(cubes(state)).toEqual({});
    expect(breaks(state)).toEqual([]);
  });

  test('HC-HCD-9 not with an empty supply', () => {
    const inTree = { bog: 6, wetlands: 6, plains: 6, forest: 6 };
    expect(withCard('h_forced_sacrifice', { inTree })).not.toAllow(call);
  });
});

describe('taking', () => {
  const laid = (infected: number, haints = 1) => {
    const s = withCard(
      'h_forced_sacrifice',
      { sacrifices: { '1,0': 'bog' }, infected: { protectors: { '2,-1': infected } } },
      { protectors: { legend: '1,1', haints: { '2,-1': haints } } },
    );
    return play(s, 'end').state;
  };

  test('HC-HCD-9 when an uninfected haint enters, the cube goes to the battleground', () => {
    const played = play(laid(0), 'jar wild', 'move 2,-1 1,0 haint=1');
    expect(cubes(played.state)).toEqual({ bog: 1 });
    expect(requireHester(played.state).sacrifices[hex('1,0')]).toBe(0);
    expect(eventsOf(played, 'sacrificeTaken')).toEqual([{ type: 'sacrificeTaken', terrain: 'bog', hex: hex('1,0') }]);
    expect(breaks(played.state)).toEqual([]);
  });

  test('HC-HCD-9 a haint that is spawned there has entered, too', () => {
    const s = withCard(
      'h_forced_sacrifice',
      { sacrifices: { '1,1': 'bog' } },
      { protectors: { legend: '1,1', haints: {} } },
    );
    const { state } = play(s, 'end', 'jar wild', 'spawn 1,1');
    expect(cubes(state)).toEqual({ bog: 1 });
    expect(breaks(state)).toEqual([]);
  });

  test('HC-HCD-9 not when an infected one or a legend does', () => {
    expect(cubes(play(laid(1), 'jar wild', 'move 2,-1 1,0 haint=1 infected=1').state)).toEqual({});
    expect(cubes(play(laid(1), 'jar wild', 'move 1,1 1,0 legend').state)).toEqual({});
    // of a group one is enough
    expect(cubes(play(laid(1, 2), 'jar wild', 'move 2,-1 1,0 haint=2 infected=1').state)).toEqual({ bog: 1 });
  });

  test('HC-HCD-9 nor when Hester moves an infected haint there', () => {
    const s = withCard(
      'h_forced_sacrifice',
      { cubes: { forest: 1 }, sacrifices: { '1,0': 'bog' }, infected: { protectors: { '2,-1': 1 } } },
      { protectors: { haints: { '2,-1': 1 } } },
    );
    const { state } = play(s, 'use move', 'creep haint 2,-1 1,0 terrain');
    expect(cubes(state)).toEqual({});
    expect(requireHester(state).sacrifices[hex('1,0')]).toBe(1);
  });
});
