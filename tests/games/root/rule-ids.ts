/** IDs of the rules specification, a word each; `1-3` stands for 1, 2 and 3. */
type Numbers = string;

/** The rules of the base game (tier T1) by chapter, each of which needs a test. IDs are stable: they are only ever added. */
export const chapters: Readonly<Record<string, Readonly<Record<string, Numbers>>>> = {
  principles: { 'RT-0': '.1 .2 .3 .4' },
  'golden rules': {
    'RT-1':
      '.1.1-1 .1.1-2 .1.2 .1.3-1 .1.3-2 .2.1 .2.2 .3.2 .4.1-1 .4.1-2 .4.2 .5.1 .5.2 .5.3 .5.4-1 .5.4-2 .5.4-3 .5.5',
  },
  'key terms': {
    'RT-2': '.1 .1.1-1 .1.1.I .1.1.II .1.2 .1.3 .1.5 .2 .2.1 .2.2 .2.3 .2.4 .3 .4 .4.1-1 .4.1-2 .5-1 .5-2 .5-3 .5-4',
  },
  victory: { 'RT-3': '.1-1 .1-2 .2.1 .2.2 .3.1-1 .3.1.I .3.1.II .3.2 .3.3-1 .3.3-2 .3.4' },
  'basic actions': {
    'RT-4':
      '.1.1-1 .1.1-2 .1.1-3 .1.1-4 .1.2-1 .1.2-2 .1.2-3 .1.3 .1.4 .2-1 .2.1 .2.2 .3-1 .3-2 .3.1-1 .3.1.I .3.1.II-1 .3.1.II-2 .3.2-1 .3.2.I .3.3-1 .3.3.I .3.3.II .3.4-1 .3.4-2 .3.4-3 .3.4-4 .3.4-5',
  },
  'set-up': { 'RT-5': '-1 .1.1 .1.2 .1.3 .1.4 .1.5 .1.7 .2 -3' },
  timelines: { 'RT-TL-': '1-14 20-27 30-34 40-46' },
  'set-up, decision by decision': { 'RT-SU-': '1-11' },
  'battle as a procedure': { 'RT-BT-': '1-18' },
  'card effects': { 'RT-PE-': '1-15' },
  'Marquise de Cat': {
    'RT-6':
      '.2.1 .2.2-1 .2.2-2 .2.3 .3.1 .3.2 .3.3 .3.4 .3.5 .4 .5-1 .5-2 .5.1 .5.2 .5.3 .5.4.I .5.4.II .5.4.III .5.5 .6',
  },
  'Eyrie Dynasties': {
    'RT-7':
      '.2.1 .2.2 .2.3 .3.1 .3.2 .3.3 .3.4 .3.5 .4.1 .4.2 .4.3 .5.1 .5.2-1 .5.2-2 .5.2-3 .5.2.I .5.2.II .5.2.III .5.2.IV .6.1 .6.2 .7.1 .7.2 .7.3 .7.3.I .7.4 .8.1 .8.2 .8.3 .8.4',
  },
  'Woodland Alliance': {
    'RT-8':
      '.2.1 .2.2 .2.3-1 .2.3.I .2.4-1 .2.4-2 .2.5.I .2.5.II .2.6-1 .2.6-2 .2.6-3 .3.1 .3.2 .3.3 .3.4 .4.1 .4.1.I .4.1.II .4.1.III-1 .4.1.III-2 .4.1.III-3 .4.1.III-4 .4.2 .4.2.I .4.2.II .4.2.II.a .4.2.III .5.1 .5.2 .5.3 .6.1 .6.2 .6.1.I .6.1.II .6.1.III .6.1.IV',
  },
  Vagabond: {
    'RT-9':
      '.2.1 .2.2 .2.2.I .2.3 .2.4 .2.5 .2.5.I .2.5.II .2.5.III .2.6 .2.7 .2.8-1 .2.8-2 .2.8-3 .2.9.I .2.9.II .2.9.III .3.1 .3.2 .3.3 .3.4 .3.5 .3.6 .4.1 .4.2 .5.1 .5.2 .5.3 .5.4 .5.5 .5.6 .5.7 .5.8 .5.9 .6.1 .6.2 .6.3 .6.4 .2.9.I.a .2.9.I.b .2.9.II.a .2.9.II.b .2.9.II.c .2.9.II.d .2.9.III.a .2.9.III.b .2.9.III.c .2.9.III.d',
  },
  components: { 'RT-B': '.1' },
  characters: { 'RT-D': '.1 .2 .3' },
  glossary: {
    'RT-G':
      '.1.1 .1.2 .1.3 .1.4 .1.5 .1.6 .1.7 .1.9 .1.10 .1.11 .1.12 .1.14 .1.16 .1.17 .1.19 .1.20 .1.22 .1.23 .1.24 .1.25 .1.26 .1.27 .1.28 .1.29 .1.30 .1.31 .1.33 .1.34',
  },
  data: { 'RT-DATA-': '2-4 6-8' },
  'worked examples': {
    'RT-TV-':
      '1-4 6-9 20-30 38 40-43 45-50 60-76 80-83 85-90 133-134 201-205 210-222 230-243 250-258 260-271 280-292 300-323 330-337',
  },
  'open questions': { 'RT-OQ-': '1-4 6-29 57-58 64-147' },
  notation: { 'RT-NO-': '1-12' },
};

/** Entries with nothing to prove in the base game: words for what other factions do, talk, and what lies at hand. */
const withoutRule: readonly string[] = [
  'RT-1.3.1',
  'RT-2.1.4',
  'RT-2.5-5',
  'RT-5-2',
  'RT-5.1.6',
  'RT-G.1.8',
  'RT-G.1.13',
  'RT-G.1.15',
  'RT-G.1.18',
  'RT-G.1.21',
  'RT-G.1.32',
  'RT-OQ-63',
];

/** Rules of later tiers that already hold and are cited. */
const ahead: readonly string[] = ['RT-C.0', 'RT-OQ-60'];

const isRange = (word: string): boolean => /^\d+-\d+$/.test(word);

function expand(groups: Readonly<Record<string, Numbers>>): string[] {
  return Object.entries(groups).flatMap(([prefix, numbers]) =>
    numbers.split(' ').flatMap((word) => {
      if (!prefix.endsWith('-') || !isRange(word)) return [`${prefix}${word}`];
      const [first, last] = word.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, i) => `${prefix}${first + i}`);
    }),
  );
}

/** By chapter. */
export const chapterRules: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(chapters).map(([chapter, groups]) => [chapter, expand(groups)]),
);

export const ruleIds: ReadonlySet<string> = new Set([...[...chapterRules.values()].flat(), ...withoutRule, ...ahead]);
