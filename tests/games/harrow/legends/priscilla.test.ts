import { describe, test } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { readPosition, writePosition } from '../../../../src/engine/games/harrow/notation/position.ts';
import { expect } from '../matchers.ts';
import { eventsOf, haintsAt, legalTexts, play, side } from '../play.ts';
import { hex, type Position, position } from '../position.ts';

const priscilla = (at: Position) => position({ mode: 'ch2', legends: { protectors: 'priscilla' }, ...at });
const power = (at: Position) => play(priscilla(at), 'jar legend', 'power').state;
const goads = (names: string[]) => names.map(hex);

describe('placing', () => {
  test('HC-LGD-PRI-1 on two different hexes of her terrain, without townsfolk or building', () => {
    // plains: -3,0 (townsfolk) -2,2 -1,3 0,-2 (Levi) 0,2 (she) 1,-3 2,-2 3,0 (building)
    const s = power({ protectors: { legend: '0,2', haints: {} }, family: { legend: '0,-2', haints: {} } });
    expect(s).toOffer('put', ['put goad -2,2', 'put goad -1,3', 'put goad 1,-3', 'put goad 2,-2']);
    const one = play(s, 'put goad 1,-3').state;
    expect(one).toOffer('put', ['put goad -2,2', 'put goad -1,3', 'put goad 2,-2']);
    const two = play(one, 'put goad -2,2').state;
    expect(two.goads).toEqual(goads(['1,-3', '-2,2']));
    expect(legalTexts(two, 'put')).toEqual([]);
  });

  test('HC-LGD-PRI-2 on no hex with a unit, of whomever', () => {
    const s = power({
      protectors: { legend: '0,2', haints: { '-1,3': 1 } },
      family: { legend: '0,-2', haints: { '2,-2': 1 } },
    });
    expect(s).toOffer('put', ['put goad -2,2', 'put goad 1,-3']);
  });

  test.each(['2,0', '0,0'])('HC-LGD-PRI-3 HC-MAP-3 not from %s: she stands on no terrain', (legend) => {
    const s = priscilla({ protectors: { legend, haints: {} }, family: { legend: '0,-2', haints: {} } });
    expect(play(s, 'jar legend').state).not.toAllow('power');
  });

  test('HC-LGD-PRI-5 tokens that lie on the map may be placed anew', () => {
    const s = power({
      protectors: { legend: '0,2', haints: {} },
      family: { legend: '0,-2', haints: {} },
      goads: ['1,-3', '2,-1'],
    });
    expect(s).toOffer('take', ['take goad 1,-3', 'take goad 2,-1']);
    expect(s).toOffer('put', []);
    const one = play(s, 'take goad 2,-1', 'put goad -2,2').state;
    expect(one).toOffer('take', ['take goad 1,-3']);
    const { state } = play(one, 'take goad 1,-3', 'put goad 2,-2');
    expect(state.goads).toEqual(goads(['-2,2', '2,-2']));
  });

  test('HC-LGD-PRI-5 one of them may stay where it is', () => {
    const s = power({
      protectors: { legend: '0,2', haints: {} },
      family: { legend: '0,-2', haints: {} },
      goads: ['1,-3', '2,-1'],
    });
    expect(play(s, 'take goad 2,-1', 'put goad -2,2', 'done').state.goads).toEqual(goads(['1,-3', '-2,2']));
  });
});

const lone = { legend: '0,-2', haints: {} };

