import { readLayout } from './layout.ts';

/** Appendix A.1, layout A. */
export const layoutA = readLayout('a', [
  'plains wetlands mountain forest',
  'bog mountain bog* plains bog',
  'forest wetlands forest wetlands forest plains',
  'wetlands plains bog brambles bog plains wetlands',
  'plains forest wetlands forest wetlands forest',
  'bog plains bog* mountain bog',
  'forest mountain wetlands plains',
]);
