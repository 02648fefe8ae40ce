import { full, type SoundFile, variants } from '../sound-file.ts';
import { victory } from './victory.ts';
import { click, cubeOnCube, cubeOnTray, cubeOnWood, refuse } from './wood.ts';

/** Every sound that belongs to no game. */
export const shellSounds: readonly SoundFile[] = [
  ...variants('cube-on-wood', 5, full, cubeOnWood),
  ...variants('cube-on-cube', 3, full, cubeOnCube),
  ...variants('cube-on-tray', 3, full, cubeOnTray),
  ...variants('click', 2, full, click),
  ...variants('refuse', 1, full, refuse),
  ...variants('victory', 1, 16000, victory),
];
