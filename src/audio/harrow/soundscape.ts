import type { GameAudio } from '../audio.ts';
import type { ShellCue } from '../shell-cues.ts';
import { type CueSound, type Soundscape, variants } from '../soundscape.ts';

const cues = {
  jarBreak: { files: variants('harrow/jar-break', 2), volume: 0.48, jitter: 0.04 },
  jarOpen: { files: variants('harrow/jar-open', 1), volume: 0.6, jitter: 0.03 },
  haintStep: { files: variants('harrow/haint-step', 3), volume: 0.65, jitter: 0.06 },
  legendStep: { files: variants('harrow/legend-step', 2), volume: 0.8, jitter: 0.04 },
  storm: { files: variants('harrow/storm', 1), volume: 0.85, jitter: 0.05 },
  pathLaid: { files: variants('harrow/path-laid', 2), volume: 0.6, jitter: 0.04 },
  tokenPicked: { files: variants('harrow/token-picked', 2), volume: 0.5, jitter: 0.04 },
  tokenBagged: { files: variants('harrow/token-bagged', 2), volume: 0.5, jitter: 0.05 },
  spawn: { files: variants('harrow/spawn', 2), volume: 0.45, jitter: 0.06 },
  kill: { files: variants('harrow/kill', 2), volume: 0.85, jitter: 0.04 },
  push: { files: variants('harrow/push', 2), volume: 0.6, jitter: 0.05 },
  rescue: { files: variants('harrow/rescue', 1), volume: 0.5, jitter: 0 },
  buildingDestroyed: { files: variants('harrow/building-destroyed', 1), volume: 0.85, jitter: 0.04 },
  scoreTick: { files: variants('harrow/score-tick', 1), volume: 0.28, jitter: 0.01 },
  roundBell: { files: variants('harrow/round-bell', 1), volume: 0.75, jitter: 0 },
  cardDrawn: { files: variants('harrow/card-drawn', 2), volume: 0.4, jitter: 0.06 },
  cardPlayed: { files: variants('harrow/card-played', 1), volume: 0.6, jitter: 0.04 },
  tileFlip: { files: variants('harrow/tile-flip', 2), volume: 0.6, jitter: 0.05 },
  nail: { files: variants('harrow/nail', 2), volume: 0.6, jitter: 0.05 },
  goad: { files: variants('harrow/goad', 1), volume: 0.5, jitter: 0.06 },
  rage: { files: variants('harrow/rage', 1), volume: 0.85, jitter: 0.04 },
  plate: { files: variants('harrow/plate', 1), volume: 0.4, jitter: 0.04 },
  spoon: { files: variants('harrow/spoon', 1), volume: 0.4, jitter: 0.03 },
  root: { files: variants('harrow/root', 2), volume: 0.6, jitter: 0.06 },
  hiss: { files: variants('harrow/hiss', 1), volume: 0.4, jitter: 0.06 },
  fire: { files: variants('harrow/fire', 1), volume: 0.6, jitter: 0.05 },
  douse: { files: variants('harrow/douse', 1), volume: 0.5, jitter: 0.05 },
  hesterRise: { files: variants('harrow/hester-rise', 1), volume: 0.75, jitter: 0.02 },
  devour: { files: variants('harrow/devour', 1), volume: 0.8, jitter: 0.04 },
  heldBreath: { files: variants('harrow/held-breath', 1), volume: 0.35, jitter: 0.03 },
} satisfies Readonly<Record<string, CueSound>>;

type OwnCue = keyof typeof cues;
export type HarrowCue = OwnCue | ShellCue;
export type HarrowAudio = GameAudio<OwnCue>;

/** Harrow sounds like a night out of doors, and its title like a waltz. */
export const harrowSoundscape: Soundscape<OwnCue> = {
  cues,
  /** Two lengths without a common divisor, so that the night as a whole does not repeat within an evening. */
  ambience: [
    { file: 'harrow/night-wind.wav', volume: 0.24 },
    { file: 'harrow/night-crickets.wav', volume: 0.13 },
  ],
  calls: [
    { file: 'harrow/owl-1.wav', volume: 0.16 },
    { file: 'harrow/owl-2.wav', volume: 0.16 },
    { file: 'harrow/creak-1.wav', volume: 0.14 },
    { file: 'harrow/creak-2.wav', volume: 0.14 },
  ],
  music: [{ file: 'harrow/title-waltz.wav', volume: 0.75 }],
};
