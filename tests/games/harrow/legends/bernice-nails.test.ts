import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { haintsAt, legalTexts, play, side } from '../play.ts';
import { type Position, position } from '../position.ts';

const bernice = (at: Position) => position({ mode: 'ch2', legends: { protectors: 'bernice' }, ...at });

const storm3 = { legend: '0,-2', haints: {}, scrolls: 3 };

/** A position with nails, what is played, and what the nails forbid; without them it is allowed. */
const ways: readonly (readonly [string, Position, readonly string[], string])[] = [
  [
    'MOVE',
    { turn: 'family', family: { legend: '0,-2', haints: { '0,-1': 1 } }, nails: ['haint@0,-1'] },
    ['jar wild'],
    'move 0,-1 1,-1 haint=1',
  ],
  [
    'MOVE of a group',
    { turn: 'family', family: { legend: '0,-2', haints: { '0,-1': 3 } }, nails: ['haint@0,-1'] },
    ['jar wild'],
    'move 0,-1 1,-1 haint=3',
  ],
  [
    'MOVE of a legend',
    { turn: 'family', family: { legend: '0,-2', haints: { '0,-2': 1 } }, nails: ['legend@0,-2'] },
    ['jar wild'],
    'move 0,-2 1,-2 legend',
  ],
  [
    'a free step on a path',
    { protectors: { legend: '0,2', haints: { '0,1': 1 } }, paths: { '1,0': 1 }, nails: ['haint@0,1'] },
    [],
    'move 0,1 1,0 haint=1',
  ],
  [
    'a pull of its owner',
    { turn: 'family', family: { ...storm3, haints: { '1,0': 1, '-1,0': 1 } }, nails: ['haint@1,0'] },
    ['jar legend', 'track', 'storm 0,-2'],
    'pull haint 1,0 1,-1',
  ],
  [
    'a pull of the enemy',
    { turn: 'family', protectors: { legend: '0,2', haints: { '0,1': 1 } }, family: storm3, nails: ['legend@0,2'] },
    ['jar legend', 'track', 'storm 0,-2'],
    'pull legend 0,2 0,1',
  ],
  [
    'a push by a storm',
    {
      turn: 'family',
      tracks: { family: 'b' },
      family: { legend: '0,-2', haints: { '1,-1': 1 }, scrolls: 2 },
      nails: ['haint@1,-1'],
    },
    ['jar legend', 'track', 'put storm 0,-1'],
    'shift haint 1,-1 2,-1',
  ],
  [
    'a push by the townsfolk track',
    {
      tracks: { protectors: 'b' },
      protectors: { legend: '0,2', haints: {}, scrolls: 2 },
      family: { legend: '0,-2', haints: { '2,-1': 1 } },
      townsfolk: ['1,-1'],
      nails: ['haint@2,-1'],
    },
    ['jar legend', 'track', 'shift townsfolk 1,-1 1,0'],
    'shift haint 2,-1 3,-2',
  ],
  [
    'Levi',
    {
      turn: 'family',
      family: { legend: '0,-2', haints: { '2,-2': 1, '1,-3': 1 } },
      nails: ['haint@2,-2'],
    },
    ['jar legend', 'power'],
    'step 2,-2 3,-2',
  ],
  [
    'Mildred',
    {
      turn: 'family',
      legends: { protectors: 'bernice', family: 'mildred' },
      family: { legend: '0,-2', haints: { '1,-1': 1 } },
      nails: ['legend@0,-2'],
    },
    ['jar legend', 'power'],
    'shift legend 0,-2 1,-1',
  ],
  [
    'Bernice herself',
    { protectors: { legend: '0,2', haints: { '0,1': 1, '1,1': 1 } }, nails: ['haint@0,1'] },
    ['jar legend', 'power'],
    'shift haint 0,1 1,0',
  ],
  [
    'the tile that moves a legend',
    {
      mode: 'ch3',
      turn: 'family',
      family: { legend: '0,-2', haints: {} },
      tiles: { wild: ['b_move_legend'] },
      nails: ['legend@0,-2'],
    },
    ['jar wild', 'tile b_move_legend'],
    'shift legend 0,-2 0,-1',
  ],
  [
    'a storm walker',
    {
      turn: 'family',
      family: { legend: '0,-2', haints: { '1,-1': 1 }, bag: { u_storm_walker: 1 } },
      storms: ['0,-1'],
      nails: ['haint@1,-1'],
    },
    ['jar ability', 'activate u_storm_walker', 'choose other'],
    'shift haint 1,-1 2,-1',
  ],
  [
    'a psychopomp',
    {
      turn: 'family',
      family: { legend: '0,-2', haints: { '1,-1': 1, '0,-1': 1 }, bag: { u_psychopomp: 1 } },
      nails: ['haint@1,-1'],
    },
    ['jar ability', 'activate u_psychopomp', 'choose other'],
    'shift haint 1,-1 -1,0',
  ],
  [
    'merging',
    {
      turn: 'family',
      family: { legend: '0,-2', haints: { '1,0': 1 }, bag: { u_merging: 1 } },
      nails: ['haint@1,0'],
    },
    ['jar ability', 'activate u_merging', 'choose other'],
    'shift all 1,0 1,-1',
  ],
  [
    'the yellow dog',
    {
      protectors: { legend: '0,2', haints: {}, hand: ['t_yellow_dog'] },
      family: { legend: '0,-2', haints: { '0,0': 1, '1,-1': 1 } },
      nails: ['haint@0,0'],
    },
    ['card t_yellow_dog'],
    'shift haint 0,0 0,1',
  ],
  [
    'a holler',
    {
      protectors: { legend: '0,2', haints: {}, hand: ['t_holler'] },
      family: { legend: '0,-2', haints: { '0,0': 1, '1,0': 1 } },
      nails: ['haint@0,0'],
    },
    ['card t_holler'],
    'shift haint 0,0 -1,0',
  ],
  [
    'reinforcements',
    {
      protectors: { legend: '0,2', haints: { '1,0': 1, '0,1': 1 }, hand: ['t_reinforcements'] },
      nails: ['haint@1,0'],
    },
    ['card t_reinforcements'],
    'shift haint 1,0 0,2',
  ],
  [
    'a stirred storm',
    { protectors: { legend: '0,2', haints: {}, hand: ['t_stir_storm'] }, storms: ['0,1'], nails: ['legend@0,2'] },
    [],
    'card t_stir_storm',
  ],
  [
    'over yonder',
    { protectors: { legend: '0,2', haints: {}, hand: ['t_over_yonder'] }, nails: ['legend@0,2'] },
    ['card t_over_yonder'],
    'move 0,2 0,1 legend',
  ],
];

