import { hasText, textOf } from '../i18n.ts';
import type { TextKey } from './text-key.ts';

/** Has a key its text? For keys of which only the running game tells the parts; `options` as for `t`. */
export const isTextKey = (key: string, options?: Record<string, unknown>): key is TextKey =>
  hasText('harrow', key, options);

export const t = (key: TextKey, options?: Record<string, unknown>): string => textOf('harrow', key, options);
