/** `'1-3 5'` stands for 1, 2, 3 and 5. */
type Numbers = string;

/** Every rule ID of the rules specification, by group. IDs are stable: groups and numbers are only ever added. */
const specification: Readonly<Record<string, Numbers>> = {
  'HC-3P': '1-4',
  'HC-ABL': '1-5',
  'HC-ATK': '1-13 20-28',
  'HC-BASE': '1-10',
  'HC-BON': '1-6 10-18 20-21',
  'HC-C2': '1-7',
  'HC-C3': '1',
  'HC-CARD': '1-8',
  'HC-CLN': '1-3',
  'HC-CLSH': '1-6',
  'HC-COMP': '1-2',
  'HC-DEST': '1-5',
  'HC-DIFF': '1-33',
  'HC-DOLL': '1-7',
  'HC-EAT': '1-6',
  'HC-EX': '1-8 10-22 30-34 40-43 50-52 60-70 80-85',
  'HC-FAIR': '1-7 10-12 15-22 25-28 30-36 40-44 50-51',
  'HC-FFC': '1-4',
  'HC-FFQ': '1',
  'HC-FIRE': '1-6 20-25',
  'HC-FP': '1-3',
  'HC-FVH': '1-11',
  'HC-GAP': '1-14',
  'HC-GBL': '1-4',
  'HC-GOB': '1-12',
  'HC-HACT': '1-9',
  'HC-HCD': '1-13',
  'HC-HCRD': '1-2 5',
  'HC-HEND': '1-2',
  'HC-HEST': '1-7 20 30-31',
  'HC-HINT': '1-10',
  'HC-HMOV': '1-8',
  'HC-INF': '1-6 10-13',
  'HC-KAM': '1-11 20-26 30-33 40-43 45-47 50',
  'HC-LEG': '1-3',
  'HC-LGD-BER': '1-7',
  'HC-LGD-COR': '1-2',
  'HC-LGD-EMM': '1-5',
  'HC-LGD-KAI': '1-2',
  'HC-LGD-LEV': '1-4',
  'HC-LGD-MAL': '1-5',
  'HC-LGD-MIL': '1-2',
  'HC-LGD-ODE': '1-2',
  'HC-LGD-PRI': '1-5',
  'HC-LGD-SKB': '1-3',
  'HC-LGD-WIL': '1',
  'HC-MAP': '1-13 20-27',
  'HC-MOVE': '1-12',
  'HC-OFR': '1-11',
  'HC-OQ': '1-60',
  'HC-PATH': '1-7',
  'HC-PH2': '1-5',
  'HC-PLC': '1-7',
  'HC-REATK': '1-4',
  'HC-RES': '1-7',
  'HC-RND': '1-6',
  'HC-ROOT': '1-13',
  'HC-SET': '1-16',
  'HC-SOLO': '1-6 10-11 20-37 40-47 50-51',
  'HC-SPWN': '1-5',
  'HC-STORM': '1-7',
  'HC-STR': '1-3',
  'HC-SUM': '1-3 5-9',
  'HC-TAC': '1-16 20',
  'HC-TIM': '1-5',
  'HC-TOK': '1-6',
  'HC-TREE': '1-9',
  'HC-TRK': '1-5 10-16 20-21 25 29-37',
  'HC-UPG': '1-9 20',
  'HC-WHL': '1-7',
  'HC-WILD': '1-3',
};