describe('a nailed unit', () => {
  test.each(ways)('HC-LGD-BER-3 is not moved by %s', (_, at, texts, forbidden) => {
    expect(play(bernice({ ...at, nails: [] }), ...texts).state).toAllow(forbidden);
    expect(play(bernice(at), ...texts).state).not.toAllow(forbidden);
  });

  test('HC-LGD-BER-3 haints without a nail leave the hex as ever', () => {
    const s = bernice({ turn: 'family', family: { legend: '0,-2', haints: { '0,-1': 3 } }, nails: ['haint@0,-1'] });
    const { state } = play(s, 'jar wild', 'move 0,-1 1,-1 haint=2');
    expect(legalTexts(state, 'move').filter((text) => text.startsWith('move 0,-1 '))).toEqual([]);
    expect(haintsAt(state, 'family', '0,-1')).toBe(1);
  });

  test('HC-LGD-BER-6 HC-LGD-COR-2 is not taken off the map by Corbin', () => {
    const s = bernice({
      turn: 'family',
      legends: { protectors: 'bernice', family: 'corbin' },
      family: { legend: '0,-2', haints: { '0,-1': 1, '1,-1': 2, '1,0': 1 } },
      nails: ['haint@0,-1', 'haint@1,-1'],
    });
    expect(play(s, 'jar legend', 'power').state).toOffer('take', ['take haint 1,-1', 'take haint 1,0']);
  });
});

