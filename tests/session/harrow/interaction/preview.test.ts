import { describe, expect, test } from 'vitest';
import { type Hex, hexNames } from '../../../../src/engine/games/harrow/county.ts';
import type { UpgradeId } from '../../../../src/engine/games/harrow/state/cards.ts';
import {
  type GoblinId,
  type LegendId,
  legendsOf,
  protectorsLegends,
} from '../../../../src/engine/games/harrow/state/players.ts';
import { previewOf } from '../../../../src/session/harrow/interaction/preview.ts';
import { play } from '../../../games/harrow/play.ts';
import { hex, type Position, position } from '../../../games/harrow/position.ts';

const empty = { sources: [], targets: [] };

const names = (hexes: readonly Hex[]): string[] => hexes.map((each) => hexNames[each]).sort();

test('a card shows where it can be played, and nothing has happened', () => {
  const s = position({ mode: 'ch3', turn: 'protectors', protectors: { hand: ['t_witchfire'] } });
  const before = structuredClone(s);
  const { targets } = previewOf(s, { type: 'card', card: 't_witchfire' });
  expect(targets.length).toBeGreaterThan(5);
  expect(targets.every((hex) => s.seats.every((own) => own.haints[hex] === 0 && own.legendHex !== hex))).toBe(true);
  expect(s).toEqual(before);
});

test('a card that can take tokens of several kinds shows all of them', () => {
  const s = position({
    mode: 'ch3',
    turn: 'protectors',
    protectors: { legend: '0,2', hand: ['t_sure_shot'] },
    tokens: { '0,1': ['move'], '1,1': ['strengthen'] },
  });
  const { targets } = previewOf(s, { type: 'card', card: 't_sure_shot' });
  expect(targets).toEqual(expect.arrayContaining([hex('0,1'), hex('1,1')]));
});

test('a jar that draws tokens from the bag shows nothing of what they would allow', () => {
  const s = position({ turn: 'family' });
  expect(previewOf(s, { type: 'jar', jar: 'ability', attack: false })).toEqual(empty);
});

test('an action after which somebody else decides shows nothing', () => {
  const s = position({ mode: 'ch3', turn: 'protectors' });
  s.flow = [{ kind: 'turn', seat: 0, acted: true, jar: 'wild' }];
  expect(previewOf(s, { type: 'end' })).toEqual(empty);
});

test('points of any ability show where units can go, and where they can appear', () => {
  const s = position({ protectors: { legend: '0,2', haints: { '2,1': 1 }, wild: 1 } });
  const { sources, targets } = previewOf(s, { type: 'jar', jar: 'wild', attack: false });
  expect(names(sources)).toEqual(['0,2', '2,1']);
  expect(names(targets)).toEqual(expect.arrayContaining(['0,1', '0,2', '2,0']));
});

