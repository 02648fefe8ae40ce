import { describe, test } from 'vitest';
import { completeConfig } from '../../../../src/engine/games/harrow/config.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { expect } from '../matchers.ts';
import { eventsOf, legalTexts, play } from '../play.ts';
import { hex } from '../position.ts';
import { at, deal, placed, solo, table } from './table.ts';

const start = () =>
  table({
    ...placed,
    solo: deal({ tactics: ['t_holler', 't_rally'], goblins: ['g_snare', 'g_toss', 'g_lure'] }),
  });

describe('step B: the card', () => {
  test('HC-SOLO-24 the top card of a pile of one’s choice; an empty pile cannot be chosen', () => {
    const s = start();
    expect(s).toOffer('reveal', ['reveal tactics', 'reveal goblins']);
    const one = play(s, 'reveal goblins');
    expect(solo(one.state).card).toBe('g_lure');
    expect(one.barriers).toEqual([true]);
  });

  test('HC-SOLO-25 once a turn the card is discarded for another, which must be used', () => {
    const one = play(start(), 'reveal tactics');
    expect(one.state).toOffer('choose', ['choose protectors', 'choose family', 'choose discard']);
    const two = play(one.state, 'choose discard');
    expect(solo(two.state).discard.at(-1)).toBe('t_rally');
    expect(two.barriers).toEqual([false]);
    const three = play(two.state, 'reveal goblins');
    expect(solo(three.state).card).toBe('g_lure');
    expect(three.state).toOffer('choose', ['choose protectors', 'choose family']);
  });

  test('HC-SOLO-25 with no card left to turn over nothing can be exchanged', () => {
    const s = table({ ...placed, solo: deal({ goblins: ['g_snare'] }) });
    expect(s).toOffer('choose', ['choose protectors', 'choose family']);
  });

  test('HC-SOLO-24 with one pile left its card is turned over unasked, and that is said', () => {
    const ending = table({
      ...placed,
      solo: { ...deal({ goblins: ['g_snare', 'g_lure'], card: 'g_grudge' }), active: 'family', goal: at(37) },
      pending: [{ frame: 'hester', fallen: true }],
    });
    const next = play(ending, 'end');
    expect(eventsOf(next, 'soloRevealed')).toEqual([
      { type: 'soloRevealed', pile: 'goblins', card: 'g_lure', why: 'card', only: true },
    ]);
    expect(solo(next.state).card).toBe('g_lure');
    // undo must not show the card beforehand
    expect(next.barriers).toEqual([true]);
  });

  test('HC-SOLO-3 HC-SOLO-24 the first card of a game is turned over by hand, even from a single pile', () => {
    const s = harrow.setup(completeConfig({ mode: 'solo', level: 3, piles: [14, 0, 0] }, 1), 1);
    expect(legalTexts(s)).toEqual(['reveal tactics']);
    expect(eventsOf(play(s, 'reveal tactics'), 'soloRevealed')[0]).toMatchObject({ why: 'townsfolk', only: false });
  });

  test('HC-SOLO-26 the side of the card makes a faction active, and it goes for its own objective', () => {
    const opened = play(start(), 'reveal tactics').state;
    for (const [side, seat, goal] of [
      ['protectors', 0, 1],
      ['family', 1, 37],
    ] as const) {
      const chosen = play(opened, `choose ${side}`);
      expect(eventsOf(chosen, 'soloSide')).toEqual([{ type: 'soloSide', seat, card: 't_rally' }]);
      expect(solo(chosen.state)).toMatchObject({ active: seat, goal: hex(at(goal)) });
    }
  });
});
