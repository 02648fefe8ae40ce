import { mix } from '../../ink/colour.ts';
import { C } from '../inks.ts';
import { fairInk } from '../pieces/fair-dress.ts';

export const ribbonColours = {
  protectors: C.prot,
  family: C.fam,
  kammi: C.kammi,
  hester: mix(C.ember, C.ink, 0.12),
  fair: fairInk,
} as const;
