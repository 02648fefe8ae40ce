import type { ActionOf, HarrowAction } from '../../../engine/games/harrow/action.ts';
import { distance, type Hex, hexCount } from '../../../engine/games/harrow/county.ts';
import { type FrameOf, topFrame } from '../../../engine/games/harrow/flow.ts';
import { healthyAt } from '../../../engine/games/harrow/rules/hester/infection.ts';
import { touchedBy } from '../../../engine/games/harrow/rules/hester/roots.ts';
import { hexesOf } from '../../../engine/games/harrow/rules/occupancy.ts';
import type { HesterAct } from '../../../engine/games/harrow/state/hester.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { sum } from '../../../engine/kit/sum.ts';
import {
  actionsOf,
  asked,
  best,
  both,
  type Condition,
  did,
  first,
  type Lessons,
  type Moment,
  not,
  shows,
} from './moment.ts';

const firstTurn: Condition = ({ state }) => state.round === 1;

const turns = (why: FrameOf<'pile'>['why']): Condition =>
  asked('pile', ({ state }) => {
    const frame = topFrame(state);
    return frame?.kind === 'pile' && frame.why === why;
  });

const chooses = (by: FrameOf<'effect'>['by']): Condition =>
  asked('effect', ({ state }) => {
    const frame = topFrame(state);
    return frame?.kind === 'effect' && frame.by === by;
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

/** Hester may act; before or after the tree. */
const acts = (fallen: boolean, also: Condition = () => true): Condition =>
  asked('hester', (moment) => {
    const frame = topFrame(moment.state);
    return frame?.kind === 'hester' && frame.fallen === fallen && also(moment);
  });

const uses =
  (act: HesterAct) =>
  (moment: Moment): HarrowAction | undefined =>
    actionsOf(moment, 'use').find((each) => each.act === act);

const hasActionLeft: Condition = ({ state }) => {
  const frame = topFrame(state);
  return frame?.kind === 'hester' && frame.used.length < (state.hester?.actions ?? 0);
};

const infectedOf = (s: HarrowState, seat: Seat): number => sum(s.hester?.infected[seat] ?? []);
const bothInfected: Condition = ({ state }) => infectedOf(state, 0) > 0 && infectedOf(state, 1) > 0;

/** Haints in the hex and beside it that have no snake, of the faction that has none yet. */
function prey({ state }: Moment, hex: Hex): number {
  let worth = 0;
  for (let other = 0; other < hexCount; other++) {
    const steps = distance(hex, other);
    if (steps > 2) continue;
    for (const seat of [0, 1]) {
      const wanted = infectedOf(state, seat) > 0 ? 0.2 : 1;
      worth += (wanted * healthyAt(state, seat, other)) / (1 + 3 * steps);
    }
  }
  return worth;
}

const towardsPrey = (moment: Moment): ActionOf<'root'> | undefined =>
  best(actionsOf(moment, 'root'), ({ hex }) => prey(moment, hex));

/** Where the infected of one faction are, those of the other are not far. */
function meeting(moment: Moment): ActionOf<'creep'> | undefined {
  const { hester } = moment.state;
  if (!hester) return undefined;
  const infected = (seat: Seat) => hester.infected[seat].flatMap((n, hex) => (n > 0 ? [hex] : []));
  return best(
    actionsOf(moment, 'creep').filter(({ unit }) => unit === 'haint'),
    ({ from, to }) => {
      const seat = hester.infected[0][from] > 0 ? 0 : 1;
      return -Math.min(...infected(1 - seat).map((hex) => distance(to, hex)));
    },
  );
}

/** HC-FIRE-1: the step that lights a fire can be taken. */
const lights: Condition = (moment) => {
  const step = meeting(moment);
  return step !== undefined && (moment.state.hester?.infected.some((all) => all[step.to] > 0) ?? false);
};

/** HC-INF-5: a legend on a root hex without a healthy haint. */
const isLegendOnRoots: Condition = ({ state }) => {
  const hexes = touchedBy(state.hester?.roots ?? []);
  return state.seats.some(
    ({ legendHex }, seat) => hexes.includes(legendHex) && healthyAt(state, seat, legendHex) === 0,
  );
};

const isDue: Condition = ({ state }) => topFrame(state)?.kind === 'tree';
const burns = (s: HarrowState): boolean => s.hester?.flames.some((n) => n > 0) ?? false;
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
  'night1.fire': { when: both(asked('creep'), lights), deed: meeting },
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
