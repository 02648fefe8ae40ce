export const layoutIds = ['desktop', 'tablet', 'phone', 'upright', 'upright-tablet'] as const;
export type LayoutId = (typeof layoutIds)[number];
