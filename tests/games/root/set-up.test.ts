import { describe, expect, test } from 'vitest';
import { isLively, seatedAtRandom } from '../../../src/engine/games/root/config.ts';
import { autumn } from '../../../src/engine/games/root/content/maps/autumn.ts';
import { quests } from '../../../src/engine/games/root/content/quests.ts';
import { type FactionId, factionIds } from '../../../src/engine/games/root/factions/ids.ts';
import { startingItems } from '../../../src/engine/games/root/factions/vagabond/characters.ts';
import { root } from '../../../src/engine/games/root/root.ts';
import { itemSupply } from '../../../src/engine/games/root/state/items.ts';
import { placeNames } from '../../../src/engine/games/root/state/places.ts';
import type { RootState } from '../../../src/engine/games/root/state.ts';
import { can, legal, play, toDecide } from './play.ts';
import { ownOf, points, sideOf, supporters, there } from './scene.ts';

const begin = (...players: FactionId[]): RootState => root.setup({ players, map: 'autumn', deck: 'standard' }, 1);
const names = (places: readonly number[]) => places.map((place) => placeNames[place]);

describe('set-up', () => {
  test('RT-TV-201 RT-SU-1 RT-SU-3 RT-SU-4 RT-SU-6 RT-SU-7 RT-6.3.1 RT-6.3.2 RT-6.3.3 RT-7.3.2 RT-8.3.4 three factions', () => {
    const s = begin('wa', 'mc', 'ed');
    expect(toDecide(s)).toBe('mc');
    const kept = play(s, 'keep c1');
    const clearings = autumn.suits.map((_, at) => there(kept, 'mc', 'warrior', `c${at + 1}`));
    expect([clearings, sideOf(kept, 'mc').left.warrior]).toEqual([[1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1], 14]);
    const done = play(kept, 'place sawmill c1', 'place workshop c5', 'place recruiter c9', 'corner c3');
    expect([
      there(done, 'ed', 'roost', 'c3'),
      there(done, 'ed', 'warrior', 'c3'),
      sideOf(done, 'ed').left.warrior,
    ]).toEqual([1, 6, 14]);
    expect([done.sides.map(({ hand }) => hand.length), supporters(done).length, done.deck.length]).toEqual([
      [3, 3, 3],
      3,
      42,
    ]);
    expect([legal(done), done.turn]).toEqual([
      ['leader builder', 'leader charismatic', 'leader commander', 'leader despot'],
      0,
    ]);
  });

  test('RT-TV-202 RT-5.1.3 RT-5.1.2 RT-SU-9 two players', () => {
    const s = begin('mc', 'ed');
    expect(s.deck).toHaveLength(44);
    const everywhere = [...s.deck, ...s.sides.flatMap(({ hand }) => hand)];
    expect(everywhere.filter((card) => card.endsWith('dominance'))).toEqual([]);
    const done = play(
      s,
      'keep c1',
      'place sawmill c1',
      'place workshop c5',
      'place recruiter c9',
      'corner c3',
      'leader builder',
    );
    expect([points(done, 'mc'), points(done, 'ed'), done.turn, done.active]).toEqual([0, 0, 1, 0]);
  });

  test('RT-TV-203 RT-6.3.4 RT-SU-5 RT-OQ-16 starting buildings where slots are free', () => {
    const s = play(begin('mc', 'ed'), 'keep c4');
    expect(legal(s)).toEqual(['place sawmill c4', 'place sawmill c8', 'place sawmill c9', 'place sawmill c12']);
    expect(can(play(s, 'place sawmill c12'), 'place workshop c12')).toBe(false);
    expect(play(s, 'place sawmill c8', 'place workshop c8', 'place recruiter c4').flow[0].kind).toBe('setUp');
    const free = (corner: string) => legal(play(begin('mc', 'ed'), `keep ${corner}`)).map((text) => text.split(' ')[2]);
    expect([free('c1'), free('c2'), free('c3')]).toEqual([
      ['c1', 'c5', 'c9', 'c10'],
      ['c2', 'c5', 'c6', 'c10'],
      ['c3', 'c6', 'c7', 'c11'],
    ]);
  });

  test('RT-TV-204 RT-5-3 the Eyrie’s corner', () => {
    const s = play(begin('mc', 'ed'), 'keep c2', 'place sawmill c2', 'place workshop c5', 'place recruiter c10');
    expect(legal(s)).toEqual(['corner c4']);
    expect(legal(begin('ed', 'wa', 'vb'))).toEqual(['corner c1', 'corner c2', 'corner c3', 'corner c4']);
  });

  test('RT-TV-205 RT-9.3.1 RT-9.3.2 RT-9.3.3 RT-9.3.4 RT-9.3.5 RT-9.3.6 RT-SU-2 RT-SU-8 RT-5.1.4 the Vagabond', () => {
    const s = begin('mc', 'ed', 'wa', 'vb');
    const chosen = play(
      s,
      'keep c1',
      'place sawmill c1',
      'place workshop c5',
      'place recruiter c9',
      'corner c3',
      'leader builder',
    );
    expect(legal(chosen)).toEqual(['character thief', 'character tinker', 'character ranger']);
    const thief = play(chosen, 'character thief');
    expect(legal(thief)).toEqual(['start fa', 'start fb', 'start fc', 'start fd', 'start fe', 'start ff', 'start fg']);
    const { vb, ruins } = root.writePosition(play(thief, 'start fd')) as {
      vb: { items: string[]; relations: object };
      ruins: Record<string, string>;
    };
    expect(vb.items).toEqual(['boot', 'tea', 'sword', 'torch']);
    expect([s.quests.open.length, s.quests.deck.length]).toEqual([3, 12]);
    expect([Object.keys(ruins), Object.values(ruins).sort()]).toEqual([
      ['c6', 'c10', 'c11', 'c12'],
      ['bag', 'boot', 'hammer', 'sword'],
    ]);
    expect(vb.relations).toEqual({ mc: 'indifferent', ed: 'indifferent', wa: 'indifferent' });
  });

  test('RT-OQ-25 without him the ruins are empty, and there', () => {
    expect(begin('mc', 'ed').ruins.map(({ items }) => items)).toEqual([[], [], [], []]);
  });

  test('RT-5.1.5 RT-DATA-8 RT-B.1 RT-G.1.23 RT-G.1.33 items of the supply, the ruins and the characters', () => {
    expect(begin('mc', 'ed').supply).toEqual([2, 2, 2, 2, 2, 1, 1, 0]);
    expect(itemSupply.reduce((sum, n) => sum + n)).toBe(12);
    expect(Object.values(startingItems).every((items) => items.length === 4 && items.includes('torch'))).toBe(true);
    expect(Object.values(quests)).toHaveLength(15);
  });

  test('RT-5.1.1 RT-5.1.7 RT-SU-10 RT-5-1 the first player is random, the others follow as they sit', () => {
    const first = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const { players } = seatedAtRandom(factionIds, seed);
      first.add(players[0]);
      const at = players.indexOf('mc');
      expect([...players.slice(at), ...players.slice(0, at)]).toEqual(factionIds);
    }
    expect([...first].sort()).toEqual(['ed', 'mc', 'vb', 'wa']);
    // Whoever begins, the Marquise sets up first.
    expect(toDecide(begin('ed', 'vb', 'mc'))).toBe('mc');
  });

  test('RT-5.2 RT-SU-11 RT-OQ-135 mixes that are lively enough; others are allowed', () => {
    expect(isLively(['mc', 'ed'])).toBe(true);
    for (const pair of [
      ['mc', 'wa'],
      ['mc', 'vb'],
      ['ed', 'wa'],
      ['ed', 'vb'],
      ['wa', 'vb'],
    ] as const)
      expect(isLively(pair)).toBe(false);
    for (const trio of [
      ['mc', 'ed', 'vb'],
      ['mc', 'ed', 'wa'],
      ['mc', 'wa', 'vb'],
    ] as const)
      expect(isLively(trio)).toBe(true);
    expect([isLively(['ed', 'wa', 'vb']), isLively(factionIds)]).toEqual([false, true]);
    expect(root.readConfig({ players: ['vb', 'mc'], map: 'autumn', deck: 'standard' })).toBeDefined();
  });
});