/** The rules each chapter brings into force: every one of them needs a test. Rules of other factions come with them. */
const byChapter = {
  ch1: {
    'HC-ABL': '1-2 5',
    'HC-ATK': '1-7 9-13 20-28',
    'HC-BASE': '1-4 8-10',
    'HC-CLN': '1',
    'HC-CLSH': '1-6',
    'HC-COMP': '1-2',
    'HC-DEST': '1-5',
    'HC-DIFF': '2-3 21',
    'HC-EX': '1-6 10-18 20-22',
    'HC-GAP': '1-2 6 14',
    'HC-LEG': '1-3',
    'HC-LGD-EMM': '1-5',
    'HC-LGD-LEV': '1-4',
    'HC-MAP': '1-11 13 20-27',
    'HC-MOVE': '1-12',
    'HC-OQ': '2-4 6 8-16 26 50-51',
    'HC-PATH': '1-6',
    'HC-PH2': '1-5',
    'HC-REATK': '1-2',
    'HC-RES': '1-6',
    'HC-RND': '1-3 5-6',
    'HC-SET': '1-16',
    'HC-SPWN': '1-5',
    'HC-STORM': '1-7',
    'HC-STR': '1-3',
    'HC-TIM': '1 4-5',
    'HC-TOK': '1-6',
    'HC-TREE': '1-7 9',
    'HC-TRK': '1 4 10 29-30 32',
    'HC-WILD': '1-3',
  },
  ch2: {
    'HC-ABL': '3',
    'HC-ATK': '8',
    'HC-C2': '1-7',
    'HC-CARD': '1-6 8',
    'HC-CLN': '2-3',
    'HC-DIFF': '4-5 33',
    'HC-EX': '7-8 30-34',
    'HC-GAP': '3 11',
    'HC-LGD-BER': '1-4 6',
    'HC-LGD-COR': '1-2',
    'HC-LGD-KAI': '1-2',
    'HC-LGD-MAL': '1-5',
    'HC-LGD-MIL': '1-2',
    'HC-LGD-ODE': '1-2',
    'HC-LGD-PRI': '1-5',
    'HC-LGD-SKB': '1-3',
    'HC-LGD-WIL': '1',
    'HC-OQ': '7 18 23-25 56 58',
    'HC-PATH': '7',
    'HC-REATK': '4',
    'HC-TAC': '1-16 20',
    'HC-TIM': '3',
    'HC-TREE': '8',
    'HC-TRK': '2-3 5 11-16 31 33 36-37',
    'HC-UPG': '1-9 20',
  },
  ch3: {
    'HC-BON': '1-6 10-18 20-21',
    'HC-C3': '1',
    'HC-DIFF': '6 28',
    'HC-EX': '40-43',
    'HC-FP': '1-3',
    'HC-OQ': '5 19-20 22',
    'HC-PLC': '1-5 7',
    'HC-REATK': '3',
    'HC-RND': '4',
    'HC-TIM': '2',
    'HC-WHL': '1-7',
  },
  ch5: {
    'HC-3P': '1-4',
    'HC-BASE': '6-7',
    'HC-DIFF': '10-12 15 17-18 24-25 30',
    'HC-EAT': '1-4 6',
    'HC-EX': '19 60-70',
    'HC-FIRE': '1-6 20-25',
    'HC-HACT': '1-9',
    'HC-HCD': '1-13',
    'HC-HCRD': '1-2 5',
    'HC-HEND': '1-2',
    'HC-HEST': '1-7 20 30-31',
    'HC-HINT': '1-7 10',
    'HC-HMOV': '1-8',
    'HC-INF': '1-6 10-13',
    'HC-LGD-BER': '5 7',
    'HC-OQ': '21 29-33 35-37 52-55 57',
    'HC-RES': '7',
    'HC-ROOT': '1-13',
    'HC-SUM': '1-3 5-9',
  },
  solo: {
    'HC-DIFF': '13-14 20 26',
    'HC-EX': '80-81',
    'HC-GAP': '5',
    'HC-MAP': '12',
    'HC-OQ': '38-42 59-60',
    'HC-SOLO': '1-6 10-11 20-37 40-47 50-51',
  },
  fair: {
    'HC-EX': '82-85',
    'HC-FAIR': '1-7 10-12 15-22 25-28 30-36 40-44 50-51',
    'HC-FFC': '1-4',
    'HC-FFQ': '1',
    'HC-FVH': '1-11',
    'HC-GAP': '7-10',
    'HC-OFR': '1-11',
    'HC-OQ': '17 43-49',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Numbers>>>>;

/** Rules that wait for a faction which is not in the game yet: a later chapter takes them into its list. */
const waiting = {
  Kammi: {
    'HC-ABL': '4',
    'HC-BASE': '5',
    'HC-CARD': '7',
    'HC-DIFF': '7-9 16 19 22 27 31-32',
    'HC-DOLL': '1-7',
    'HC-EAT': '5',
    'HC-EX': '50-52',
    'HC-GAP': '4',
    'HC-GBL': '1-4',
    'HC-GOB': '1-12',
    'HC-HINT': '8-9',
    'HC-KAM': '1-11 20-26 30-33 40-43 45-47 50',
    'HC-OQ': '1 27-28 34',
    'HC-PLC': '6',
    'HC-TRK': '20-21 34-35',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Numbers>>>>;

/** Entries of the specification with nothing to prove: notes on the sources, on names and art, and on what boards repeat. */
const withoutRule: Readonly<Record<string, Numbers>> = {
  'HC-DIFF': '1 23 29',
  'HC-GAP': '12-13',
  'HC-TRK': '25',
};

function expand(groups: Readonly<Record<string, Numbers>>): string[] {
  return Object.entries(groups).flatMap(([group, numbers]) =>
    numbers.split(' ').flatMap((range) => {
      const [first, last = first] = range.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, i) => `${group}-${first + i}`);
    }),
  );
}

export const ruleIds: ReadonlySet<string> = new Set(expand(specification));

export const chapterRules: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(byChapter).map(([chapter, groups]) => [chapter, expand(groups)]),
);

const lists: readonly (readonly string[])[] = [
  ...chapterRules.values(),
  ...Object.values(waiting).map(expand),
  expand(withoutRule),
];

/** How many lists an ID is in, where it should be in one: a chapter's, a missing faction's, or that of no rule. */
export function misplacedRules(): Record<string, number> {
  const all = lists.flat();
  const counts = [...new Set([...ruleIds, ...all])].map((rule) => ({
    rule,
    count: all.filter((id) => id === rule).length,
  }));
  const wrong = counts.filter(({ rule, count }) => count !== 1 || !ruleIds.has(rule));
  return Object.fromEntries(wrong.map(({ rule, count }) => [rule, count]));
}
