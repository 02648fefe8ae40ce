import type { ActionOf } from '../../../engine/games/root/action.ts';
import { cardOf } from '../../../engine/games/root/content/cards/cards.ts';
import { freeSlots } from '../../../engine/games/root/rules/pieces.ts';
import { countAt, mapOf } from '../../../engine/games/root/state.ts';
import { best } from '../../lessons/moment.ts';
import { actionsOf, both, can, did, first, inStep, type Lessons, leave, type Moment, ownSide } from './moment.ts';
import { conqueringMove, craftMost, gainOf } from './ways.ts';

/** RT-7.8: that of the leaders whose viziers are the easiest to obey. */
const easyLeader = (moment: Moment) =>
  actionsOf(moment, 'leader').find(({ leader }) => leader === 'builder') ?? actionsOf(moment, 'leader')[0];

/** How easily an order will be carried out: roosts are built next to the nest, birds come where it stands. */
function easeOf(moment: Moment, { card, column }: ActionOf<'decree'>): number {
  const { suits, paths } = mapOf(moment.state);
  const { suit } = cardOf(card);
  const nests = [...suits.keys()].filter((at) => countAt(ownSide(moment), 'roost', at) > 0);
  const fits = (at: number) => suit === 'bird' || suits[at] === suit;
  const isNear = nests.some((nest) => paths[nest].some((at) => fits(at) && freeSlots(moment.state, at) > 0));
  if (column === 'build') return isNear ? 5 : 0;
  if (column === 'recruit' || column === 'move') return nests.some(fits) ? 3 : 1;
  return 0;
}

const easyOrder = (moment: Moment) => best(actionsOf(moment, 'decree'), (action) => easeOf(moment, action));

const ruling = (moment: Moment) => best(actionsOf(moment, 'battle'), (action) => gainOf(moment, action));

const resolves = inStep('resolve');

/** For whoever plays the Eyrie. */
export const eyrieLessons = {
  'ed.corner': { when: can('corner'), deed: first('corner') },
  'ed.leader': { when: can('leader'), deed: easyLeader },
  'ed.goal': { when: inStep('decree') },
  'ed.decree': { when: both(inStep('decree'), can('decree')), deed: easyOrder },
  'ed.enough': { when: both(inStep('decree'), (moment) => leave(moment) !== undefined), deed: leave },
  'ed.roost': { when: inStep('roost'), deed: first('roost') },
  'ed.craft': { when: both(inStep('craft'), can('craft')), deed: craftMost, skip: did('crafted') },
  'ed.begin': { when: inStep('craft'), deed: leave },
  'ed.recruit': { when: both(resolves, can('recruit')), deed: first('recruit') },
  'ed.move': { when: both(resolves, can('move')), deed: conqueringMove },
  'ed.ties': { when: both(resolves, did('moved')) },
  'ed.battle': { when: both(resolves, can('battle')), deed: ruling },
  'ed.build': { when: both(resolves, can('build')), deed: first('build') },
  'ed.turmoil': { when: can('turmoil'), deed: first('turmoil') },
} as const satisfies Lessons;
