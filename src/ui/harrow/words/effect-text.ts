import { isTextKey, t } from '../../../i18n/harrow/text.ts';
import { missingText } from '../../../i18n/i18n.ts';

/**
 * A text of an effect. What it asks and which options it has is known to its file in the engine alone, so no type
 * can say which keys there are.
 */
export function effectText(key: string, params: Record<string, unknown> = {}): string {
  return isTextKey(key, params) ? t(key, params) : missingText(key);
}
