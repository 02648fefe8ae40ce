/** The rulebook in the order in which it is read. An article tells one group of rules: the middle of their numbers. */
export const sections = [
  { id: 'county', articles: ['AIM', 'MAP', 'COMP', 'SET', 'BASE', 'RND'] },
  { id: 'jars', articles: ['ABL', 'MOVE', 'SPWN', 'STR', 'WILD', 'LEG', 'PATH', 'STORM', 'TRK'] },
  { id: 'fights', articles: ['TREE', 'ATK', 'CLSH', 'REATK'] },
  { id: 'turnEnd', articles: ['CLN', 'TOK', 'RES', 'DEST', 'PH2'] },
  { id: 'cards', articles: ['LGD', 'CARD', 'TAC', 'UPG', 'BON', 'WHL', 'PLC'] },
  { id: 'kammi', articles: ['KAM', 'DOLL', 'GOB', 'GBL'] },
  { id: 'hester', articles: ['HEST', '3P', 'ROOT', 'HACT', 'HMOV', 'FIRE', 'INF', 'SUM', 'HCRD', 'EAT', 'HINT'] },
  { id: 'solo', articles: ['SOLO'] },
  { id: 'fair', articles: ['FAIR', 'OFR', 'FFQ', 'FFC', 'FVH'] },
  { id: 'rulings', articles: ['OQ', 'WORDS'] },
] as const;

export type ArticleId = (typeof sections)[number]['articles'][number];

const articles: readonly ArticleId[] = sections.flatMap((section) => section.articles);

/** Groups that another's article tells: Hester's cards one by one; what the Fair Folk's printed texts leave open. */
const toldIn: Readonly<Record<string, ArticleId>> = {
  HCD: 'HCRD',
  GAP: 'FAIR',
};

/** The article that tells a rule. */
export function articleOf(rule: string): ArticleId {
  const group = rule.split('-')[1];
  const article = toldIn[group] ?? articles.find((each) => each === group);
  if (!article) throw new Error(`no article tells ${rule}`);
  return article;
}
