import type { HarrowAction } from '../../../engine/games/harrow/action.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import { topFrame } from '../../../engine/games/harrow/flow.ts';
import type { Jar } from '../../../engine/games/harrow/state/tokens.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { best } from '../../lessons/moment.ts';
import { goodOdds, jarForBrambles } from './ch1.ts';
import { actionsOf, type Moment } from './moment.ts';
import { bestPath, bramblesStep, gatheringStep, jarOf, jarToAttack, outlooks, outlooksAfter } from './ways.ts';

/** What a newcomer had better do now, and why: the first rule that fits. */
export interface Plan {
  readonly rule: PlanRule;
  readonly deed: HarrowAction;
  /** The hex and the chance that its words name. */
  readonly at?: Hex;
  readonly share?: number;
}

export const planRules = [
  'strike',
  'pay',
  'home',
  'thorns',
  'grow',
  'poor',
  'few',
  'fill',
  'gather',
  'enough',
] as const;
export type PlanRule = (typeof planRules)[number];

/** The jars in the order in which they are broken while there is nothing to strike. */
const growing: readonly Jar[] = ['wild', 'ability', 'legend', 'attack'];

function plan(rule: PlanRule, deed: HarrowAction | undefined, more: Pick<Plan, 'at' | 'share'> = {}): Plan | undefined {
  return deed && { rule, deed, ...more };
}

function jarPlan(moment: Moment): Plan | undefined {
  const jars = [jarOf(moment, 'attack'), jarToAttack(moment)];
  for (const jar of jars) {
    const [first] = jar ? outlooksAfter(moment, jar) : [];
    if (jar && first && first.success >= goodOdds) {
      return plan('strike', jar, { share: first.success, at: first.attack.to });
    }
  }
  const { state, learner } = moment;
  const isLast = state.seats[learner].turns === 3;
  const thorns = isLast ? plan('thorns', jarForBrambles(moment)) : undefined;
  if (thorns) return thorns;
  const jar = growing.map((each) => jarOf(moment, each)).find((each) => each !== undefined);
  return plan('grow', jar);
}

/** What to do with the points of a jar. */
function pointsPlan(moment: Moment): Plan | undefined {
  const { state, learner } = moment;
  const own = state.seats[learner];
  const [strengthen] = actionsOf(moment, 'strengthen');
  const spawn = best(actionsOf(moment, 'spawn'), ({ hex }) => (hex === own.legendHex ? 1 : 0));
  if (own.cubes <= 2 && strengthen) return plan('poor', strengthen);
  if (sum(own.haints) < 5 && spawn) return plan('few', spawn);
  if (own.turns === 3) {
    const thorns = plan('thorns', bramblesStep(moment));
    if (thorns) return thorns;
  }
  if (own.cubes <= 4 && strengthen) return plan('fill', strengthen);
  const step = gatheringStep(moment);
  if (step) return plan('gather', step, { at: step.to });
  return plan('fill', own.cubes < 6 ? strengthen : undefined) ?? plan('enough', actionsOf(moment, 'done')[0]);
}

/** The row that the points of the Ability jar are wanted for. */
function rowPlan(moment: Moment): Plan | undefined {
  const { state, learner } = moment;
  const own = state.seats[learner];
  const row = (ability: string) => actionsOf(moment, 'ability').find((each) => each.ability === ability);
  if (own.cubes <= 2) return plan('poor', row('strengthen'));
  if (sum(own.haints) < 5) return plan('few', row('spawn'));
  if (own.turns === 3 && jarForBrambles(moment) !== undefined) return plan('thorns', row('move'));
  if (own.cubes <= 4) return plan('fill', row('strengthen'));
  return plan('gather', row('move'));
}

function attackPlan(moment: Moment): Plan | undefined {
  const [first] = outlooks(moment);
  const frame = topFrame(moment.state);
  const [strengthen] = actionsOf(moment, 'strengthen');
  const isFree = frame?.kind === 'attack' && frame.free > 0;
  if (first && isFree && strengthen) return plan('fill', strengthen);
  if (first && first.success >= goodOdds) {
    return plan('strike', first.attack, { share: first.success, at: first.attack.to });
  }
  return pointsPlan(moment);
}

/** A sentence of advice for whoever has heard the lessons of the moment. */
export function planOf(moment: Moment): Plan | undefined {
  const frame = topFrame(moment.state);
  if (moment.legal.length === 0 || !frame) return undefined;
  const [only] = moment.legal;
  switch (frame.kind) {
    case 'turn':
      return jarPlan(moment) ?? plan('enough', actionsOf(moment, 'end')[0]);
    case 'ability':
      return rowPlan(moment);
    case 'points':
      return pointsPlan(moment);
    case 'attack':
      return attackPlan(moment);
    case 'strike':
    case 'clash':
      return plan('pay', actionsOf(moment, frame.kind)[0]);
    case 'legend':
      return plan('home', actionsOf(moment, 'track')[0] ?? actionsOf(moment, 'power')[0] ?? only);
    case 'paths':
      return plan('home', bestPath(moment) ?? actionsOf(moment, 'done')[0]);
    default:
      return undefined;
  }
}
