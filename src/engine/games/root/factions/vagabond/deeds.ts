import type { Seat } from '../../../../kernel/game.ts';
import { defineAction } from '../../action.ts';
import { questOf } from '../../content/quests.ts';
import { requireFrame } from '../../flow.ts';
import { draw, giveCard, matching, stealCard, takeFrom } from '../../rules/cards.ts';
import { picks } from '../../rules/choose.ts';
import { receiveItem } from '../../rules/crafting.ts';
import { hasPiece } from '../../rules/pieces.ts';
import { score } from '../../rules/points.ts';
import { buildingsAndTokens, remove } from '../../rules/removal.ts';
import { areEnemies, warriorsAt } from '../../rules/seats.ts';
import { nextPhase } from '../../rules/turn.ts';
import type { QuestId } from '../../state/cards.ts';
import { hidden } from '../../state/cards.ts';
import { type ItemId, itemIds, itemIndex } from '../../state/items.ts';
import { type Clearing, isForest } from '../../state/places.ts';
import { activeAs, mapOf, type RootState, seatOf } from '../../state.ts';
import { countWhere, exhaust, isDamaged, itemsOf, itemsWhere, readyOf, repair } from './items.ts';
import { countAid } from './relations.ts';
import type { CharacterId } from './state.ts';
import { pawnOf } from './travel.ts';

const has = (s: RootState, item: ItemId): boolean => readyOf(itemsOf(s, s.active), item) > 0;

/** The clearing he is in; none in a forest (RT-OQ-114). */
function here(s: RootState): Clearing | undefined {
  const at = pawnOf(s, s.active);
  return isForest(at) ? undefined : at;
}

/** Other players with a piece in the clearing (RT-CH-13). */
function playersAt(s: RootState, at: Clearing): Seat[] {
  const out: Seat[] = [];
  for (let other = 0; other < s.sides.length; other++) {
    if (other !== s.active && hasPiece(s.sides[other], at)) out.push(other);
  }
  return out;
}

/** RT-9.5.3. */
export const explore = defineAction('explore', {
  options(s, out) {
    const at = here(s);
    if (has(s, 'torch') && s.ruins.some((ruin) => ruin.at === at && ruin.items.length > 0))
      out.push({ type: 'explore' });
  },
  apply(s, _, emit) {
    const seat = s.active;
    const at = here(s);
    const ruin = s.ruins.find((each) => each.at === at);
    const item = ruin?.items.pop();
    if (!ruin || item === undefined) throw new Error('no ruin to explore');
    if (item !== hidden) {
      receiveItem(s, seat, item);
      emit({ type: 'explored', seat, at: ruin.at, item });
    }
    exhaust(s, seat, 'torch', emit);
    if (ruin.items.length === 0) {
      s.ruins = s.ruins.filter((each) => each !== ruin);
      emit({ type: 'ruinCleared', at: ruin.at });
    }
    score(s, seat, 1, 'explored', emit);
  },
});

/** RT-9.5.4, RT-OQ-120. */
export const aid = defineAction('aid', {
  options(s, out) {
    const at = here(s);
    if (at === undefined) return;
    const others = playersAt(s, at);
    if (others.length === 0) return;
    const cards = matching(s.sides[s.active].hand, mapOf(s).suits[at]);
    const own = itemsOf(s, s.active);
    const items = itemIds.filter((item) => readyOf(own, item) > 0);
    for (const other of others) {
      const { faction } = s.sides[other];
      for (const card of cards) for (const item of items) out.push({ type: 'aid', faction, card, item });
    }
  },
  apply(s, { faction, card, item }, emit) {
    const seat = s.active;
    const to = seatOf(s, faction);
    exhaust(s, seat, item, emit);
    giveCard(s, seat, to, card, emit);
    if (s.sides[to].crafted.some((n) => n > 0)) s.flow.push({ kind: 'take', seat, from: to });
    countAid(s, seat, to, emit);
  },
});

/** RT-OQ-121. */
export const takeItem = defineAction('take', {
  options(s, out) {
    const { crafted } = s.sides[requireFrame(s, 'take').from];
    itemIds.forEach((what, kind) => {
      if (crafted[kind] > 0) out.push({ type: 'take', what });
    });
  },
  apply(s, { what }, emit) {
    const { seat, from } = requireFrame(s, 'take');
    const item = itemIds.find((each) => each === what);
    if (item === undefined) throw new Error(`${what} is no item`);
    s.flow.pop();
    s.sides[from].crafted[itemIndex(item)]--;
    receiveItem(s, seat, item);
    emit({ type: 'itemGained', seat, item, from });
  },
});

export const leaveItem = defineAction('pass', {
  options: (_s, out) => out.push({ type: 'pass' }),
  apply: (s) => void s.flow.pop(),
});

