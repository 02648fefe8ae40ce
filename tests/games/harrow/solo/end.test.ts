import { describe, test } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { whyLost } from '../../../../src/engine/games/harrow/rules/solo/loss.ts';
import { hesterSeat } from '../../../../src/engine/games/harrow/state/players.ts';
import { expect } from '../matchers.ts';
import { eventsOf, play, points } from '../play.ts';
import { at, deal, placed, solo, type Table, table } from './table.ts';

/** Hester's turn is about to end. */
function ending(p: Table = {}) {
  return table({
    ...placed,
    solo: {
      ...deal({ tactics: ['t_holler'], goblins: ['g_snare', 'g_toss'], card: 'g_grudge' }),
      active: 'family',
      goal: at(37),
    },
    pending: [{ frame: 'hester', fallen: true }],
    ...p,
  });
}

describe('steps E and F, and the end', () => {
  test('HC-SOLO-46 the tokens come back and Hester has a normal turn', () => {
    const start = table({
      ...placed,
      solo: {
        ...deal({ goblins: ['g_snare'], card: 'g_grudge' }),
        active: 'family',
        goal: at(37),
        tokens: { move: 1 },
      },
      pending: [{ frame: 'solo', step: 9 }],
    });
    expect(solo(start).tokens).toEqual([0, 0, 0]);
    expect(start.flow.at(-1)).toMatchObject({ kind: 'roots', left: 2 });
    expect(harrow.pending(start)).toEqual({ kind: 'decision', seat: hesterSeat });
    const rooted = play(start, `root ${at(1)}`, `root ${at(2)}`);
    expect(rooted.state).toAllow('shake');
    expect(rooted.state).toAllow('use root');
  });

  test('HC-SOLO-46 HC-OQ-38 a devoured legend gives a token from the box', () => {
    const s = ending({ hester: { hex: at(17) } });
    const meal = play(s, 'end');
    expect(meal.state).toAllow('choose scroll');
    const fed = play(meal.state, 'choose move');
    expect(fed.state.hester?.squares).toEqual([[], ['move']]);
    expect(fed.state.box[0]).toBe(19);
    expect(fed.state.hester?.hex).toBeUndefined();
  });

  test('HC-SOLO-47 a faction with a unit on the brambles scores a point; then the next turn begins', () => {
    const played = play(ending({ family: { haints: { [at(19)]: 2 }, legend: at(17) } }), 'end');
    expect(points(played.state)).toBe('0:1');
    expect(eventsOf(played, 'scored')).toEqual([{ type: 'scored', seat: 1, points: 1, why: 'brambles' }]);
    expect(played.state.round).toBe(2);
    expect(solo(played.state)).toMatchObject({ exchanged: false, tokens: [0, 0, 0] });
    expect(solo(played.state)).not.toHaveProperty('card');
    expect(solo(played.state)).not.toHaveProperty('active');
    expect(solo(played.state).discard.at(-1)).toBe('g_grudge');
    expect(played.state.flow.at(-1)).toMatchObject({ kind: 'pile', why: 'card' });
  });

  test('HC-SOLO-50 the sixth square wins at once', () => {
    const s = ending({
      hester: { hex: at(17), squares: { protectors: ['fire', 'fire', 'fire'], family: ['fire', 'move'] } },
      family: { points: 7 },
    });
    const won = play(s, 'end', 'choose spawn');
    expect(harrow.pending(won.state)).toMatchObject({
      kind: 'over',
      result: { winners: [hesterSeat], scores: [0, 7, 6] },
    });
  });

  test('HC-SOLO-51 seven points after step F lose, not before', () => {
    const before = ending({ protectors: { points: 6, haints: { [at(19)]: 1 } } });
    expect(before.result).toBeUndefined();
    const lost = play(before, 'end');
    expect(eventsOf(lost, 'soloLost')).toEqual([{ type: 'soloLost', why: 'points' }]);
    expect(whyLost(lost.state)).toBe('points');
    expect(harrow.pending(lost.state)).toMatchObject({ kind: 'over', result: { winners: [], scores: [7, 0, 0] } });
    // in the middle of the turn the same points end nothing
    expect(ending({ protectors: { points: 8 } }).result).toBeUndefined();
  });

  test('HC-SOLO-51 a card that must be turned over and is not there loses', () => {
    const s = ending({
      solo: { ...deal({ card: 'g_grudge' }), active: 'family', goal: at(37) },
      family: { points: 3 },
    });
    const lost = play(s, 'end');
    expect(eventsOf(lost, 'soloLost')).toEqual([{ type: 'soloLost', why: 'cards' }]);
    expect(harrow.pending(lost.state)).toMatchObject({ kind: 'over', result: { winners: [], scores: [0, 3, 0] } });
    expect(lost.state.flow).toEqual([]);
    expect(whyLost(lost.state)).toBe('cards');
  });

  test('HC-SOLO-51 HC-3P-2 equal points: there is no lantern to decide', () => {
    const lost = play(ending({ solo: { ...deal({ card: 'g_grudge' }), active: 'family', goal: at(37) } }), 'end');
    expect(eventsOf(lost, 'gameOver')).toEqual([
      { type: 'gameOver', result: { winner: 0, scores: [0, 0, 0] }, tie: false },
    ]);
  });

  test('HC-SOLO-51 a card wanting in the middle of a turn loses by cards, whatever the points', () => {
    const start = table({
      ...placed,
      protectors: { haints: { [at(6)]: 1, [at(27)]: 1 }, points: 8 },
      solo: deal({ card: 'g_blood_money' }),
      pending: [{ frame: 'effect', by: 'solo_side' }],
    });
    const lost = play(start, 'choose family');
    expect(eventsOf(lost, 'soloLost')).toEqual([{ type: 'soloLost', why: 'cards' }]);
    expect(whyLost(lost.state)).toBe('cards');
  });
});
