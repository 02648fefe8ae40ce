import { describe, expect, it } from 'vitest';
import {
  blankForm,
  type Form,
  modeOf,
  ofLevel,
  pagesOf,
  seatOf,
  tableOf,
  wishesOf,
} from '../../../src/app/harrow/new-game-form.ts';
import { completeConfig } from '../../../src/engine/games/harrow/config.ts';
import { sum } from '../../../src/engine/kit/sum.ts';
import { shiftPile } from '../../../src/ui/harrow/parts/shift-pile.ts';

describe('the form of a new game', () => {
  it('offers chapter 1 to a new player and the whole game afterwards', () => {
    expect(modeOf(blankForm(), { firstChapterDone: false })).toBe('ch1');
    expect(modeOf(blankForm(), { firstChapterDone: true })).toBe('ch3');
    expect(modeOf({ ...blankForm(), mode: 'ch2' }, { firstChapterDone: true })).toBe('ch2');
  });

  it('leaves everything to chance until the player decides', () => {
    const drawn = Array.from({ length: 60 }, (_, seed) =>
      completeConfig(wishesOf(blankForm(), 'ch3', { firstChapterDone: true }), seed),
    );
    expect(new Set(drawn.map(({ map }) => map))).toEqual(new Set(['a', 'b']));
    expect(new Set(drawn.map(({ legends }) => legends?.protectors)).size).toBe(5);
    expect(new Set(drawn.map(({ legends }) => legends?.family)).size).toBe(6);
    expect(new Set(drawn.map(({ tracks }) => tracks?.family)).size).toBe(2);
  });

  it('keeps what has been decided', () => {
    const blank = blankForm();
    const form: Form = {
      ...blank,
      legends: { ...blank.legends, family: 'willa' },
      tracks: { ...blank.tracks, protectors: 'b' },
      map: 'b',
      north: 'protectors',
    };
    const drawn = Array.from({ length: 40 }, (_, seed) =>
      completeConfig(wishesOf(form, 'ch2', { firstChapterDone: true }), seed),
    );
    for (const { mode, map, north, legends, tracks } of drawn) {
      expect([mode, map, north, legends?.family, tracks?.protectors]).toEqual(['ch2', 'b', 'protectors', 'willa', 'b']);
    }
    expect(new Set(drawn.map(({ legends }) => legends?.protectors)).size).toBe(5);
  });

  it('wishes nothing of the legends in chapter 1, whatever was chosen before', () => {
    const blank = blankForm();
    const form: Form = { ...blank, legends: { ...blank.legends, family: 'willa' } };
    expect(completeConfig(wishesOf(form, 'ch1', { firstChapterDone: true }), 5)).not.toHaveProperty('legends');
  });

  it('has a page and a seat for Hester where she plays', () => {
    const form: Form = {
      ...blankForm(),
      seats: { family: 'sharp', hester: 'ruthless' },
    };
    expect(pagesOf(form, 'ch3')).toEqual(['game', 'protectors', 'family']);
    expect(pagesOf(form, 'ch5')).toEqual(['game', 'protectors', 'family', 'hester']);
    const later = { firstChapterDone: true };
    expect(tableOf(form, 'ch3', later).controllers).toEqual(['human', 'bot']);
    expect(tableOf(form, 'ch5', later).controllers).toEqual(['human', 'bot', 'bot']);
    expect(tableOf(form, 'ch5', later).levels?.slice(1)).toEqual(['sharp', 'ruthless']);
    expect(tableOf(form, 'solo', later)).toEqual({ controllers: ['bot', 'bot', 'human'] });
  });

  it('has one person play, and computers that are gentle in the first game, until somebody chooses', () => {
    const blank = blankForm();
    const first = { firstChapterDone: false };
    expect(tableOf(blank, 'ch1', first)).toMatchObject({ controllers: ['human', 'bot'] });
    expect(seatOf(blank, 'ch1', 'family', first)).toBe('gentle');
    expect(seatOf(blank, 'ch3', 'family', { firstChapterDone: true })).toBe('steady');
    // Whoever comes first in the chapter is the person, also where the Protectors are not there.
    const kammis: Form = { ...blank, factions: ['family', 'kammi'] };
    expect(tableOf(kammis, 'ch4', first)).toMatchObject({
      controllers: ['human', 'bot'],
      levels: ['steady', 'gentle'],
    });
    expect(tableOf({ ...kammis, seats: { kammi: 'human' } }, 'ch4', first).controllers).toEqual(['human', 'human']);
  });

  it('gives a solo game its level and its piles, and no other game', () => {
    const blank = blankForm();
    expect(completeConfig(wishesOf(blank, 'solo', { firstChapterDone: true }), 1)).toMatchObject({
      mode: 'solo',
      level: 1,
      piles: [6, 6, 6],
    });
    const { level, piles } = ofLevel(3);
    const form: Form = { ...blank, level, piles: shiftPile(piles, 1, 1) };
    expect(completeConfig(wishesOf(form, 'solo', { firstChapterDone: true }), 1)).toMatchObject({
      level: 3,
      piles: [4, 5, 5],
    });
    expect(completeConfig(wishesOf(form, 'ch5', { firstChapterDone: true }), 1)).not.toHaveProperty('level');
  });

  it('moves cards between piles, never more than there are, and never changes their sum', () => {
    expect(shiftPile([6, 6, 6], 0, 1)).toEqual([7, 5, 6]);
    expect(shiftPile([6, 5, 7], 0, 1)).toEqual([7, 5, 6]);
    expect(shiftPile([6, 5, 7], 0, -1)).toEqual([5, 6, 7]);
    // nine upgrades and twelve goblins are all there are
    expect(shiftPile([3, 9, 6], 1, 1)).toEqual([3, 9, 6]);
    expect(shiftPile([3, 9, 6], 0, -1)).toEqual([2, 9, 7]);
    let piles: readonly number[] = [6, 6, 6];
    for (let i = 0; i < 40; i++) {
      piles = shiftPile(piles, i % 3, i % 7 < 4 ? 1 : -1);
      expect(sum(piles)).toBe(18);
      piles.forEach((n, pile) => {
        expect(n).toBeGreaterThanOrEqual(0);
        expect(n).toBeLessThanOrEqual([16, 9, 12][pile]);
      });
    }
  });
});
