import { describe, expect, it } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { hesterSeat, legendsOf } from '../../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import {
  nightConfig,
  nightControllers,
  nightIds,
  nightNumber,
  nights,
} from '../../../../src/session/harrow/campaign/nights.ts';
import { outcomeOf } from '../../../../src/session/harrow/campaign/outcome.ts';
import {
  bestNight,
  embersOf,
  isBetter,
  mergeProgress,
  nextNight,
  nightsWon,
  noProgress,
  readProgress,
  recordOf,
  resultOf,
  statusOf,
  withResult,
} from '../../../../src/session/harrow/campaign/progress.ts';
import { createProgressStore } from '../../../../src/session/harrow/campaign/progress-store.ts';
import { memory } from '../../memory.ts';

function finished(winner: number, cards: number, points: readonly [number, number]): HarrowState {
  const s = harrow.setup(nightConfig('night1'), 5);
  if (!s.solo) throw new Error('a night is a solo game');
  s.solo.piles = [s.solo.piles.flat().slice(0, cards), [], []];
  points.forEach((n, seat) => {
    s.seats[seat].points = n;
  });
  s.result = { winner, scores: [...points, winner === hesterSeat ? 6 : 2] };
  return s;
}

const won = (embers: number, cards = 1) => ({ cards, points: [2, 3] as [number, number], embers });