describe('the autumn map', () => {
  test('RT-DATA-3 RT-2.2.2 RT-G.1.12 RT-C.0 RT-NO-1 twelve clearings, eighteen paths, seven forests', () => {
    expect([autumn.bySuit.fox, autumn.bySuit.rabbit, autumn.bySuit.mouse].map(names)).toEqual([
      ['c1', 'c6', 'c8', 'c12'],
      ['c3', 'c4', 'c5', 'c10'],
      ['c2', 'c7', 'c9', 'c11'],
    ]);
    expect(autumn.paths.flat()).toHaveLength(36);
    for (const [at, around] of autumn.paths.entries()) for (const to of around) expect(autumn.paths[to]).toContain(at);
    for (const [at, around] of autumn.rivers.entries())
      for (const to of around) expect(autumn.rivers[to]).toContain(at);
    expect([autumn.slots.reduce((sum, n) => sum + n), names(autumn.ruins)]).toEqual([22, ['c6', 'c10', 'c11', 'c12']]);
    expect(names(autumn.corners)).toEqual(['c1', 'c3', 'c2', 'c4']);
    expect([0, 1, 2, 3].map((at) => names([autumn.opposite[at]])[0])).toEqual(['c3', 'c4', 'c1', 'c2']);
  });

  test('RT-2.4.1-1 RT-2.4.1-2 RT-DATA-3 forests and what they touch', () => {
    const forests: Record<string, string> = {
      fa: 'c1 c2 c5 c10 fb fc',
      fb: 'c1 c9 c10 c12 fa fc fd',
      fc: 'c2 c6 c10 c11 c12 fa fb fe ff',
      fd: 'c4 c9 c12 fb fg',
      fe: 'c3 c7 c11 c12 fc ff fg',
      ff: 'c3 c6 c11 fc fe',
      fg: 'c4 c7 c8 c12 fd fe',
    };
    for (const [name, around] of Object.entries(forests)) {
      expect(names(autumn.slips[placeNames.indexOf(name)]).join(' ')).toBe(around);
    }
  });
});

describe('turns', () => {
  test('RT-1.4.1-1 RT-1.4.1-2 RT-TL-9 RT-0.2 Birdsong, Daylight, Evening, then the next player', () => {
    const s = play(
      begin('mc', 'ed'),
      'keep c1',
      'place sawmill c1',
      'place workshop c5',
      'place recruiter c9',
      'corner c3',
      'leader builder',
    );
    // The wood of Birdsong has been placed: nobody was asked.
    expect([s.phase, there(s, 'mc', 'wood', 'c1')]).toEqual(['daylight', 1]);
    const next = play(s, ...(s.step === 'craft' ? ['end'] : ['done']));
    expect([toDecide(next), next.phase, ownOf(next, 'mc', 'actions')]).toEqual(['ed', 'birdsong', 0]);
  });
});
