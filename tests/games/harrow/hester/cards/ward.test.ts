import { test } from 'vitest';
import { expect } from '../../matchers.ts';
import { legalTexts, play } from '../../play.ts';
import { cubes, infectedOn, withCard } from '../turn.ts';

/** Bog and mountain. */
const roots = ['2,-1>2,0'];
const both = { protectors: { haints: { '2,-1': 1, '2,0': 1 } } };

test('HC-HCD-3 the first infection of the turn costs nothing, also on a mountain', () => {
  const s = withCard('h_ward', { step: 'fallen', roots }, both);
  expect(s).not.toAllow('use infect');
  const open = play(s, 'call h_ward', 'use infect').state;
  expect(open).toOffer('infect', ['infect 2,-1 ward', 'infect 2,0 ward']);
  const { state } = play(open, 'infect 2,0 ward');
  expect(infectedOn(state, 'protectors', '2,0')).toBe(1);
  expect(legalTexts(state)).toEqual(['end']);
});

test('HC-HCD-3 in the brambles too, but never without a root', () => {
  const brambles = withCard(
    'h_ward',
    { step: 'fallen', roots: ['0,1>0,0'] },
    { family: { haints: { '0,0': 1, '1,0': 1 } } },
  );
  expect(play(brambles, 'call h_ward', 'use infect').state).toOffer('infect', ['infect 0,0 ward']);
});

test('HC-HCD-3 only the first: the second is paid', () => {
  const s = withCard('h_ward', { step: 'fallen', roots, cubes: { bog: 2 } }, both);
  const { state } = play(s, 'call h_ward', 'use infect', 'infect 2,0 ward', 'infect 2,-1 terrain');
  expect(cubes(state)).toEqual({ bog: 1 });
});

test('HC-HCD-3 called before the tree it holds after it; called after an infection it is none', () => {
  const s = withCard('h_ward', { roots, cubes: { bog: 1 } }, both);
  expect(play(s, 'call h_ward', 'shake', 'tree red=0', 'use infect').state).toAllow('infect 2,-1 ward');
  const late = play(s, 'shake', 'tree bog=1', 'use infect').state;
  expect(play(late, 'call h_ward').state).toAllow('infect 2,0 ward');
  const paid = withCard('h_ward', { step: 'fallen', roots, cubes: { bog: 6 } }, both);
  expect(play(paid, 'use infect', 'infect 2,-1 terrain').state).not.toAllow('call h_ward');
});

test('HC-HCD-3 it ends with the turn', () => {
  const s = withCard('h_ward', { roots, cubes: { bog: 1 } }, both);
  let { state } = play(s, 'call h_ward', 'end');
  for (let i = 0; i < 2; i++) state = play(state, 'jar wild', 'done', 'end').state;
  state = play(state, legalTexts(state, 'root')[0]).state;
  state = play(state, legalTexts(state, 'root')[0]).state;
  expect(state.flow.at(-1)).not.toHaveProperty('ward', true);
  expect(state).toAllow('call h_ward');
});
