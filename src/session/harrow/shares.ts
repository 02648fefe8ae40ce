import { sum } from '../../engine/kit/sum.ts';
import type { Forecast } from './forecast.ts';

/** What an attack may come to. */
export type Shares = Pick<Forecast, 'success' | 'clash' | 'nothing'>;

/** Shares in whole hundredths that add up to one: the largest takes what rounding leaves. */
export function wholePercents({ success, clash, nothing }: Shares): Shares {
  const rounded = [success, clash, nothing].map((share) => Math.round(share * 100));
  const largest = rounded.indexOf(Math.max(...rounded));
  rounded[largest] += 100 - sum(rounded);
  const [a, b, c] = rounded.map((n) => n / 100);
  return { success: a, clash: b, nothing: c };
}
