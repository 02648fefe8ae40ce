import { describe, test } from 'vitest';
import { type CardId, tacticIds } from '../../../../src/engine/games/harrow/state/cards.ts';
import type { Ability } from '../../../../src/engine/games/harrow/state/tokens.ts';
import { expect } from '../matchers.ts';
import { battleground, eventsOf, isOnOffer, legalTexts, play, side, toDecide } from '../play.ts';
import { type Position, position } from '../position.ts';

const hand: readonly CardId[] = ['t_rally', 't_over_yonder'];
const holding = (at: Position = {}) => position({ mode: 'ch2', ...at, protectors: { hand, ...at.protectors } });

describe('when a tactics card is played', () => {
  test('HC-CARD-1 before the jar action or after it', () => {
    const s = holding();
    expect(s).toOffer('card', ['card t_rally', 'card t_over_yonder']);
    const before = play(s, 'card t_rally', 'strengthen', 'jar wild', 'done').state;
    expect(battleground(before)).toBe('4:3');
    const after = play(s, 'jar wild', 'done', 'card t_rally', 'strengthen').state;
    expect(battleground(after)).toBe('4:3');
    expect(legalTexts(after)).toEqual(['end']);
  });

  test('HC-CARD-1 one in a turn: none after it, neither before nor after the action', () => {
    const { state } = play(holding(), 'card t_rally', 'strengthen');
    expect(state).toOffer('card', []);
    expect(play(state, 'jar wild', 'done').state).toOffer('card', []);
    expect(play(holding(), 'jar wild', 'done', 'card t_rally', 'strengthen').state).toOffer('card', []);
  });

  test('HC-CARD-1 another one in the next turn, in the same round', () => {
    const s = holding({ family: { bag: {} } });
    const theirs = play(s, 'card t_rally', 'done', 'jar wild', 'done', 'end').state;
    const mine = play(theirs, 'jar wild', 'done', 'end').state;
    expect(mine).toOffer('card', ['card t_over_yonder']);
  });

  test('HC-CARD-1 nobody must play one, and the hand stays', () => {
    const { state } = play(holding(), 'jar wild', 'done', 'end');
    expect(side(state, 'protectors').hand).toEqual(hand);
  });

  test('HC-CARD-1 HC-EX-8 MOVE value 5: no card after three of them, but before and after all five', () => {
    const s = holding({ protectors: { hand: ['t_rally'], legend: '0,2', haints: {}, rows: { move: 2 } } });
    const [there, back] = ['move 0,2 0,1 legend', 'move 0,1 0,2 legend'];
    const three = play(s, 'jar ability', 'ability move', there, back, there).state;
    expect(three).not.toAllow('card t_rally');
    expect(play(three, back, there).state).toAllow('card t_rally');
    const first = play(s, 'card t_rally', 'strengthen', 'jar ability', 'ability move', there, back, there, back, there);
    expect(legalTexts(first.state)).toEqual(['end']);
  });

  test.each([
    ['the choice of the row', ['jar ability']],
    ['wild actions', ['jar wild', 'strengthen']],
    ['the halves of the Legend jar', ['jar legend']],
    ['a half of the Legend jar done', ['jar legend', 'power']],
    ['laying paths', ['jar legend', 'track']],
    ['the free action and the attack', ['jar attack', 'strengthen']],
    ['the tree', ['jar attack', 'attack 0,1 0,-1']],
    ['kills', ['jar attack', 'attack 0,1 0,-1', 'tree red=4 blue=0']],
    ['the attack and the free action', ['jar attack', 'attack 0,1 0,-1', 'tree red=0 blue=0']],
  ])('HC-CARD-1 HC-TIM-1 never in the middle: %s', (_, actions) => {
    const s = holding({
      protectors: { legend: '0,2', haints: { '0,1': 2 } },
      family: { legend: '0,-2', haints: { '0,-1': 1 } },
    });
    expect(s).toAllow('card t_rally');
    expect(play(s, ...actions).state).toOffer('card', []);
  });

  test('HC-CARD-1 HC-CLN-2 never in clean-up', () => {
    const s = holding({ protectors: { legend: '0,2', haints: { '0,1': 1, '1,0': 1 } }, townsfolk: ['1,0'] });
    const acted = play(s, 'jar wild', 'done').state;
    expect(acted).toAllow('card t_rally');
    const { state } = play(acted, 'end');
    expect(state).toAllow('walk 1,0 0,1');
    expect(state).toOffer('card', []);
  });

  test('HC-CARD-1 never in the Family’s turn, even when the Protectors decide', () => {
    const s = holding({
      turn: 'family',
      protectors: { legend: '0,2', haints: { '0,1': 2 } },
      family: { legend: '0,-2', haints: { '0,-1': 2 }, hand: ['u_merging'] },
    });
    expect(s).toOffer('card', []);
    const { state } = play(s, 'jar attack', 'attack 0,-1 0,1', 'tree red=3 blue=2', 'done');
    expect(toDecide(state)).toBe('protectors');
    expect(legalTexts(state)).toEqual(['clash', 'done']);
  });

  test('HC-CARD-1 HC-RND-4 from chapter 3 on also between the flipped jar and its action', () => {
    const s = position({ mode: 'ch3', protectors: { hand: ['t_rally'] }, tiles: { wild: ['b_move'] } });
    const flipped = play(s, 'jar wild').state;
    expect(flipped).toAllow('card t_rally');
    const { state } = play(flipped, 'card t_rally', 'strengthen', 'act', 'done');
    expect(state).toOffer('card', []);
    expect(state).toAllow('tile b_move');
  });
});

