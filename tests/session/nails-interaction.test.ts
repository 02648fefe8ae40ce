import { expect, test } from 'vitest';
import { harrow } from '../../src/engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../src/engine/games/harrow/state.ts';
import { interactionOf } from '../../src/session/interaction/interaction.ts';
import type { Selection } from '../../src/session/interaction/selection.ts';
import { hesters } from '../games/harrow/hester/turn.ts';
import { play } from '../games/harrow/play.ts';
import { hex, position } from '../games/harrow/position.ts';

const offer = (s: HarrowState, selection: Selection = {}) => interactionOf(s, harrow.legal(s), selection);
const bernice = { legends: { protectors: 'bernice' } } as const;

test('with nothing but a nail to pull, a click on the hex pulls it', () => {
  const nailed = hesters({ hex: '2,-1', nailed: true, cubes: { plains: 3 }, flames: { '-3,0': 2 } }, bernice);
  const { selection, targets, choices } = offer(play(nailed, 'use move').state);
  expect(selection.mode).toBe('free');
  expect(targets.map(({ action }) => action)).toEqual([{ type: 'take', what: 'nail_hester', hex: hex('2,-1') }]);
  expect(choices.map(({ kind }) => kind)).toEqual(['act']);
});

test('so it is for a faction that can do nothing else with its points', () => {
  const s = position({
    mode: 'ch2',
    ...bernice,
    turn: 'family',
    family: { legend: '0,-2', haints: {}, cubes: 0 },
    nails: ['legend@0,-2'],
  });
  s.flow.push({ kind: 'points', seat: 1, points: [1, 0, 0], any: 0 });
  expect(offer(s).targets.map(({ action }) => action.type)).toEqual(['take']);
});

test('with steps on offer too, the nail is a mode of its own', () => {
  const s = hesters(
    { cubes: { plains: 3 }, infected: { protectors: { '2,-1': 1, '1,1': 1 } } },
    { ...bernice, protectors: { haints: { '2,-1': 1, '1,1': 1 } }, nails: ['haint@2,-1'] },
  );
  const open = play(s, 'use move').state;
  expect(offer(open).selection.mode).toBe('move');
  const modes = offer(open).choices.flatMap((choice) => (choice.kind === 'mode' ? [choice.mode] : []));
  expect(modes).toEqual(['move', 'free']);
  expect(offer(open).targets).toEqual([]);
  expect(offer(open, { mode: 'free' }).targets.map(({ hex: at }) => at)).toEqual([hex('2,-1')]);
});