describe('what is first to be chosen shows all that may be chosen', () => {
  test('Holler: two haints beside the legend, or one farther off', () => {
    const s = position({
      mode: 'ch3',
      turn: 'protectors',
      protectors: { legend: '0,1', haints: { '0,2': 1 }, hand: ['t_holler'] },
      family: { legend: '0,-2', haints: { '1,0': 1, '0,-1': 1 } },
    });
    const { sources, targets } = previewOf(s, { type: 'card', card: 't_holler' });
    expect(names(sources)).toEqual(['0,-1', '1,0']);
    expect(names(targets)).toEqual(['-1,-1', '-1,0', '0,-2', '0,0', '1,-1', '1,-2', '1,1', '2,-1', '2,0'].sort());
  });

  test('Your Will: steps, the home hex for a haint, and the first scroll', () => {
    const s = position({
      mode: 'ch3',
      turn: 'protectors',
      protectors: { legend: '0,2', haints: { '0,1': 1 }, hand: ['t_your_will'] },
    });
    const { sources, targets } = previewOf(s, { type: 'card', card: 't_your_will' });
    expect(names(sources)).toEqual(['0,1', '0,2']);
    // 0,0 is a step of the haint, 2,1 and 2,0 only within reach of a path token
    expect(names(targets)).toEqual(expect.arrayContaining(['0,0', '0,2', '2,0', '2,1']));
  });

  /** The Family has drawn the token, and nothing else. */
  function activating(token: UpgradeId, more: Position = {}) {
    const family = { legend: '-1,1', haints: { '-1,0': 1 }, bag: { [token]: 1 } };
    const s = position({ mode: 'ch3', turn: 'family', family, protectors: { legend: '0,2', haints: {} }, ...more });
    const { state } = play(s, 'jar ability');
    const { sources, targets } = previewOf(state, { type: 'activate', token });
    return { sources: names(sources), targets: names(targets) };
  }

  test('Merging: a haint at home, and pulls', () => {
    const { sources, targets } = activating('u_merging');
    expect(sources).toEqual(['-1,0', '0,2']);
    expect(targets).toEqual(['-1,1', '-1,2', '0,-2', '0,1']);
  });

  test('Psychopomp: a MOVE, and a haint carried off', () => {
    const { sources, targets } = activating('u_psychopomp');
    expect(sources).toEqual(['-1,0', '-1,1']);
    expect(targets).toEqual(expect.arrayContaining(['0,0', '3,0', '-3,3']));
    expect(targets).not.toContain('0,2');
  });

  test('Storm Walker: a MOVE, and the storms', () => {
    const { sources, targets } = activating('u_storm_walker', { storms: ['-2,0'] });
    expect(sources).toEqual(['-1,0', '-1,1']);
    // -2,0 is a mountain: one MOVE would not do
    expect(targets).toEqual(expect.arrayContaining(['-2,0', '0,0', '-1,2']));
  });

  test('White Innards: both steps of the haint, not the hexes from which it could not go on', () => {
    const s = position({
      mode: 'ch5',
      turn: 'hester',
      protectors: { legend: '0,2', haints: { '3,-3': 1 } },
      family: { legend: '0,-2', haints: { '2,-1': 1 } },
      hester: { row: [['h_white_innards']], infected: { protectors: { '3,-3': 1 } }, flames: { '2,-2': 2 } },
    });
    const { sources, targets } = previewOf(s, { type: 'call', card: 'h_white_innards' });
    expect(names(sources)).toEqual(['3,-3']);
    // back to 3,-3, too
    expect(names(targets)).toEqual(['1,-2', '1,-3', '2,-3', '3,-1', '3,-2', '3,-3']);
  });

  test('but nothing of a card that is drawn first', () => {
    const s = position({
      mode: 'ch3',
      tiles: { wild: ['b_card_cycle'] },
      protectors: { hand: ['t_holler'], deckTop: ['t_your_will'] },
    });
    expect(previewOf(play(s, 'jar wild').state, { type: 'tile', tile: 'b_card_cycle' })).toEqual(empty);
  });
});

/** What the power would show at the Legend jar. */
function power(legend: LegendId, more: Position = {}) {
  const faction = protectorsLegends.some((each) => each === legend) ? 'protectors' : 'family';
  const s = position({
    mode: 'ch3',
    turn: faction,
    legends: { [faction]: legend },
    protectors: { legend: '0,2', haints: { '0,1': 1, '1,0': 1, '0,2': 1, '1,-3': 1 } },
    family: { legend: '0,-2', haints: { '0,-1': 2, '-1,0': 1 }, bag: { move: 1 } },
    townsfolk: ['-1,2'],
    ...more,
  });
  s.flow = [
    { kind: 'turn', seat: s.active, acted: true, jar: 'legend' },
    { kind: 'legend', seat: s.active, track: true, power: true },
  ];
  const { sources, targets } = previewOf(s, { type: 'power' });
  return { sources: names(sources), targets: names(targets) };
}

