import { type CueSound, variants } from './soundscape.ts';

/** The sounds of every game: its controls, its end, and cubes in the tree. */
export const shellCues = {
  click: { files: variants('shell/click', 2), volume: 0.45, jitter: 0.03 },
  refuse: { files: variants('shell/refuse', 1), volume: 0.85, jitter: 0.02 },
  cubeOnWood: { files: variants('shell/cube-on-wood', 5), volume: 0.85, jitter: 0.05, impact: true },
  cubeOnCube: { files: variants('shell/cube-on-cube', 3), volume: 0.75, jitter: 0.06, impact: true },
  cubeOnTray: { files: variants('shell/cube-on-tray', 3), volume: 1, jitter: 0.04, impact: true },
  victory: { files: variants('shell/victory', 1), volume: 0.75, jitter: 0 },
} satisfies Readonly<Record<string, CueSound>>;

export type ShellCue = keyof typeof shellCues;
