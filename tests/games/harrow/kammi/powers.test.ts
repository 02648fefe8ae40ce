import { describe, test } from 'vitest';
import { goblinHex } from '../../../../src/engine/games/harrow/rules/kammi/kammi.ts';
import type { GoblinId } from '../../../../src/engine/games/harrow/state/players.ts';
import type { KammiSide } from '../kammi-side.ts';
import { expect } from '../matchers.ts';
import { eventsOf, haintsAt, legalTexts, play, side, toDecide } from '../play.ts';
import { hex, type Position } from '../position.ts';
import { kammis } from './table.ts';

const led = (kammi: GoblinId, own: KammiSide = {}, more: Position = {}) =>
  play(
    kammis({ legends: { kammi }, kammi: { first: '0,-3', second: '1,0', haints: {}, ...own }, ...more }),
    'jar legend',
  ).state;

describe('the Trickster', () => {
  const dolls = { '1,1': 'real', '3,0': 'decoy' } as const;

  test('HC-GBL-1 a doll comes to the goblin from a hex next to it', () => {
    const open = play(led('goblin_trickster', { dolls }), 'power').state;
    expect(legalTexts(open)).toEqual(['shift doll 1,1 1,0']);
    const { state } = play(open, 'shift doll 1,1 1,0');
    expect(state.kammi?.dolls[0].hex).toBe(hex('1,0'));
  });

  test('HC-GBL-1 HC-DOLL-2 HC-DOLL-4 without a carrier, and not to a second doll', () => {
    expect(led('goblin_trickster', { dolls: { '1,1': 'real', '1,0': 'decoy' } })).not.toAllow('power');
    expect(led('goblin_trickster', { dolls: { '3,0': 'real' } })).not.toAllow('power');
  });

  test('HC-KAM-45 HC-LEG-1 once a game', () => {
    const used = play(led('goblin_trickster', { dolls }), 'power', 'shift doll 1,1 1,0').state;
    expect(used.kammi?.power).toBe(false);
    expect(led('goblin_trickster', { dolls, power: false })).not.toAllow('power');
  });
});

describe('the Slanderer', () => {
  const family = { legend: '0,2', haints: { '1,1': 2, '2,0': 1, '-1,3': 1 } };
  const slander = (own: KammiSide = {}) =>
    led('goblin_slanderer', { spent: ['g_lure', 'g_toss'], hand: ['g_buried'], ...own }, { family });

  test('HC-GBL-2 HC-DIFF-9 an enemy haint falls on every hex next to it and scores; then it leaves, and cards in play with it', () => {
    const used = play(slander(), 'power');
    expect(
      eventsOf(used, 'killed')
        .map(({ hex: at, how }) => [at, how])
        .sort(),
    ).toEqual(
      [
        [hex('1,1'), 'power'],
        [hex('2,0'), 'power'],
      ].sort(),
    );
    expect([haintsAt(used.state, 'family', '1,1'), haintsAt(used.state, 'family', '-1,3')]).toEqual([1, 1]);
    expect(side(used.state, 'kammi').points).toBe(1);
    expect(goblinHex(used.state)).toBeUndefined();
    expect([side(used.state, 'kammi').secondHex, used.state.kammi?.discard]).toEqual([-1, ['g_lure', 'g_toss']]);
    expect(eventsOf(used, 'goblinLeft')).toMatchObject([{ hex: hex('1,0') }]);
  });

  test('HC-GBL-2 no goblin card for the rest of the game, and the first token still spawns and fights', () => {
    const { state } = play(slander({ haints: { '0,-3': 1 } }), 'power');
    expect(state).toOffer('card', []);
    const later = kammis({
      legends: { kammi: 'goblin_slanderer' },
      kammi: { first: '0,-1', second: 'off', revealed: true, hand: ['g_buried'], haints: {} },
    });
    expect(later).toOffer('card', []);
    expect(play(later, 'jar wild').state).toOffer('spawn', ['spawn 0,-1', 'spawn 0,-2']);
  });

  test('HC-GBL-4 everybody sees then which token was the goblin', () => {
    expect(eventsOf(play(slander(), 'power'), 'kammiRevealed')).toMatchObject([{ self: 'first' }]);
  });

  test('HC-ATK-21 of a nailed and a loose haint she says which', () => {
    const s = kammis({
      legends: { kammi: 'goblin_slanderer', protectors: 'bernice' },
      protectors: { legend: '0,2', haints: { '1,1': 2 } },
      nails: ['haint@1,1'],
      kammi: { second: '1,0', haints: {} },
    });
    const asked = play(s, 'jar legend', 'power').state;
    expect(asked).toOffer('take', ['take haint 1,1', 'take nail_haint 1,1']);
    expect(play(asked, 'take haint 1,1').state.nails).toHaveLength(1);
    expect(play(asked, 'take nail_haint 1,1').state.nails).toHaveLength(0);
  });
});

describe('the Brute', () => {
  test('HC-GBL-3 every legend up to two hexes, whoever’s, Kammi decides; no haint comes along', () => {
    const s = led('goblin_brute', { haints: { '1,0': 1 } }, { family: { legend: '1,2', haints: { '1,2': 1 } } });
    const open = play(s, 'power').state;
    const once = play(open, 'shift legend 1,2 1,1').state;
    const { state } = play(once, 'shift legend 1,1 0,1', 'shift second 1,0 1,-1', 'shift legend 0,-3 1,-3');
    expect([side(state, 'family').legendHex, side(state, 'kammi').secondHex]).toEqual([hex('0,1'), hex('1,-1')]);
    expect([haintsAt(state, 'family', '1,2'), haintsAt(state, 'kammi', '1,0')]).toEqual([1, 1]);
    expect(legalTexts(state).some((text) => text.startsWith('shift legend 0,1 '))).toBe(false);
    expect(state).toAllow('shift second 1,-1 1,-2');
    expect(play(state, 'done').state).not.toAllow('power');
  });

  test('HC-GBL-3 HC-BASE-1 HC-BASE-5 not onto objectives hostile to them, nor other illegal hexes', () => {
    const s = led('goblin_brute', {}, { buildings: ['1,1'], family: { legend: '1,2', haints: { '2,0': 1 } } });
    const open = play(s, 'power').state;
    expect(open).toAllow('shift legend 1,2 1,1');
    for (const no of ['1,1', '2,0']) expect(open).not.toAllow(`shift second 1,0 ${no}`);
  });

  test('HC-GBL-3 HC-DOLL-3 the owner of a legend says whether a doll goes with it', () => {
    const s = led('goblin_brute', { dolls: { '1,2': 'real' } }, { family: { legend: '1,2', haints: {} } });
    const asked = play(s, 'power', 'shift legend 1,2 1,1').state;
    expect(toDecide(asked)).toBe('family');
    expect(play(asked, 'shift doll 1,2 1,1').state.kammi?.dolls[0].hex).toBe(hex('1,1'));
  });

  test('HC-GBL-3 HC-HINT-10 Hester too', () => {
    const s = led('goblin_brute', {}, { mode: 'ch5', hester: { hex: '-1,1' } });
    const { state } = play(s, 'power', 'shift hester -1,1 -1,0', 'shift hester -1,0 0,-1');
    expect(state.hester?.hex).toBe(hex('0,-1'));
    expect(legalTexts(state).some((text) => text.startsWith('shift hester'))).toBe(false);
  });
});
