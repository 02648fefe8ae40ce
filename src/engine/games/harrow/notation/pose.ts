import { cubeColours, type StuckCube } from '../state/cubes.ts';

/** `red@180.25,301.5,0.785`: a cube resting in the tree. */
export function writePose({ colour, x, y, a }: StuckCube): string {
  return `${colour}@${x},${y},${a}`;
}

export function readPose(word: string): StuckCube | undefined {
  const [name, numbers = ''] = word.split('@');
  const colour = cubeColours.find((each) => each === name);
  const [x, y, a] = numbers.split(',').map(Number);
  if (colour === undefined || ![x, y, a].every((n) => Number.isFinite(n))) return undefined;
  return { colour, x, y, a };
}
