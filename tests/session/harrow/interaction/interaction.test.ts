import { describe, expect, test } from 'vitest';
import { randomAction } from '../../../../src/engine/ai/random.ts';
import type { HarrowAction } from '../../../../src/engine/games/harrow/action.ts';
import { hexByName } from '../../../../src/engine/games/harrow/county.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { seedRng } from '../../../../src/engine/kernel/rng.ts';
import type { Selection } from '../../../../src/session/harrow/interaction/selection.ts';
import { onOffer } from '../../../../src/session/harrow/interaction/spot-offers.ts';
import { dropTree } from '../../../../src/session/harrow/tree-drop.ts';
import { type OnMap, onMap } from './on-map.ts';

function played(...texts: string[]): HarrowState {
  const s = harrow.setup({ mode: 'ch1', map: 'a', north: 'family' }, 1);
  for (const text of texts) {
    const action = harrow.parse(text);
    if (!action) throw new Error(text);
    harrow.apply(s, action, () => {});
  }
  return s;
}

function offer(s: HarrowState, selection: Selection = {}): OnMap {
  return onMap(s, harrow.legal(s), selection);
}

function hex(name: string): number {
  const found = hexByName(name);
  if (found === undefined) throw new Error(name);
  return found;
}

test('a turn begins with the jars', () => {
  const turn = offer(played());
  const { targets, choices } = turn;
  expect(onOffer(turn, 'jar').map(({ jar }) => jar)).toEqual(['ability', 'wild', 'legend', 'attack']);
  expect([targets, choices]).toEqual([[], []]);
});

describe('MOVE', () => {
  const s = played('jar ability', 'ability move');

  test('first a source, then its neighbours with their cost', () => {
    expect(offer(s).sources).toEqual([hex('0,2')]);
    expect(offer(s).targets).toEqual([]);
    const { targets } = offer(s, { from: hex('0,2') });
    expect(targets.every((target) => target.kind === 'go' && target.cost === 1)).toBe(true);
    expect(targets.length).toBeGreaterThan(3);
  });

  test('everybody comes along unless the player says otherwise', () => {
    const all = offer(s, { from: hex('0,2') });
    expect(all.group).toMatchObject({ haints: 3, legend: true });
    expect(all.targets[0].action).toMatchObject({ haints: 3, legend: true });
    const one = offer(s, { from: hex('0,2'), haints: 1, legend: false });
    expect(one.targets[0].action).toMatchObject({ haints: 1, legend: false });
  });

  test('a hex with room for two takes two, without being asked', () => {
    const crowded = played('jar ability', 'ability move', 'move 0,2 0,1 haint=2');
    const target = offer(crowded, { from: hex('0,2') }).targets.find((each) => each.hex === hex('0,1'));
    expect(target?.action).toMatchObject({ haints: 1, legend: true });
  });
});

test('wild points switch between moving and spawning, and strengthen by a button', () => {
  const s = played(
    'jar ability',
    'ability move',
    'move 0,2 0,1 haint=3',
    'done',
    'end',
    'jar wild',
    'done',
    'end',
    'jar wild',
  );
  const { choices, targets } = offer(s);
  expect(choices.filter((choice) => choice.kind === 'mode')).toMatchObject([
    { mode: 'move', active: true },
    { mode: 'spawn', active: false },
  ]);
  expect(choices).toContainEqual({ kind: 'act', action: { type: 'strengthen' }, primary: false });
  expect(targets).toEqual([]);
  expect(offer(s, { mode: 'spawn' }).targets.map((target) => target.hex)).toEqual([hex('0,2')]);
});

test('an attack lights enemies in another way than a free step', () => {
  const s = played(
    'jar ability',
    'ability move',
    'move 0,2 0,1 haint=1',
    'done',
    'end',
    'jar wild',
    'done',
    'end',
    'jar attack',
  );
  const near = played(
    'jar ability',
    'ability move',
    'move 0,2 0,1 haint=1',
    'move 0,1 0,0 haint=1',
    'done',
    'end',
    'jar attack',
  );
  expect(offer(s, { from: hex('0,1') }).targets.some((target) => target.kind === 'enemy')).toBe(false);
  const kinds = new Set(offer(near, { from: hex('0,-2') }).targets.map((target) => target.kind));
  expect(kinds).toEqual(new Set(['go', 'enemy']));
});

/** Every way the screen has to act: buttons, jars, and hexes in every mode and selection. */
function reachable(s: HarrowState): Set<string> {
  const legal = harrow.legal(s);
  const found = new Set<string>();
  const add = (action: HarrowAction) => found.add(harrow.format(action));
  for (const mode of [undefined, 'move', 'spawn', 'lay', 'take'] as const) {
    const base = onMap(s, legal, { mode });
    for (const choice of base.choices) if (choice.kind === 'act') add(choice.action);
    for (const { deeds } of base.spots.values()) for (const { action } of deeds) add(action);
    for (const from of base.sources) {
      const { things } = onMap(s, legal, { mode, from });
      for (const what of things.length > 0 ? things : [undefined]) {
        for (const haints of [undefined, 0, 1, 2, 3, 4]) {
          for (const legend of [undefined, true, false]) {
            for (const { action } of onMap(s, legal, { mode, from, what, haints, legend }).targets) add(action);
          }
        }
      }
    }
  }
  return found;
}

test('the screen can do everything that is legal, and nothing else', () => {
  const rng = seedRng(11);
  for (let game = 0; game < 4; game++) {
    const s = harrow.setup({ mode: 'ch1', map: game % 2 ? 'a' : 'b', north: 'family' }, game);
    for (let i = 0; i < 260; i++) {
      const pending = harrow.pending(s);
      if (pending.kind === 'over') break;
      if (pending.kind === 'chance') {
        harrow.apply(s, dropTree(s, pending.request, false).action, () => {});
        continue;
      }
      const legal = harrow.legal(s);
      expect([...reachable(s)].sort()).toEqual(legal.map((action) => harrow.format(action)).sort());
      harrow.apply(s, randomAction(legal, rng), () => {});
    }
  }
});
