import { questOf } from '../../content/quests.ts';
import { whyNotBattle, whyNotCard } from '../../refusals/common.ts';
import { type Refusal, refuse } from '../../refusals/keys.ts';
import type { Reasons } from '../../refusals/reasons.ts';
import { hasPiece } from '../../rules/pieces.ts';
import { areEnemies, warriorsAt } from '../../rules/seats.ts';
import type { ItemId } from '../../state/items.ts';
import { isForest } from '../../state/places.ts';
import { activeAs, countAt, mapOf, type RootState, seatOf } from '../../state.ts';
import type { FactionId } from '../ids.ts';
import { isDamaged, itemsOf, readyOf } from './items.ts';
import type { CharacterId } from './state.ts';
import { pawnOf } from './travel.ts';

const whyNoItem = (s: RootState, item: ItemId, count = 1): Refusal | undefined =>
  readyOf(itemsOf(s, s.active), item) >= count ? undefined : refuse('itemNotReady');

const whyForest = (s: RootState): Refusal | undefined =>
  isForest(pawnOf(s, s.active)) ? refuse('inForest') : undefined;

function whyNobody(s: RootState, faction: FactionId): Refusal | undefined {
  const other = seatOf(s, faction);
  const isThere = other >= 0 && other !== s.active && hasPiece(s.sides[other], pawnOf(s, s.active));
  return isThere ? undefined : refuse('nobodyThere');
}

const whyNotAs = (s: RootState, character: CharacterId): Refusal | undefined =>
  activeAs(s, 'vb').own.character === character ? undefined : refuse('otherCharacter');

export const vagabondReasons: Reasons = {
  move(s, { to }) {
    if (isForest(to)) return refuse('intoForest');
    if (!mapOf(s).slips[pawnOf(s, s.active)].includes(to)) return refuse('notAdjacent');
    return whyNoItem(s, 'boot') ?? refuse('hostileWarriors');
  },
  slip: (s, { to }) => (mapOf(s).slips[pawnOf(s, s.active)].includes(to) ? undefined : refuse('notAdjacent')),
  battle: (s, action) => whyForest(s) ?? whyNotBattle(s, s.active, action) ?? whyNoItem(s, 'sword'),
  explore: (s) => whyForest(s) ?? whyNoItem(s, 'torch') ?? refuse('noRuin'),
  aid: (s, { faction, card, item }) =>
    whyForest(s) ?? whyNobody(s, faction) ?? whyNotCard(s, s.active, card, pawnOf(s, s.active)) ?? whyNoItem(s, item),
  quest(s, { quest }) {
    const found = questOf(quest);
    if (!found || !s.quests.open.includes(quest)) return undefined;
    const forest = whyForest(s);
    if (forest) return forest;
    return refuse(found.suit === mapOf(s).suits[pawnOf(s, s.active)] ? 'itemNotReady' : 'questElsewhere');
  },
  strike(s, { faction, piece }) {
    const why = whyForest(s) ?? whyNobody(s, faction);
    if (why) return why;
    const other = seatOf(s, faction);
    const at = pawnOf(s, s.active);
    if (!areEnemies(s, s.active, other)) return refuse('partner');
    if (piece !== 'warrior' && warriorsAt(s.sides[other], at) > 0) return refuse('warriorsFirst');
    return countAt(s.sides[other], piece, at) === 0 ? refuse('nobodyThere') : whyNoItem(s, 'crossbow');
  },
  repair: (s, { item }) =>
    isDamaged(item) && itemsOf(s, s.active)[item] > 0 ? whyNoItem(s, 'hammer') : refuse('notDamaged'),
  steal: (s, { faction }) => whyNotAs(s, 'thief') ?? whyForest(s) ?? whyNobody(s, faction) ?? whyNoItem(s, 'torch'),
  labor: (s) => whyNotAs(s, 'tinker') ?? whyForest(s) ?? whyNoItem(s, 'torch') ?? refuse('wrongSuit'),
  hide: (s) => whyNotAs(s, 'ranger') ?? whyNoItem(s, 'torch') ?? refuse('notDamaged'),
};