/** RT-9.5.5, RT-OQ-144: two ready items, two pieces if they are of one kind. */
function canDo(s: RootState, quest: QuestId, at: Clearing): boolean {
  const found = questOf(quest);
  if (!found || found.suit !== mapOf(s).suits[at]) return false;
  const [a, b] = found.items;
  const items = itemsOf(s, s.active);
  return a === b ? readyOf(items, a) >= 2 : readyOf(items, a) > 0 && readyOf(items, b) > 0;
}

export const quest = defineAction('quest', {
  options(s, out) {
    const at = here(s);
    if (at === undefined) return;
    for (const each of s.quests.open) if (canDo(s, each, at)) out.push({ type: 'quest', quest: each });
  },
  apply(s, { quest: done }, emit) {
    const seat = s.active;
    for (const item of questOf(done)?.items ?? []) exhaust(s, seat, item, emit);
    takeFrom(s.quests.open, done);
    activeAs(s, 'vb').own.quests.push(done);
    emit({ type: 'questDone', seat, quest: done });
    s.flow.push({ kind: 'reward', seat, quest: done });
    // RT-OQ-122
    const next = s.quests.deck.pop();
    if (next === undefined) return;
    s.quests.open.push(next);
    emit({ type: 'questOpened', quest: next });
  },
});

const questCards = 2;

export const choose = defineAction('choose', {
  options: (_s, out) => out.push({ type: 'choose', reward: 'points' }, { type: 'choose', reward: 'cards' }),
  apply(s, { reward }, emit) {
    const { seat, quest: done } = requireFrame(s, 'reward');
    s.flow.pop();
    if (reward === 'cards') {
      draw(s, seat, questCards, emit);
      return;
    }
    const suit = questOf(done)?.suit;
    score(s, seat, activeAs(s, 'vb').own.quests.filter((each) => questOf(each)?.suit === suit).length, 'quests', emit);
  },
});

/** RT-9.5.6. */
export const strike = defineAction('strike', {
  options(s, out) {
    const at = here(s);
    if (at === undefined || !has(s, 'crossbow')) return;
    for (let other = 0; other < s.sides.length; other++) {
      if (!areEnemies(s, s.active, other)) continue;
      const { faction } = s.sides[other];
      if (warriorsAt(s.sides[other], at) > 0) out.push({ type: 'strike', faction, piece: 'warrior' });
      else for (const { piece } of buildingsAndTokens(s, other, at)) out.push({ type: 'strike', faction, piece });
    }
  },
  apply(s, { faction, piece }, emit) {
    const seat = s.active;
    exhaust(s, seat, 'crossbow', emit);
    remove(s, [{ owner: seatOf(s, faction), piece, at: pawnOf(s, seat), by: seat }], emit);
  },
});

/** RT-9.5.7. */
export const mend = defineAction('repair', {
  options(s, out) {
    if (!has(s, 'hammer')) return;
    for (const item of itemsWhere(itemsOf(s, s.active), isDamaged)) out.push({ type: 'repair', item });
  },
  apply(s, { item }, emit) {
    exhaust(s, s.active, 'hammer', emit);
    repair(s, s.active, item, emit);
  },
});

const is = (s: RootState, character: CharacterId): boolean => activeAs(s, 'vb').own.character === character;

/** RT-D.1, RT-OQ-124. */
export const steal = defineAction('steal', {
  options(s, out) {
    const at = here(s);
    if (at === undefined || !is(s, 'thief') || !has(s, 'torch')) return;
    for (const other of playersAt(s, at)) {
      if (s.sides[other].hand.length > 0) out.push({ type: 'steal', faction: s.sides[other].faction });
    }
  },
  apply(s, { faction }, emit) {
    exhaust(s, s.active, 'torch', emit);
    stealCard(s, seatOf(s, faction), s.active, emit);
  },
});

/** RT-D.2. */
export const labor = defineAction('labor', {
  options(s, out) {
    const at = here(s);
    if (at === undefined || !is(s, 'tinker') || !has(s, 'torch')) return;
    for (const card of matching(s.discard, mapOf(s).suits[at])) out.push({ type: 'labor', card });
  },
  apply(s, { card }, emit) {
    exhaust(s, s.active, 'torch', emit);
    takeFrom(s.discard, card);
    s.sides[s.active].hand.push(card);
    emit({ type: 'cardFetched', seat: s.active, card });
  },
});

/** RT-D.3, RT-OQ-124. */
const mostRepaired = 3;

export const hide = defineAction('hide', {
  options(s, out) {
    if (!is(s, 'ranger') || !has(s, 'torch')) return;
    const items = itemsOf(s, s.active);
    const there = itemsWhere(items, isDamaged);
    const count = Math.min(mostRepaired, countWhere(items, isDamaged));
    if (count === 0) return;
    const counts = there.map((item) => items[item]);
    for (const picked of picks(there, counts, count)) out.push({ type: 'hide', items: picked });
  },
  apply(s, { items }, emit) {
    exhaust(s, s.active, 'torch', emit);
    for (const item of items) repair(s, s.active, item, emit);
    nextPhase(s, emit);
  },
});
