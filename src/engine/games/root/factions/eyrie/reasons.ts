import { isBird, matches } from '../../content/cards/cards.ts';
import { whyNoRoom, whyNotBattle, whyNotCard, whyNotMove } from '../../refusals/common.ts';
import { type Refusal, refuse } from '../../refusals/keys.ts';
import type { Reasons } from '../../refusals/reasons.ts';
import { rules } from '../../rules/rule.ts';
import type { Clearing } from '../../state/places.ts';
import { activeAs, countAt, mapOf, type RootState } from '../../state.ts';
import { currentColumn, unresolved } from './leaders.ts';
import { type Column, type DecreeCard, vizier } from './state.ts';

/** RT-7.5.2: the card is not in turn, or does not fit the clearing. */
function whyNotBy(s: RootState, column: Column, by: DecreeCard | undefined, at: Clearing): Refusal | undefined {
  const side = activeAs(s, 'ed');
  if (currentColumn(side) !== column || by === undefined || !unresolved(side).includes(by))
    return refuse('otherColumn');
  return by === vizier || matches(by, mapOf(s).suits[at]) ? undefined : refuse('cardDoesNotFit');
}

export const eyrieReasons: Reasons = {
  decree(s, { card }) {
    const { bird } = activeAs(s, 'ed').own;
    return whyNotCard(s, s.active, card) ?? (bird && isBird(card) ? refuse('twoBirds') : undefined);
  },
  roost: (s, { at }) => whyNoRoom(s, s.active, at) ?? refuse('fewerWarriorsElsewhere'),
  recruit(s, { at = 0, by }) {
    const side = activeAs(s, 'ed');
    const why = whyNotBy(s, 'recruit', by, at);
    if (why) return why;
    return refuse(countAt(side, 'roost', at) === 0 ? 'noRoost' : 'noneLeft');
  },
  move: (s, action) => whyNotBy(s, 'move', action.by, action.from) ?? whyNotMove(s, s.active, action),
  battle: (s, action) => whyNotBy(s, 'battle', action.by, action.at) ?? whyNotBattle(s, s.active, action),
  build(s, { at, by }) {
    const side = activeAs(s, 'ed');
    const why = whyNotBy(s, 'build', by, at);
    if (why) return why;
    if (countAt(side, 'roost', at) > 0) return refuse('roostThere');
    if (side.left.roost === 0) return refuse('noneLeft');
    return rules(s, s.active, at) ? whyNoRoom(s, s.active, at) : refuse('siteNotRuled');
  },
  turmoil: (s, { by }) => refuse(unresolved(activeAs(s, 'ed')).includes(by) ? 'stillPossible' : 'otherColumn'),
};
