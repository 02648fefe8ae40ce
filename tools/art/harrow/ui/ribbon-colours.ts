import { mix } from '../../ink/colour.ts';
import { C } from '../inks.ts';

export const ribbonColours = {
  protectors: C.prot,
  family: C.fam,
  kammi: C.kammi,
  hester: mix(C.ember, C.ink, 0.12),
} as const;
