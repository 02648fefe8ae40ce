import { describe, test } from 'vitest';
import { completeConfig } from '../../../../src/engine/games/harrow/config.ts';
import { upgrades } from '../../../../src/engine/games/harrow/content/cards/upgrades.ts';
import { hasIcon, type Terrain, terrainOf } from '../../../../src/engine/games/harrow/content/maps/layout.ts';
import { maps } from '../../../../src/engine/games/harrow/content/maps/maps.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { invariantBreaks } from '../../../../src/engine/games/harrow/invariants.ts';
import { tacticIds, upgradeIds } from '../../../../src/engine/games/harrow/state/cards.ts';
import { familyLegends, protectorsLegends } from '../../../../src/engine/games/harrow/state/players.ts';
import type { Config } from '../../../../src/engine/games/harrow/state/set-up.ts';
import { bagTokens, tokenKinds } from '../../../../src/engine/games/harrow/state/tokens.ts';
import { expect } from '../matchers.ts';
import { bagOf, eventsOf, legalTexts, play, points, side, toDecide } from '../play.ts';
import { hex, position } from '../position.ts';

const config: Config = { mode: 'ch2', map: 'a', north: 'family' };
const setup = (seed: number, more: Partial<Config> = {}) => harrow.setup({ ...config, ...more }, seed);
const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

describe('HC-C2-1 as chapter 1', () => {
  test.each(['a', 'b'] as const)('HC-C2-1 map %s: corners, units, cubes, wild tokens, bag, jars, lantern', (map) => {
    const [first, second] = (['ch1', 'ch2'] as const).map((mode) =>
      harrow.setup({ mode, map, north: 'protectors' }, 3),
    );
    for (const key of ['townsfolk', 'buildings', 'lantern', 'active', 'wildSupply', 'storms', 'paths'] as const) {
      expect(second[key]).toEqual(first[key]);
    }
    for (const seat of [0, 1]) {
      const { hand: _, deck: __, ...own } = second.seats[seat];
      expect(first.seats[seat]).toMatchObject(own);
    }
    expect(toDecide(second)).toBe('protectors');
    expect(second.slots.flat()).toEqual([]);
  });

  test('HC-C2-1 every haint killed is a point at once', () => {
    const s = position({
      mode: 'ch2',
      protectors: { legend: '0,2', haints: { '0,1': 1 }, cubes: 4 },
      family: { haints: { '0,-1': 3 } },
    });
    const { state } = play(s, 'jar attack', 'attack 0,1 0,-1', 'tree red=4 blue=0', 'strike', 'strike');
    expect(points(state)).toBe('2:0');
    expect(side(state, 'family').haintsLeft).toBe(14);
  });

  test('HC-C2-1 seven points end the game, otherwise the lantern passes', () => {
    const last = (red: number) =>
      play(
        position({
          mode: 'ch2',
          turn: 'family',
          turnsTaken: 5,
          protectors: { legend: '0,0', haints: {}, points: red },
          family: { haints: {} },
        }),
        ...['jar wild', 'done', 'end'],
      );
    expect(last(6).state.result).toEqual({ winner: 0, scores: [7, 0] });
    const on = last(5);
    expect(on.state.result).toBeUndefined();
    expect(eventsOf(on, 'roundBegan')).toMatchObject([{ round: 2, lantern: 1 }]);
    expect(toDecide(on.state)).toBe('family');
  });
});

