import { describe, expect, test } from 'vitest';
import { shellCues } from '../../src/audio/shell-cues.ts';
import { admit, cueLimit, impactLimit } from '../../src/audio/voice-limit.ts';
import { voicing } from '../../src/audio/voicing.ts';
import { games } from '../shelf.ts';

const middle = (): number => 0.5;

describe('voicing', () => {
  test('a harder hit is louder and a little higher', () => {
    const soft = voicing(shellCues.cubeOnWood, 0.2, middle);
    const hard = voicing(shellCues.cubeOnWood, 0.9, middle);
    expect(hard?.volume).toBeGreaterThan((soft?.volume ?? 1) * 3);
    expect(hard?.rate).toBeGreaterThan(soft?.rate ?? 2);
    expect(hard?.rate).toBeLessThan((soft?.rate ?? 0) * 1.2);
  });

  test('a touch too faint to hear makes no sound, a strength past the scale is the strongest', () => {
    expect(voicing(shellCues.cubeOnTray, 0.01, middle)).toBeUndefined();
    expect(voicing(shellCues.cubeOnTray, 7, middle)).toEqual(voicing(shellCues.cubeOnTray, 1, middle));
  });

  test('only impacts have a strength', () => {
    expect(voicing(shellCues.refuse, 0.01, middle)).toEqual({ volume: shellCues.refuse.volume, rate: 1 });
  });

  test('no voice is louder than its file, and pitch stays within the jitter', () => {
    const own = Object.values(games).flatMap(({ soundscape }) => Object.values(soundscape.cues));
    for (const cue of [...Object.values(shellCues), ...own]) {
      for (const random of [() => 0, () => 1]) {
        const voice = voicing(cue, 1, random);
        expect(voice?.volume).toBeLessThanOrEqual(1);
        expect(voice?.volume).toBeGreaterThan(0.2);
        expect(Math.abs((voice?.rate ?? 0) - 1)).toBeLessThanOrEqual(0.13);
      }
    }
  });
});

describe('the limit of voices', () => {
  const run = (times: readonly number[], limit: typeof cueLimit): number[] => {
    let starts: readonly number[] = [];
    return times.filter((time) => {
      const admitted = admit(starts, time, limit);
      starts = admitted ?? starts;
      return admitted !== undefined;
    });
  };

  test('a burst of impacts is thinned out and hearing recovers after it', () => {
    const burst = Array.from({ length: 100 }, (_, i) => i);
    const heard = run([...burst, 400], impactLimit(1));
    expect(heard.length).toBeLessThanOrEqual(9);
    expect(heard.at(-1)).toBe(400);
    heard.slice(1).forEach((time, i) => {
      expect(time - heard[i]).toBeGreaterThanOrEqual(9);
    });
  });

  test('faint impacts leave voices for a blow', () => {
    const faint = impactLimit(0.1);
    const spaced = Array.from({ length: 9 }, (_, i) => i * 10);
    const starts = run(spaced, faint);
    expect(admit(starts, 95, faint)).toBeUndefined();
    expect(admit(starts, 95, impactLimit(1))).toEqual([...starts, 95]);
  });

  test('the same cue twice in one frame is heard once', () => {
    expect(run([0, 0, 16, 50], cueLimit)).toEqual([0, 50]);
  });
});