describe('a power shows on the map all it could do', () => {
  /** Bernice's haints one step on; units beside one of hers, now or then. */
  const steps = [
    '-1,1',
    '-1,2',
    '-1,3',
    '0,-3',
    '0,1',
    '0,2',
    '0,3',
    '1,-1',
    '1,-2',
    '1,0',
    '1,1',
    '1,2',
    '2,-1',
    '2,-3',
  ];
  const nails = ['-1,0', '0,-1', '0,-2'];
  /** Malachi's token one or two hexes off, and whom it could attack from there. */
  const rages = ['-1,1', '-1,2', '-2,2', '0,0', '0,1', '1,0', '2,0'];
  const raged = ['-1,0', '0,-1', '0,-2'];

  /** Kammi's goblins are asked in chapter 4. */
  type Asked = Exclude<LegendId, GoblinId>;
  const asked = [...legendsOf.protectors, ...legendsOf.family] as const satisfies readonly Asked[];
  const shown: Readonly<Record<Asked, { sources?: readonly string[]; targets: readonly string[] }>> = {
    emmy: { targets: ['0,1', '0,2', '1,-3', '1,0'] },
    bernice: { sources: ['0,1', '0,2', '1,-3', '1,0'], targets: [...steps, ...nails] },
    malachi: { targets: [...rages, ...raged] },
    // plains without anybody
    priscilla: { targets: ['-1,3', '-2,2', '-3,0', '2,-2', '3,0'] },
    skinless_boy: { sources: ['-1,2', '0,1', '0,2'], targets: ['-1,3', '-2,2', '0,2'] },
    levi: { sources: ['0,-1'], targets: ['0,-2'] },
    // one of these haints leaves, two appear around Corbin
    corbin: { targets: ['-1,0', '0,-1', '-1,-1', '-1,-2', '0,-2', '0,-3', '1,-2'] },
    // cubes alone
    odessa: { targets: [] },
    kaine: { targets: ['0,2', '1,-3'] },
    // the one token in the bag is a MOVE
    willa: {
      sources: ['-1,0', '0,-1', '0,-2'],
      targets: ['-1,-1', '-1,-2', '-1,0', '-1,1', '-2,1', '0,-1', '0,-2', '0,-3', '0,0', '1,-1', '1,-2'],
    },
    // haints to go to, and the storms
    mildred: { sources: ['0,-2'], targets: ['-1,0', '0,-1', '-2,1', '2,-1'] },
  };

  test.each([...asked])('%s', (legend) => {
    const { sources = [], targets } = shown[legend];
    expect(power(legend)).toEqual({ sources: [...sources].sort(), targets: [...targets].sort() });
  });

  test('Bernice with both nails out: the units she could nail, and the nails she could take back', () => {
    const nailed = power('bernice', {
      protectors: { legend: '0,2', haints: {} },
      family: { legend: '0,1', haints: { '2,-3': 1, '3,-3': 1, '-3,3': 1 } },
      nails: ['haint@2,-3', 'haint@3,-3'],
    });
    expect(nailed).toEqual({ sources: [], targets: ['0,1', '2,-3', '3,-3'] });
  });

  test('Priscilla with both goads out: these, and all hexes they could go to', () => {
    expect(power('priscilla', { goads: ['3,0', '-3,0'] }).targets).toEqual(shown.priscilla.targets);
  });

  test('Corbin with all haints out, and his hex full', () => {
    const { targets } = power('corbin', {
      family: { legend: '0,-2', haints: { '0,-2': 3, '3,0': 4, '3,-1': 4, '2,1': 4 } },
      protectors: { legend: '0,2', haints: {} },
    });
    expect(targets).toEqual(['-1,-1', '-1,-2', '0,-1', '0,-2', '0,-3', '1,-2', '1,-3', '2,1', '3,-1', '3,0'].sort());
  });

  test('Mildred: storm tokens like printed storms', () => {
    expect(power('mildred', { storms: ['1,1'] }).targets).toContain('1,1');
  });

  test('Mildred: the storms as long as there is one token in the box, HC-COMP-1', () => {
    const s = position({ mode: 'ch2', legends: { family: 'mildred' }, turn: 'family' });
    s.flow.push({ kind: 'legend', seat: s.active, track: true, power: true });
    const storms = () => names(previewOf(s, { type: 'power' }).targets).filter((name) => name === '2,-1');
    s.box = [0, 0, 0, 1];
    expect(storms()).toEqual(['2,-1']);
    s.box = [0, 0, 0, 0];
    expect(storms()).toEqual([]);
  });
});
