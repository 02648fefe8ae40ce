import { describe, expect, test } from 'vitest';
import { decks, firstField, hexGroup, soloCards } from '../../../../src/engine/games/harrow/content/solo/cards.ts';
import { brambles, distance, hexCount, homes } from '../../../../src/engine/games/harrow/county.ts';
import { soloCardIds } from '../../../../src/engine/games/harrow/state/cards.ts';
import { type PileId, pileIds, soloFields } from '../../../../src/engine/games/harrow/state/solo.ts';

const cards = soloCardIds.map((id) => ({ id, ...soloCards[id] }));
const number = (hex: number) => hex + 1;

/** How often each hex is named by the cards of the pile. */
function covered(pile: PileId): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { hexes = [] } of cards.filter((card) => card.pile === pile)) {
    for (const hex of hexes) counts.set(hex, (counts.get(hex) ?? 0) + 1);
  }
  return counts;
}

describe('the design of the solo cards', () => {
  test('HC-SOLO-1 the 16 tactics, 9 upgrades and 12 goblin cards are the 37 solo cards', () => {
    expect(pileIds.map((pile) => decks[pile].length)).toEqual([16, 9, 12]);
    expect(new Set(soloCardIds).size).toBe(37);
    for (const pile of pileIds) for (const id of decks[pile]) expect(soloCards[id].pile).toBe(pile);
  });

  test('HC-SOLO-10 every card has a symbol and two different hexes, Faceless Portraits the flower and none', () => {
    for (const { id, symbol, hexes } of cards) {
      if (id === 'u_faceless_portraits') {
        expect([symbol, hexes]).toEqual(['flower', undefined]);
        continue;
      }
      expect(soloFields, id).toContain(symbol);
      expect(new Set(hexes).size, id).toBe(2);
    }
  });

  test('HC-MAP-12 HC-SOLO-11 the one pair the rulebook prints is kept: 18;31 of u_sound_fury', () => {
    expect(soloCards.u_sound_fury.hexes?.map(number)).toEqual([18, 31]);
    expect(soloCards.u_sound_fury.pile).toBe('upgrades');
  });

  test('HC-SOLO-6 HC-GAP-5 red cards lie on the edge, blue and purple ones inside; the groups share no hex', () => {
    const [red, blue, purple] = pileIds.map(covered);
    for (const hex of red.keys()) expect(distance(hex, brambles)).toBe(3);
    for (const hex of [...blue.keys(), ...purple.keys()]) expect(distance(hex, brambles)).toBeLessThan(3);
    expect([...blue.keys()].filter((hex) => purple.has(hex))).toEqual([]);
    for (let hex = 0; hex < hexCount; hex++) {
      const pile = pileIds.find((_, i) => [red, blue, purple][i].has(hex));
      expect(hexGroup(hex)).toBe(pile);
    }
  });

  test('HC-GAP-5 homes and brambles are never named, every other inner hex is, and a group names its hexes equally often', () => {
    const counts = pileIds.map(covered);
    const never = Array.from({ length: hexCount }, (_, hex) => hex).filter((hex) => hexGroup(hex) === undefined);
    expect(never.map(number)).toEqual([16, 17, 19, 21, 22]);
    expect(never).toEqual(expect.arrayContaining([homes.north, homes.south, brambles]));
    expect(counts.map((group) => [...new Set(group.values())])).toEqual([[2], [2], [3]]);
  });

  test('HC-GAP-5 HC-OQ-40 symbols are spread evenly, half of the cards have the Hester symbol', () => {
    for (const field of soloFields) expect(cards.filter(({ symbol }) => symbol === field)).toHaveLength(12);
    expect(cards.filter(({ hester }) => hester)).toHaveLength(18);
    expect(soloCards.u_faceless_portraits.hester).toBe(false);
    expect(firstField('u_faceless_portraits')).toBe('cube');
    for (const pile of pileIds) {
      const own = cards.filter((card) => card.pile === pile && card.symbol !== 'flower');
      for (const field of soloFields) {
        const share = own.filter(({ symbol }) => symbol === field).length / own.length;
        expect(share, `${field} in ${pile}`).toBeGreaterThan(0.2);
      }
    }
  });
});
