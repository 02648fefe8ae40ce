import type { WordFiles } from '../i18n.ts';

export const harrowWords: WordFiles = import.meta.glob('../../../locales/*/harrow/*.json', { import: 'default' });