/** What brings a unit onto the goad token. */
const arrivals: readonly (readonly [string, Position, readonly string[], string])[] = [
  [
    'an enemy haint by MOVE',
    { turn: 'family', family: { legend: '0,-2', haints: { '1,-2': 1 } } },
    ['jar wild', 'move 1,-2 1,-3 haint=1'],
    '1,-3',
  ],
  [
    'her own haint',
    { protectors: { legend: '0,2', haints: { '0,2': 1 } } },
    ['jar wild', 'move 0,2 -1,3 haint=1'],
    '-1,3',
  ],
  ['she herself', { protectors: { legend: '0,2', haints: {} } }, ['jar wild', 'move 0,2 -1,3 legend'], '-1,3'],
  ['her own SPAWN', { protectors: { legend: '0,1', haints: {} } }, ['jar wild', 'spawn 0,2'], '0,2'],
  [
    'a free step on a path',
    { protectors: { legend: '0,2', haints: { '0,2': 1 } }, paths: { '-1,3': 1 } },
    ['move 0,2 -1,3 haint=1'],
    '-1,3',
  ],
  [
    'a haint of Levi',
    { turn: 'family', family: { legend: '0,-2', haints: { '2,-3': 1 } } },
    ['jar legend', 'power', 'step 2,-3 2,-2'],
    '2,-2',
  ],
  [
    'a pull',
    { turn: 'family', protectors: { legend: '0,2', haints: { '-1,3': 1 } }, family: { ...lone, scrolls: 3 } },
    ['jar legend', 'track', 'storm 0,-2', 'pull haint -1,3 -1,2'],
    '-1,2',
  ],
  [
    'a push of a hit legend',
    {
      turn: 'family',
      protectors: { legend: '0,0', haints: { '0,2': 1 } },
      family: { legend: '0,-2', haints: { '0,-1': 2 } },
    },
    ['jar attack', 'strengthen', 'attack 0,-1 0,0', 'tree red=0 blue=2', 'strike', 'push 0,1'],
    '0,1',
  ],
  [
    'a push by a storm',
    {
      turn: 'family',
      tracks: { family: 'b' },
      protectors: { legend: '0,2', haints: { '1,0': 1 } },
      family: { ...lone, scrolls: 3 },
    },
    ['jar legend', 'track', 'put storm 0,-1', 'done', 'shift haint 1,0 1,1'],
    '1,1',
  ],
  [
    'a risen haint of Corbin',
    {
      turn: 'family',
      legends: { protectors: 'priscilla', family: 'corbin' },
      family: { legend: '0,-2', haints: { '0,-1': 1 } },
    },
    ['jar legend', 'power', 'take haint 0,-1', 'put haint 1,-3'],
    '1,-3',
  ],
  [
    'a psychopomp',
    { turn: 'family', family: { legend: '0,-2', haints: { '0,-1': 1 }, bag: { u_psychopomp: 1 } } },
    ['jar ability', 'activate u_psychopomp', 'choose other', 'shift haint 0,-1 -2,2'],
    '-2,2',
  ],
  [
    'a storm walker',
    { turn: 'family', family: { legend: '0,-2', haints: { '1,-1': 1 }, bag: { u_storm_walker: 1 } } },
    ['jar ability', 'activate u_storm_walker', 'choose other', 'shift haint 1,-1 2,-1'],
    '2,-1',
  ],
  [
    'a SPAWN far away',
    { turn: 'family', family: { legend: '0,-2', haints: {}, bag: { u_distant_stirring: 1 } } },
    ['jar ability', 'activate u_distant_stirring', 'spawn 2,-2'],
    '2,-2',
  ],
  [
    'merging',
    { turn: 'family', family: { legend: '0,-2', haints: { '1,0': 1 }, bag: { u_merging: 1 } } },
    ['jar ability', 'activate u_merging', 'choose other', 'shift all 1,0 1,-1'],
    '1,-1',
  ],
  [
    'the tile that moves a legend',
    { mode: 'ch3', turn: 'family', family: lone, tiles: { wild: ['b_move_legend'] } },
    ['jar wild', 'tile b_move_legend', 'shift legend 0,-2 1,-3'],
    '1,-3',
  ],
  [
    'a haint lured by a card',
    {
      protectors: { legend: '0,2', haints: {}, hand: ['t_yellow_dog'] },
      family: { legend: '0,-2', haints: { '0,0': 1 } },
    },
    ['card t_yellow_dog', 'shift haint 0,0 0,1'],
    '0,1',
  ],
];

