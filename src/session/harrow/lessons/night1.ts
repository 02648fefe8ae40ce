import type { ActionOf, HarrowAction } from '../../../engine/games/harrow/action.ts';
import { distance } from '../../../engine/games/harrow/county.ts';
import { type FrameOf, topFrame } from '../../../engine/games/harrow/flow.ts';
import { hexesOf } from '../../../engine/games/harrow/rules/occupancy.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { best } from '../../lessons/moment.ts';
import { chooses } from './asking.ts';
import {
  acts,
  bothInfected,
  burns,
  hasActionLeft,
  isLegendOnRoots,
  lightsFire,
  meeting,
  towardsPrey,
  uses,
} from './hester-ways.ts';
import { actionsOf, asked, both, type Condition, did, first, type Lessons, type Moment, not, shows } from './moment.ts';

const firstTurn: Condition = ({ state }) => state.round === 1;

const turns = (why: FrameOf<'pile'>['why']): Condition =>
  asked('pile', ({ state }) => {
    const frame = topFrame(state);
    return frame?.kind === 'pile' && frame.why === why;
  });

/** Red cards name hexes on the edge. */
const redPile = (moment: Moment): HarrowAction | undefined =>
  actionsOf(moment, 'reveal').find(({ pile }) => pile === 'tactics');

const largestPile = (moment: Moment): HarrowAction | undefined =>
  best(
    actionsOf(moment, 'reveal'),
    ({ pile }) => moment.state.solo?.piles[['tactics', 'upgrades', 'goblins'].indexOf(pile)].length ?? 0,
  );

/** The hex farther from those who seek the goal. */
function farHex(moment: Moment): ActionOf<'put'> | undefined {
  const { state } = moment;
  return best(actionsOf(moment, 'put'), ({ what, hex }) => {
    const seeker = state.seats.findIndex(({ faction }) => faction === (what === 'townsfolk' ? 'protectors' : 'family'));
    return Math.min(...hexesOf(state, seeker).map((from) => distance(from, hex)));
  });
}

const isDue: Condition = ({ state }) => topFrame(state)?.kind === 'tree';
const leader = (s: HarrowState): number => Math.max(...s.seats.map(({ points }) => points));
const cardsLeft = ({ state }: Moment): number => sum(state.solo?.piles.map((pile) => pile.length) ?? []);

/** The first night: its lessons in the order in which they matter; if the moments of two have come, the first is told. */
export const night1Lessons = {
  'night1.wake': { when: both(firstTurn, turns('townsfolk')), deed: redPile },
  'night1.far': { when: (moment) => chooses('solo_objective')(moment), deed: farHex },
  'night1.farToo': { when: both(firstTurn, turns('building')), deed: redPile },
  'night1.driver': { when: turns('card'), deed: largestPile },
  'night1.read': { when: chooses('solo_side') },
  'night1.side': { when: chooses('solo_side') },
  'night1.fields': { watch: true, when: shows('soloTokensLaid') },
  'night1.march': { watch: true, when: shows('soloGroupMoved') },
  'night1.strike': { watch: true, when: shows('soloAttack') },
  'night1.tree': { inFight: true, when: both(isDue, not(did('treeShaken'))) },
  'night1.root': { when: asked('roots', ({ state }) => state.hester?.tip === undefined), deed: towardsPrey },
  'night1.root2': { when: asked('roots', ({ state }) => state.hester?.tip !== undefined), deed: towardsPrey },
  'night1.cubes': { when: both(firstTurn, acts(false)) },
  'night1.move': {
    when: acts(false, (moment) => bothInfected(moment) && uses('move')(moment) !== undefined),
    deed: uses('move'),
    skip: ({ past }) => past.some(({ type }) => type === 'fireMade'),
  },
  'night1.fire': { when: both(asked('creep'), lightsFire), deed: meeting },
  'night1.square': { when: chooses('new_fire'), deed: first('choose') },
  'night1.twoFlames': { when: acts(false, ({ state }) => (state.hester?.actions ?? 0) > 1) },
  'night1.card': {
    when: acts(
      false,
      ({ state, legal }) => (state.hester?.actions ?? 0) > 1 && legal.some(({ type }) => type === 'lay'),
    ),
    deed: first('lay'),
    skip: ({ past }) => past.some(({ type }) => type === 'hesterCardLaid'),
  },
  'night1.walkTo': {
    when: acts(false, (moment) => moment.state.hester?.hex !== undefined && uses('move')(moment) !== undefined),
    deed: uses('move'),
  },
  'night1.flame': { when: acts(false), deed: first('shake') },
  'night1.ear': { when: both(asked('infect'), isLegendOnRoots) },
  'night1.infect': { when: acts(true, (moment) => uses('infect')(moment) !== undefined), deed: uses('infect') },
  'night1.summon': {
    when: acts(true, (moment) => burns(moment.state) && moment.legal.some(({ type }) => type === 'summon')),
    deed: first('summon'),
    skip: ({ past }) => past.some(({ type }) => type === 'hesterSummoned'),
  },
  'night1.noSnake': {
    when: acts(true, (moment) => hasActionLeft(moment) && uses('infect')(moment) === undefined),
    deed: first('end'),
  },
  'night1.end': { when: acts(true, not(hasActionLeft)), deed: first('end') },
  'night1.plan': {
    when: (moment) => moment.state.round > 1 && turns('card')(moment) && !bothInfected(moment),
  },
  'night1.eat': { when: chooses('devour'), deed: first('choose') },
  'night1.siege': {
    watch: true,
    when: shows('soloAttack', ({ to }, { state }) => (state.hester?.flames[to] ?? 0) > 0),
  },
  'night1.five': {
    when: (moment) => chooses('solo_side')(moment) && leader(moment.state) >= 5,
    numbers: ({ state }) => ({ count: leader(state) }),
  },
  'night1.fewCards': {
    when: (moment) => turns('card')(moment) && cardsLeft(moment) <= 4,
    numbers: (moment) => ({ count: cardsLeft(moment) }),
  },
} as const satisfies Lessons;