describe('where the cards are', () => {
  test('HC-CARD-1 HC-OQ-18 a played card is discarded and does not come back', () => {
    const { state } = play(holding(), 'card t_rally', 'done');
    const own = side(state, 'protectors');
    expect(own.spent).toEqual(['t_rally']);
    expect(own.hand).toEqual(['t_over_yonder']);
    expect(own.deck).not.toContain('t_rally');
    expect(own.deck).toHaveLength(14);
  });

  const covering = (protectors: NonNullable<Position['protectors']>) =>
    play(
      holding({
        protectors: { legend: '0,2', haints: {}, rows: { move: 1 }, ...protectors },
        tokens: { '0,2': ['move'] },
      }),
      'jar wild',
      'done',
      'end',
    );

  test('HC-CARD-8 HC-TOK-3 covering a symbol draws the top card into the hand', () => {
    const played = covering({ hand: ['t_rally'], deckTop: ['t_banish', 't_holler'] });
    expect(side(played.state, 'protectors').hand).toEqual(['t_rally', 't_banish']);
    expect(side(played.state, 'protectors').deck.at(-1)).toBe('t_holler');
  });

  test('HC-CARD-8 HC-OQ-18 an empty pile gives nothing, and nothing is reshuffled', () => {
    const s = holding({
      protectors: { hand: [...tacticIds], legend: '0,2', haints: {}, rows: { move: 1 } },
      tokens: { '0,2': ['move'] },
    });
    const played = play(s, 'card t_rally', 'done', 'jar wild', 'done', 'end');
    expect(side(played.state, 'protectors').hand).toHaveLength(15);
    expect(side(played.state, 'protectors').spent).toEqual(['t_rally']);
    expect(eventsOf(played, 'cardDrawn')).toEqual([]);
  });

  test('HC-CARD-8 no hand limit: the sixteenth card is drawn too', () => {
    const all = tacticIds.filter((card) => card !== 't_banish');
    expect(side(covering({ hand: all }).state, 'protectors').hand).toEqual([...all, 't_banish']);
  });

  test('HC-CARD-8 the Family’s board draws an upgrade card', () => {
    const s = position({
      mode: 'ch2',
      turn: 'family',
      family: { legend: '0,-2', haints: {}, board: ['move', 'move'], deckTop: ['u_merging'] },
      tokens: { '0,-2': ['spawn'] },
    });
    const sorting = play(s, 'jar wild', 'done', 'end').state;
    expect(side(play(sorting, 'sort spawn bag').state, 'family').hand).toEqual([]);
    expect(side(play(sorting, 'sort spawn board').state, 'family').hand).toEqual(['u_merging']);
  });
});

