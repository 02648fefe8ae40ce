import { describe, test } from 'vitest';
import { requireHester } from '../../../../src/engine/games/harrow/rules/hester/hester.ts';
import { expect } from '../matchers.ts';
import { eventsOf, legalTexts, play } from '../play.ts';
import { breaks, cubes, hesters, withCard } from './turn.ts';

describe('playing a card', () => {
  test('HC-HACT-2 for an action, face up above the board; it may be activated at once', () => {
    const s = hesters({ hand: ['h_mud_eye', 'h_ward'] });
    const played = play(s, 'lay h_mud_eye');
    expect(requireHester(played.state).row).toEqual([['h_mud_eye']]);
    expect(requireHester(played.state).hand).toEqual(['h_ward']);
    expect(played.state).toAllow('call h_mud_eye');
    expect(eventsOf(played, 'hesterCardLaid')).toEqual([{ type: 'hesterCardLaid', card: 'h_mud_eye' }]);
    expect(breaks(played.state)).toEqual([]);
  });

  test('HC-HACT-2 one card a turn, however many actions she has', () => {
    const s = hesters({ hand: ['h_mud_eye', 'h_ward'], actions: 3, squares: { family: ['fire', 'fire'] } });
    expect(legalTexts(play(s, 'lay h_ward').state, 'lay')).toEqual([]);
  });

  test('HC-HACT-2 a fourth card covers one of the three', () => {
    const s = hesters({ hand: ['h_mud_eye'], row: [['h_ward'], ['h_reach'], ['h_half_acre']] });
    expect(s).toOffer('lay', [
      'lay h_mud_eye over h_ward',
      'lay h_mud_eye over h_reach',
      'lay h_mud_eye over h_half_acre',
    ]);
    const { state } = play(s, 'lay h_mud_eye over h_reach');
    expect(requireHester(state).row).toEqual([['h_ward'], ['h_reach', 'h_mud_eye'], ['h_half_acre']]);
    expect(breaks(state)).toEqual([]);
    const covered = hesters({ hand: ['h_layabout'], row: [['h_ward'], ['h_reach', 'h_mud_eye'], ['h_half_acre']] });
    expect(covered).toAllow('lay h_layabout over h_mud_eye');
    expect(covered).not.toAllow('lay h_layabout over h_reach');
  });
});

describe('activating', () => {
  test('HC-HCRD-1 each face-up card once a turn, before or after the tree, free of charge', () => {
    const s = hesters({ row: [['h_mud_eye'], ['h_wild_tangle']] });
    expect(s).toAllow('call h_mud_eye');
    const once = play(s, 'call h_mud_eye', 'choose family', 'choose bog').state;
    expect(once).not.toAllow('call h_mud_eye');
    expect(once).toAllow('call h_wild_tangle');
    const both = play(once, 'call h_wild_tangle', 'choose bog', 'choose forest').state;
    expect(cubes(both)).toEqual({ forest: 1 });
    expect(both).toAllow('use root');
    expect(play(s, 'shake', 'tree red=0').state).toAllow('call h_mud_eye');
  });

  test('HC-HCRD-1 again in her next turn', () => {
    let { state } = play(
      withCard('h_mud_eye', { roots: ['2,-1>1,0'] }),
      'call h_mud_eye',
      'choose family',
      'choose bog',
      'end',
    );
    for (let i = 0; i < 2; i++) state = play(state, 'jar wild', 'done', 'end').state;
    expect(legalTexts(state, 'call')).toEqual([]);
    for (let i = 0; i < 2; i++) state = play(state, legalTexts(state, 'root')[0]).state;
    expect(state).toAllow('call h_mud_eye');
  });

  test('HC-HCRD-1 not before the roots are placed and the cubes gained', () => {
    expect(legalTexts(withCard('h_mud_eye', { step: 'roots' }), 'call')).toEqual([]);
  });

  test('HC-HCRD-1 in the middle of moving, which then goes on with what the card brought', () => {
    const s = withCard(
      'h_mud_eye',
      { cubes: { plains: 1 }, infected: { protectors: { '2,-1': 1 } } },
      { protectors: { haints: { '2,-1': 1 } } },
    );
    const out = play(s, 'use move', 'creep haint 2,-1 2,-2 terrain').state;
    expect(legalTexts(out).sort()).toEqual(['call h_mud_eye', 'done']);
    const { state } = play(out, 'call h_mud_eye', 'choose family', 'choose forest', 'creep haint 2,-2 1,-2 terrain');
    expect(cubes(state)).toEqual({});
    expect(legalTexts(state)).toEqual(['end']);
  });

  test('HC-HCRD-1 in the middle of infecting', () => {
    const s = withCard(
      'h_mud_eye',
      { step: 'fallen', roots: ['2,-1>1,0'], cubes: { bog: 1 } },
      { protectors: { haints: { '2,-1': 1 } }, family: { haints: { '1,0': 1 } } },
    );
    const { state } = play(
      s,
      'use infect',
      'infect 2,-1 terrain',
      'call h_mud_eye',
      'choose family',
      'choose forest',
      'infect 1,0 terrain',
    );
    expect(requireHester(state).snakes).toBe(6);
    expect(legalTexts(state)).toEqual(['end']);
  });

  test('HC-HCRD-2 a covered card is inactive for good', () => {
    const s = hesters({ row: [['h_mud_eye', 'h_wild_tangle']], cubes: { bog: 1 } });
    expect(s).toOffer('call', ['call h_wild_tangle']);
  });

  test('HC-HCRD-5 a movement by card is no move action', () => {
    const s = withCard(
      'h_stomping_ground',
      { cubes: { plains: 1 }, infected: { protectors: { '2,-1': 1 } } },
      { protectors: { haints: { '2,-1': 1 } } },
    );
    const { state } = play(s, 'call h_stomping_ground', 'shift infected 2,-1 3,-2');
    expect(state).toAllow('use move');
    expect(cubes(state)).toEqual({ plains: 1 });
  });
});
