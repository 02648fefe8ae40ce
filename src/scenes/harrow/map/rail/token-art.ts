/** Pictures of the ability tokens. */
export const tokenArt = {
  move: 'token-move',
  spawn: 'token-spawn',
  strengthen: 'token-strengthen',
  scroll: 'token-legend',
} as const;
