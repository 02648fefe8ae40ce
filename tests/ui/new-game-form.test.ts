import { describe, expect, it } from 'vitest';
import { completeConfig } from '../../src/engine/games/harrow/config.ts';
import { blankForm, modeOf, wishesOf } from '../../src/ui/screens/new-game/form.ts';

describe('the form of a new game', () => {
  it('offers chapter 1 to a new player and the whole game afterwards', () => {
    expect(modeOf(blankForm(), { firstChapterDone: false })).toBe('ch1');
    expect(modeOf(blankForm(), { firstChapterDone: true })).toBe('ch3');
    expect(modeOf({ ...blankForm(), mode: 'ch2' }, { firstChapterDone: true })).toBe('ch2');
  });

  it('leaves everything to chance until the player decides', () => {
    const drawn = Array.from({ length: 60 }, (_, seed) => completeConfig(wishesOf(blankForm(), 'ch3'), seed));
    expect(new Set(drawn.map(({ map }) => map))).toEqual(new Set(['a', 'b']));
    expect(new Set(drawn.map(({ legends }) => legends?.protectors)).size).toBe(5);
    expect(new Set(drawn.map(({ legends }) => legends?.family)).size).toBe(6);
    expect(new Set(drawn.map(({ tracks }) => tracks?.family)).size).toBe(2);
  });

  it('keeps what has been decided', () => {
    const form = blankForm();
    form.legends.family = 'willa';
    form.tracks.protectors = 'b';
    form.map = 'b';
    form.north = 'protectors';
    const drawn = Array.from({ length: 40 }, (_, seed) => completeConfig(wishesOf(form, 'ch2'), seed));
    for (const { mode, map, north, legends, tracks } of drawn) {
      expect([mode, map, north, legends?.family, tracks?.protectors]).toEqual(['ch2', 'b', 'protectors', 'willa', 'b']);
    }
    expect(new Set(drawn.map(({ legends }) => legends?.protectors)).size).toBe(5);
  });

  it('wishes nothing of the legends in chapter 1, whatever was chosen before', () => {
    const form = blankForm();
    form.legends.family = 'willa';
    expect(completeConfig(wishesOf(form, 'ch1'), 5)).not.toHaveProperty('legends');
  });
});
