import { describe, expect, it } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { requireTurn } from '../../../../src/engine/games/harrow/rules/hester/hester.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { isTreeIdle } from '../../../../src/session/harrow/interaction/idle-tree.ts';
import { interactionOf } from '../../../../src/session/harrow/interaction/interaction.ts';
import { nothing } from '../../../../src/session/harrow/interaction/selection.ts';
import { warningOf } from '../../../../src/session/harrow/interaction/warning.ts';
import type { HesterSide } from '../../../games/harrow/hester-side.ts';
import { play } from '../../../games/harrow/play.ts';
import { type Position, position } from '../../../games/harrow/position.ts';

const apart = { protectors: { legend: '0,2', haints: {} }, family: { legend: '0,-2', haints: {} } } as const;
const hesters = (hester: HesterSide, more: Position = {}) =>
  position({ mode: 'ch5', turn: 'hester', ...apart, ...more, hester: { roots: ['3,0>2,0', '2,0>2,-1'], ...hester } });

const shake = { type: 'shake' } as const;
const litOf = (s: HarrowState) =>
  interactionOf(s, harrow.legal(s), nothing).choices.flatMap((choice) =>
    choice.kind === 'act' && choice.primary ? [choice.action.type] : [],
  );

describe('before Hester shakes the tree', () => {
  it('she is asked when nobody on her roots could be infected and no bonfire burns, HC-HEST-31', () => {
    expect(warningOf(hesters({}), shake)).toBe('idleTree');
    expect(warningOf(hesters({ flames: { '1,1': 2 } }), shake)).toBeUndefined();
    expect(warningOf(hesters({ flames: { '1,1': 2 }, hex: '1,1' }), shake)).toBe('idleTree');
  });

  it('in the middle of something else the tree is not what she could do, HC-HEST-30', () => {
    expect(isTreeIdle(hesters({}))).toBe(true);
    expect(isTreeIdle(play(hesters({}), 'use root').state)).toBe(false);
  });

  it('she is not where a haint stands on a root, or a legend whose haint is elsewhere, HC-INF-2, HC-INF-5', () => {
    const family = { legend: '0,-2', haints: { '2,-1': 1 } };
    expect(warningOf(hesters({}, { family }), shake)).toBeUndefined();
    const infected = { family: { '2,-1': 1 } };
    expect(warningOf(hesters({ infected }, { family }), shake)).toBe('idleTree');
    const legend = { legend: '2,-1', haints: { '1,-2': 1 } };
    expect(warningOf(hesters({}, { family: legend }), shake)).toBeUndefined();
  });

  it('with no action left there is no tree any more, and the end of the turn is lit, HC-HEST-30', () => {
    const s = hesters({ actions: 1 }, { family: { legend: '0,-2', haints: { '2,-1': 1 } } });
    const growing = play(s, 'use root').state;
    const used = play(growing, harrow.format(harrow.legal(growing)[0])).state;
    expect(harrow.legal(used).map(({ type }) => type)).not.toContain('shake');
    expect(litOf(used)).toEqual(['end']);
  });

  it('the tree is lit once only what comes after it is left to do', () => {
    const s = hesters({ actions: 4, hand: [] }, { family: { legend: '0,-2', haints: { '2,-1': 1 } } });
    requireTurn(s).used = ['root', 'move', 'spawn'];
    expect(litOf(s)).toEqual(['shake']);
  });
});
