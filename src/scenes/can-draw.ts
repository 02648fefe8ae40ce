/** Without a canvas of its own every picture of the game stays black, with or without WebGL. */
export function canDraw(): boolean {
  return document.createElement('canvas').getContext('2d') !== null;
}
