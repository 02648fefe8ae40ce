import { t } from '../../../i18n/harrow/text.ts';
import type { Chapter } from '../../game-parts.ts';
import { termsOf } from './article-terms.ts';
import { sections } from './contents.ts';
import { relatedOf } from './related.ts';

/** The rulebook in the language of the moment. */
export function rulebook(): Chapter[] {
  return sections.map(({ id, articles }) => ({
    name: t(`rulebook:sections.${id}`),
    articles: articles.map((article) => ({
      id: article,
      name: t(`rules:${article}`),
      paragraphs: t(`rulebook:text.${article}`).split('\n'),
      terms: termsOf[article]?.() ?? [],
      related: (relatedOf[article] ?? []).map((id) => ({ id, name: t(`rules:${id}`) })),
    })),
  }));
}
