import { expect, test } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import type { Selection } from '../../../../src/session/harrow/interaction/selection.ts';
import { hesters } from '../../../games/harrow/hester/turn.ts';
import { play } from '../../../games/harrow/play.ts';
import { hex, position } from '../../../games/harrow/position.ts';
import { onMap } from './on-map.ts';

const offer = (s: HarrowState, selection: Selection = {}) => onMap(s, harrow.legal(s), selection);
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

test('HC-LGD-BER-2 Bernice says which of two kinds of haints on a hex she nails down', () => {
  const s = position({
    mode: 'ch5',
    ...bernice,
    protectors: { legend: '0,2', haints: { '2,0': 1, '-3,2': 1 } },
    family: { legend: '0,-2', haints: { '2,-1': 2 } },
    hester: { infected: { family: { '2,-1': 1 } } },
  });
  const nailing = play(s, 'jar legend', 'power', 'shift haint -3,2 -3,1').state;
  const whats = offer(nailing).choices.flatMap((choice) => (choice.kind === 'what' ? [choice.what] : []));
  expect(whats).toEqual(['nail_haint', 'nail_infected']);
  for (const what of ['nail_haint', 'nail_infected'] as const) {
    const { targets } = offer(nailing, { what });
    expect(targets.map(({ action }) => action)).toEqual([{ type: 'put', what, hex: hex('2,-1') }]);
  }
});

test('HC-LGD-BER-4 with nails under both kinds on a hex, a click asks which one is pulled out', () => {
  const s = position({
    mode: 'ch5',
    ...bernice,
    turn: 'family',
    family: { legend: '0,-2', haints: { '0,-1': 2 } },
    hester: { infected: { family: { '0,-1': 1 } } },
    nails: ['haint@0,-1', 'infected@0,-1'],
  });
  const { targets } = offer(play(s, 'jar wild').state, { mode: 'free' });
  expect(targets.map(({ action }) => action)).toEqual([
    { type: 'take', what: 'nail_haint', hex: hex('0,-1') },
    { type: 'take', what: 'nail_infected', hex: hex('0,-1') },
  ]);
});

test('HC-ATK-21 the nailed haint that falls next may be meant where infected ones are loose', () => {
  const s = position({
    mode: 'ch5',
    ...bernice,
    family: { legend: '0,-2', haints: { '0,-1': 2, '0,0': 2 } },
    hester: { infected: { family: { '0,-1': 1, '0,0': 1 } } },
    nails: ['haint@0,-1', 'infected@0,0'],
  });
  s.flow.push({ kind: 'reap', seat: 0 });
  expect(offer(s, { mode: 'nailed' }).targets.map(({ hex: at }) => at)).toEqual([hex('0,-1')]);
});

test('HC-ATK-22 a haint to take for a kill is marked as an enemy’s', () => {
  const s = position({ mode: 'ch3', family: { legend: '0,-2', haints: { '0,0': 1 } } });
  s.flow.push({ kind: 'reap', seat: 0 });
  expect(offer(s).targets.map(({ hex: at, kind }) => [at, kind])).toEqual([[hex('0,0'), 'enemy']]);
});

test('with steps on offer too, the nail is a mode of its own', () => {
  const s = hesters(
    { cubes: { plains: 3 }, infected: { protectors: { '2,-1': 1, '1,1': 1 } } },
    { ...bernice, protectors: { haints: { '2,-1': 1, '1,1': 1 } }, nails: ['infected@2,-1'] },
  );
  const open = play(s, 'use move').state;
  expect(offer(open).selection.mode).toBe('move');
  const modes = offer(open).choices.flatMap((choice) => (choice.kind === 'mode' ? [choice.mode] : []));
  expect(modes).toEqual(['move', 'free']);
  expect(offer(open).targets).toEqual([]);
  expect(offer(open, { mode: 'free' }).targets.map(({ hex: at }) => at)).toEqual([hex('2,-1')]);
});
