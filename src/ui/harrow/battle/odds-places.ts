import type { LayoutId } from '../../../app/harrow/layout-ids.ts';
import type { ChartSize } from './odds-chart.ts';

/** The chart of the odds, and how many bars it has room for. */
export const chartSizes: Readonly<Record<LayoutId, ChartSize & { readonly mostBars: number }>> = {
  desktop: { width: 248, height: 92, numbers: 15, mostBars: 11 },
  tablet: { width: 196, height: 84, numbers: 15, mostBars: 9 },
  upright: { width: 196, height: 34, numbers: 0, mostBars: 11 },
  'upright-tablet': { width: 280, height: 34, numbers: 0, mostBars: 11 },
  phone: { width: 134, height: 34, numbers: 0, mostBars: 11 },
};
