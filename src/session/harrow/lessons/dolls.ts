import type { HarrowEvent } from '../../../engine/games/harrow/events.ts';
import { kammiSeat } from '../../../engine/games/harrow/rules/kammi/kammi.ts';
import { isFoundOut } from '../kammi.ts';
import { chooses, choosesJar, inRound, inTurn, strikes } from './asking.ts';
import { attackOnHood, hasOpenDoll, isHoodNearDoll } from './doll-ways.ts';
import { asked, both, type Condition, can, did, type Lessons, not } from './moment.ts';

/** An attack on one of her legends is worth it from here on: it tells who is there. */
const fairOdds = 0.5;

const hasPlayedCard: Condition = ({ state, past }) =>
  past.some((event: HarrowEvent) => event.type === 'cardPlayed' && event.seat === kammiSeat(state));

const isMasked: Condition = ({ state }) => !isFoundOut(state);

/**
 * For whoever plays against Kammi. No lesson says where the real doll had better lie, and none depends on where it does:
 * she knows these lessons, too (HC-KAM-50).
 */
export const dollLessons = {
  'dolls.lay': { when: chooses('doll_set_up', 1) },
  'dolls.units': { when: both(chooses('doll_set_up', 2), can('shift')) },
  'dolls.two': { when: both(inRound(1), inTurn(1), choosesJar) },
  'dolls.card': { when: both(asked('turn'), hasPlayedCard, isMasked) },
  'dolls.attack': {
    when: strikes,
    deed: (moment) => attackOnHood(moment, fairOdds),
    skip: did('legendHit'),
  },
  'dolls.carry': { when: chooses('carry_doll') },
  'dolls.again': { when: chooses('rearrange_dolls') },
  'dolls.open': { when: both(asked('turn'), hasOpenDoll) },
  'dolls.near': { when: both(choosesJar, isHoodNearDoll, not(hasOpenDoll)) },
} as const satisfies Lessons;
