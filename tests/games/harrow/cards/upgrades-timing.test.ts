import { describe, test } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { type UpgradeId, upgradeIds } from '../../../../src/engine/games/harrow/state/cards.ts';
import { bagTokens } from '../../../../src/engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { sum } from '../../../../src/engine/kit/sum.ts';
import { expect } from '../matchers.ts';
import { battleground, eventsOf, legalTexts, play, side } from '../play.ts';
import { type Position, position } from '../position.ts';

const family = { legend: '0,-2', haints: { '0,-1': 1 } };
const at = (own: NonNullable<Position['family']> = {}, more: Position = {}) =>
  position({ mode: 'ch2', turn: 'family', ...more, family: { ...family, ...own } });
const jar = (own: NonNullable<Position['family']> = {}) => play(at(own), 'jar ability').state;
const drawn = (s: HarrowState) => sum(side(s, 'family').drawn);
const inBag = (s: HarrowState) => sum(side(s, 'family').bag);

/** Returns tokens as long as the rules ask for it; how many were drawn, returned and kept. */
function drawing(s: HarrowState): { draw: number; back: number; keep: number; state: HarrowState } {
  let state = play(s, 'jar ability').state;
  const draw = drawn(state);
  let back = 0;
  for (let options = legalTexts(state, 'return'); options.length > 0; options = legalTexts(state, 'return')) {
    state = play(state, options[0]).state;
    back++;
  }
  return { draw, back, keep: drawn(state), state };
}

const fixed = (tokens: number) => new Array<'move'>(tokens).fill('move');

describe('drawing and returning', () => {
  test('HC-EX-30 HC-TRK-12 HC-ABL-3 at the start: draw 4, return 1, activate 3', () => {
    const s = at();
    const { state, ...counts } = drawing(s);
    expect(counts).toEqual({ draw: 4, back: 1, keep: 3 });
    expect(inBag(state)).toBe(inBag(s) - 3);
    expect(legalTexts(play(s, 'jar ability').state).every((text) => text.startsWith('return '))).toBe(true);
  });

  test.each([
    ['HC-EX-31', ['move', 'spawn'], {}, { draw: 5, back: 1, keep: 4 }],
    ['HC-EX-33', ['move'], {}, { draw: 5, back: 2, keep: 3 }],
    [
      'HC-EX-32',
      ['move', 'move', 'spawn', 'spawn'],
      { bag: { move: 3, spawn: 2, strengthen: 1 } },
      { draw: 6, back: 2, keep: 4 },
    ],
  ] as const)('HC-EX-31 HC-EX-32 HC-EX-33 %s', (_, board, more, counts) => {
    const { state: _state, ...found } = drawing(at({ board, ...more }));
    expect(found).toEqual(counts);
  });

  test.each([
    [1, 4, 1],
    [2, 5, 2],
    [3, 5, 1],
    [4, 6, 2],
    [5, 7, 3],
    [6, 8, 4],
    [7, 6, 1],
    [8, 7, 2],
    [9, 8, 3],
    [10, 9, 4],
    [11, 7, 1],
    [12, 8, 2],
  ])('HC-TRK-11 HC-TRK-12 with space %i covered last: draw %i, return %i', (space, draw, back) => {
    const s = at({ board: fixed(space - 1), bag: { move: 4, spawn: 4, strengthen: 4 } });
    const { state: _state, ...found } = drawing(s);
    expect(found).toEqual({ draw, back, keep: draw - back });
  });

  test.each([
    [3, 0],
    [2, 0],
    [0, 0],
  ])('HC-TRK-13 HC-ABL-5 with %i tokens in the bag at 4-1 all are drawn, none returned', (tokens, back) => {
    const { state: _state, ...found } = drawing(at({ bag: { spawn: tokens } }));
    expect(found).toEqual({ draw: tokens, back, keep: tokens });
  });

  test('HC-TRK-12 which ones is the player’s choice, an upgrade token too', () => {
    const s = jar({ bag: { move: 1, spawn: 1, strengthen: 1, u_merging: 1 } });
    expect(s).toOffer('return', ['return move', 'return spawn', 'return strengthen', 'return u_merging']);
    const { state } = play(s, 'return u_merging');
    expect(state).not.toAllow('activate u_merging');
    expect(state).toAllow('strengthen');
    const kept = play(s, 'return strengthen').state;
    expect(kept).toAllow('activate u_merging');
    expect(kept).not.toAllow('strengthen');
  });

  test('HC-TRK-14 returned tokens are in the bag at once and not sorted in clean-up', () => {
    const s = play(jar({ bag: { move: 1, spawn: 1, strengthen: 2 } }), 'return move').state;
    expect(side(s, 'family').bag[bagTokens.indexOf('move')]).toBe(1);
    const sorting = play(s, 'done', 'end').state;
    expect(legalTexts(sorting).some((text) => text.startsWith('sort move'))).toBe(false);
    expect(sorting).toAllow('sort spawn board');
  });

  test('HC-TRK-10 the basic side asks for nothing back', () => {
    const { state: _state, ...found } = drawing(position({ turn: 'family' }));
    expect(found).toEqual({ draw: 3, back: 0, keep: 3 });
  });
});

