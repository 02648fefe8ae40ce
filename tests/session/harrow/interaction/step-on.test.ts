import { describe, expect, test } from 'vitest';
import { hexByName } from '../../../../src/engine/games/harrow/county.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { interactionOf } from '../../../../src/session/harrow/interaction/interaction.ts';
import type { Selection } from '../../../../src/session/harrow/interaction/selection.ts';
import { stepOn } from '../../../../src/session/harrow/interaction/step-on.ts';
import { clicksOn } from '../../../app/harrow/clicked.ts';
import { hesters } from '../../../games/harrow/hester/turn.ts';
import type { HesterSide } from '../../../games/harrow/hester-side.ts';
import { play } from '../../../games/harrow/play.ts';

function hex(name: string): number {
  const found = hexByName(name);
  if (found === undefined) throw new Error(name);
  return found;
}

/** The position after these actions, and what stays picked up in it. */
function played(...texts: string[]): { readonly s: HarrowState; readonly kept: Selection } {
  const s = harrow.setup({ mode: 'ch1', map: 'a', north: 'family' }, 1);
  let kept: Selection = {};
  for (const text of texts) {
    const action = harrow.parse(text);
    if (!action) throw new Error(text);
    harrow.apply(s, action, () => {});
    kept = harrow.pending(s).kind === 'decision' ? stepOn(s, harrow.legal(s), action) : {};
  }
  return { s, kept };
}

/** What stays picked up after a step in Hester's turn, a haint of the Protectors standing on 1,0. */
function afterCreep(hester: HesterSide, text: string): Selection {
  const { state } = play(hesters(hester, { protectors: { legend: '0,2', haints: { '1,0': 1 } } }), 'use move', text);
  const action = harrow.parse(text);
  if (!action) throw new Error(text);
  return stepOn(state, harrow.legal(state), action);
}

const move = ['jar ability', 'ability move'];

describe('after a step', () => {
  test('the whole group stays picked up on its new hex, and its next step is one click', () => {
    const { s, kept } = played(...move, 'move 0,2 0,1 legend haint=2');
    expect(kept).toEqual({ from: hex('0,1'), mode: 'move', kept: true });
    expect(interactionOf(s, harrow.legal(s), kept).group).toMatchObject({ haints: 2, legend: true });
    expect(clicksOn(s, kept)(hex('0,0'))).toMatchObject({
      done: { type: 'move', from: hex('0,1'), to: hex('0,0'), haints: 2, legend: true },
    });
  });

  test('of a hex they have joined only those who came stay picked up', () => {
    const { s, kept } = played(...move, 'move 0,2 0,1 haint=1', 'move 0,2 0,1 haint=1');
    expect(kept).toMatchObject({ from: hex('0,1'), haints: 1, legend: false });
    expect(interactionOf(s, harrow.legal(s), kept).group).toMatchObject({ haints: 1, mostHaints: 2 });
  });

  test('without points left nothing does', () => {
    const steps = ['move 0,2 0,1 haint=1', 'move 0,1 0,0 haint=1', 'move 0,0 0,1 haint=1'];
    const last = played(...move, ...steps);
    expect(harrow.legal(last.s).some(({ type }) => type === 'move')).toBe(false);
    expect(last.kept).toEqual({});
  });

  test('HC-HMOV-1 Hester, or an infected haint, stays picked up with the price just paid', () => {
    const cubes = { bog: 3, plains: 3 };
    const hers = afterCreep({ hex: '1,0', cubes }, 'creep hester 1,0 0,1 terrain');
    expect(hers).toEqual({ from: hex('0,1'), mode: 'move', kept: true, what: 'hester', price: 'terrain' });
    const haint = afterCreep({ infected: { protectors: { '1,0': 1 } }, cubes }, 'creep haint 1,0 0,1 terrain');
    expect(haint).toEqual({ from: hex('0,1'), mode: 'move', kept: true, what: 'infected', price: 'terrain' });
  });

  test('a click on them puts them down, one on others picks those up', () => {
    const { s, kept } = played(...move, 'move 0,2 0,1 haint=1', 'move 0,1 0,0 haint=1');
    expect(clicksOn(s, kept)(hex('0,0'))).toEqual({ picked: { mode: 'move' } });
    expect(clicksOn(s, kept)(hex('0,2'))).toEqual({ picked: { mode: 'move', from: hex('0,2') } });
  });
});
