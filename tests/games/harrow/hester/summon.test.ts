import { describe, test } from 'vitest';
import { requireHester } from '../../../../src/engine/games/harrow/rules/hester/hester.ts';
import { expect } from '../matchers.ts';
import { eventsOf, legalTexts, play } from '../play.ts';
import { hex } from '../position.ts';
import { breaks, cubes, hesterAt, hesters, supply } from './turn.ts';

const after = { step: 'fallen' } as const;
const rich = { bog: 3, wetlands: 3, plains: 3, forest: 3 };

describe('summoning', () => {
  test('HC-SUM-1 with an action, a fire on the map and Hester off it', () => {
    expect(legalTexts(hesters({ ...after, cubes: rich }), 'summon')).toEqual([]);
    const away = hesters({ ...after, cubes: rich, flames: { '1,0': 2 } });
    expect(away).toOffer('summon', ['summon 1,0 forest']);
    expect(legalTexts(hesters({ ...after, cubes: rich, flames: { '1,0': 2 }, hex: '2,0' }), 'summon')).toEqual([]);
    const busy = play(
      hesters(
        { ...after, cubes: rich, flames: { '1,0': 2 }, actions: 1, roots: ['1,0>2,-1'] },
        { family: { haints: { '2,-1': 1 } } },
      ),
      'use infect',
      'done',
    ).state;
    expect(legalTexts(busy)).toEqual(['end']);
  });

  test('HC-SUM-2 HC-EX-66 three cubes of the fire’s colour with one fire, two with two, one with three', () => {
    const one = { ...after, flames: { '1,0': 2 } };
    expect(hesters({ ...one, cubes: { forest: 3 } })).toOffer('summon', ['summon 1,0 forest']);
    expect(legalTexts(hesters({ ...one, cubes: { forest: 2, bog: 6 } }), 'summon')).toEqual([]);
    const two = { ...after, flames: { '1,0': 2, '0,1': 2 } };
    expect(hesters({ ...two, cubes: { forest: 2, bog: 2, plains: 2 } })).toOffer('summon', [
      'summon 1,0 forest',
      'summon 0,1 bog',
    ]);
    expect(legalTexts(hesters({ ...two, cubes: { forest: 1, bog: 1 } }), 'summon')).toEqual([]);
    const three = { ...after, flames: { '1,0': 2, '0,1': 2, '-3,0': 2 } };
    expect(hesters({ ...three, cubes: { plains: 1 } })).toOffer('summon', ['summon -3,0 plains']);
    expect(cubes(play(hesters({ ...three, cubes: { plains: 2 } }), 'summon -3,0 plains').state)).toEqual({ plains: 1 });
  });

  test('HC-SUM-3 she stands on that fire, and the cubes go to the supply', () => {
    const played = play(hesters({ ...after, cubes: rich, flames: { '1,0': 2 } }), 'summon 1,0 forest');
    const { state } = played;
    expect(hesterAt(state)).toBe('1,0');
    expect(cubes(state)).toEqual({ bog: 3, wetlands: 3, plains: 3 });
    expect(supply(state)).toEqual({ bog: 3, wetlands: 3, plains: 3, forest: 6 });
    expect(eventsOf(played, 'hesterSummoned')).toEqual([{ type: 'hesterSummoned', hex: hex('1,0') }]);
    expect(breaks(state)).toEqual([]);
  });

  test('HC-FIRE-6 HC-OQ-30 not on a mountain or the brambles', () => {
    const s = hesters({ ...after, cubes: { bog: 6, plains: 6 }, flames: { '2,0': 2, '0,0': 2 } });
    expect(legalTexts(s, 'summon')).toEqual([]);
  });

  test('HC-SUM-1 she may be summoned again in a later turn once she has left', () => {
    const s = hesters({ ...after, cubes: { forest: 6 }, flames: { '1,0': 2 } });
    const once = play(s, 'summon 1,0 forest').state;
    delete requireHester(once).hex;
    expect(legalTexts(once, 'summon')).toEqual([]);
    once.flow = [{ kind: 'hester', seat: 2, used: [], called: [], fallen: true }];
    expect(once).toAllow('summon 1,0 forest');
  });
});
