import { describe, expect, test } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { warningOf } from '../../../../src/session/harrow/interaction/warning.ts';
import { clicksOn } from '../../../app/harrow/clicked.ts';
import { play } from '../../../games/harrow/play.ts';
import { hex, position } from '../../../games/harrow/position.ts';
import { at, deal, type Table, table } from '../../../games/harrow/solo/table.ts';

/** The townsfolk beside an infected haint of the Protectors on 12, the building beside one of the Family on 26. */
const townsfolk = at(13);
const building = at(25);
const beside: Table = {
  townsfolk: [townsfolk],
  buildings: [building],
  protectors: { haints: { [at(12)]: 1 }, legend: at(21) },
  family: { haints: { [at(26)]: 1 }, legend: at(17) },
  battlefield: { bog: 3, wetlands: 3, plains: 3, forest: 3 },
  solo: { card: 't_rally' },
};
const snakes = { protectors: { [at(12)]: 1 }, family: { [at(26)]: 1 } };

/** Hester's part of a solo turn. */
function hesters(hester: object = {}, more: Table = {}): HarrowState {
  return table({ ...beside, hester: { infected: snakes, ...hester }, pending: [{ frame: 'hester' }], ...more });
}

/** What is asked before an action on offer. */
function warning(s: HarrowState, text: string) {
  const action = harrow.legal(s).find((each) => harrow.format(each) === text);
  if (!action) throw new Error(`not legal: ${text}; on offer: ${harrow.legal(s).map(harrow.format).join(' | ')}`);
  return warningOf(s, action);
}

describe('what brings a rival to its objective is asked about once more', () => {
  test('HC-SOLO-37 HC-HMOV-1 a paid step of an infected haint', () => {
    const { state } = play(hesters(), 'use move');
    expect(warning(state, `creep haint ${at(12)} ${townsfolk} terrain`)).toBe('rescuesTownsfolk');
    expect(warning(state, `creep haint ${at(26)} ${building} any`)).toBe('razesBuilding');
    expect(warning(state, `creep haint ${at(26)} ${at(27)} terrain`)).toBeUndefined();
  });

  test('HC-SOLO-37 HC-HMOV-6 but not a step of Hester herself', () => {
    const { state } = play(hesters({ hex: at(26) }), 'use move');
    expect(warning(state, `creep hester ${at(26)} ${building} terrain`)).toBeUndefined();
  });

  test('HC-SOLO-37 HC-HCD-11 a step by a card', () => {
    const { state } = play(hesters({ row: [['h_stomping_ground']] }), 'call h_stomping_ground');
    expect(warning(state, `shift infected ${at(12)} ${townsfolk}`)).toBe('rescuesTownsfolk');
    expect(warning(state, `shift infected ${at(26)} ${building}`)).toBe('razesBuilding');
    expect(warning(state, `shift infected ${at(26)} ${at(27)}`)).toBeUndefined();
  });

  test('HC-SOLO-37 HC-HCD-1 the first and the second hex of White Innards', () => {
    const more: Table = { buildings: [at(31)], family: { haints: { [at(32)]: 1 }, legend: at(17) } };
    const { state } = play(
      hesters({ row: [['h_white_innards']], infected: { family: { [at(32)]: 1 } } }, more),
      'call h_white_innards',
    );
    expect(warning(state, `shift infected ${at(32)} ${at(31)}`)).toBe('razesBuilding');
    const between = play(state, `shift infected ${at(32)} ${at(36)}`).state;
    expect(warning(between, `shift infected ${at(36)} ${at(31)}`)).toBe('razesBuilding');
  });

  test('HC-SOLO-37 HC-HCD-6 a legend that is reached for', () => {
    const roots = [`${at(31)}>${building}`];
    const s = hesters({ row: [['h_reach']], roots, infected: {} }, { family: { haints: {}, legend: at(24) } });
    const { state } = play(s, 'call h_reach');
    expect(warning(state, `shift legend ${at(24)} ${building}`)).toBe('razesBuilding');
  });

  test('HC-SOLO-37 HC-HACT-4 a haint brought to a home hex', () => {
    const s = hesters({ infected: {} }, { townsfolk: [at(21)], protectors: { haints: {}, legend: at(37) } });
    expect(warning(s, `spawn ${at(21)}`)).toBe('rescuesTownsfolk');
    expect(warning(s, `spawn ${at(17)}`)).toBeUndefined();
  });
});

