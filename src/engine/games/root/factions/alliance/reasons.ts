import { sum } from '../../../../kit/sum.ts';
import { whyNotBattle, whyNotCard, whyNotMove } from '../../refusals/common.ts';
import { refuse } from '../../refusals/keys.ts';
import type { Reasons } from '../../refusals/reasons.ts';
import { adjacentTo } from '../../rules/moving.ts';
import { mayPlace } from '../../rules/placing.ts';
import { warriorsAt } from '../../rules/seats.ts';
import { activeAs, countAt, mapOf } from '../../state.ts';
import { isSympathetic } from './birdsong.ts';

export const allianceReasons: Reasons = {
  revolt(s, { at }) {
    const side = activeAs(s, 'wa');
    const { bySuit, suits } = mapOf(s);
    if (!isSympathetic(s, s.active, at)) return refuse('notSympathetic');
    if (bySuit[suits[at]].some((each) => countAt(side, 'base', each) > 0)) return refuse('baseStands');
    return refuse('tooFewSupporters');
  },
  spread(s, { at }) {
    const side = activeAs(s, 'wa');
    if (isSympathetic(s, s.active, at)) return refuse('sympathyThere');
    if (!mayPlace(s, s.active, at)) return refuse('keepThere');
    if (side.left.sympathy === 0) return refuse('noneLeft');
    const isNext = adjacentTo(s, at).some((each) => isSympathetic(s, s.active, each));
    return refuse(isNext || sum(side.on.sympathy ?? []) === 0 ? 'tooFewSupporters' : 'notNextToSympathy');
  },
  mobilize: (s, { card }) => whyNotCard(s, s.active, card),
  train(s, { card }) {
    if (activeAs(s, 'wa').left.warrior === 0) return refuse('noneLeft');
    return whyNotCard(s, s.active, card) ?? refuse('noBase');
  },
  move: (s, action) => whyNotMove(s, s.active, action),
  battle: (s, action) => whyNotBattle(s, s.active, action),
  recruit(s, { at = 0 }) {
    const side = activeAs(s, 'wa');
    if (countAt(side, 'base', at) === 0) return refuse('noBase');
    return refuse(side.left.warrior === 0 ? 'noneLeft' : 'keepThere');
  },
  organize(s, { at }) {
    const side = activeAs(s, 'wa');
    if (warriorsAt(side, at) === 0) return refuse('noWarriorsThere');
    if (isSympathetic(s, s.active, at)) return refuse('sympathyThere');
    return refuse(side.left.sympathy === 0 ? 'noneLeft' : 'keepThere');
  },
};
