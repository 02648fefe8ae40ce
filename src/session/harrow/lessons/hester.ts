import { features } from '../../../engine/games/harrow/content/chapters/features.ts';
import { hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { isFoundOut } from '../kammi.ts';
import { chooses } from './asking.ts';
import {
  acts,
  bothInfected,
  burns,
  hasActionLeft,
  isAnyInfected,
  isLegendOnRoots,
  lightsFire,
  meeting,
  towardsPrey,
  uses,
} from './hester-ways.ts';
import { asked, both, type Condition, can, did, first, type Lessons, not, shows } from './moment.ts';

/** From here on everybody hunts her. */
const dangerous = 4;

const squares = (s: HarrowState): number => sum(s.hester?.squares.map(({ length }) => length) ?? []);
const hasBody: Condition = ({ state }) => state.hester?.hex !== undefined;
const hasFew: Condition = ({ state }) => (state.hester?.actions ?? 0) < 2;

/** HC-EAT-5: there is a goblin, and nobody knows which of the two it is. */
const isKammiMasked: Condition = ({ state }) => state.kammi !== undefined && !isFoundOut(state);

/** Others play with jars; in the night with the Fair Folk cards lead them. */
const isAmongPlayers: Condition = ({ state }) => !features[state.config.mode].solo;

/** For whoever plays Hester among others: her lessons in the order in which they matter. */
export const hesterLessons = {
  'hester.root': { when: asked('roots', ({ state }) => state.hester?.tip === undefined), deed: towardsPrey },
  'hester.root2': { when: asked('roots', ({ state }) => state.hester?.tip !== undefined), deed: towardsPrey },
  'hester.fights': {
    watch: true,
    when: shows('attackDeclared', ({ on }) => on === undefined),
  },
  'hester.siege': { watch: true, when: shows('attackDeclared', ({ on }) => on === 'hester') },
  'hester.killed': {
    when: both(asked('roots'), ({ past }) =>
      past.some((event) => event.type === 'hesterLeft' && event.why === 'killed'),
    ),
  },
  'hester.cubes': { when: acts(false) },
  'hester.tree': { when: acts(false, hasFew), deed: first('shake'), skip: did('treeShaken') },
  'hester.fall': {
    inFight: true,
    when: ({ state }) => {
      const frame = state.flow.at(-1);
      return frame?.kind === 'tree' && frame.seat === hesterSeat;
    },
  },
  'hester.ear': { when: both(asked('infect'), isLegendOnRoots) },
  'hester.infect': { when: acts(true, (moment) => uses('infect')(moment) !== undefined), deed: uses('infect') },
  'hester.end': { when: acts(true, not(hasActionLeft)), deed: first('end') },
  'hester.owner': { when: both(acts(false, isAnyInfected), isAmongPlayers) },
  'hester.move': {
    when: acts(false, (moment) => bothInfected(moment) && uses('move')(moment) !== undefined),
    deed: uses('move'),
    skip: ({ past }) => past.some(({ type }) => type === 'fireMade'),
  },
  'hester.fire': { when: both(asked('creep'), lightsFire), deed: meeting },
  'hester.square': { when: chooses('new_fire'), deed: first('choose') },
  'hester.card': {
    when: acts(false, both(not(hasFew), can('lay'))),
    deed: first('lay'),
    skip: ({ past }) => past.some(({ type }) => type === 'hesterCardLaid'),
  },
  'hester.actions': { when: acts(false, not(hasFew)) },
  'hester.summon': {
    when: acts(true, (moment) => burns(moment.state) && can('summon')(moment)),
    deed: first('summon'),
    skip: ({ past }) => past.some(({ type }) => type === 'hesterSummoned'),
  },
  'hester.goblin': { when: acts(false, both(hasBody, isKammiMasked)) },
  'hester.walk': {
    when: acts(
      false,
      both(hasBody, (moment) => uses('move')(moment) !== undefined),
    ),
    deed: uses('move'),
  },
  'hester.eat': { when: chooses('devour', 1), deed: first('choose') },
  'hester.four': {
    when: both(asked('roots'), ({ state }) => squares(state) >= dangerous),
    numbers: ({ state }) => ({ count: squares(state) }),
  },
} as const satisfies Lessons;
