import { C, mix } from '../../ink/colour.ts';

/** By what light the tree is printed: the same cuts in other inks. */
export interface TreeLight {
  readonly bark: string;
  /** Cuts on the bark on the side of the light, and on the other. */
  readonly lit: string;
  readonly unlit: string;
  /** The pale cut face round the hollow. */
  readonly face: string;
  /** What falls into the hollow from above, there and on its edge, and what glows below. */
  readonly above: string;
  readonly aboveEdge: string;
  readonly below: string;
}

export const moonlight: TreeLight = {
  bark: mix(C.bog, C.ink, 0.55),
  lit: mix(C.bog, C.moon, 0.5),
  unlit: mix(C.bog, C.paper, 0.28),
  face: mix(C.paper, C.bog, 0.28),
  above: mix(C.blue, C.moon, 0.35),
  aboveEdge: mix(C.blue, C.moon, 0.3),
  below: mix(C.ember, C.red, 0.25),
};
