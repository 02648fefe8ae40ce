import { describe, test } from 'vitest';
import { topFrame } from '../../../../../src/engine/games/harrow/flow.ts';
import { readPosition, writePosition } from '../../../../../src/engine/games/harrow/notation/position.ts';
import { explainRefusal, type Intent } from '../../../../../src/engine/games/harrow/refusal.ts';
import { expect } from '../../matchers.ts';
import { legalTexts, play } from '../../play.ts';
import { cubes, hesters, infectedOn, withCard } from '../turn.ts';

/** Bog and mountain. */
const roots = ['2,-1>2,0'];
const ward: Intent = { kind: 'card', card: 'h_ward' };
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

describe('with Hurts a Minute beside it', () => {
  const hurting = (bog: number) =>
    hesters(
      {
        row: [['h_ward'], ['h_hurts_a_minute']],
        step: 'fallen',
        roots,
        cubes: { bog },
        infected: { protectors: { '2,-1': 1 } },
      },
      { protectors: { haints: { '2,-1': 2, '2,0': 1 } } },
    );
  const hurt = ['call h_hurts_a_minute', 'put snake 2,-1'];

  test('HC-HCD-3 HC-HCD-7 the first infection of the turn has been made, whatever made it', () => {
    const { state } = play(hurting(4), ...hurt);
    const again = readPosition(writePosition(state));
    if (!again.ok) throw new Error(again.error);
    for (const s of [state, again.state]) {
      expect(s).not.toAllow('call h_ward');
      expect(explainRefusal(s, ward)).toEqual({ key: 'notFirstInfection', rule: 'HC-HCD-3' });
    }
  });

  test('HC-HCD-3 HC-HCD-7 called before it, Ward pays for it, and not for the second infection', () => {
    const { state } = play(hurting(2), 'call h_ward', ...hurt);
    expect(cubes(state)).toEqual({ bog: 2 });
    expect(infectedOn(state, 'protectors', '2,-1')).toBe(2);
    expect(state).not.toAllow('use infect');
    expect(play(hurting(3), 'call h_ward', ...hurt, 'use infect').state).toOffer('infect', ['infect 2,0 any']);
    // with not a cube to pay
    expect(play(hurting(0), 'call h_ward').state).toAllow('call h_hurts_a_minute');
    expect(hurting(0)).not.toAllow('call h_hurts_a_minute');
  });

  test('HC-HCD-3 HC-HCD-7 but not on a hex without a root', () => {
    const s = hesters(
      { row: [['h_ward'], ['h_hurts_a_minute']], roots, cubes: { bog: 3 }, infected: { protectors: { '1,1': 1 } } },
      { protectors: { haints: { '1,1': 2 } } },
    );
    expect(cubes(play(s, 'call h_ward', 'call h_hurts_a_minute', 'put snake 1,1').state)).toEqual({ bog: 1 });
  });

  test('HC-HCD-3 HC-HCD-7 left without an infection, that card changes nothing', () => {
    const { state } = play(hurting(4), 'call h_hurts_a_minute', 'done', 'call h_ward', 'use infect');
    expect(state).toAllow('infect 2,0 ward');
  });
});

test('HC-HCD-3 in the middle of infecting it is told why it comes too late', () => {
  const s = withCard('h_ward', { step: 'fallen', roots, cubes: { bog: 6 } }, both);
  const { state } = play(s, 'use infect', 'infect 2,-1 terrain');
  expect(topFrame(state)?.kind).toBe('infect');
  expect(explainRefusal(state, ward).key).toBe('notFirstInfection');
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
