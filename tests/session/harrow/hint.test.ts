import { expect, test } from 'vitest';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { type Hint, hintOf } from '../../../src/session/harrow/hint.ts';
import { play } from '../../games/harrow/play.ts';
import { hex, position } from '../../games/harrow/position.ts';

const actions = (texts: readonly string[]) =>
  texts.map((text) => {
    const action = harrow.parse(text);
    if (!action) throw new Error(`not an action: ${text}`);
    return action;
  });

const start = () =>
  position({
    protectors: { haints: { '0,0': 3, '2,0': 1 }, legend: '0,2', cubes: 6 },
    family: { haints: { '0,-1': 1 }, legend: '0,-2', cubes: 2 },
  });

function hintFor(s: ReturnType<typeof start>, ...texts: string[]): Hint {
  const hint = hintOf(s, 0, actions(texts));
  if (!hint) throw new Error('no hint');
  return hint;
}

test('an attack is advised with its chance, and with where it comes from', () => {
  const hint = hintFor(start(), 'jar attack', 'attack 0,0 0,-1');
  expect([harrow.format(hint.action), hint.why]).toEqual(['jar attack', 'attack']);
  expect(hint.count).toBeGreaterThan(50);
  expect(hint.count).toBeLessThanOrEqual(100);
  expect(hint.where.hexes).toEqual(expect.arrayContaining([hex('0,0'), hex('0,-1')]));
});

test('what brings points says how many', () => {
  const { state } = play(start(), 'jar attack', 'attack 0,0 0,-1', 'tree red=5 blue=0');
  const hint = hintFor(state, 'strike');
  expect([hint.why, hint.count]).toEqual(['points', 1]);
});

test('of several reasons the weightiest is told', () => {
  const { state } = play(start(), 'jar ability', 'ability move');
  const [step] = harrow.legal(state).filter((action) => action.type === 'move' && action.from === hex('2,0'));
  expect(hintFor(state, harrow.format(step)).why).toMatch(/^(place|tokens)$/);
  expect(hintFor(play(start(), 'jar ability').state, 'ability strengthen', 'strengthen').why).toBe('cubes');
});

test('what does nothing on the map is patience, and of no plan there is nothing to say', () => {
  expect(hintFor(start(), 'jar wild').why).toBe('patience');
  expect(hintOf(start(), 0, [])).toBeUndefined();
});

test('the position is left alone', () => {
  const s = start();
  const before = structuredClone(s);
  hintFor(s, 'jar attack', 'attack 0,0 0,-1');
  expect(s).toEqual(before);
});
