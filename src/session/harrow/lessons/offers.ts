import { hexesOf } from '../../../engine/games/harrow/rules/occupancy.ts';
import { hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import { choosesJar } from './asking.ts';
import { isBargaining } from './fair.ts';
import { offeringNests } from './fair-ways.ts';
import { asked, both, type Condition, can, did, first, type Lessons } from './moment.ts';
import { nearest } from './ways.ts';

const isTaker: Condition = ({ state, learner }) => state.flow.at(-1)?.seat === learner;

/** An offer lies a few steps away. */
const isOfferNear: Condition = ({ state, learner }) => {
  const nests = offeringNests(state.fair);
  return nests.length > 0 && learner < hesterSeat && hexesOf(state, learner).some((from) => nearest(from, nests) <= 2);
};

/** For a faction that plays against the Fair Folk. None depends on where they must seek. */
export const offerLessons = {
  'offers.hide': { when: asked('stow') },
  'offers.aim': { when: choosesJar },
  'offers.nest': { when: both(choosesJar, isOfferNear), skip: did('offerTaken') },
  'offers.taken': { inFight: true, when: both(isBargaining, isTaker) },
  'offers.use': { when: both(asked('turn'), can('offer')), deed: first('offer'), skip: did('offerUsed') },
} as const satisfies Lessons;
