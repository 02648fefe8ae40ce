import { test } from 'vitest';
import { expect } from '../../matchers.ts';
import { legalTexts, play } from '../../play.ts';
import { cubes, hesterAt, hesters, withCard } from '../turn.ts';

test('HC-HCD-5 summoning for cubes of any one colour', () => {
  const s = withCard('h_layabout', { step: 'fallen', cubes: { bog: 3, forest: 2 }, flames: { '1,0': 2 } });
  expect(legalTexts(s, 'summon')).toEqual([]);
  const called = play(s, 'call h_layabout').state;
  expect(called).toOffer('summon', ['summon 1,0 bog']);
  const { state } = play(called, 'summon 1,0 bog');
  expect([hesterAt(state), cubes(state)]).toEqual(['1,0', { forest: 2 }]);
});

test('HC-HCD-5 HC-FIRE-6 from a fire on the mountain too', () => {
  const s = withCard('h_layabout', { step: 'fallen', cubes: { bog: 2, plains: 2 }, flames: { '2,0': 2, '0,0': 2 } });
  expect(legalTexts(s, 'summon')).toEqual([]);
  expect(play(s, 'call h_layabout').state).toOffer('summon', [
    'summon 2,0 bog',
    'summon 2,0 plains',
    'summon 0,0 bog',
    'summon 0,0 plains',
  ]);
});

test('HC-HCD-5 called before the tree it holds after it', () => {
  const s = withCard('h_layabout', { cubes: { bog: 3 }, flames: { '1,0': 2 } });
  expect(play(s, 'call h_layabout', 'shake', 'tree bog=3').state).toAllow('summon 1,0 bog');
});

test('HC-HCD-5 of no use without a fire or with Hester on the map', () => {
  expect(withCard('h_layabout')).not.toAllow('call h_layabout');
  expect(withCard('h_layabout', { flames: { '1,0': 2 }, hex: '2,0' })).not.toAllow('call h_layabout');
  expect(hesters({ flames: { '1,0': 2 } })).not.toAllow('call h_layabout');
});
