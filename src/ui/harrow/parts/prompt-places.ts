import type { LayoutId } from '../../../app/harrow/layout-ids.ts';

/** Width that the words of a prompt like to have, and what they are left with at the worst: then the buttons are scrolled. */
export const wordsWidth: Readonly<Record<LayoutId, { readonly good: number; readonly least: number }>> = {
  desktop: { good: 160, least: 110 },
  tablet: { good: 200, least: 140 },
  upright: { good: 200, least: 160 },
  'upright-tablet': { good: 220, least: 170 },
  phone: { good: 110, least: 84 },
};
