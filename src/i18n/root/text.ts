import { textOf } from '../i18n.ts';
import type { TextKey } from './text-key.ts';

export const t = (key: TextKey, options?: Record<string, unknown>): string => textOf('root', key, options);
