import { t } from '../../i18n/i18n.ts';

/** Why something is refused, as a sentence. */
export function refusalText({ key, params }: { readonly key: string; readonly params?: object }): string {
  return t(key, { ns: 'refusal', ...params });
}
