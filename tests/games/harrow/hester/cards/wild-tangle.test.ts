import { test } from 'vitest';
import { expect } from '../../matchers.ts';
import { play } from '../../play.ts';
import { breaks, cubes, supply, withCard } from '../turn.ts';

test('HC-HCD-2 one of her cubes for a cube of another colour from the supply', () => {
  const s = withCard('h_wild_tangle', { cubes: { bog: 2, plains: 1 } });
  const open = play(s, 'call h_wild_tangle').state;
  expect(open).toOffer('choose', ['choose bog', 'choose plains']);
  const chosen = play(open, 'choose bog').state;
  expect(chosen).toOffer('choose', ['choose wetlands', 'choose plains', 'choose forest']);
  const { state } = play(chosen, 'choose forest');
  expect(cubes(state)).toEqual({ bog: 1, plains: 1, forest: 1 });
  expect(supply(state)).toEqual({ bog: 5, wetlands: 6, plains: 5, forest: 5 });
  expect(breaks(state)).toEqual([]);
});

test('HC-HCD-2 not for a colour the supply has run out of; not without a cube', () => {
  const scarce = withCard('h_wild_tangle', { cubes: { bog: 2 }, inTree: { wetlands: 6, plains: 6 } });
  expect(play(scarce, 'call h_wild_tangle', 'choose bog').state).toOffer('choose', ['choose forest']);
  expect(withCard('h_wild_tangle')).not.toAllow('call h_wild_tangle');
  const inTree = { wetlands: 6, plains: 6, forest: 6 };
  expect(withCard('h_wild_tangle', { cubes: { bog: 2 }, inTree })).not.toAllow('call h_wild_tangle');
});
