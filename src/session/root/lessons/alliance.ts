import type { ActionOf } from '../../../engine/games/root/action.ts';
import { kindsOf } from '../../../engine/games/root/rules/pieces.ts';
import { countAt } from '../../../engine/games/root/state.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { best } from '../../lessons/moment.ts';
import {
  actionsOf,
  both,
  type Condition,
  can,
  did,
  first,
  inStep,
  type Lessons,
  leave,
  type Moment,
  not,
  sideAs,
} from './moment.ts';
import { cheapest, craftMost, quietPlace, worthOf } from './ways.ts';

const sympathy = (moment: Moment): number => sum(sideAs(moment, 'wa')?.on.sympathy ?? []);

const hasSympathy: Condition = (moment) => sympathy(moment) > 0;

/** Where little is asked for and much can be reached. */
const quietly = (moment: Moment) =>
  best(
    actionsOf(moment, 'spread'),
    ({ at, cards }) => quietPlace(moment, at) - 3 * cards.length - sum(cards.map(worthOf)) / 10,
  );

/** What the others have there. */
function standing({ state, learner }: Moment, { at }: ActionOf<'revolt'>): number {
  return sum(
    state.sides.map((side, seat) =>
      seat === learner
        ? 0
        : sum(
            Object.values(kindsOf(side))
              .flat()
              .map((piece) => countAt(side, piece, at)),
          ),
    ),
  );
}

const loudly = (moment: Moment) => best(actionsOf(moment, 'revolt'), (action) => standing(moment, action));

const spreads = both(inStep('spread'), can('spread'));

/** For whoever plays the Alliance. */
export const allianceLessons = {
  'wa.first': { when: both(spreads, not(hasSympathy)), deed: quietly },
  'wa.next': { when: both(spreads, hasSympathy), deed: quietly },
  'wa.revolt': { when: both(inStep('revolt'), can('revolt')), deed: loudly },
  'wa.goal': { when: inStep('act') },
  'wa.outrage': { when: both(inStep('act'), hasSympathy) },
  'wa.craft': { when: both(inStep('act'), can('craft')), deed: craftMost, skip: did('crafted') },
  'wa.mobilize': {
    when: both(inStep('act'), can('mobilize')),
    deed: (moment) => cheapest(actionsOf(moment, 'mobilize')),
    skip: did('mobilized'),
  },
  'wa.train': {
    when: both(inStep('act'), can('train')),
    deed: (moment) => cheapest(actionsOf(moment, 'train')),
  },
  'wa.end': { when: inStep('act'), deed: leave },
  'wa.operate': { when: inStep('operate') },
  'wa.organize': { when: both(inStep('operate'), can('organize')), deed: first('organize') },
} as const satisfies Lessons;