describe('a goad token', () => {
  test.each(arrivals)('HC-LGD-PRI-4 is gone under %s', (_, at, texts, goad) => {
    const played = play(priscilla({ ...at, goads: [goad, '3,-2'] }), ...texts);
    expect(played.state.goads).toEqual(goads(['3,-2']));
    expect(eventsOf(played, 'goadLost')).toEqual([{ type: 'goadLost', hex: hex(goad) }]);
  });

  test('HC-LGD-PRI-4 stays when no unit comes: townsfolk and tokens do it no harm', () => {
    const s = priscilla({
      tracks: { protectors: 'b' },
      protectors: { legend: '0,2', haints: {} },
      family: lone,
      townsfolk: ['2,-2'],
      goads: ['1,-1', '-2,2'],
    });
    const { state } = play(s, 'jar legend', 'track', 'shift townsfolk 2,-2 1,-1');
    expect(state.goads).toEqual(goads(['1,-1', '-2,2']));
  });
});

describe('at the end of the round', () => {
  const last: Position = { turn: 'family', turnsTaken: 5, family: lone, goads: ['-1,3', '2,-2'] };
  const end = ['jar wild', 'done', 'end'];

  test('HC-LGD-PRI-5 HC-RND-5 HC-OQ-24 a haint appears on every hex with a token, the tokens return', () => {
    const s = priscilla({ ...last, protectors: { legend: '0,2', haints: { '0,0': 1 } } });
    const played = play(s, ...end);
    expect([haintsAt(played.state, 'protectors', '-1,3'), haintsAt(played.state, 'protectors', '2,-2')]).toEqual([
      1, 1,
    ]);
    expect(side(played.state, 'protectors').haintsLeft).toBe(side(s, 'protectors').haintsLeft - 2);
    expect(played.state.goads).toEqual([]);
    const order = played.events
      .map(({ type }) => type)
      .filter((type) => ['spawned', 'scored', 'roundEnded'].includes(type));
    expect(order).toEqual(['spawned', 'spawned', 'scored', 'roundEnded']);
  });

  test('HC-LGD-PRI-5 not at the end of a turn before', () => {
    const { state } = play(priscilla({ ...last, turnsTaken: 3 }), ...end);
    expect(haintsAt(state, 'protectors', '2,-2')).toBe(0);
    expect(state.goads).toEqual(goads(['-1,3', '2,-2']));
  });

  test('HC-LGD-PRI-5 HC-SPWN-5 without a haint in possessions none appears', () => {
    const haints = { '0,2': 3, '0,1': 4, '1,0': 4, '1,1': 4 };
    const { state } = play(priscilla({ ...last, protectors: { legend: '0,2', haints } }), ...end);
    expect(haintsAt(state, 'protectors', '2,-2')).toBe(0);
    expect(state.goads).toEqual([]);
  });

  const fourteen = { '0,2': 2, '0,1': 4, '1,0': 4, '1,1': 4 };

  test('HC-LGD-PRI-5 HC-SPWN-5 with one haint left the Protectors say on which of the two hexes', () => {
    const s = priscilla({ ...last, protectors: { legend: '0,2', haints: fourteen } });
    const asked = play(s, ...end).state;
    expect(harrow.pending(asked)).toMatchObject({ kind: 'decision', seat: 0 });
    expect(legalTexts(asked)).toEqual(['put haint -1,3', 'put haint 2,-2']);
    expect(asked.round).toBe(1);
    const played = play(asked, 'put haint 2,-2');
    const at = (name: string) => haintsAt(played.state, 'protectors', name);
    expect([at('-1,3'), at('2,-2')]).toEqual([0, 1]);
    expect(played.state.goads).toEqual([]);
    expect(eventsOf(played, 'goadLost')).toEqual([]);
    expect(played.state.round).toBe(2);
    expect(played.state).toAllow('jar wild');
  });

  test('HC-LGD-PRI-5 HC-SPWN-4 nothing is asked where only one of the hexes is open', () => {
    const s = priscilla({
      ...last,
      protectors: { legend: '0,2', haints: fourteen },
      buildings: ['2,-2'],
    });
    const { state } = play(s, ...end);
    expect(haintsAt(state, 'protectors', '-1,3')).toBe(1);
    expect(state.round).toBe(2);
  });

  test('HC-LGD-PRI-5 the choice is in the position, and reads back', () => {
    const asked = play(priscilla({ ...last, protectors: { legend: '0,2', haints: fourteen } }), ...end).state;
    const read = readPosition(writePosition(asked));
    expect(read.ok && legalTexts(read.state)).toEqual(legalTexts(asked));
  });
});
