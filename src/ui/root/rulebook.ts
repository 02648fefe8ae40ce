import { t } from '../../i18n/root/text.ts';
import type { Article, Chapter } from '../game-parts.ts';

const paragraphs = { two: ['one', 'two'], three: ['one', 'two', 'three'] } as const;

/** The articles in the order in which they are read, with the number of their paragraphs. */
const long = ['clearings', 'battle', 'marquise', 'eyrie', 'alliance', 'vagabond'] as const;
const short = ['goal', 'turn', 'cards', 'ambush', 'craft', 'dominance'] as const;
type ArticleId = (typeof long)[number] | (typeof short)[number] | 'move';

const sections = [
  { id: 'wood', articles: ['goal', 'turn', 'clearings', 'cards'] },
  { id: 'deeds', articles: ['move', 'battle', 'ambush', 'craft', 'dominance'] },
  { id: 'factions', articles: ['marquise', 'eyrie', 'alliance', 'vagabond'] },
] as const satisfies readonly { readonly id: string; readonly articles: readonly ArticleId[] }[];

const isOf = <T extends string>(list: readonly T[], id: string): id is T => (list as readonly string[]).includes(id);

function textsOf(id: ArticleId): readonly string[] {
  if (isOf(long, id)) return paragraphs.three.map((n) => t(`rulebook:article.${id}.${n}`));
  if (isOf(short, id)) return paragraphs.two.map((n) => t(`rulebook:article.${id}.${n}`));
  return [t('rulebook:article.move.one')];
}

const article = (id: ArticleId): Article => ({
  id,
  name: t(`rulebook:article.${id}.name`),
  paragraphs: textsOf(id),
  terms: [],
});

export const rulebook = (): readonly Chapter[] =>
  sections.map(({ id, articles }) => ({ name: t(`rulebook:section.${id}`), articles: articles.map(article) }));

/** Which article tells a rule: by the beginning of its ID, the longest that fits. */
const tellers: readonly (readonly [start: string, ArticleId])[] = [
  ['RT-9.2.8', 'dominance'],
  ['RT-4.3.1', 'ambush'],
  ['RT-2.1', 'cards'],
  ['RT-1.2', 'cards'],
  ['RT-3.3', 'dominance'],
  ['RT-G.1.27', 'dominance'],
  ['RT-4.1', 'craft'],
  ['RT-4.2', 'move'],
  ['RT-2.2.1', 'move'],
  ['RT-4.3', 'battle'],
  ['RT-1.4', 'turn'],
  ['RT-1.5', 'turn'],
  ['RT-2', 'clearings'],
  ['RT-3', 'goal'],
  ['RT-6', 'marquise'],
  ['RT-7', 'eyrie'],
  ['RT-OQ-9', 'eyrie'],
  ['RT-8', 'alliance'],
  ['RT-9', 'vagabond'],
  ['RT-OQ-114', 'vagabond'],
];

const byLength = [...tellers].sort(([a], [b]) => b.length - a.length);

export const articleOf = (rule: string): ArticleId => byLength.find(([start]) => rule.startsWith(start))?.[1] ?? 'turn';

export const ruleName = (rule: string): string => t(`rulebook:article.${articleOf(rule)}.name`);
