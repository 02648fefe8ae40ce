import { expect, test } from 'vitest';
import { createAudio } from '../../src/audio/audio.ts';
import { games } from '../shelf.ts';

test.each(Object.entries(games))(
  'without a browser, with the real Howler, nothing of %s throws',
  (_, { soundscape }) => {
    expect(typeof document).toBe('undefined');
    const audio = createAudio({ effects: 1, ambience: 1, music: 1, muted: false }, soundscape);
    expect(() => {
      audio.unlock();
      for (const cue of Object.keys(soundscape.cues)) audio.play(cue, { strength: 1 });
      audio.play('cubeOnWood', { strength: 1 });
      audio.ambience(true);
      audio.music(true);
      audio.setVolumes({ effects: 0.2, ambience: 0.2, music: 0.2 });
      audio.mute(true);
      audio.music(false);
    }).not.toThrow();
  },
);
