import { describe, expect, test } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { legalTexts, play, toDecide } from '../play.ts';
import { errorOf, read } from './read.ts';

const kinds = (s: HarrowState) => s.flow.map(({ kind }) => kind);

const placed = { townsfolk: ['-3,0'], buildings: ['2,1'] };
const led = { card: 't_rally', active: 'family', goal: '2,1' };
const soloTurn = { mode: 'solo', ...placed, solo: led };

describe("HC-SOLO-46 Hester's turn inside a solo turn is added where it is left out", () => {
  const creeping = {
    ...soloTurn,
    protectors: { haints: { '1,0': 1 } },
    hester: { roots: ['>3,0', '3,0>2,0'], infected: { protectors: { '1,0': 1 } } },
    battlefield: { bog: 2 },
  };

  test('around what she decides', () => {
    const s = read({ ...creeping, pending: [{ frame: 'creep' }] });
    expect(kinds(s)).toEqual(['solo', 'hester', 'creep']);
    expect(toDecide(play(s, 'creep haint 1,0 0,1 terrain', 'done', 'end').state)).not.toBe('over');
  });

  test('also where the solo turn is told', () => {
    const pending = [{ frame: 'solo', step: 10 }, { frame: 'creep' }];
    expect(kinds(read({ ...creeping, pending }))).toEqual(['solo', 'hester', 'creep']);
  });

  test('HC-HACT-8 around an infection, which comes after the tree', () => {
    const s = read({
      ...soloTurn,
      family: { haints: { '2,0': 1 } },
      hester: { roots: ['>3,0', '3,0>2,0'], row: [['h_ward']] },
      pending: [{ frame: 'infect' }],
    });
    expect(kinds(s)).toEqual(['solo', 'hester', 'infect']);
    expect(legalTexts(play(s, 'done').state)).not.toContain('shake');
  });

  test('around a card of hers and around the tree', () => {
    const tree = read({ ...soloTurn, pending: [{ frame: 'tree' }] });
    expect(kinds(tree)).toEqual(['solo', 'hester', 'tree']);
    const card = read({ ...soloTurn, pending: [{ frame: 'effect', by: 'h_mud_eye' }] });
    expect(kinds(card)).toEqual(['solo', 'hester', 'effect']);
  });
});

test('HC-SOLO-40 the attack of a rival with nothing in range is over', () => {
  const s = read({ ...soloTurn, pending: [{ frame: 'attack', seat: 'family', attack: true }] });
  expect(kinds(s)).toEqual(['solo', 'roots']);
});

test('HC-SOLO-24 from the only pile left a card that nobody knows is not turned over', () => {
  const used = ['t_banish', 't_stir_storm', 't_call_dead', 't_sure_shot', 't_gumption', 't_haunting_vision'];
  const goblins = ['g_doppelganger', 'g_keyhole', 'g_blood_money', 'g_snare', 'g_toss', 'g_buried'];
  const piles = { tactics: [], upgrades: new Array(6).fill('hidden'), goblins: [] };
  const s = read({
    mode: 'solo',
    ...placed,
    solo: { piles, discard: [...used, ...goblins] },
    pending: [{ frame: 'pile', why: 'card' }],
  });
  expect(harrow.pending(s).kind).toBe('decision');
  expect(legalTexts(s)).toEqual(['reveal upgrades']);
});

