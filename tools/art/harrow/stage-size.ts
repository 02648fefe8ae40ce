import { layouts } from '../../../src/app/harrow/layout.ts';
import type { LayoutId } from '../../../src/app/harrow/layout-ids.ts';

/** The whole screen, which a backdrop fills. */
export function stageSize(id: LayoutId): { readonly w: number; readonly h: number } {
  const { width, height } = layouts[id];
  return { w: width, h: height };
}