describe('legends', () => {
  const pairs = protectorsLegends.flatMap((protectors) =>
    familyLegends.map((family) => ({ protectors, family }) as const),
  );

  test.each(pairs)('HC-C2-2 $protectors against $family', (legends) => {
    const s = setup(1, { legends });
    expect(s.seats.map(({ legend }) => legend)).toEqual([legends.protectors, legends.family]);
    expect(invariantBreaks(s)).toEqual([]);
    expect(play(s, 'jar legend').events).toMatchObject([{ type: 'jarBroken' }]);
  });

  test('HC-C2-2 undecided, any of five and any of six may come', () => {
    const chosen = times(300, (seed) => completeConfig({ mode: 'ch2' }, seed).legends);
    expect(new Set(chosen.map((legends) => legends?.protectors))).toEqual(
      new Set(['emmy', 'malachi', 'bernice', 'priscilla', 'skinless_boy']),
    );
    expect(new Set(chosen.map((legends) => legends?.family))).toEqual(
      new Set(['levi', 'corbin', 'kaine', 'odessa', 'willa', 'mildred']),
    );
  });

  test('HC-C2-2 chapter 1 leaves no choice', () => {
    expect(completeConfig({ mode: 'ch1' }, 5)).not.toHaveProperty('legends');
  });

  test('HC-C2-2 Bernice has two nails: with both driven one must come back before another is', () => {
    const at = { legend: '0,2', haints: { '0,1': 1, '-3,2': 1 } };
    const family = { legend: '0,-2', haints: { '0,0': 3 } };
    const step = 'shift haint -3,2 -3,1';
    const legends = { protectors: 'bernice' } as const;
    const driving = (nails: string[]) =>
      play(position({ mode: 'ch2', legends, protectors: at, family, nails }), 'jar legend', 'power', step).state;
    expect(driving([])).toAllow('put nail_haint 0,0');
    expect(driving(['haint@0,0'])).toAllow('put nail_haint 0,0');
    const both = driving(['haint@0,0', 'haint@0,0']);
    expect(both).toOffer('put', []);
    expect(play(both, 'take nail_haint 0,0').state).toAllow('put nail_haint 0,0');
  });

  test('HC-C2-2 Priscilla has two goad tokens, Malachi a rage token', () => {
    const goading = position({ mode: 'ch2', legends: { protectors: 'priscilla' }, protectors: { legend: '0,2' } });
    const laid = play(goading, 'jar legend', 'power', 'put goad 2,-2', 'put goad -2,2').state;
    expect(laid.goads.map((each) => each)).toEqual([hex('2,-2'), hex('-2,2')]);
    expect(laid).toOffer('put', []);
    const raging = position({
      mode: 'ch2',
      legends: { protectors: 'malachi' },
      protectors: { legend: '0,2', haints: {} },
      family: { haints: { '0,-1': 1 } },
    });
    const placed = play(raging, 'jar legend', 'power', 'put rage 0,1').state;
    expect(placed).toOffer('attack', ['attack 0,1 0,-1']);
    expect(placed).toOffer('put', []);
  });
});

test('HC-C2-3 HC-TRK-11 HC-EX-30 the advanced boards: the Family draws 4 and returns 1', () => {
  const played = play(position({ mode: 'ch2', turn: 'family' }), 'jar ability');
  const [{ tokens }] = eventsOf(played, 'tokensDrawn');
  expect(tokens.reduce((sum, n) => sum + n)).toBe(4);
  const token = bagTokens[tokens.findIndex((n) => n > 0)];
  const kept = play(played.state, `return ${token}`).state;
  expect(legalTexts(kept, 'return')).toEqual([]);
  expect(side(kept, 'family').drawn.reduce((sum, n) => sum + n)).toBe(3);
});

describe('cards', () => {
  test('HC-C2-4 HC-TRK-5 HC-TRK-16 three cards of 16 tactics, three of 9 upgrades, the rest a pile', () => {
    const s = setup(11);
    const [red, blue] = s.seats;
    expect([red.hand.length, red.deck.length, blue.hand.length, blue.deck.length]).toEqual([3, 13, 3, 6]);
    expect(new Set([...red.hand, ...red.deck])).toEqual(new Set(tacticIds));
    expect(new Set([...blue.hand, ...blue.deck])).toEqual(new Set(upgradeIds));
    expect([red.spent, blue.spent]).toEqual([[], []]);
  });

  test('HC-C2-4 shuffled: every card is about as often in the first hand and on top of the pile', () => {
    const games = times(960, (seed) => setup(seed).seats[0]);
    for (const card of tacticIds) {
      const inHand = games.filter(({ hand }) => hand.includes(card)).length;
      const onTop = games.filter(({ deck }) => deck.at(-1) === card).length;
      // 180 and 60 expected; more than five standard deviations of room
      expect(Math.abs(inHand - 180), card).toBeLessThan(65);
      expect(Math.abs(onTop - 60), card).toBeLessThan(40);
    }
  });

  test('HC-C2-4 chapter 1 has none', () => {
    for (const own of harrow.setup({ ...config, mode: 'ch1' }, 1).seats) expect([...own.hand, ...own.deck]).toEqual([]);
  });

  test('HC-C2-5 no upgrade token in the bag at the start', () => {
    expect(side(setup(4), 'family').bag).toEqual(bagOf({ move: 4, spawn: 2, strengthen: 2 }));
  });

  test.each(upgradeIds)('HC-C2-5 HC-CARD-3 the token of %s is there to be taken', (card) => {
    const s = position({
      mode: 'ch2',
      turn: 'family',
      family: { hand: [card], bag: { move: 1, spawn: 1, strengthen: 1 } },
    });
    const { state } = play(s, 'jar ability', `card ${card}`);
    const { drawn, armed } = side(state, 'family');
    // HC-CARD-6: a token that arms the next attack goes on the Attack jar at once
    const waits = upgrades[card].arms !== undefined;
    expect(drawn[bagTokens.indexOf(card)]).toBe(waits ? 0 : 1);
    expect(armed).toEqual(waits ? [card] : []);
    expect(legalTexts(state, 'activate')).toEqual(waits ? [] : [`activate ${card}`]);
  });
});

