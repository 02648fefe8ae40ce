import { mix } from '../../ink/colour.ts';
import type { TreeLight } from '../../shell/tree/light.ts';
import { C } from '../inks.ts';

const barkInk = '#49301f';
const litInk = '#d49a55';
const goldInk = '#e3a94c';

/** The last hour of an autumn day: what the moon lights at night is gold. */
export const evening: TreeLight = {
  bark: barkInk,
  lit: litInk,
  unlit: mix(barkInk, litInk, 0.55),
  face: mix(C.paper, litInk, 0.5),
  above: goldInk,
  aboveEdge: mix(goldInk, barkInk, 0.15),
  below: mix(C.ember, C.amber, 0.5),
};
