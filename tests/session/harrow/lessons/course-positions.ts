import { completeConfig } from '../../../../src/engine/games/harrow/config.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import type { CourseId, LessonId } from '../../../../src/session/harrow/lessons/lessons.ts';
import type { Moment } from '../../../../src/session/harrow/lessons/moment.ts';
import { bare, table } from '../../../games/harrow/fair/table.ts';
import { familys, kammis } from '../../../games/harrow/kammi/table.ts';
import { type Played, play } from '../../../games/harrow/play.ts';
import { hex, type Position, position } from '../../../games/harrow/position.ts';

/** What somebody who is asked is taught there. */
function asking(state: HarrowState, more: Partial<Moment> = {}): Moment {
  const pending = harrow.pending(state);
  const learner = pending.kind === 'decision' ? pending.seat : state.active;
  const legal = pending.kind === 'decision' ? harrow.legal(state) : [];
  return { state: harrow.view(state, learner), learner, legal, told: undefined, past: [], ...more };
}

const after = ({ state, events }: Played, more: Partial<Moment> = {}): Moment =>
  asking(state, { past: events, ...more });

const kammiSeat = 1;

/** Kammi walks, with a doll one step from her first token. */
const besideDoll = (p: Position['kammi'] = {}): HarrowState =>
  kammis({
    family: { legend: '0,3', haints: {} },
    kammi: {
      first: '1,0',
      second: '-1,0',
      haints: { '1,0': 1 },
      dolls: { '2,0': 'real', '-2,0': 'decoy', '0,2': 'decoy' },
      grid: [
        ['spawn', 'strengthen'],
        ['spawn', 'move'],
        ['move', 'strengthen'],
      ],
      ...p,
    },
  });

const walking = (s: HarrowState) => play(s, 'jar ability', 'choose row_1', 'choose move');

/** The Family hits her first token. */
const hit = ['jar attack', 'attack 0,1 1,0', 'tree blue=6 purple=0', 'strike', 'push 2,0', 'reap 0,-2'];
const struck = (self: 'first' | 'second'): HarrowState =>
  familys({
    family: { legend: '0,2', haints: { '0,1': 2 }, cubes: 6 },
    kammi: {
      first: '1,0',
      second: '-1,-1',
      haints: { '0,-2': 2 },
      cubes: 0,
      self,
      dolls: { '3,0': 'real', '-3,0': 'decoy' },
    },
  });

const openDoll = { dolls: { '2,0': 'real', '-2,0': 'decoy' }, up: ['2,0'] } as const;

/** Hester acts; what is left out is as she begins. */
const hesters = (p: Position['hester'] = {}, more: Position = {}): HarrowState =>
  position({
    mode: 'ch5',
    turn: 'hester',
    protectors: { legend: '0,2', haints: { '1,1': 2 } },
    family: { legend: '0,-2', haints: { '1,-1': 2 } },
    hester: { roots: ['2,-1>2,0'], cubes: { bog: 3, forest: 3, plains: 3, wetlands: 3 }, ...p },
    ...more,
  });

const burning = { flames: { '1,0': 2 } } as const;
const hasFallen = { ...burning, step: 'fallen' } as const;

/** Infected haints of both colours side by side. */
const beside = (): HarrowState =>
  hesters(
    { infected: { protectors: { '1,1': 1 }, family: { '1,0': 1 } } },
    { family: { legend: '0,-2', haints: { '1,0': 1 } } },
  );

const edge = { '0,3': 'o_move1', '3,-3': 'o_move2', '-3,3': 'o_spawn1', '0,-3': 'o_spawn2' };

const bothInfected = { infected: { protectors: { '1,1': 1 }, family: { '1,-1': 1 } } } as const;