describe('card symbols', () => {
  test.each(Array.from({ length: 11 }, (_, i) => i + 2))('HC-TRK-15 HC-TOK-4 covering space %i', (space) => {
    const s = play(at({ board: fixed(space - 2), bag: { move: 1 } }), 'jar ability', 'done', 'end', 'sort move board');
    const cards = [4, 6, 8, 10, 12].includes(space) ? 1 : 0;
    expect(side(s.state, 'family').hand).toHaveLength(cards);
    expect(eventsOf(s, 'cardDrawn')).toHaveLength(cards);
  });

  test('HC-TRK-15 a token put in the bag draws nothing', () => {
    const { state } = play(at({ board: fixed(2), bag: { move: 1 } }), 'jar ability', 'done', 'end', 'sort move bag');
    expect(side(state, 'family').hand).toEqual([]);
  });

  test('HC-TRK-16 HC-C2-4 nine cards, three in hand at the start', () => {
    const s = harrow.setup({ mode: 'ch2', map: 'a', north: 'family' }, 7);
    const { hand, deck } = side(s, 'family');
    expect([hand.length, deck.length]).toEqual([3, 6]);
    expect([...hand, ...deck].sort()).toEqual([...upgradeIds].sort());
  });

  test('HC-CARD-8 HC-OQ-18 HC-TRK-16 the top card comes to the hand; an empty pile gives nothing', () => {
    const cover = ['jar ability', 'done', 'end', 'sort move board'];
    const s = play(at({ board: fixed(2), bag: { move: 1 }, deckTop: ['u_merging'] }), ...cover).state;
    expect(side(s, 'family').hand).toEqual(['u_merging']);
    const all = play(at({ board: fixed(2), bag: { move: 1 }, hand: upgradeIds }), ...cover);
    expect(side(all.state, 'family').hand).toHaveLength(upgradeIds.length);
    expect(eventsOf(all, 'cardDrawn')).toEqual([]);
  });
});

const costs: readonly (readonly [UpgradeId, 'move' | 'spawn' | 'strengthen'])[] = [
  ['u_meeting_house', 'move'],
  ['u_storm_walker', 'move'],
  ['u_psychopomp', 'move'],
  ['u_faceless_portraits', 'spawn'],
  ['u_distant_stirring', 'spawn'],
  ['u_merging', 'spawn'],
  ['u_sound_fury', 'strengthen'],
  ['u_knitted_fate', 'strengthen'],
  ['u_knife_dark', 'strengthen'],
];

