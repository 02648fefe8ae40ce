import type { FactionId } from '../../../engine/games/root/factions/ids.ts';
import type { PlayedExample } from '../../rulebook/example-stages.ts';
import type { ArticleId } from './contents.ts';

/** A small game: what is looked at, and what is done from picture to picture. */
export interface Example extends PlayedExample {
  /** The part of the wood that is looked at. */
  readonly clearings: readonly string[];
  /** Whose things beside the map are looked at, too. */
  readonly beside?: readonly FactionId[];
}

const bareMarquise = { warriors: {}, sawmills: {}, workshops: {}, recruiters: {}, keep: null, hand: [] };
const bareEyrie = { warriors: {}, roosts: [], hand: [], decree: { recruit: ['vizier'], move: ['vizier'] } };
const bareAlliance = { warriors: {}, bases: {}, sympathy: [], hand: [], supporters: [] };

const four = { mc: bareMarquise, ed: bareEyrie, wa: bareAlliance, ruins: {} };
const marquiseActs = { ...four, active: 'mc', phase: 'daylight', step: 'act' };

export const examples = {
  rule: {
    position: {
      ...four,
      active: 'ed',
      phase: 'daylight',
      step: 'resolve',
      mc: { ...bareMarquise, warriors: { c12: 3 } },
      ed: {
        ...bareEyrie,
        warriors: { c7: 3 },
        leader: 'commander',
        decree: { move: ['vizier'], battle: ['vizier'] },
      },
    },
    before: [],
    clearings: ['c12', 'c7'],
    steps: [['move c7 c12 3 by vizier']],
  },
  move: {
    position: {
      ...marquiseActs,
      mc: { ...bareMarquise, warriors: { c1: 1, c10: 2 } },
      ed: { ...bareEyrie, warriors: { c1: 2 } },
    },
    before: ['march'],
    clearings: ['c1', 'c10'],
    steps: [['move c1 c10 1']],
  },
  battle: {
    position: {
      ...marquiseActs,
      mc: { ...bareMarquise, warriors: { c12: 3 } },
      ed: { ...bareEyrie, warriors: { c12: 2 }, roosts: ['c12'] },
    },
    before: [],
    clearings: ['c12'],
    beside: ['mc', 'ed'],
    steps: [['battle c12 ed', 'roll 3 1']],
  },
  ambush: {
    position: {
      ...marquiseActs,
      mc: { ...bareMarquise, warriors: { c12: 2 } },
      ed: { ...bareEyrie, warriors: { c12: 3 }, hand: ['f_ambush'] },
    },
    before: [],
    clearings: ['c12'],
    steps: [['battle c12 ed', 'ambush f_ambush']],
  },
  craft: {
    position: {
      ...marquiseActs,
      step: 'craft',
      mc: { ...bareMarquise, warriors: { c12: 1 }, workshops: { c12: 1 }, hand: ['f_anvil'] },
    },
    before: [],
    clearings: ['c12'],
    beside: ['mc'],
    steps: [['craft f_anvil']],
  },
  mcBuild: {
    position: {
      ...marquiseActs,
      mc: { ...bareMarquise, warriors: { c1: 1, c9: 1, c12: 1 }, sawmills: { c12: 1 }, wood: { c12: 1 } },
    },
    before: [],
    clearings: ['c1', 'c9', 'c12'],
    beside: ['mc'],
    steps: [['build sawmill c1 from c12']],
  },
  mcKeep: {
    position: {
      ...marquiseActs,
      mc: { ...bareMarquise, warriors: { c1: 2 }, keep: 'c1', hand: ['f_anvil'] },
      ed: { ...bareEyrie, warriors: { c1: 3 }, hand: ['f_ambush'] },
    },
    before: [],
    clearings: ['c1'],
    steps: [['battle c1 ed', 'ambush f_ambush', 'pass', 'hospital f_anvil']],
  },
  edDecree: {
    position: {
      ...four,
      active: 'ed',
      phase: 'daylight',
      step: 'resolve',
      mc: { ...bareMarquise, warriors: { c7: 2 } },
      ed: {
        ...bareEyrie,
        points: 6,
        warriors: { c3: 4 },
        roosts: ['c3'],
        leader: 'commander',
        decree: { move: ['vizier'], battle: ['vizier'], build: ['m_sword'] },
      },
    },
    before: [],
    clearings: ['c3', 'c7'],
    beside: ['ed'],
    steps: [['move c3 c7 3 by vizier'], ['battle c7 mc by vizier', 'roll 1 1'], ['build c7 by m_sword']],
  },
  edTurmoil: {
    position: {
      ...four,
      active: 'ed',
      phase: 'daylight',
      step: 'resolve',
      ed: {
        ...bareEyrie,
        points: 5,
        warriors: { c3: 20 },
        roosts: ['c3'],
        leader: 'builder',
        decree: { recruit: ['vizier'], move: ['vizier', 'f_anvil'], build: ['b_sappers'] },
      },
    },
    before: [],
    clearings: ['c3'],
    beside: ['ed'],
    steps: [['turmoil by vizier'], ['leader commander']],
  },
  waSympathy: {
    position: {
      ...four,
      active: 'wa',
      phase: 'birdsong',
      step: 'spread',
      mc: { ...bareMarquise, warriors: { c12: 3 } },
      wa: {
        ...bareAlliance,
        sympathy: ['c4', 'c8', 'c9'],
        supporters: ['f_anvil', 'f_travel_gear', 'f_root_tea'],
      },
    },
    before: [],
    clearings: ['c9', 'c12'],
    beside: ['wa'],
    steps: [['spread c12 f_anvil f_travel_gear f_root_tea']],
  },
  waRevolt: {
    position: {
      ...four,
      active: 'wa',
      phase: 'birdsong',
      step: 'revolt',
      mc: { ...bareMarquise, warriors: { c12: 3 }, sawmills: { c12: 1 }, wood: { c12: 1 } },
      wa: { ...bareAlliance, sympathy: ['c1', 'c8', 'c12'], supporters: ['f_anvil', 'f_travel_gear'] },
    },
    before: [],
    clearings: ['c12'],
    beside: ['wa'],
    steps: [['revolt c12 f_anvil f_travel_gear']],
  },
  waOutrage: {
    position: {
      ...marquiseActs,
      mc: { ...bareMarquise, warriors: { c9: 2 }, hand: ['m_sword', 'm_travel_gear'] },
      wa: { ...bareAlliance, sympathy: ['c9'] },
    },
    before: [],
    clearings: ['c9'],
    beside: ['mc', 'wa'],
    steps: [['battle c9 wa', 'roll 0 0'], ['outrage m_sword']],
  },
  vbDeeds: {
    position: {
      ...four,
      active: 'vb',
      phase: 'daylight',
      step: 'act',
      vb: { at: 'c1', character: 'thief', items: ['boot', 'torch', 'tea', 'sword'], hand: [] },
      ruins: { c10: 'bag' },
    },
    before: [],
    clearings: ['c1', 'c10'],
    beside: ['vb'],
    steps: [['move c1 c10'], ['explore']],
  },
  vbAid: {
    position: {
      ...four,
      active: 'vb',
      phase: 'daylight',
      step: 'act',
      mc: { ...bareMarquise, warriors: { c1: 2 }, crafted: ['tea'] },
      vb: { at: 'c1', character: 'thief', items: ['boot', 'torch', 'tea', 'sword'], hand: ['f_anvil'] },
    },
    before: [],
    clearings: ['c1'],
    beside: ['mc', 'vb'],
    steps: [['aid mc f_anvil with boot'], ['take tea']],
  },
} as const satisfies Partial<Record<ArticleId, Example>>;

export type ExampleId = keyof typeof examples;
