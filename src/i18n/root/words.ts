import type { WordFiles } from '../i18n.ts';

export const rootWords: WordFiles = import.meta.glob('../../../locales/*/root/*.json', { import: 'default' });
