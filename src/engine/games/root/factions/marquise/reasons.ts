import { sum } from '../../../../kit/sum.ts';
import { isBird } from '../../content/cards/cards.ts';
import { requireFrame } from '../../flow.ts';
import { whyNoRoom, whyNotBattle, whyNotCard, whyNotMove } from '../../refusals/common.ts';
import { type Refusal, refuse } from '../../refusals/keys.ts';
import type { Reasons } from '../../refusals/reasons.ts';
import { rules } from '../../rules/rule.ts';
import { activeAs, countAt, type RootState } from '../../state.ts';
import { actionsLeft } from './play.ts';

const whyNoAction = (s: RootState): Refusal | undefined => (actionsLeft(s) > 0 ? undefined : refuse('noActionsLeft'));

export const marquiseReasons: Reasons = {
  march: whyNoAction,
  battle: (s, action) => whyNoAction(s) ?? whyNotBattle(s, s.active, action),
  move: (s, action) => whyNotMove(s, s.active, action),
  recruit(s) {
    const { own, on } = activeAs(s, 'mc');
    if (own.recruited) return refuse('recruitedAlready');
    if (sum(on.recruiter ?? []) === 0) return refuse('noRecruiter');
    return whyNoAction(s) ?? refuse('noneLeft');
  },
  build(s, { piece, at }) {
    if (!rules(s, s.active, at)) return refuse('siteNotRuled');
    if (piece !== undefined && activeAs(s, 'mc').left[piece] === 0) return refuse('noneLeft');
    return whyNoAction(s) ?? whyNoRoom(s, s.active, at) ?? refuse('noWood');
  },
  overwork(s, { at, card }) {
    const side = activeAs(s, 'mc');
    if (countAt(side, 'sawmill', at) === 0) return refuse('noSawmill');
    if (side.left.wood === 0) return refuse('noneLeft');
    return whyNoAction(s) ?? whyNotCard(s, s.active, card, at);
  },
  extra: (s, { card }) => whyNotCard(s, s.active, card) ?? (isBird(card) ? undefined : refuse('notABird')),
  place: (s, { at }) => whyNoRoom(s, requireFrame(s, 'setUp').seat, at) ?? refuse('notByTheKeep'),
};