describe('the nights', () => {
  it('are numbered as they follow each other', () => {
    expect(nightIds.map(nightNumber)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('are two on each level, three on each side of the map, with other rivals every night', () => {
    const all = nightIds.map((id) => nights[id]);
    expect(all.map(({ level }) => level)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(all.filter(({ map }) => map === 'a')).toHaveLength(3);
    expect(new Set(all.map(({ rivals }) => `${rivals.protectors} ${rivals.family}`)).size).toBe(6);
    expect(new Set(all.map(({ rivals }) => rivals.family)).size).toBe(legendsOf.family.length);
  });

  it('can be begun, each as a solo game with its rivals', () => {
    for (const id of nightIds) {
      const s = harrow.setup(nightConfig(id), 1);
      expect(harrow.pending(s)).toEqual({ kind: 'decision', seat: hesterSeat });
      expect(s.seats.map(({ legend }) => legend)).toEqual(Object.values(nights[id].rivals));
    }
  });
});

describe('a seat in a night', () => {
  it('is the person’s if it is Hester’s, and a bot’s if not', () => {
    expect(nightControllers).toEqual(['bot', 'bot', 'human']);
  });
});

describe('embers', () => {
  it('one for a night won with the last card, two with a card to spare, three if neither rival passed 4 points', () => {
    expect(resultOf(finished(hesterSeat, 0, [0, 0]))?.embers).toBe(1);
    expect(resultOf(finished(hesterSeat, 1, [5, 2]))?.embers).toBe(2);
    expect(resultOf(finished(hesterSeat, 4, [4, 4]))).toEqual({ cards: 4, points: [4, 4], embers: 3 });
  });

  it('none for a night that is lost', () => {
    expect(resultOf(finished(0, 6, [7, 1]))).toBeUndefined();
  });

  it('a result is better with more embers, then more cards, then fewer points of the rivals', () => {
    expect(isBetter(won(2), won(1, 9))).toBe(true);
    expect(isBetter(won(2, 3), won(2, 2))).toBe(true);
    expect(isBetter({ ...won(2), points: [1, 3] }, won(2))).toBe(true);
    expect(isBetter(won(2), won(2))).toBe(false);
  });
});

describe('what became of a night', () => {
  const two = finished(hesterSeat, 1, [5, 2]);
  const three = finished(hesterSeat, 4, [4, 4]);

  it('is a first win, a better one, or none of both', () => {
    const once = withResult(noProgress, 'night1', resultOf(two));
    expect(outcomeOf('night1', two, noProgress)).toMatchObject({ isBetter: true, isFirst: true });
    expect(outcomeOf('night1', three, once)).toMatchObject({ isBetter: true, isFirst: false });
    expect(outcomeOf('night1', two, once)).toMatchObject({ isBetter: false, isFirst: false });
  });

  it('HC-SOLO-51 is lost by points or for want of a card, and what was reached is told', () => {
    const lost = finished(0, 6, [7, 1]);
    lost.round = 9;
    lost.hester?.squares[0].push('fire', 'move');
    expect(outcomeOf('night1', lost, noProgress)).toEqual({
      night: 'night1',
      isBetter: false,
      loss: { why: 'points', points: [7, 1], squares: 2, cards: 6, turns: 9 },
    });
    expect(outcomeOf('night1', finished(0, 0, [3, 1]), noProgress).loss).toMatchObject({ why: 'cards', cards: 0 });
  });
});

describe('progress', () => {
  it('opens the first night, and the next one when a night is won; with all won, one looks at the last', () => {
    expect(nightIds.map((id) => statusOf(noProgress, id))).toEqual(['open', ...new Array(5).fill('locked')]);
    const lost = withResult(noProgress, 'night1', undefined);
    expect(statusOf(lost, 'night2')).toBe('locked');
    expect(recordOf(lost, 'night1')).toEqual({ played: 1, best: undefined });
    const next = withResult(lost, 'night1', won(2));
    expect(nightIds.slice(0, 3).map((id) => statusOf(next, id))).toEqual(['won', 'open', 'locked']);
    expect(nextNight(next)).toBe('night2');
    const all = nightIds.reduce((progress, id) => withResult(progress, id, won(1)), noProgress);
    expect(nextNight(all)).toBe('night6');
  });

  it('keeps the best result of a night that is played again', () => {
    const twice = withResult(withResult(noProgress, 'night1', won(3)), 'night1', won(1));
    expect(recordOf(twice, 'night1')).toEqual({ played: 2, best: won(3) });
  });

  it('counts embers and nights, and knows the best of them', () => {
    const progress = withResult(withResult(noProgress, 'night1', won(1)), 'night2', won(3));
    expect([embersOf(progress), nightsWon(progress), bestNight(progress)]).toEqual([4, 2, 'night2']);
    expect(bestNight(noProgress)).toBeUndefined();
  });

  it('merges two records without losing anything of either', () => {
    const one = withResult(withResult(noProgress, 'night1', won(1)), 'night2', won(2));
    const other = { ...withResult(noProgress, 'night1', won(3)), lessons: { heard: ['wake'], wanted: false } };
    const both = mergeProgress(one, other);
    expect(recordOf(both, 'night1').best).toEqual(won(3));
    expect(recordOf(both, 'night2').best).toEqual(won(2));
    expect(both.lessons).toEqual({ heard: ['wake'], wanted: true });
    expect(mergeProgress(other, one).nights).toEqual(both.nights);
  });

  it('refuses foreign and newer records', () => {
    expect(readProgress({ format: 'something' })).toEqual({ ok: false, fault: 'foreign' });
    expect(readProgress({ ...noProgress, version: 2 })).toEqual({ ok: false, fault: 'newer' });
    expect(readProgress(JSON.parse(JSON.stringify(noProgress)))).toEqual({ ok: true, progress: noProgress });
  });

  it('is kept in the store; a damaged record is set aside and the nights begin anew', async () => {
    const storage = memory();
    const kept = storage.map;
    const aside: unknown[] = [];
    const store = createProgressStore(storage, async (data) => aside.push(data));
    expect(await store.load()).toEqual({ progress: noProgress, isDamaged: false });
    const progress = withResult(noProgress, 'night1', won(2));
    await store.save(progress);
    expect(await store.load()).toEqual({ progress, isDamaged: false });
    kept.set('harrow.nights', 'broken');
    expect(await store.load()).toEqual({ progress: noProgress, isDamaged: true });
    expect([aside, [...kept.keys()]]).toEqual([['broken'], []]);
    // Where earlier versions put it aside it is found, too.
    kept.set('harrow.nights-set-aside', 'older');
    expect(await store.load()).toEqual({ progress: noProgress, isDamaged: false });
    expect([aside, [...kept.keys()]]).toEqual([['broken', 'older'], []]);
  });
});
