import { expect, test } from 'vitest';
import { createClicks } from '../../../src/app/harrow/clicks.ts';
import type { HarrowDialog } from '../../../src/app/harrow/harrow-app.ts';
import type { HarrowAction } from '../../../src/engine/games/harrow/action.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { interactionOf } from '../../../src/session/harrow/interaction/interaction.ts';
import { warningOf } from '../../../src/session/harrow/interaction/warning.ts';
import { hexSpot } from '../../../src/session/harrow/spots.ts';
import { play } from '../../games/harrow/play.ts';
import { hex, position } from '../../games/harrow/position.ts';

const nailing = play(
  position({
    mode: 'ch2',
    legends: { protectors: 'bernice' },
    protectors: { legend: '0,2', haints: { '0,1': 1, '-3,2': 1 } },
    family: { legend: '1,0', haints: { '0,0': 2 } },
  }),
  'jar legend',
  'power',
  'shift haint -3,2 -3,1',
).state;

/** What a click on this hex does at once, and what it asks about first. */
function click(s: HarrowState, at: string, what: 'nail_haint' | 'nail_infected' | 'nail_legend') {
  const done: HarrowAction[] = [];
  const asked: HarrowDialog[] = [];
  createClicks({
    interaction: () => interactionOf(s, harrow.legal(s), { what }),
    legal: () => harrow.legal(s),
    warning: (action) => warningOf(s, action),
    perform: (action) => done.push(action),
    pick: () => {},
    refuse: () => {},
    notNow: () => {},
    lookAtNight() {},
    open: (dialog) => asked.push(dialog),
  })(hexSpot(hex(at)));
  return { done, asked };
}

test.each([
  ['nail_haint', '0,1'],
  ['nail_legend', '0,2'],
] as const)('HC-OQ-25 a %s under an own unit is asked about once more', (what, at) => {
  const { done, asked } = click(nailing, at, what);
  expect(done).toEqual([]);
  const [dialog] = asked;
  if (dialog?.kind !== 'confirm') throw new Error('nothing is asked');
  expect(dialog.question).toBe('ownNail');
  dialog.yes();
  expect(done).toEqual([{ type: 'put', what, hex: hex(at) }]);
});

test('HC-OQ-25 nor is an own infected haint nailed down without a question', () => {
  const s = position({
    mode: 'ch5',
    legends: { protectors: 'bernice' },
    protectors: { legend: '0,2', haints: { '0,1': 2, '-3,2': 1 } },
    hester: { infected: { protectors: { '0,1': 1 } } },
  });
  const nailingOwn = play(s, 'jar legend', 'power', 'shift haint -3,2 -3,1').state;
  const { done, asked } = click(nailingOwn, '0,1', 'nail_infected');
  expect([done.length, asked.map(({ kind }) => kind)]).toEqual([0, ['confirm']]);
});

test.each([
  ['nail_haint', '0,0'],
  ['nail_legend', '1,0'],
] as const)('HC-OQ-25 a %s under a unit of the other side is not', (what, at) => {
  const { done, asked } = click(nailing, at, what);
  expect(done).toEqual([{ type: 'put', what, hex: hex(at) }]);
  expect(asked).toEqual([]);
});
