import { describe, test } from 'vitest';
import { fieldOrder, tokensOnFields } from '../../../../src/engine/games/harrow/rules/solo/fields.ts';
import { expect } from '../matchers.ts';
import { eventsOf, play, side } from '../play.ts';
import { hex } from '../position.ts';
import { at, deal, placed, playOut, solo, type Table, table } from './table.ts';

const sideAsked = [{ frame: 'effect', by: 'solo_side' }];

/** The card lies open and the player is about to choose its side. */
function opened(card: Parameters<typeof deal>[0]['card'], p: Table = {}, rest: Parameters<typeof deal>[0] = {}) {
  return table({ ...placed, pending: sideAsked, solo: deal({ goblins: ['g_snare'], ...rest, card }), ...p });
}

const fieldsOf = (played: ReturnType<typeof play>) =>
  eventsOf(played, 'soloField').map(({ field, strength }) => `${field} ${strength}`);

describe('step C: fields', () => {
  test('HC-SOLO-28 HC-EX-80 tokens are laid clockwise from the card’s field on, going round', () => {
    expect(tokensOnFields('spawn', 1)).toEqual([0, 1, 0]);
    expect(tokensOnFields('spawn', 4)).toEqual([1, 2, 1]);
    expect(tokensOnFields('move', 2)).toEqual([1, 0, 1]);
    expect(tokensOnFields('cube', 7)).toEqual([3, 2, 2]);
  });

  test('HC-SOLO-29 HC-EX-80 three fields once each, beginning with the card’s', () => {
    expect(fieldOrder('spawn')).toEqual(['spawn', 'move', 'cube']);
    expect(fieldOrder('move')).toEqual(['move', 'cube', 'spawn']);
    // g_blood_money: spawn on 6 or 27
    const one = playOut(play(opened('g_blood_money'), 'choose family').state, `put haint ${at(6)}`);
    expect(fieldsOf(one)).toEqual(['move 1', 'cube 1']);
    const four = play(opened('g_blood_money', { hester: { actions: 4 } }), 'choose family');
    expect(fieldsOf(four)).toEqual(['spawn 3']);
    expect(solo(four.state).tokens).toEqual([1, 2, 1]);
    expect(fieldsOf(playOut(four.state, `put haint ${at(6)}`))).toEqual(['move 2', 'cube 2']);
  });

  test('HC-SOLO-30 the active faction gains 1 + k cubes, as many as it has', () => {
    const start = opened('t_holler', { battlefield: { red: 1, blue: 3 } });
    const one = play(start, 'choose protectors');
    expect(eventsOf(one, 'soloCubes')).toEqual([{ type: 'soloCubes', seat: 0, cubes: 2, wanted: 2 }]);
    expect(side(one.state, 'protectors').cubes).toBe(3);
    const poor = play(opened('t_holler', { battlefield: { red: 19, blue: 3 } }), 'choose protectors');
    expect(eventsOf(poor, 'soloCubes')).toEqual([{ type: 'soloCubes', seat: 0, cubes: 1, wanted: 2 }]);
  });

  test('HC-SOLO-31 1 + k haints on one of the card’s two hexes, all on the same', () => {
    const start = play(opened('g_blood_money'), 'choose family').state;
    expect(start).toOffer('put', [`put haint ${at(6)}`, `put haint ${at(27)}`]);
    const one = play(start, `put haint ${at(27)}`);
    expect(eventsOf(one, 'soloSpawn')).toEqual([
      { type: 'soloSpawn', seat: 1, hex: hex(at(27)), haints: 2, wanted: 2, only: false },
    ]);
    expect(eventsOf(one, 'spawned')).toHaveLength(2);
    expect(side(one.state, 'family').haintsLeft).toBe(10);
  });

  test('HC-SOLO-31 HC-DIFF-14 not with enemy units, fire or the enemy’s objective; own units up to four are no hindrance', () => {
    const other = at(27);
    const barred: Table[] = [
      { protectors: { haints: { [at(6)]: 1 } } },
      { hester: { flames: { [at(6)]: 2 } } },
      { townsfolk: [at(6)] },
      { family: { haints: { [at(6)]: 4 } } },
    ];
    for (const p of barred) {
      const played = play(opened('g_blood_money', p), 'choose family');
      expect(eventsOf(played, 'soloSpawn')).toEqual([expect.objectContaining({ hex: hex(other), only: true })]);
    }
    const full = play(opened('g_blood_money', { family: { haints: { [at(6)]: 3 } } }), 'choose family');
    expect(full.state).toOffer('put', [`put haint ${at(6)}`, `put haint ${other}`]);
    expect(eventsOf(play(full.state, `put haint ${at(6)}`), 'soloSpawn')[0]).toMatchObject({
      haints: 1,
      wanted: 2,
      short: 'room',
    });
  });

  test('HC-SOLO-31 fewer haints come if possessions hold no more, and why is said', () => {
    const haints = { [at(17)]: 3, [at(2)]: 4, [at(3)]: 4, [at(4)]: 3 };
    const start = play(opened('g_blood_money', { family: { haints } }), 'choose family').state;
    expect(eventsOf(play(start, `put haint ${at(6)}`), 'soloSpawn')[0]).toMatchObject({
      haints: 1,
      wanted: 2,
      short: 'supply',
    });
  });

  test('HC-SOLO-31 without a haint in possessions nothing appears and no card is turned over', () => {
    const haints = { [at(17)]: 3, [at(2)]: 4, [at(3)]: 4, [at(4)]: 4 };
    const played = play(opened('g_blood_money', { family: { haints } }), 'choose family');
    expect(eventsOf(played, 'soloNoHaints')).toEqual([{ type: 'soloNoHaints', seat: 1 }]);
    expect(solo(played.state).piles[2]).toHaveLength(1);
  });

  test('HC-SOLO-32 if both hexes are impossible others are turned over; the card keeps its symbols', () => {
    const start = opened(
      'g_blood_money',
      { protectors: { haints: { [at(6)]: 1, [at(27)]: 1 } } },
      { tactics: ['t_holler'], goblins: ['g_temptation', 'g_lure'] },
    );
    const one = play(start, 'choose family');
    expect(eventsOf(one, 'soloHexesBarred')).toEqual([
      { type: 'soloHexesBarred', card: 'g_blood_money', why: 'spawn' },
    ]);
    expect(one.state).toOffer('reveal', ['reveal tactics', 'reveal goblins']);
    // g_lure: 11;27, and 27 is taken
    const two = playOut(one.state, 'reveal goblins');
    expect(eventsOf(two, 'soloSpawn')).toEqual([expect.objectContaining({ hex: hex(at(11)), haints: 2, only: true })]);
    expect(solo(two.state).card).toBe('g_blood_money');
    expect(solo(two.state).discard.at(-1)).toBe('g_lure');
    expect(fieldsOf(two)).toEqual(['move 1', 'cube 1']);
  });

  test('HC-SOLO-27 HC-OQ-40 Faceless Portraits: cubes lost, first the cubes’ field, any hex to spawn, no Hester symbol', () => {
    const start = opened('u_faceless_portraits', {
      battlefield: { red: 0, blue: 0, bog: 3, wetlands: 0, plains: 1, forest: 0 },
    });
    const one = play(start, 'choose family');
    expect(eventsOf(one, 'soloCubesLost')).toEqual([{ type: 'soloCubesLost', cubes: [3, 0, 1, 0], why: 'card' }]);
    expect(fieldsOf(one)).toEqual(['cube 2', 'spawn 1']);
    expect(one.state).toAllow(`put haint ${at(19)}`);
    expect(one.state).toAllow(`put haint ${at(34)}`);
    expect(one.state).not.toAllow(`put haint ${at(21)}`);
    const two = playOut(one.state, `put haint ${at(19)}`);
    expect(fieldsOf(two)).toEqual(['move 1']);
    expect(eventsOf(two, 'soloNoAttack')).toEqual([{ type: 'soloNoAttack', seat: 1, symbol: false }]);
  });
});
