import type { PlayedExample } from '../../rulebook/example-stages.ts';
import type { ArticleId } from './contents.ts';

/** A small game: what is looked at, and what is done from picture to picture. */
export interface Example extends PlayedExample {
  /** The part of the county that is looked at. */
  readonly hexes: readonly string[];
  /** The cubes on the battleground are looked at, too. */
  readonly hasCubes?: true;
}

const bare = { tokens: {}, townsfolk: [], buildings: [] };

const duel = {
  ...bare,
  protectors: { legend: '0,1', haints: { '0,1': 2 } },
  battlefield: { red: 4, blue: 3 },
};

const duelHexes = ['-1,-1', '0,-1', '1,-1', '-1,0', '0,0', '1,0', '-1,1', '0,1'];

/** Hester's turn in chapter 5. */
const hesters = {
  ...bare,
  mode: 'ch5',
  active: 'hester',
  turn: 3,
  tiles: { ability: ['b_move'], wild: ['b_wild'], legend: ['b_lantern'], attack: [] },
};

const southeast = ['1,-1', '2,-1', '3,-1', '0,0', '1,0', '2,0', '3,0', '0,1', '1,1', '2,1'];

export const examples = {
  MOVE: {
    position: { ...bare, protectors: { legend: '0,2', haints: { '1,1': 2 } } },
    before: ['jar ability', 'ability move'],
    hexes: ['0,1', '0,2', '1,0', '1,1', '1,2', '2,-1', '2,0', '2,1'],
    steps: [['move 1,1 1,0 haint=2'], ['move 1,0 2,0 haint=1']],
  },
  SPWN: {
    position: { ...bare, protectors: { legend: '0,1', haints: { '0,1': 1 } } },
    before: ['jar ability', 'ability spawn'],
    hexes: ['-1,1', '-1,2', '0,0', '0,1', '0,2', '1,0', '1,1'],
    steps: [['spawn 0,1', 'spawn 0,1'], ['spawn 0,2']],
  },
  ATK: {
    position: { ...duel, family: { legend: '0,-2', haints: { '0,-1': 2 } } },
    before: [],
    hexes: duelHexes,
    steps: [['jar attack', 'attack 0,1 0,-1'], ['tree red=4 blue=2'], ['strike'], ['strike']],
    hasCubes: true,
  },
  CLSH: {
    position: { ...duel, family: { legend: '0,-2', haints: { '0,-1': 1 } } },
    before: ['jar attack', 'attack 0,1 0,-1'],
    hexes: duelHexes,
    steps: [['tree red=2 blue=3'], ['clash'], ['clash']],
    hasCubes: true,
  },
  RES: {
    position: {
      ...bare,
      townsfolk: ['1,0'],
      paths: ['1,0'],
      protectors: { legend: '0,1', haints: { '1,1': 1, '0,2': 1 } },
      pending: [{ frame: 'turn', seat: 'protectors', acted: true }],
    },
    before: ['end'],
    hexes: ['-1,2', '0,1', '0,2', '1,0', '1,1', '1,2'],
    steps: [['walk 1,0 0,2']],
  },
  STORM: {
    position: {
      ...bare,
      active: 'family',
      tokens: { '1,-2': ['scroll'] },
      protectors: { haints: { '0,2': 1 } },
      family: { legend: '0,-1', haints: { '0,-1': 1, '1,-1': 1 }, scrolls: 1 },
    },
    before: ['jar legend', 'track'],
    hexes: ['0,-2', '1,-2', '2,-2', '0,-1', '1,-1', '2,-1', '0,0', '1,0'],
    steps: [['storm 1,-1'], ['pull scroll 1,-2 1,-1']],
  },
  DEST: {
    position: {
      ...bare,
      active: 'family',
      storms: ['0,-2', '1,-2'],
      buildings: ['2,-1'],
      protectors: { haints: { '0,2': 1 } },
      family: { legend: '1,-1', haints: { '1,-1': 1 } },
      pending: [{ frame: 'turn', seat: 'family', acted: true }],
    },
    before: [],
    hexes: ['0,-2', '1,-2', '2,-2', '0,-1', '1,-1', '2,-1', '1,0', '3,-2'],
    steps: [['end']],
  },
  ROOT: {
    position: {
      ...hesters,
      battlefield: { red: 2, blue: 2 },
      protectors: { legend: '0,2', haints: { '1,1': 2 } },
      family: { legend: '0,-2', haints: { '0,-2': 1 } },
      hester: { roots: ['>3,0', '3,0>2,0'] },
    },
    before: [],
    hexes: southeast,
    steps: [['root 1,0'], ['root 1,1']],
    hasCubes: true,
  },
  INF: {
    position: {
      ...hesters,
      battlefield: { red: 2, blue: 2, bog: 1 },
      protectors: { legend: '0,2', haints: { '1,1': 2 } },
      family: { legend: '0,-2', haints: { '1,0': 1 } },
      hester: { roots: ['>3,0', '3,0>2,0'] },
    },
    before: ['root 1,0', 'root 1,1', 'shake', 'tree red=2 blue=1 bog=1 forest=1 wetlands=1'],
    hexes: southeast,
    steps: [['use infect', 'infect 1,0 terrain'], ['infect 1,1 terrain']],
    hasCubes: true,
  },
  FIRE: {
    position: {
      ...hesters,
      battlefield: { red: 2, blue: 2, forest: 2, bog: 1 },
      protectors: { legend: '0,2', haints: { '1,0': 1 } },
      family: { legend: '0,-2', haints: { '0,0': 1 } },
      hester: {
        roots: ['>3,0', '3,0>2,0'],
        infected: { protectors: { '1,0': 1 }, family: { '0,0': 1 } },
      },
    },
    before: ['root 2,1', 'root 1,2', 'use move'],
    hexes: ['0,-1', '1,-1', '2,-1', '-1,1', '0,0', '1,0', '0,1', '1,1'],
    steps: [['creep haint 0,0 1,0 terrain', 'choose side_1']],
    hasCubes: true,
  },
  SOLO: {
    position: {
      ...bare,
      mode: 'solo',
      level: 1,
      townsfolk: ['-3,0'],
      buildings: ['1,0'],
      protectors: { legend: '-2,2', haints: { '-2,2': 1 } },
      family: { legend: '0,-1', haints: { '0,-2': 1, '0,-1': 1 } },
      solo: { card: 'g_toss', tokens: { move: 1 } },
      pending: [{ frame: 'effect', by: 'solo_side' }],
    },
    before: ['choose family'],
    hexes: ['0,-2', '1,-2', '2,-2', '0,-1', '1,-1', '2,-1', '0,0', '1,0'],
    steps: [['shift all 0,-2 0,-1'], ['shift all 0,-1 1,-1']],
  },
} as const satisfies Partial<Record<ArticleId, Example>>;

export type ExampleId = keyof typeof examples;