describe('where something must come to one of several hexes', () => {
  /** A Protectors' haint from 27 meets two of the Family on 26; the second of these is pushed off. */
  function burning(protectors: object): HarrowState {
    const s = hesters(
      { infected: { protectors: { [at(27)]: 1 }, family: { [at(26)]: 2 } } },
      { family: { haints: { [at(26)]: 2 }, legend: at(17) }, protectors: { haints: protectors, legend: at(22) } },
    );
    return play(s, 'use move', `creep haint ${at(27)} ${at(26)} terrain`, 'choose side_0').state;
  }

  test('HC-SOLO-37 HC-FIRE-1 a push from a new fire, if there is another hex', () => {
    const s = burning({ [at(27)]: 1 });
    expect(warning(s, `shift infected ${at(26)} ${building}`)).toBe('razesBuilding');
    expect(warning(s, `shift infected ${at(26)} ${at(27)}`)).toBeUndefined();
    const walledIn = burning({ [at(27)]: 2, [at(31)]: 1, [at(32)]: 1, [at(20)]: 1, [at(19)]: 1 });
    expect(warning(walledIn, `shift infected ${at(26)} ${building}`)).toBeUndefined();
  });

  test('HC-SOLO-37 HC-SOLO-31 the hex of the card on which haints appear', () => {
    const s = table({
      townsfolk: [at(2)],
      buildings: [at(37)],
      solo: deal({ goblins: ['g_snare'], card: 't_over_yonder' }),
      pending: [{ frame: 'effect', by: 'solo_side' }],
    });
    const red = play(s, 'choose protectors').state;
    expect(warning(red, `put haint ${at(2)}`)).toBe('rescuesTownsfolk');
    expect(warning(red, `put haint ${at(29)}`)).toBeUndefined();
  });

  test('HC-SOLO-37 HC-SOLO-44 the hex a hit legend is pushed to', () => {
    const s = hesters({ infected: {} }, { family: { haints: { [at(35)]: 1 }, legend: at(26) } });
    s.flow = [...s.flow.slice(0, 1), { kind: 'push', seat: 0, to: hex(at(26)) }];
    expect(warning(s, `push ${building}`)).toBe('razesBuilding');
    expect(warning(s, `push ${at(27)}`)).toBeUndefined();
  });
});

test('HC-SOLO-33 the march of the automatic factions goes its way unasked', () => {
  const s = table({
    townsfolk: [at(4)],
    buildings: [at(37)],
    protectors: { haints: { [at(3)]: 4 }, legend: at(8) },
    solo: { ...deal({ goblins: ['g_snare'], card: 'g_grudge' }), active: 'protectors', goal: at(4) },
    pending: [{ frame: 'effect', by: 'solo_march', left: 0, marks: [at(3), at(8)] }],
  });
  expect(warning(s, `shift all ${at(8)} ${at(4)}`)).toBeUndefined();
});

test('HC-RES-4 at a table of three nobody scores by a step, and nothing is asked', () => {
  const s = position({
    mode: 'ch5',
    turn: 'hester',
    protectors: { haints: { '0,0': 1 } },
    townsfolk: ['1,0'],
    hester: { cubes: { forest: 3 }, infected: { protectors: { '0,0': 1 } } },
  });
  expect(warning(play(s, 'use move').state, 'creep haint 0,0 1,0 terrain')).toBeUndefined();
});

test('HC-SOLO-37 a click asks, and does it when the player stands by it', () => {
  const { state } = play(hesters(), 'use move');
  const clicked = clicksOn(state, { from: hex(at(26)) })(hex(building));
  if (!('asked' in clicked) || clicked.asked.kind !== 'confirm') throw new Error('nothing is asked');
  expect(clicked.asked.question).toBe('razesBuilding');
  expect(clicksOn(state, { from: hex(at(26)) })(hex(at(27)))).toHaveProperty('done');
});