describe('playing an upgrade', () => {
  test.each(costs)('HC-CARD-2 HC-CARD-3 HC-CARD-4 %s costs a drawn %s token', (card, cost) => {
    const others = { move: 1, spawn: 1, strengthen: 1, [cost]: 0 };
    expect(jar({ bag: others, hand: [card] })).not.toAllow(`card ${card}`);
    const s = jar({ bag: { [cost]: 1 }, hand: [card] });
    const kind = bagTokens.indexOf(cost);
    const { state } = play(s, `card ${card}`);
    expect(state.box[kind]).toBe(s.box[kind] + 1);
    expect(side(state, 'family').drawn[kind]).toBe(0);
    expect(side(state, 'family').hand).toEqual([]);
    expect(side(state, 'family').spent).toEqual([card]);
    const { armed, drawn: lying } = side(state, 'family');
    expect(armed.length + lying[bagTokens.indexOf(card)]).toBe(1);
    if (armed.length === 0) expect(legalTexts(state)).toEqual([`activate ${card}`, 'done']);
    else expect(state).toAllow('end');
  });

  test('HC-CARD-2 at most one an activation', () => {
    const s = jar({ bag: { move: 1, strengthen: 2 }, hand: ['u_sound_fury', 'u_knife_dark', 'u_meeting_house'] });
    expect(s).toOffer('card', ['card u_sound_fury', 'card u_knife_dark', 'card u_meeting_house']);
    const once = play(s, 'card u_sound_fury').state;
    expect(once).toOffer('card', []);
    expect(play(once, 'activate u_sound_fury', 'strengthen', 'strengthen').state).toOffer('card', []);
  });

  test('HC-CARD-2 HC-RND-5 and again in the next round', () => {
    const s = at({ bag: { strengthen: 2 }, hand: ['u_sound_fury', 'u_knife_dark'] }, { turnsTaken: 5 });
    const { state } = play(
      s,
      ...['jar ability', 'card u_sound_fury', 'done', 'end', 'sort strengthen bag', 'sort u_sound_fury bag'],
      'jar ability',
    );
    expect(state).toAllow('card u_knife_dark');
  });

  test('HC-CARD-2 the token must not be used yet', () => {
    const one = jar({ bag: { strengthen: 1, move: 1 }, hand: ['u_sound_fury'] });
    expect(play(one, 'strengthen').state).not.toAllow('card u_sound_fury');
    const two = jar({ bag: { strengthen: 2 }, hand: ['u_sound_fury'] });
    expect(play(two, 'strengthen').state).toAllow('card u_sound_fury');
  });

  test('HC-CARD-2 nor returned', () => {
    const s = jar({ bag: { strengthen: 1, move: 3 }, hand: ['u_sound_fury'] });
    expect(s).toOffer('card', []);
    expect(play(s, 'return strengthen').state).not.toAllow('card u_sound_fury');
    expect(play(s, 'return move').state).toAllow('card u_sound_fury');
  });

  test('HC-CARD-2 only with the Ability jar', () => {
    const s = at({ bag: { strengthen: 1 }, hand: ['u_sound_fury'] });
    expect(s).toOffer('card', []);
    for (const each of ['jar wild', 'jar legend', 'jar attack']) expect(play(s, each).state).toOffer('card', []);
    expect(play(s, 'jar ability', 'strengthen').state).toOffer('card', []);
  });

  test('HC-CARD-3 the new token may wait for clean-up unused', () => {
    const s = jar({ bag: { strengthen: 1 }, hand: ['u_sound_fury'] });
    const { state } = play(s, 'card u_sound_fury', 'done', 'end');
    expect(legalTexts(state)).toEqual(['sort u_sound_fury bag', 'sort u_sound_fury board']);
    expect(battleground(state)).toBe('3:3');
  });

  test('HC-CARD-3 HC-TRK-15 on the board it covers a card symbol like any token', () => {
    const s = jar({ bag: { strengthen: 1 }, hand: ['u_sound_fury'], board: fixed(2), deckTop: ['u_merging'] });
    const { state } = play(s, 'card u_sound_fury', 'done', 'end', 'sort u_sound_fury board');
    expect(side(state, 'family').board).toEqual(['move', 'move', 'u_sound_fury']);
    expect(side(state, 'family').hand).toEqual(['u_merging']);
  });

  test('HC-CARD-3 drawn again, it is activated again', () => {
    const s = jar({ bag: { u_sound_fury: 1, spawn: 1 } });
    expect(s).toAllow('activate u_sound_fury');
    const { state } = play(s, 'activate u_sound_fury', 'strengthen', 'strengthen');
    expect(state).not.toAllow('activate u_sound_fury');
    expect(state).toAllow('spawn 0,-2');
  });
});

describe('one token at a time', () => {
  const own = {
    bag: { u_sound_fury: 1, u_storm_walker: 1, spawn: 1 },
    hand: ['u_merging'],
  } as const;

  test('HC-CARD-5 no other token, and no card, before all parts are resolved', () => {
    const s = play(jar(own), 'activate u_sound_fury', 'strengthen').state;
    expect(legalTexts(s)).toEqual(['strengthen', 'done']);
    const walking = play(at({ ...own, haints: { '2,-2': 1 } }, { storms: ['2,-1'] }), 'jar ability').state;
    const asked = play(walking, 'activate u_storm_walker').state;
    expect(legalTexts(asked)).toEqual(['choose ability', 'choose other', 'done']);
    const moving = play(asked, 'choose ability').state;
    expect([...legalTexts(moving, 'activate'), ...legalTexts(moving, 'card')]).toEqual([]);
  });

  test('HC-CARD-5 in any order among the tokens', () => {
    const first = play(jar(own), 'spawn 0,-2', 'activate u_sound_fury', 'strengthen', 'strengthen').state;
    expect(first).toAllow('activate u_storm_walker');
    expect(play(jar(own), 'activate u_storm_walker', 'done').state).toAllow('spawn 0,-2');
  });
});
