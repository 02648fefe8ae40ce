import type { ActionOf } from '../../../engine/games/harrow/action.ts';
import { brambles } from '../../../engine/games/harrow/county.ts';
import { topFrame } from '../../../engine/games/harrow/flow.ts';
import { movementCost } from '../../../engine/games/harrow/rules/movement.ts';
import { hasUnits, unitsAt } from '../../../engine/games/harrow/rules/occupancy.ts';
import { opponent } from '../../../engine/games/harrow/state/players.ts';
import type { Jar } from '../../../engine/games/harrow/state/tokens.ts';
import { best } from '../../lessons/moment.ts';
import { isLastRound } from '../last-round.ts';
import { choosesJar, inRound, inTurn, offers, spends, strikes } from './asking.ts';
import {
  actionsOf,
  asked,
  both,
  type Condition,
  can,
  did,
  first,
  type Lessons,
  type Moment,
  not,
  shows,
  suffered,
} from './moment.ts';
import {
  bestPath,
  firstStep,
  hasToken,
  isInReach,
  isWhole,
  jarOf,
  jarToAttack,
  joiningStep,
  loneHexes,
  nearestGoal,
  outlooks,
  outlooksAfter,
  stepsToBrambles,
  tokenStep,
} from './ways.ts';

/** From here on an attack is worth it. */
export const goodOdds = 0.55;

/** Whose attack is being fought out. */
function attacker({ past }: Moment): number | undefined {
  return past.findLast((event) => event.type === 'attackDeclared')?.seat;
}

const isAttacker: Condition = (moment) => attacker(moment) === moment.learner;

/** The tree is about to decide an attack of the learner's, or on the learner. */
const treeIsDue =
  (isOwn: boolean): Condition =>
  ({ state, learner }) => {
    const frame = topFrame(state);
    return frame?.kind === 'tree' && frame.to !== undefined && (frame.seat === learner) === isOwn;
  };

const ofRival = ({ seat }: { readonly seat: number }, { learner }: Moment): boolean => seat !== learner;

const oddsAfter = (moment: Moment, jar: ActionOf<'jar'> | undefined): number =>
  (jar && outlooksAfter(moment, jar)[0]?.success) ?? 0;

/** No attack worth making can be begun. */
const isQuiet: Condition = (moment) => oddsAfter(moment, jarOf(moment, 'attack') ?? jarToAttack(moment)) < goodOdds;

const holdsBrambles: Condition = ({ state, learner }) => hasUnits(state, learner, brambles);

/** A jar whose steps lead to the brambles. */
export function jarForBrambles(moment: Moment): ActionOf<'jar'> | undefined {
  const steps = stepsToBrambles(moment);
  const reach: readonly [Jar, number][] = [
    ['wild', moment.state.seats[moment.learner].wild + 1],
    ['ability', 3],
    ['attack', 1],
  ];
  const found = reach.find(([jar, most]) => steps <= most && jarOf(moment, jar));
  return found && jarOf(moment, found[0]);
}

/** HC-ATK-22: only the legend stands there. */
const isLegendAlone = ({ state, learner }: Moment, { to }: ActionOf<'attack'>): boolean => {
  const { haints, legendHex } = state.seats[opponent(learner)];
  return legendHex === to && haints[to] === 0;
};

const legendAttack = (moment: Moment): ActionOf<'attack'> | undefined =>
  outlooks(moment).find(({ attack, success }) => success >= goodOdds && isLegendAlone(moment, attack))?.attack;

