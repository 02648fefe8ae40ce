import type { ItemId } from '../../../engine/games/root/state/items.ts';
import { itemIds } from '../../../engine/games/root/state/items.ts';
import { best } from '../../lessons/moment.ts';
import { actionsOf, asked, both, can, did, first, inStep, type Lessons, leave, type Moment } from './moment.ts';
import { craftMost, hasCompany, ruinsNear, worthOf } from './ways.ts';

const acts = inStep('act');

/** Items in the order in which they can be spared. */
const spare: readonly ItemId[] = ['hammer', 'crossbow', 'sword', 'bag', 'coin', 'tea', 'torch', 'boot'];

const gift = (moment: Moment) =>
  best(actionsOf(moment, 'aid'), ({ card, item }) => -worthOf(card) - spare.indexOf(item) / itemIds.length);

const towardRuins = (moment: Moment) =>
  best(
    actionsOf(moment, 'move'),
    ({ to }) => ruinsAt(moment, to) * 3 + ruinsNear(moment, to) + (hasCompany(moment, to) ? 1 : 0),
  );

const ruinsAt = ({ state }: Moment, at: number): number => state.ruins.filter((ruin) => ruin.at === at).length;

const slipping = (moment: Moment) =>
  best(actionsOf(moment, 'slip'), ({ to }) => ruinsAt(moment, to) * 3 + ruinsNear(moment, to));

/** For whoever plays the Vagabond. */
export const vagabondLessons = {
  'vb.character': {
    when: can('character'),
    deed: (moment) => actionsOf(moment, 'character').find(({ character }) => character === 'thief'),
  },
  'vb.forest': {
    when: can('start'),
    deed: (moment) => best(actionsOf(moment, 'start'), ({ at }) => ruinsNear(moment, at)),
  },
  'vb.refresh': { when: can('refresh'), deed: first('refresh') },
  'vb.slip': { when: both(inStep('slip'), can('slip')), deed: slipping },
  'vb.items': { when: acts },
  'vb.explore': { when: both(acts, can('explore')), deed: first('explore'), skip: did('explored') },
  'vb.aid': { when: both(acts, can('aid')), deed: gift, skip: did('aided') },
  'vb.take': { when: asked('take'), deed: first('take') },
  'vb.quest': { when: both(acts, can('quest')), deed: first('quest'), skip: did('questDone') },
  'vb.reward': { when: asked('reward'), deed: first('choose') },
  'vb.move': { when: both(acts, can('move')), deed: towardRuins },
  'vb.craft': { when: both(acts, can('craft')), deed: craftMost, skip: did('crafted') },
  'vb.foe': { when: both(acts, can('battle')) },
  'vb.end': { when: acts, deed: leave },
  'vb.damage': { when: asked('damage'), deed: first('damage') },
} as const satisfies Lessons;