/** Positions for the moments that do not come in the first rounds of every game. */
export const laterMoments: Partial<Record<CourseId, Partial<Record<LessonId, () => Moment>>>> = {
  kammi: {
    'kammi.card': () => asking(kammis({ kammi: { first: '0,-3', second: '1,0', hand: ['g_lets_git'] } })),
    'kammi.spawn': () => after(play(besideDoll(), 'jar ability', 'choose row_1', 'choose spawn')),
    'kammi.look': () => after(walking(besideDoll())),
    'kammi.carry': () =>
      after(play(walking(besideDoll({ dolls: { '1,0': 'decoy' } })).state, 'move 1,0 2,0 haint=1 legend')),
    'kammi.decoy': () =>
      asking(besideDoll(), { past: [{ type: 'dollRevealed', seat: kammiSeat, hex: hex('3,0'), face: 'decoy' }] }),
    'kammi.real': () => asking(besideDoll(openDoll)),
    'kammi.hit': () => after(play(struck('second'), ...hit, 'done', 'end')),
    'kammi.power': () => asking(play(besideDoll(), 'jar legend').state),
  },
  dolls: {
    'dolls.open': () => asking(familys({ kammi: { first: '1,0', second: '-1,0', haints: {}, ...openDoll } })),
    'dolls.near': () =>
      asking(
        familys({ kammi: { first: '1,0', second: '-1,0', haints: {}, dolls: { '3,0': 'real', '-3,3': 'decoy' } } }),
      ),
    'dolls.again': () => after(play(struck('first'), ...hit)),
  },
  hester: {
    'hester.siege': () =>
      asking(hesters(burning), {
        legal: [],
        told: { type: 'attackDeclared', seat: 0, from: hex('1,1'), to: hex('1,0'), on: 'hester' },
      }),
    'hester.killed': () =>
      asking(hesters({ ...burning, step: 'roots' }), {
        past: [{ type: 'hesterLeft', hex: hex('1,0'), why: 'killed' }],
      }),
    'hester.ear': () =>
      after(play(hesters({ step: 'fallen' }, { protectors: { legend: '2,-1', haints: { '1,1': 1 } } }), 'use infect')),
    'hester.infect': () =>
      asking(hesters({ step: 'fallen' }, { protectors: { legend: '0,2', haints: { '2,-1': 1 } } })),
    'hester.end': () =>
      after(
        play(
          hesters({ step: 'fallen' }, { protectors: { legend: '0,2', haints: { '2,-1': 1 } } }),
          'use infect',
          'infect 2,-1 terrain',
        ),
      ),
    'hester.owner': () => asking(hesters(bothInfected)),
    'hester.move': () => asking(hesters(bothInfected)),
    'hester.fire': () => after(play(beside(), 'use move')),
    'hester.square': () => after(play(beside(), 'use move', 'creep haint 1,1 1,0 terrain')),
    'hester.card': () => asking(hesters({ ...burning, hand: ['h_ward'] })),
    'hester.actions': () => asking(hesters(burning)),
    'hester.summon': () => asking(hesters(hasFallen)),
    'hester.goblin': () =>
      asking(
        position({
          mode: 'ch5',
          turn: 'hester',
          protectors: { legend: '0,2', haints: { '1,1': 2 } },
          kammi: { haints: { '1,-2': 1 } },
          hester: { ...burning, hex: '1,0', cubes: { bog: 3, plains: 3 } },
        }),
      ),
    'hester.walk': () => asking(hesters({ ...burning, hex: '1,0' })),
    'hester.eat': () =>
      after(
        play(
          hesters(
            { ...burning, hex: '0,2', step: 'fallen' },
            { protectors: { legend: '0,2', haints: { '1,1': 2 }, rows: { move: 1 } } },
          ),
          'end',
        ),
      ),
    'hester.four': () =>
      asking(hesters({ step: 'roots', squares: { protectors: ['move', 'spawn'], family: ['move', 'spawn'] } })),
  },
  fair: {
    'fair.quest': () => asking(table({ fair: { quests: ['q_on_edge'], nests: edge } })),
    'fair.reward': () => after(play(table({ fair: { quests: ['q_on_edge'], nests: edge } }), 'quest q_on_edge')),
    'fair.shade': () => asking(table({ fair: { arrows: ['0,0>e'] } })),
    'fair.recall': () =>
      asking(table({ fair: { nests: { ...edge, ...bare('1,0', '0,1', '-1,0', '0,-1') }, ready: [] } })),
    'fair.sword': () => asking(table({ fair: { found: 1 } })),
    'fair.crown': () =>
      after(
        play(
          table({ fair: { found: 1, quests: ['q_on_edge'], nests: edge } }),
          'quest q_on_edge',
          'choose guess',
          'guess -3,0',
        ),
      ),
  },
  offers: {
    'offers.hide': () => asking(harrow.setup(completeConfig({ mode: 'fair3', hider: 'protectors' }, 1), 1)),
    'offers.use': () => asking(table({ active: 'family', turn: 4, fair: { offers: { family: ['o_move1'] } } })),
  },
};
