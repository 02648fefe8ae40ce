import { sum } from '../../../../kit/sum.ts';
import { defineAction } from '../../action.ts';
import type { Emit } from '../../events.ts';
import type { FrameOf } from '../../flow.ts';
import type { StepPlay } from '../../play.ts';
import { adjacentTo } from '../../rules/moving.ts';
import { countOf, freeSlots } from '../../rules/pieces.ts';
import { mayPlace, place } from '../../rules/placing.ts';
import { score } from '../../rules/points.ts';
import { removeAllEnemies } from '../../rules/removal.ts';
import { areEnemies, warriorsAt } from '../../rules/seats.ts';
import type { CardId } from '../../state/cards.ts';
import type { Clearing } from '../../state/places.ts';
import { suitIndex } from '../../state/suits.ts';
import { activeAs, countAt, mapOf, type RootState, sideAs } from '../../state.ts';
import { crowdOf, spendSupporter, supporterChoices } from './supporters.ts';
import { martialLaw, sympathyCosts, sympathyPoints } from './tracks.ts';

/** RT-8.4.1.II. */
const revoltCost = 2;

export const isSympathetic = (s: RootState, seat: number, at: Clearing): boolean =>
  countAt(s.sides[seat], 'sympathy', at) > 0;

const tokensOut = (s: RootState, seat: number): number => sum(s.sides[seat].on.sympathy ?? []);

/** RT-OQ-60: is a slot free for the base once the enemies are gone? */
function hasRoomAfter(s: RootState, seat: number, at: Clearing): boolean {
  let slots = freeSlots(s, at);
  s.sides.forEach((side, other) => {
    if (areEnemies(s, seat, other)) slots += countOf(side, 'building', at);
  });
  return slots > 0;
}

/** RT-8.4.1.I: sympathetic clearings whose base is still on the board. */
function revoltSites(s: RootState, seat: number): Clearing[] {
  const { on } = s.sides[seat];
  const { suits } = mapOf(s);
  const { base = [], sympathy = [] } = on;
  const placed = suits.filter((_, at) => base[at] > 0);
  const out: Clearing[] = [];
  for (let at = 0; at < sympathy.length; at++) {
    if (sympathy[at] > 0 && !placed.includes(suits[at]) && hasRoomAfter(s, seat, at)) out.push(at);
  }
  return out;
}

const revolt = defineAction('revolt', {
  options(s, out) {
    const { supporters } = activeAs(s, 'wa').own;
    if (supporters.length < revoltCost) return;
    const crowd = crowdOf(supporters);
    for (const at of revoltSites(s, s.active)) {
      for (const cards of supporterChoices(crowd, mapOf(s).suits[at], revoltCost)) {
        out.push({ type: 'revolt', at, cards });
      }
    }
  },
  apply(s, { at, cards }, emit) {
    const seat = s.active;
    for (const card of cards) spendSupporter(s, seat, card, emit);
    s.flow.push({ kind: 'revolt', seat, at });
    emit({ type: 'revolted', seat, at });
    removeAllEnemies(s, seat, [at], emit);
  },
});

/** RT-8.4.1.III-2 to 4, RT-OQ-104: once everything set off by the removals is done. */
export function endRevolt(s: RootState, { seat, at }: FrameOf<'revolt'>, emit: Emit): void {
  s.flow.pop();
  const { bySuit, suits } = mapOf(s);
  place(s, seat, 'base', at, 1, emit);
  place(s, seat, 'warrior', at, bySuit[suits[at]].filter((each) => isSympathetic(s, seat, each)).length, emit);
  trainOfficer(s, seat, emit);
}

export function trainOfficer(s: RootState, seat: number, emit: Emit): void {
  const { left, own } = sideAs(s, seat, 'wa');
  if ((left.warrior ?? 0) === 0) return;
  left.warrior = (left.warrior ?? 0) - 1;
  own.officers++;
  emit({ type: 'officerTrained', seat });
}

/** RT-8.4.2.I: next to a sympathetic clearing; anywhere if there is none. */
function spreadSites(s: RootState, seat: number): Clearing[] {
  if (s.sides[seat].left.sympathy === 0) return [];
  const { sympathy = [] } = s.sides[seat].on;
  const isFirst = tokensOut(s, seat) === 0;
  const out: Clearing[] = [];
  for (let at = 0; at < sympathy.length; at++) {
    if (sympathy[at] > 0 || (!isFirst && !adjacentTo(s, at).some((each) => sympathy[each] > 0))) continue;
    if (mayPlace(s, seat, at)) out.push(at);
  }
  return out;
}

/** RT-8.4.2.II, RT-OQ-107. */
function spreadCost(s: RootState, seat: number, at: Clearing): number {
  const isOccupied = s.sides.some((side, other) => other !== seat && warriorsAt(side, at) >= martialLaw);
  return sympathyCosts[tokensOut(s, seat)] + (isOccupied ? 1 : 0);
}

/** RT-8.4.2.III: a token, and the points it uncovers. */
export function placeSympathy(s: RootState, seat: number, at: Clearing, emit: Emit): void {
  const points = sympathyPoints[tokensOut(s, seat)];
  place(s, seat, 'sympathy', at, 1, emit);
  score(s, seat, points, 'sympathy', emit);
}

const spread = defineAction('spread', {
  options(s, out) {
    const crowd = crowdOf(activeAs(s, 'wa').own.supporters);
    const { suits } = mapOf(s);
    // By suit, then by price: clearings of one suit ask for the same cards.
    const known = new Map<number, readonly (readonly CardId[])[]>();
    for (const at of spreadSites(s, s.active)) {
      const cost = spreadCost(s, s.active, at);
      const key = 10 * suitIndex(suits[at]) + cost;
      const choices = known.get(key) ?? supporterChoices(crowd, suits[at], cost);
      known.set(key, choices);
      for (const cards of choices) out.push({ type: 'spread', at, cards });
    }
  },
  apply(s, { at, cards }, emit) {
    for (const card of cards) spendSupporter(s, s.active, card, emit);
    placeSympathy(s, s.active, at, emit);
  },
});

/** RT-TL-30: as far as anybody can tell; what the supporters are only the Alliance knows. */
export const revoltStep: StepPlay = {
  actions: [revolt],
  waits: (s, seat) => sideAs(s, seat, 'wa').own.supporters.length >= revoltCost && revoltSites(s, seat).length > 0,
  mayLeave: () => true,
  endsPhase: true,
};

/** RT-TL-31. */
export const spreadStep: StepPlay = {
  actions: [spread],
  waits(s, seat) {
    const { length } = sideAs(s, seat, 'wa').own.supporters;
    return spreadSites(s, seat).some((at) => spreadCost(s, seat, at) <= length);
  },
  mayLeave: () => true,
};
