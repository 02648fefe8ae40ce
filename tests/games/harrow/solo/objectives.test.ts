import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { eventsOf, legalTexts, play } from '../play.ts';
import { hex } from '../position.ts';
import { at, deal, placed, solo, table } from './table.ts';

const townsfolkAsked = [{ frame: 'pile', why: 'townsfolk' }];

describe('step A: objectives', () => {
  test('HC-SOLO-20 in the first turn both are placed, the townsfolk first, each by a card of its own', () => {
    const start = table({
      solo: deal({ tactics: ['t_banish', 't_holler'], upgrades: ['u_storm_walker', 'u_merging'] }),
    });
    expect(start).toOffer('reveal', ['reveal tactics', 'reveal upgrades']);
    const one = play(start, 'reveal tactics');
    expect(one.state).toOffer('put', [`put townsfolk ${at(2)}`, `put townsfolk ${at(35)}`]);
    const two = play(one.state, `put townsfolk ${at(35)}`, 'reveal upgrades', `put building ${at(26)}`);
    expect(two.state.townsfolk[hex(at(35))]).toBe(1);
    expect(two.state.buildings[hex(at(26))]).toBe(1);
    expect(solo(two.state).discard.slice(-2)).toEqual(['t_holler', 'u_merging']);
    expect(two.state.flow.at(-1)).toMatchObject({ kind: 'pile', why: 'card' });
  });

  test('HC-SOLO-20 what is on the map is not placed again', () => {
    expect(table({ ...placed }).flow.at(-1)).toMatchObject({ kind: 'pile', why: 'card' });
    expect(table({ townsfolk: [at(1)] }).flow.at(-1)).toMatchObject({ kind: 'pile', why: 'building' });
  });

  test('HC-SOLO-21 not on a hex with units, a fire or the objective of the other faction', () => {
    const start = table({
      protectors: { haints: { [at(6)]: 1 } },
      buildings: [at(24)],
      hester: { flames: { [at(11)]: 2 } },
      solo: deal({ tactics: ['t_holler'], goblins: ['g_grudge', 'g_lure', 'g_snare', 'g_temptation'] }),
      pending: townsfolkAsked,
    });
    // g_temptation 6;32, then g_snare 13;24, then g_lure 11;27
    for (const [open, barred] of [
      [32, 6],
      [13, 24],
      [27, 11],
    ]) {
      const one = play({ ...start, solo: topOf(start, open) }, 'reveal goblins');
      expect(eventsOf(one, 'soloObjective')).toEqual([
        expect.objectContaining({ what: 'townsfolk', hex: hex(at(open)), only: true }),
      ]);
      expect(one.state.townsfolk[hex(at(barred))]).toBe(0);
    }
  });

  test('HC-SOLO-21 Hester on the hex bars it too', () => {
    const start = table({
      hester: { hex: at(6) },
      solo: deal({ tactics: ['t_holler'], goblins: ['g_temptation'] }),
      pending: townsfolkAsked,
    });
    expect(play(start, 'reveal goblins').state.townsfolk[hex(at(32))]).toBe(1);
  });

  test('HC-SOLO-22 if neither hex is possible, another card is turned over until one works', () => {
    const start = table({
      family: { haints: { [at(6)]: 1, [at(32)]: 1, [at(13)]: 1, [at(24)]: 1 } },
      solo: deal({ tactics: ['t_holler'], goblins: ['g_snare', 'g_temptation'] }),
      pending: townsfolkAsked,
    });
    const one = play(start, 'reveal goblins');
    expect(eventsOf(one, 'soloHexesBarred')).toEqual([
      { type: 'soloHexesBarred', card: 'g_temptation', why: 'townsfolk' },
    ]);
    expect(one.state.flow.at(-1)).toMatchObject({ kind: 'pile', why: 'townsfolk', again: true });
    // the last goblin card fails too: only tactics are left, which are turned over unasked
    const two = play(one.state, 'reveal goblins');
    expect(eventsOf(two, 'soloRevealed').map(({ card, only }) => [card, only])).toEqual([
      ['g_snare', false],
      ['t_holler', true],
    ]);
    expect(two.state).toOffer('put', [`put townsfolk ${at(2)}`, `put townsfolk ${at(35)}`]);
  });

  test('HC-SOLO-23 HC-DIFF-13 Faceless Portraits take the terrain cubes, and any hex will do but the brambles for townsfolk', () => {
    const start = table({
      battlefield: { red: 2, blue: 1, bog: 2, wetlands: 0, plains: 0, forest: 1 },
      solo: deal({ tactics: ['t_holler'], upgrades: ['u_faceless_portraits'] }),
      pending: townsfolkAsked,
    });
    const one = play(start, 'reveal upgrades');
    expect(eventsOf(one, 'soloCubesLost')).toEqual([{ type: 'soloCubesLost', cubes: [2, 0, 0, 1], why: 'townsfolk' }]);
    expect(one.state.hester?.cubes).toEqual([0, 0, 0, 0]);
    expect(one.state.seats.map(({ cubes }) => cubes)).toEqual([2, 1]);
    // 37 hexes, both homes are occupied
    expect(legalTexts(one.state, 'put')).toHaveLength(34);
    expect(one.state).not.toAllow(`put townsfolk ${at(19)}`);
    expect(one.state).toAllow(`put townsfolk ${at(16)}`);
  });
});

/** The goblin card with this hex on top. */
function topOf(s: ReturnType<typeof table>, open: number) {
  const [tactics, upgrades, goblins] = solo(s).piles;
  const wanted = { 32: 'g_temptation', 13: 'g_snare', 27: 'g_lure' }[open];
  const top = goblins.filter((card) => card === wanted);
  return { ...solo(s), piles: [tactics, upgrades, [...goblins.filter((card) => card !== wanted), ...top]] };
}