describe('a frame that cannot be there is refused with a sentence', () => {
  const effect = (by: string, more: object = {}) => ({ frame: 'effect', by, ...more });
  const solo = { mode: 'solo', ...placed };
  const withCard = { ...solo, solo: { card: 't_rally' } };
  const ch5 = { mode: 'ch5', turn: 3 };
  const far = { protectors: { legend: '0,2', haints: { '0,2': 1 } }, family: { legend: '0,-2', haints: {} } };

  test.each([
    [solo, [effect('solo_march')], 'no faction is active (solo.card, solo.active, solo.goal)'],
    [withCard, [effect('solo_spawn')], 'no faction is active'],
    [solo, [effect('solo_side')], 'no card is open (solo.card)'],
    [soloTurn, [effect('solo_side')], 'a faction is active already (solo.active)'],
    [{ mode: 'solo' }, [effect('solo_objective')], 'no card has been turned over (solo.discard)'],
    [{ ...solo, solo: { discard: ['t_rally'] } }, [effect('solo_objective')], 'a townsfolk is on the map already'],
    [{ mode: 'solo', solo: { discard: ['t_rally'] } }, [effect('solo_objective', { step: 4 })], 'has no step 4'],
    [solo, [{ frame: 'attack', seat: 'family', attack: true }], 'no faction is active'],
    [soloTurn, [{ frame: 'attack', seat: 'protectors', attack: true }], 'the other faction is active (solo.active)'],
    [soloTurn, [{ frame: 'attack', seat: 'family', free: 1 }], 'in solo an attack has no free action'],
    [solo, [{ frame: 'solo', step: 5 }], 'no faction is active'],
    [soloTurn, [{ frame: 'solo', step: 2 }], 'a card is open already (solo.card)'],
    [{ mode: 'solo' }, [{ frame: 'solo', step: 3 }], 'no townsfolk is on the map'],
    [soloTurn, [{ frame: 'solo', step: 4 }, { frame: 'creep' }], 'around creep the step is 10'],
    [soloTurn, [{ frame: 'hester' }, { frame: 'pile', why: 'spawn' }], 'pile cannot come inside hester'],
    [withCard, [{ frame: 'pile', why: 'spawn' }], 'no faction is active'],
    [withCard, [{ frame: 'pile', why: 'card' }], 'a card is open already'],
    [solo, [{ frame: 'hester' }], 'no card is open'],
    [solo, [effect('new_fire', { marks: ['1,0'] })], 'no card is open'],
    [soloTurn, [effect('new_fire')], 'marks is the hex of the fire'],
    [soloTurn, [effect('t_rally', { seat: 'protectors' })], 't_rally is not played in solo'],
    [ch5, [effect('solo_march')], 'solo_march is not played in ch5'],
    [ch5, [{ frame: 'pile', why: 'card' }], 'ch5 has no pile'],
    [ch5, [effect('h_draw_together', { step: 2 })], 'after step 1 marks is the hex of the fire'],
    [soloTurn, [effect('h_draw_together', { step: 2, marks: ['1,0'], left: 5 })], 'left 0 or 1 whose haint comes'],
    [ch5, [effect('h_wild_tangle', { step: 2 })], 'after step 1 left is the colour of a cube of hers'],
    [ch5, [{ frame: 'pay', left: 2, why: 'cost' }], '2 terrain cubes to pay, 0 on the battleground'],
    [ch5, [{ frame: 'tree', from: '0,2', to: '0,-2' }], 'Hester attacks nobody'],
    [ch5, [effect('t_rally', { seat: 'protectors' })], 'it is not the turn of the protectors'],
    [ch5, [effect('devour', { step: 2, seat: 'protectors' })], 'no path token is on the map'],
    [ch5, [{ frame: 'hesterEnd' }, { frame: 'creep' }], 'creep can only come inside a hester frame'],
    [ch5, [{ frame: 'hester' }, { frame: 'roots', left: 1 }], 'roots can only come first'],
    [{ mode: 'ch5' }, [effect('h_reach')], 'h_reach belongs to Hester'],
    [{ mode: 'ch3' }, [effect('devour')], 'devour is not played in ch3'],
    [{ mode: 'ch3' }, [effect('t_holler', { step: 3, marks: ['0,1', '0,0'] })], 'marks is where the haint came from'],
    [{ mode: 'ch2' }, [effect('b_move')], 'b_move is not played in ch2'],
    [{ mode: 'ch2' }, [effect('townsfolk_track')], 'townsfolk_track is not on the legend track of the protectors'],
    [{ mode: 'ch2', active: 'family' }, [{ frame: 'return', left: 2 }], '2 tokens to return, 0 drawn'],
    [{ mode: 'ch2', legends: { protectors: 'bernice' } }, [{ frame: 'hideaway' }], 'emmy does not lead'],
    [{ mode: 'ch2', tracks: { protectors: 'b' } }, [{ frame: 'paths' }], 'the legend track of the protectors has no'],
    [{}, [effect('t_rally')], 't_rally is not played in ch1'],
    [{}, [{ frame: 'attack', attack: true, rage: '0,0' }], 'only malachi rages'],
    [{}, [{ frame: 'tree', from: '0,2' }], 'an attack has two hexes'],
    [far, [{ frame: 'strike', from: '0,2', to: '0,-2' }], 'the attacked hex is out of range'],
    [far, [{ frame: 'tree', from: '0,2', to: '0,-2' }], 'the attacked hex is out of range'],
  ])('%j with %j pending', (position, pending, sentence) => {
    expect(errorOf({ ...position, pending })).toMatch(/^pending\[\d\]: /);
    expect(errorOf({ ...position, pending })).toContain(sentence);
  });

  test('HC-ATK-3 but a token that waited on the Attack jar may have reached so far', () => {
    const pending = [{ frame: 'strike', from: '0,-2', to: '0,2' }];
    const family = { ...far.family, bag: { u_knitted_fate: 1 } };
    expect(errorOf({ ...far, mode: 'ch2', active: 'family', family, pending })).toBeUndefined();
  });

  test('a solo turn does not begin with a card open', () => {
    expect(errorOf(withCard)).toBe('pending: a card is open (solo.card), say what is being decided');
  });
});