test.each([
  ['move', ['u_meeting_house', 'u_storm_walker', 'u_psychopomp']],
  ['spawn', ['u_faceless_portraits', 'u_distant_stirring', 'u_merging']],
  ['strengthen', ['u_sound_fury', 'u_knitted_fate', 'u_knife_dark']],
] as const)('HC-GAP-11 HC-CARD-2 a %s token pays for %j and nothing else', (cost, cards) => {
  const s = position({ mode: 'ch2', turn: 'family', family: { hand: [...upgradeIds], bag: { [cost]: 2 } } });
  expect(play(s, 'jar ability').state).toOffer(
    'card',
    cards.map((card) => `card ${card}`),
  );
});

describe('ability tokens', () => {
  /** Which kind lies on the icons of each terrain; fails if a terrain has two, or an icon not just one token. */
  function kindsOf(seed: number, map: 'a' | 'b'): Record<Terrain, string> {
    const s = setup(seed, { map });
    const found: Partial<Record<Terrain, string>> = {};
    for (let at = 0; at < 37; at++) {
      const counts = s.tokens.slice(at * 4, at * 4 + 4);
      const terrain = terrainOf(maps[map], at);
      if (terrain === undefined || !hasIcon(maps[map], at)) {
        expect(counts).toEqual([0, 0, 0, 0]);
        continue;
      }
      expect([...counts].sort()).toEqual([0, 0, 0, 1]);
      const kind = tokenKinds[counts.indexOf(1)];
      expect(found[terrain] ?? kind).toBe(kind);
      found[terrain] = kind;
    }
    return found as Record<Terrain, string>;
  }

  test.each(['a', 'b'] as const)('HC-C2-6 map %s: one kind to a terrain, a different one to each', (map) => {
    for (let seed = 0; seed < 20; seed++) {
      expect(Object.values(kindsOf(seed, map)).sort()).toEqual(['move', 'scroll', 'spawn', 'strengthen']);
    }
  });

  test('HC-C2-6 at random: all 24 ways come about equally often', () => {
    const ways = new Map<string, number>();
    for (let seed = 0; seed < 480; seed++) {
      const { plains, forest, bog, wetlands } = kindsOf(seed, 'a');
      const way = [plains, forest, bog, wetlands].join(' ');
      ways.set(way, (ways.get(way) ?? 0) + 1);
    }
    expect(ways.size).toBe(24);
    // 20 expected of each
    expect(Math.max(...ways.values())).toBeLessThan(45);
  });

  test('HC-C2-6 HC-COMP-1 the tokens come from the box', () => {
    const s = setup(9);
    expect(invariantBreaks(s)).toEqual([]);
    expect(s.box.reduce((sum, n) => sum + n)).toBe(20 + 15 + 15 + 10 - 8 - 18);
  });
});

describe('legend tracks', () => {
  test('HC-C2-7 HC-TRK-29 each player chooses the side, on its own', () => {
    for (const protectors of ['a', 'b'] as const) {
      for (const family of ['a', 'b'] as const) {
        const s = setup(2, { tracks: { protectors, family } });
        expect(s.seats.map(({ track }) => track)).toEqual([protectors, family]);
        expect(side(s, 'protectors').pathsLeft).toBe(protectors === 'a' ? 1 : 0);
        expect(invariantBreaks(s)).toEqual([]);
      }
    }
  });

  test('HC-C2-7 undecided, all four ways come; a choice is kept', () => {
    const ways = times(100, (seed) => completeConfig({ mode: 'ch2' }, seed).tracks);
    expect(new Set(ways.map((tracks) => `${tracks?.protectors}${tracks?.family}`)).size).toBe(4);
    const kept = times(20, (seed) => completeConfig({ mode: 'ch2', tracks: { family: 'b' } }, seed).tracks?.family);
    expect(new Set(kept)).toEqual(new Set(['b']));
  });

  test('HC-C2-7 the side decides what the track does', () => {
    const track = (side: 'a' | 'b') =>
      play(position({ mode: 'ch2', tracks: { protectors: side } }), 'jar legend', 'track').state;
    expect(legalTexts(track('a'), 'path').length).toBeGreaterThan(0);
    expect(track('a')).toOffer('shift', []);
    expect(legalTexts(track('b'), 'path')).toEqual([]);
    expect(track('b')).toAllow('shift townsfolk -3,0 -2,0');
  });
});
