/** The rulebook in the order in which it is read. */
export const sections = [
  { id: 'wood', articles: ['goal', 'setUp', 'turn', 'golden', 'secrets', 'clearings', 'rule', 'pieces'] },
  { id: 'cards', articles: ['cards', 'craft', 'effects', 'dominance', 'coalition'] },
  { id: 'deeds', articles: ['move', 'battle', 'ambush', 'extraHits', 'hits'] },
  { id: 'marquise', articles: ['marquise', 'mcActions', 'mcBuild', 'mcKeep'] },
  { id: 'eyrie', articles: ['eyrie', 'edDecree', 'edTurmoil', 'edLeaders'] },
  {
    id: 'alliance',
    articles: ['alliance', 'waSupporters', 'waSympathy', 'waRevolt', 'waOutrage', 'waOfficers'],
  },
  {
    id: 'vagabond',
    articles: ['vagabond', 'vbItems', 'vbDeeds', 'vbAid', 'vbHostile', 'vbQuests', 'vbCharacters'],
  },
  { id: 'rulings', articles: ['rulings', 'glossary'] },
] as const;

export type ArticleId = (typeof sections)[number]['articles'][number];

/** Which article tells a rule: by the beginning of its ID, the longest that fits. */
const tellers: Readonly<Record<string, ArticleId>> = {
  'RT-0': 'golden',
  'RT-1': 'golden',
  'RT-1.2': 'secrets',
  'RT-1.4': 'turn',
  'RT-1.5': 'pieces',
  'RT-2.1': 'cards',
  'RT-2.1.5': 'ambush',
  'RT-2.2': 'clearings',
  'RT-2.2.1': 'move',
  'RT-2.3': 'clearings',
  'RT-2.4': 'clearings',
  'RT-2.5': 'rule',
  'RT-3': 'goal',
  'RT-3.3': 'dominance',
  'RT-4.1': 'craft',
  'RT-4.1.3': 'effects',
  'RT-4.1.4': 'effects',
  'RT-4.2': 'move',
  'RT-4.3': 'battle',
  'RT-4.3.1': 'ambush',
  'RT-4.3.3': 'extraHits',
  'RT-4.3.4': 'hits',
  'RT-5': 'setUp',
  'RT-SU': 'setUp',
  'RT-TL': 'turn',
  'RT-BT': 'battle',
  'RT-PE': 'effects',
  'RT-6': 'marquise',
  'RT-6.2.2': 'mcKeep',
  'RT-6.2.3': 'mcKeep',
  'RT-6.3': 'setUp',
  'RT-6.5': 'mcActions',
  'RT-6.5.4': 'mcBuild',
  'RT-7': 'eyrie',
  'RT-7.3': 'setUp',
  'RT-7.4': 'edDecree',
  'RT-7.5': 'edDecree',
  'RT-7.7': 'edTurmoil',
  'RT-7.8': 'edLeaders',
  'RT-8': 'alliance',
  'RT-8.2.3': 'waSupporters',
  'RT-8.2.4': 'waRevolt',
  'RT-8.2.5': 'waSympathy',
  'RT-8.2.6': 'waOutrage',
  'RT-8.3': 'setUp',
  'RT-8.4.1': 'waRevolt',
  'RT-8.4.2': 'waSympathy',
  'RT-8.5': 'waOfficers',
  'RT-8.6': 'waOfficers',
  'RT-9': 'vagabond',
  'RT-9.2.5': 'vbItems',
  'RT-9.2.8': 'coalition',
  'RT-9.2.9': 'vbAid',
  'RT-9.2.9.III': 'vbHostile',
  'RT-9.3': 'setUp',
  'RT-9.4': 'vbItems',
  'RT-9.5': 'vbDeeds',
  'RT-9.5.4': 'vbAid',
  'RT-9.5.5': 'vbQuests',
  'RT-9.5.9': 'vbCharacters',
  'RT-9.6': 'vbItems',
  'RT-A': 'setUp',
  'RT-B': 'pieces',
  'RT-C': 'clearings',
  'RT-D': 'vbCharacters',
  'RT-G': 'glossary',
  'RT-G.1.27': 'coalition',
  'RT-OQ': 'rulings',
  'RT-OQ-9': 'edDecree',
  'RT-OQ-114': 'vbDeeds',
};

const starts = Object.keys(tellers).sort((a, b) => b.length - a.length);

/** What is left of a number after its beginning: `RT-9.2` begins `RT-9.2.5`, `RT-9` is not the beginning of `RT-91`. */
const begins = (rule: string, start: string): boolean =>
  rule.startsWith(start) && !/^\d/.test(rule.slice(start.length));

/** The article that tells a rule. */
export function articleOf(rule: string): ArticleId {
  const start = starts.find((each) => begins(rule, each));
  if (start === undefined) throw new Error(`no article tells ${rule}`);
  return tellers[start];
}