describe('1 MOVE pulls the nail out', () => {
  const family = { legend: '0,-2', haints: { '0,-1': 1 } };
  const nails = ['haint@0,-1'];
  const sources: readonly (readonly [string, Position, readonly string[]])[] = [
    ['a wild token', { turn: 'family', family, nails }, ['jar wild']],
    ['a MOVE token', { turn: 'family', family: { ...family, bag: { move: 2 } }, nails }, ['jar ability']],
    ['the free action of the Attack jar', { turn: 'family', family, nails }, ['jar attack']],
    [
      'an upgrade token',
      { turn: 'family', family: { ...family, bag: { u_meeting_house: 1 } }, nails },
      ['jar ability', 'activate u_meeting_house'],
    ],
    [
      'a bonus tile',
      { mode: 'ch3', turn: 'family', family, nails, tiles: { legend: ['b_move'] } },
      ['jar legend', 'tile b_move'],
    ],
  ];

  test.each(sources)('HC-LGD-BER-4 %s does it and moves nothing', (_, at, texts) => {
    const s = play(bernice(at), ...texts).state;
    const { state } = play(s, 'take nail_haint 0,-1');
    expect(state.nails).toEqual([]);
    expect(side(state, 'family').haints).toEqual(side(s, 'family').haints);
    expect(state).not.toAllow('take nail_haint 0,-1');
  });

  test('HC-LGD-BER-4 the point is spent: the next one moves the unit', () => {
    const s = bernice({ turn: 'family', family: { ...family, bag: { move: 2 } }, nails });
    const { state } = play(s, 'jar ability', 'take nail_haint 0,-1', 'move 0,-1 1,-1 haint=1');
    expect(legalTexts(state)).toEqual(['end']);
    const attacking = play(bernice({ turn: 'family', family, nails }), 'jar attack', 'take nail_haint 0,-1').state;
    expect(legalTexts(attacking, 'move')).toEqual([]);
    expect(attacking).not.toAllow('strengthen');
  });

  test('HC-LGD-BER-4 the Protectors free their own with a MOVE value or a card', () => {
    const own: Position = {
      protectors: { legend: '0,2', haints: { '0,1': 1 }, hand: ['t_over_yonder'] },
      nails: ['haint@0,1', 'legend@0,2'],
    };
    const row = play(bernice(own), 'jar ability', 'ability move').state;
    expect(row).toOffer('take', ['take nail_haint 0,1', 'take nail_legend 0,2']);
    expect(play(row, 'take nail_haint 0,1', 'move 0,1 1,0 haint=1', 'take nail_legend 0,2').state.nails).toEqual([]);
    const yonder = play(bernice(own), 'card t_over_yonder').state;
    expect(yonder).toOffer('take', ['take nail_legend 0,2']);
    expect(play(yonder, 'take nail_legend 0,2').state).toAllow('move 0,2 1,1 legend');
  });

  test('HC-LGD-BER-4 no other ability does it, and no free step', () => {
    const s = bernice({ turn: 'family', family: { ...family, bag: { spawn: 1, strengthen: 1 } }, nails });
    expect(play(s, 'jar ability').state).toOffer('take', []);
    const paths = bernice({ turn: 'family', family, nails, paths: { '1,-1': 1 } });
    expect(paths).toOffer('take', []);
  });

  test('HC-LGD-BER-4 nor does the enemy', () => {
    const s = bernice({ family, protectors: { legend: '0,2', haints: { '0,1': 1 } }, nails });
    expect(play(s, 'jar wild').state).toOffer('take', []);
  });
});
