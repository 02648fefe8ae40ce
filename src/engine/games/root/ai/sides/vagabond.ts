import type { Seat } from '../../../../kernel/game.ts';
import { sum } from '../../../../kit/sum.ts';
import { questOf } from '../../content/quests.ts';
import { isDamaged, isExhausted, onTrack, readyOf } from '../../factions/vagabond/items.ts';
import { hostile, type VagabondState } from '../../factions/vagabond/state.ts';
import { topFrame } from '../../flow.ts';
import type { Clearing } from '../../state/places.ts';
import { isForest } from '../../state/places.ts';
import { mapOf, type RootState, type SideAs } from '../../state.ts';
import { isThere, type Survey } from '../survey.ts';
import type { Worth } from '../worth.ts';

/** RT-9.4.1: refreshed for nothing, and for each tea. */
const refreshFree = 3;
const refreshByTea = 2;

/** By level: an ally brings points with every Aid. Aids on the way to the next level count, too, as long as the turn lasts. */
const friendship: readonly number[] = [0, 1, 2.4, 5];
const halfway = 0.5;

/** An item that will be ready again by itself costs little to use. */
const restedTired = 0.12;

function itemsWorth({ items }: VagabondState, w: Worth): number {
  let whole = 0;
  let tired = 0;
  let broken = 0;
  items.forEach((n, item) => {
    if (isDamaged(item)) broken += n;
    else if (isExhausted(item)) tired += n;
    else whole += n;
  });
  const rested = Math.min(tired, refreshFree + refreshByTea * onTrack(items, 'tea'));
  return whole * w.item + rested * (w.item - restedTired) + (tired - rested) * w.tired * 0.8 + broken * w.broken;
}

/** Can the quest be done once he is there? */
function isReadyFor(
  { items }: VagabondState,
  [one, other]: readonly [Parameters<typeof readyOf>[1], Parameters<typeof readyOf>[1]],
): boolean {
  return one === other ? readyOf(items, one) > 1 : readyOf(items, one) > 0 && readyOf(items, other) > 0;
}

/** What a clearing holds for him: ruins, quests, people with items to give. */
function promiseOf(s: RootState, seat: Seat, side: SideAs<'vb'>, at: Clearing, survey: Survey): number {
  const { own } = side;
  let promise = 0;
  if (readyOf(own.items, 'torch') > 0 && s.ruins.some((ruin) => ruin.at === at)) promise += 2;
  const suit = mapOf(s).suits[at];
  for (const quest of s.quests.open) {
    const found = questOf(quest);
    if (found?.suit === suit && isReadyFor(own, found.items)) promise += 1.5;
  }
  for (let other = 0; other < s.sides.length; other++) {
    const theirs = s.sides[other];
    if (other === seat || !isThere(s, survey, other, at)) continue;
    if (sum(theirs.crafted) > 0 && own.relations[other] !== hostile) promise += 1;
  }
  return promise;
}

/** Of the places he can be at soon, the best counts, the less the farther. */
function prospects(s: RootState, seat: Seat, side: SideAs<'vb'>, survey: Survey): number {
  const { pawn } = side;
  if (pawn === undefined) return 0;
  let best = isForest(pawn) ? 0 : promiseOf(s, seat, side, pawn, survey);
  for (const near of mapOf(s).slips[pawn]) {
    if (!isForest(near)) best = Math.max(best, promiseOf(s, seat, side, near, survey) * 0.6);
  }
  return best;
}

/** What he is about to be given. */
function reward(s: RootState, seat: Seat, { own }: SideAs<'vb'>, w: Worth): number {
  const top = topFrame(s);
  if (top?.kind === 'take' && top.seat === seat) return w.item;
  if (top?.kind !== 'reward' || top.seat !== seat) return 0;
  const suit = questOf(top.quest)?.suit;
  return Math.max(own.quests.filter((each) => questOf(each)?.suit === suit).length, 2 * w.card);
}

export function vagabondStanding(s: RootState, seat: Seat, side: SideAs<'vb'>, survey: Survey, w: Worth): number {
  const { own, pawn } = side;
  let total = itemsWorth(own, w) + reward(s, seat, side, w) + prospects(s, seat, side, survey) * w.chance;
  own.relations.forEach((level, other) => {
    if (other >= s.sides.length || other === seat) return;
    total += level === hostile ? -w.enmity : (friendship[level] + own.aids[other] * halfway) * w.friend;
  });
  const damaged = own.items.reduce((all, n, item) => all + (isDamaged(item) ? n : 0), 0);
  // Rest heals in a forest.
  return total + (pawn !== undefined && isForest(pawn) ? damaged * (w.tired - w.broken) : 0);
}
