import type { LayoutId } from '../../../app/harrow/layout-ids.ts';

export type ChartSize = readonly [width: number, height: number];

/** Size of the chart, in reference pixels: alone on its paper, or below Hester's numbers. */
export const chartSizes: Readonly<Record<LayoutId, { readonly alone: ChartSize; readonly below: ChartSize }>> = {
  desktop: { alone: [356, 292], below: [356, 158] },
  tablet: { alone: [306, 320], below: [306, 164] },
  upright: { alone: [340, 84], below: [340, 60] },
  'upright-tablet': { alone: [530, 84], below: [530, 60] },
  phone: { alone: [268, 164], below: [276, 86] },
};
