import { t } from '../../../i18n/root/text.ts';
import type { Chapter } from '../../game-parts.ts';
import { termsOf } from './article-terms.ts';
import { type ArticleId, articleOf, sections } from './contents.ts';
import { exampleOf } from './example-board.ts';
import { type ExampleId, examples } from './examples.ts';
import { namedPictures } from './named-pictures.ts';
import { relatedOf } from './related.ts';

const hasExample = (article: ArticleId): article is ExampleId => article in examples;

const nameOf = (article: ArticleId): string => t(`rulebook:name.${article}`);

/** The rulebook in the language of the moment. */
export const rulebook = (): readonly Chapter[] =>
  sections.map(({ id, articles }) => ({
    name: t(`rulebook:sections.${id}`),
    articles: articles.map((article) => ({
      id: article,
      name: nameOf(article),
      paragraphs: t(`rulebook:text.${article}`).split('\n'),
      pictures: namedPictures,
      example: hasExample(article) ? exampleOf(article) : undefined,
      terms: termsOf[article]?.() ?? [],
      related: (relatedOf[article] ?? []).map((to) => ({ id: to, name: nameOf(to) })),
    })),
  }));

export const ruleName = (rule: string): string => nameOf(articleOf(rule));