/** Chapter 1: its lessons in the order in which they matter; if the moments of two have come, the first is told. */
export const ch1Lessons = {
  'ch1.jar': {
    side: 'protectors',
    when: both(inRound(1), inTurn(1), offers('ability')),
    deed: (moment) => jarOf(moment, 'ability'),
  },
  'ch1.bag': {
    side: 'family',
    when: both(inRound(1), inTurn(1), offers('ability')),
    deed: (moment) => jarOf(moment, 'ability'),
  },
  'ch1.row': {
    side: 'protectors',
    when: asked('ability'),
    deed: (moment) => actionsOf(moment, 'ability').find(({ ability }) => ability === 'move'),
    skip: did('abilityChosen'),
  },
  'ch1.step': { when: spends(), deed: firstStep, skip: did('moved') },
  'ch1.split': {
    when: both(
      spends(({ points, any }) => points[0] + any === 1),
      did('moved'),
    ),
    deed: (moment) => {
      const pairs = actionsOf(moment, 'move').filter(
        ({ from, to, haints, legend }) =>
          haints + (legend ? 1 : 0) === 2 &&
          unitsAt(moment.state, moment.learner, from) === 4 &&
          hasToken(moment.state, to) &&
          movementCost(moment.state, moment.learner, to) === 1,
      );
      return pairs[0];
    },
  },
  'ch1.token': { when: both(spends(), did('moved')), deed: (moment) => tokenStep(moment), skip: did('tokenCollected') },
  'ch1.cost': {
    when: (moment) =>
      spends()(moment) &&
      did('moved')(moment) &&
      actionsOf(moment, 'move').some(({ to }) => movementCost(moment.state, moment.learner, to) !== 1),
  },
  'ch1.end': { when: both(inRound(1), asked('turn', can('end'))), deed: first('end') },
  'ch1.rival': { watch: true, side: 'protectors', when: shows('turnBegan', ofRival) },
  'ch1.rivalRows': { watch: true, side: 'family', when: shows('turnBegan', ofRival) },
  'ch1.storm': { watch: true, side: 'protectors', when: shows('stormRaised') },
  'ch1.wild': {
    when: both(inRound(1), inTurn(2), offers('wild')),
    deed: (moment) => jarOf(moment, 'wild'),
  },
  'ch1.spawn': {
    when: both(spends(), can('spawn')),
    deed: (moment) =>
      best(actionsOf(moment, 'spawn'), ({ hex }) => (hex === moment.state.seats[moment.learner].legendHex ? 1 : 0)),
    skip: did('spawned'),
  },
  'ch1.strengthen': { when: both(spends(), did('spawned')), deed: first('strengthen'), skip: did('strengthened') },
  'ch1.aim': { watch: true, when: shows('turnBegan', ofRival) },
  'ch1.attack': {
    when: (moment) => offers('attack')(moment) && isInReach(moment, 1),
    deed: (moment) => jarOf(moment, 'attack'),
    skip: did('attackDeclared'),
  },
  'ch1.free': {
    when: both(strikes, ({ state }) => {
      const frame = topFrame(state);
      return frame?.kind === 'attack' && frame.free > 0;
    }),
    deed: first('strengthen'),
  },
  'ch1.target': { when: strikes, deed: (moment) => outlooks(moment)[0]?.attack, skip: did('attackDeclared') },
  'ch1.tree': { inFight: true, when: treeIsDue(true) },
  'ch1.success': { inFight: true, when: asked('strike'), deed: first('strike') },
  'ch1.clash': { inFight: true, when: asked('clash', isAttacker), deed: first('clash') },
  'ch1.inside': {
    when: (moment) =>
      asked('turn')(moment) && did('attackDeclared')(moment) && moment.state.tree.inside.some((cubes) => cubes > 0),
  },
  'ch1.roundEnd': { watch: true, when: shows('roundEnded') },
  'ch1.attacked': { inFight: true, when: treeIsDue(false) },
  'ch1.answer': { inFight: true, when: asked('clash', not(isAttacker)), deed: first('clash') },
  'ch1.lost': { when: both(asked('turn'), suffered('killed')) },
  'ch1.alone': {
    when: (moment) => spends()(moment) && suffered('killed')(moment) && loneHexes(moment).length > 0,
    deed: joiningStep,
  },
  'ch1.legend': { when: strikes, deed: legendAttack, skip: did('legendHit') },
  'ch1.emmyHit': { side: 'protectors', when: both(asked('turn'), suffered('legendHit')) },
  'ch1.again': {
    when: (moment) => choosesJar(moment) && oddsAfter(moment, jarToAttack(moment)) >= goodOdds,
    deed: jarToAttack,
  },
  'ch1.brambles': {
    when: both(choosesJar, inTurn(3), isQuiet),
    deed: jarForBrambles,
    skip: both(inTurn(3), holdsBrambles),
  },
  'ch1.emmyJar': {
    side: 'protectors',
    when: (moment) =>
      offers('legend')(moment) &&
      moment.state.round > 1 &&
      isQuiet(moment) &&
      !isWhole(moment, 'wild') &&
      !isWhole(moment, 'ability'),
    deed: (moment) => jarOf(moment, 'legend'),
    skip: did('pathLaid'),
  },
  'ch1.path': { side: 'protectors', when: asked('paths'), deed: bestPath, skip: did('pathLaid') },
  'ch1.hideaway': { side: 'protectors', when: asked('legend'), deed: first('power') },
  'ch1.levi': {
    side: 'family',
    when: offers('legend'),
    deed: (moment) => jarOf(moment, 'legend'),
    skip: did('stormRaised'),
  },
  'ch1.walk': {
    side: 'protectors',
    when: asked('walk'),
    deed: (moment) =>
      best(actionsOf(moment, 'walk'), ({ to }) => (to === moment.state.seats[moment.learner].home ? 1 : 0)),
  },
  'ch1.nearHome': {
    side: 'protectors',
    when: (moment) => choosesJar(moment) && (nearestGoal(moment.state, 'protectors')?.missing ?? 9) <= 2,
    numbers: ({ state }) => ({ count: nearestGoal(state, 'protectors')?.missing ?? 0 }),
    skip: did('townsfolkRescued'),
  },
  'ch1.nearFall': {
    side: 'protectors',
    when: (moment) => choosesJar(moment) && (nearestGoal(moment.state, 'family')?.missing ?? 9) <= 2,
    numbers: ({ state }) => ({ count: nearestGoal(state, 'family')?.missing ?? 0 }),
  },
  'ch1.lastRound': { when: (moment) => choosesJar(moment) && isLastRound(moment.state) },
} as const satisfies Lessons;