describe('the advanced board of the Protectors', () => {
  const loops: Readonly<Record<Ability, (n: number) => string>> = {
    move: (n) => (n % 2 === 0 ? 'move 1,1 0,2 legend' : 'move 0,2 1,1 legend'),
    spawn: (n) => (n % 2 === 0 ? 'spawn 0,2' : 'spawn 1,1'),
    strengthen: () => 'strengthen',
  };

  /** How often the ability can be used with so many tokens in its row. */
  function uses(ability: Ability, tokens: number): number {
    const s = position({ mode: 'ch2', protectors: { legend: '1,1', haints: {}, rows: { [ability]: tokens } } });
    let { state } = play(s, 'jar ability', `ability ${ability}`);
    let n = 0;
    for (; isOnOffer(state, loops[ability](n)); n++) state = play(state, loops[ability](n)).state;
    expect(legalTexts(state)).toEqual(['end']);
    return n;
  }

  test.each([
    ['move', [3, 4, 5, 6, 6]],
    ['spawn', [3, 4, 5, 6, 6]],
    ['strengthen', [2, 3, 4, 5, 6]],
  ] as const)('HC-TRK-2 HC-GAP-3 HC-C2-3 the values of %s are %j', (ability, values) => {
    expect([0, 1, 2, 3, 4].map((tokens) => uses(ability, tokens))).toEqual(values);
  });

  /** Cards drawn by the token that comes to lie on each space of the row. */
  function drawsOf(mode: 'ch1' | 'ch2', ability: Ability): number[] {
    return [2, 3, 4, 5, 6].map((space) => {
      const s = position({
        mode,
        protectors: { legend: '0,2', haints: {}, rows: { [ability]: space - 2 } },
        tokens: { '0,2': [ability] },
      });
      return eventsOf(play(s, 'jar wild', 'done', 'end'), 'cardDrawn').length;
    });
  }

  test('HC-TRK-3 HC-GAP-3 seven spaces draw a card: MOVE and SPAWN 3 and 5, STRENGTHEN 2, 4 and 5', () => {
    expect(drawsOf('ch2', 'move')).toEqual([0, 1, 0, 1, 0]);
    expect(drawsOf('ch2', 'spawn')).toEqual([0, 1, 0, 1, 0]);
    expect(drawsOf('ch2', 'strengthen')).toEqual([1, 0, 1, 1, 0]);
  });

  test('HC-TRK-3 HC-TRK-4 the basic side draws none', () => {
    for (const ability of ['move', 'spawn', 'strengthen'] as const) {
      expect(drawsOf('ch1', ability)).toEqual([0, 0, 0, 0, 0]);
    }
  });
});

test('HC-TIM-1 HC-CLN-3 the Protectors: steps and card, jar, steps, clean-up, what was set aside, next seat', () => {
  const s = position({
    mode: 'ch2',
    protectors: { hand: ['t_banish', 't_rally'], legend: '1,1', haints: { '1,0': 1, '0,2': 1 }, cubes: 6, scrolls: 1 },
    paths: { '0,1': 1 },
    townsfolk: ['1,0'],
    tokens: { '1,0': ['move'] },
  });
  const played = play(
    s,
    ...['move 1,1 0,1 legend', 'card t_banish', 'choose 2'],
    ...['jar wild', 'strengthen', 'done', 'move 0,2 0,1 haint=1', 'end', 'walk 1,0 0,1'],
  );
  expect(played.events.map(({ type }) => type)).toEqual([
    'moved',
    'cardPlayed',
    'cubesBanished',
    'jarBroken',
    'wildTaken',
    'strengthened',
    'moved',
    'cubesDiscarded',
    'tokenCollected',
    'townsfolkWalked',
    'banishedBack',
    'turnBegan',
  ]);
});

test('HC-TIM-1 HC-ABL-3 the Family’s Ability jar: draw, return, an upgrade card, then token by token', () => {
  const s = position({
    mode: 'ch2',
    turn: 'family',
    family: { legend: '0,-2', haints: {}, bag: { strengthen: 4 }, hand: ['u_sound_fury'] },
  });
  const drawn = play(s, 'jar ability').state;
  expect(drawn).toOffer('card', []);
  expect(drawn).toOffer('strengthen', []);
  const { state } = play(drawn, 'return strengthen', 'strengthen', 'card u_sound_fury', 'strengthen');
  expect(state).toAllow('activate u_sound_fury');
  expect(play(state, 'done', 'end').state).toOffer('card', []);
});
