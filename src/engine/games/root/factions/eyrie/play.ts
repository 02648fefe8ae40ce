import { sum } from '../../../../kit/sum.ts';
import { defineAction } from '../../action.ts';
import { craft } from '../../actions/craft.ts';
import { discardStep, drawStep } from '../../actions/evening.ts';
import { cobblersMove, warrensBattle } from '../../actions/march.ts';
import { isBird } from '../../content/cards/cards.ts';
import { requireFrame } from '../../flow.ts';
import type { FramePlays, Play, StepPlay } from '../../play.ts';
import { distinct, draw, takeFrom } from '../../rules/cards.ts';
import { canCraft } from '../../rules/crafting.ts';
import { buildSites, place } from '../../rules/placing.ts';
import { score } from '../../rules/points.ts';
import { warriorsAt } from '../../rules/seats.ts';
import { nextPhase } from '../../rules/turn.ts';
import type { Clearing } from '../../state/places.ts';
import { activeAs, mapOf, type RootState, sideAs } from '../../state.ts';
import { decreeActions } from './decree.ts';
import { currentColumn, enthrone, leadersOpen } from './leaders.ts';
import { columns } from './state.ts';
import { roostCards, roostPoints } from './tracks.ts';

const roosts = (s: RootState, seat: number): number => sum(s.sides[seat].on.roost ?? []);

/** RT-7.3.2, RT-5-3: opposite another's corner if there is one, and never in it. */
const corner = defineAction('corner', {
  options(s, out) {
    const { corners, opposite } = mapOf(s);
    const { seat } = requireFrame(s, 'setUp');
    const taken = corners.filter((at) => s.sides.some((side, other) => other !== seat && side.on.keep?.[at] === 1));
    const wanted = taken.map((at) => opposite[at]).filter((at) => !taken.includes(at));
    const open = wanted.length > 0 ? wanted : corners.filter((at) => !taken.includes(at));
    for (const at of [...open].sort((a, b) => a - b)) out.push({ type: 'corner', at });
  },
  apply(s, { at }, emit) {
    const frame = requireFrame(s, 'setUp');
    frame.step++;
    place(s, frame.seat, 'roost', at, 1, emit);
    place(s, frame.seat, 'warrior', at, startingWarriors, emit);
  },
});

const startingWarriors = 6;

/** RT-7.3.3. */
const firstLeader = defineAction('leader', {
  options(s, out) {
    const { seat } = requireFrame(s, 'setUp');
    for (const leader of leadersOpen(sideAs(s, seat, 'ed'))) out.push({ type: 'leader', leader });
  },
  apply(s, { leader }, emit) {
    const frame = requireFrame(s, 'setUp');
    frame.step++;
    enthrone(frame.seat, sideAs(s, frame.seat, 'ed'), leader, emit);
  },
});

/** RT-7.4.2. */
const mostAdded = 2;

const decree = defineAction('decree', {
  options(s, out) {
    const { hand, own } = activeAs(s, 'ed');
    if (own.added >= mostAdded) return;
    for (const card of distinct(hand)) {
      if (own.bird && isBird(card)) continue;
      for (const column of columns) out.push({ type: 'decree', card, column });
    }
  },
  apply(s, { card, column }, emit) {
    const { hand, own } = activeAs(s, 'ed');
    takeFrom(hand, card);
    own.decree[column].push(card);
    own.added++;
    own.bird ||= isBird(card);
    emit({ type: 'decreed', seat: s.active, card, column });
  },
});

/** RT-OQ-88: whether another card can be added is the Eyrie's secret as long as they hold any. */
const decreeStep: StepPlay = {
  actions: [decree],
  waits: (s, seat) => s.sides[seat].hand.length > 0 && sideAs(s, seat, 'ed').own.added < mostAdded,
  mayLeave: (s, seat) => sideAs(s, seat, 'ed').own.added > 0,
};

/** RT-7.4.3, RT-OQ-89: the fewest warriors of all factions among the clearings that can take a roost. */
function newRoostSites(s: RootState, seat: number): Clearing[] {
  if (roosts(s, seat) > 0 || s.sides[seat].left.roost === 0) return [];
  const open = buildSites(s, seat);
  const count = (at: Clearing) => sum(s.sides.map((side) => warriorsAt(side, at)));
  const fewest = Math.min(...open.map(count));
  return open.filter((at) => count(at) === fewest);
}

const newWarriors = 3;

const roost = defineAction('roost', {
  options(s, out) {
    for (const at of newRoostSites(s, s.active)) out.push({ type: 'roost', at });
  },
  apply(s, { at }, emit) {
    place(s, s.active, 'roost', at, 1, emit);
    place(s, s.active, 'warrior', at, newWarriors, emit);
  },
});

export const eyriePlay: Play = {
  setUp: [corner, firstLeader],
  steps: {
    // RT-7.4.1
    emergency: {
      actions: [],
      auto(s, seat, emit) {
        if (s.sides[seat].hand.length === 0) draw(s, seat, 1, emit);
      },
      waits: () => false,
    },
    decree: decreeStep,
    roost: { actions: [roost], waits: (s, seat) => newRoostSites(s, seat).length > 0 },
    // RT-TL-23: the decree can begin at once, and that ends crafting
    craft: {
      actions: [craft, ...decreeActions],
      waits: (s, seat) => s.sides[seat].hand.length > 0 && canCraft(s, seat),
      mayLeave: () => true,
    },
    resolve: { actions: decreeActions, waits: (s, seat) => currentColumn(sideAs(s, seat, 'ed')) !== undefined },
    score: {
      actions: [],
      auto: (s, seat, emit) => score(s, seat, roostPoints[roosts(s, seat)], 'roosts', emit),
      waits: () => false,
    },
    draw: drawStep((s, seat) => roostCards[roosts(s, seat)] - 1),
    discard: discardStep,
  },
  freeBattle: warrensBattle,
  freeMove: cobblersMove,
};

/** RT-7.7.3, RT-7.7.4: with the successor the Daylight is over. */
const successor = defineAction('leader', {
  options(s, out) {
    const { seat } = requireFrame(s, 'leader');
    for (const leader of leadersOpen(sideAs(s, seat, 'ed'))) out.push({ type: 'leader', leader });
  },
  apply(s, { leader }, emit) {
    const { seat } = requireFrame(s, 'leader');
    s.flow.pop();
    enthrone(seat, sideAs(s, seat, 'ed'), leader, emit);
    nextPhase(s, emit);
  },
});

export const eyrieFrames: FramePlays<'leader'> = { leader: { actions: [successor], settle: () => false } };
