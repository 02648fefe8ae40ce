import type { Refusal } from '../../../engine/games/harrow/refusals/keys.ts';
import { t } from '../../../i18n/harrow/text.ts';

/** Why something is refused, as a sentence. */
export function refusalText({ key, params }: Pick<Refusal, 'key' | 'params'>): string {
  return t(`refusal:${key}`, params);
}
