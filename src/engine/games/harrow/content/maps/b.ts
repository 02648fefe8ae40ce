import { readLayout } from './layout.ts';

/** Appendix A.1, layout B. */
export const layoutB = readLayout('b', [
  'bog plains* bog wetlands',
  'mountain forest wetlands plains forest',
  'wetlands plains bog mountain bog wetlands',
  'plains forest forest brambles forest forest plains',
  'wetlands bog mountain bog plains wetlands',
  'forest plains wetlands forest mountain',
  'wetlands bog plains* bog',
]);
