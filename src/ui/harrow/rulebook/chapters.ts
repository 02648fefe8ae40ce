import { t } from '../../../i18n/harrow/text.ts';
import type { Chapter } from '../../game-parts.ts';
import { termsOf } from './article-terms.ts';
import { type ArticleId, sections } from './contents.ts';
import { exampleOf } from './example-board.ts';
import { type ExampleId, examples } from './examples.ts';
import { namedPictures } from './named-pictures.ts';
import { relatedOf } from './related.ts';

const hasExample = (article: ArticleId): article is ExampleId => article in examples;

/** The rulebook in the language of the moment. */
export function rulebook(): Chapter[] {
  return sections.map(({ id, articles }) => ({
    name: t(`rulebook:sections.${id}`),
    articles: articles.map((article) => ({
      id: article,
      name: t(`rules:${article}`),
      paragraphs: t(`rulebook:text.${article}`).split('\n'),
      pictures: namedPictures,
      example: hasExample(article) ? exampleOf(article) : undefined,
      terms: termsOf[article]?.() ?? [],
      related: (relatedOf[article] ?? []).map((id) => ({ id, name: t(`rules:${id}`) })),
    })),
  }));
}
