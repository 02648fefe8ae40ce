import { expect, test } from 'vitest';
import { createClicks } from '../../../src/app/harrow/clicks.ts';
import type { HarrowAction } from '../../../src/engine/games/harrow/action.ts';
import { topFrame } from '../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { interactionOf } from '../../../src/session/harrow/interaction/interaction.ts';
import { nothing, type Selection } from '../../../src/session/harrow/interaction/selection.ts';
import { targetsOf } from '../../../src/session/harrow/interaction/spot-offers.ts';
import { hexSpot } from '../../../src/session/harrow/spots.ts';
import { soloPrompt } from '../../../src/ui/harrow/words/solo-prompt.ts';
import { hex } from '../../games/harrow/position.ts';
import { at, deal, type Table, table } from '../../games/harrow/solo/table.ts';
import { speaking } from '../../i18n/harrow/speaking.ts';

/** The Protectors are about to make one step toward a hex where their legend is already. */
function aboutToStep(goal: number, haints: Readonly<Record<string, number>>, p: Table = {}): HarrowState {
  return table({
    townsfolk: [at(35)],
    buildings: [at(30)],
    protectors: { haints, legend: at(goal) },
    solo: { ...deal({ goblins: ['g_snare', 'g_toss'], card: 'g_grudge' }), active: 'protectors', goal: at(goal) },
    pending: [{ frame: 'effect', by: 'solo_march', left: 1 }],
    ...p,
  });
}

/** What a click on the group does at once, and what it picks up. */
function click(s: HarrowState, place: number, selection: Selection = nothing) {
  const done: HarrowAction[] = [];
  const picked: Selection[] = [];
  const fail = () => expect.unreachable('the click is refused');
  createClicks({
    interaction: () => interactionOf(s, harrow.legal(s), selection),
    legal: () => harrow.legal(s),
    warning: () => undefined,
    perform: (action) => done.push(action),
    pick: (next) => picked.push(next),
    refuse: fail,
    notNow: fail,
    lookAtNight() {},
    open: fail,
  })(hexSpot(hex(at(place))));
  return { done: done.map(harrow.format), picked };
}

async function prompt(s: HarrowState, from: number) {
  await speaking('en');
  const frame = topFrame(s);
  return frame && soloPrompt(s, frame, interactionOf(s, harrow.legal(s), { from: hex(at(from)) }));
}

const order = { title: 'Which group goes now?', hint: 'Choose a group.' };
const way = { title: 'Where does the group go?', hint: 'These ways are equally short: choose one.' };

test('HC-SOLO-33 a group with one way goes at the click, and no other ways are spoken of', async () => {
  const s = aboutToStep(4, { [at(1)]: 1, [at(2)]: 1 });
  expect(click(s, 1)).toEqual({ done: [`shift all ${at(1)} ${at(2)}`], picked: [] });
  expect(click(s, 2)).toEqual({ done: [`shift all ${at(2)} ${at(3)}`], picked: [] });
  // A drag that missed has picked it up; the click still sends it on.
  expect(click(s, 1, { from: hex(at(1)) })).toEqual({ done: [`shift all ${at(1)} ${at(2)}`], picked: [] });
  expect(await prompt(s, 1)).toEqual(order);
});

test('HC-SOLO-35 a group with two ways is picked up, and both are to choose from', async () => {
  const s = aboutToStep(4, { [at(6)]: 1, [at(7)]: 1 });
  const ways = harrow.legal(s).filter((action) => action.type === 'shift' && action.from === hex(at(6)));
  expect(ways).toHaveLength(2);
  expect(click(s, 6)).toMatchObject({ done: [], picked: [{ from: hex(at(6)) }] });
  expect(await prompt(s, 6)).toEqual(way);
});

test('HC-SOLO-35 three ways round an obstacle are equally short', async () => {
  const family = { haints: { [at(3)]: 1, [at(17)]: 1 }, legend: at(19) };
  const s = aboutToStep(23, { [at(2)]: 1 }, { family });
  expect(targetsOf(interactionOf(s, harrow.legal(s), nothing))).toHaveLength(3);
  expect(click(s, 1).done).toEqual([`shift all ${at(2)} ${at(1)}`]);
  expect(await prompt(s, 2)).toEqual(way);
});
