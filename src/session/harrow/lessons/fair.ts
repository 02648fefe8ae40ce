import { type FrameOf, frameOf } from '../../../engine/games/harrow/flow.ts';
import type { FairState } from '../../../engine/games/harrow/state/fair.ts';
import { best } from '../../lessons/moment.ts';
import { chooses } from './asking.ts';
import {
  halvingArrow,
  likelyHex,
  offeringNests,
  possibleHexes,
  tellingNest,
  temptingNest,
  widestField,
} from './fair-ways.ts';
import { actionsOf, asked, both, type Condition, can, first, type Lessons, type Moment, not } from './moment.ts';

const holds =
  (fits: (fair: FairState) => boolean): Condition =>
  ({ state }) =>
    state.fair !== undefined && fits(state.fair);

const inTurn = (fits: (frame: FrameOf<'fair'>) => boolean = () => true): Condition =>
  asked('fair', ({ state }) => {
    const frame = frameOf(state, 'fair');
    return frame !== undefined && fits(frame);
  });

const builds = inTurn(({ nests }) => nests > 0);

/** Somebody has taken an offer, and the tree is about to fall for it (HC-FAIR-43). */
export const isBargaining: Condition = ({ state }) =>
  frameOf(state, 'tree') !== undefined && state.flow.at(-2)?.kind === 'bargain';

/** The last of those who took an offer had more cubes. */
const wasRefused: Condition = ({ past }) => {
  const last = past.findLast((event) => event.type === 'bargained');
  return last?.type === 'bargained' && !last.won;
};

/** HC-FVH-3: their side of the token came up, and they lead this turn's card. */
const leadsCard: Condition = ({ state }) => frameOf(state, 'pile')?.why === 'card';

/** HC-FAIR-17: rather a nest that has no offer any more. */
const emptyNest = (moment: Moment) =>
  best(actionsOf(moment, 'recall'), ({ hex }) => (offeringNests(moment.state.fair).includes(hex) ? 0 : 1));

const numbersLeft: NonNullable<Lessons[string]['numbers']> = ({ state }) => ({ count: possibleHexes(state).length });

/** For whoever plays the Fair Folk: their lessons in the order in which they matter. */
export const fairLessons = {
  'fair.field': {
    when: both(
      chooses('search_field'),
      holds(({ found }) => found === 0),
    ),
    deed: widestField,
  },
  'fair.nest': { when: builds, deed: temptingNest },
  'fair.cubes': {
    when: both(
      inTurn(),
      holds(({ nests, cubes }) => nests.length > 0 && cubes > 0),
    ),
  },
  'fair.quests': {
    when: both(
      builds,
      holds(({ nests }) => nests.length > 0),
    ),
  },
  'fair.end': {
    when: both(
      inTurn(({ nests }) => nests === 0),
      not(can('quest')),
    ),
    deed: first('end'),
  },
  'fair.taken': { inFight: true, when: isBargaining },
  'fair.arrow': { when: asked('arrow'), deed: halvingArrow },
  'fair.guess': { when: asked('guess'), deed: likelyHex, numbers: numbersLeft },
  'fair.shade': {
    when: both(
      inTurn(),
      holds(({ arrows }) => arrows.length > 0),
    ),
    numbers: numbersLeft,
  },
  'fair.refused': { when: both(inTurn(), wasRefused) },
  'fair.quest': { when: both(inTurn(), can('quest')), deed: first('quest') },
  'fair.reward': { when: chooses('quest_reward'), deed: tellingNest },
  'fair.sword': {
    when: both(
      inTurn(),
      holds(({ found }) => found === 1),
    ),
  },
  'fair.crown': {
    when: both(
      chooses('search_field'),
      holds(({ found }) => found === 2),
    ),
    deed: widestField,
  },
  'fair.aim': {
    when: both(
      builds,
      holds(({ nests }) => nests.length > 1),
    ),
  },
  'fair.cards': { when: both(inTurn(), can('charm')) },
  'fair.recall': { when: both(inTurn(), can('recall')), deed: emptyNest },
  'fair.led': { when: asked('pile', leadsCard) },
} as const satisfies Lessons;
