import type { Seat } from '../../../../kernel/game.ts';
import { defineAction } from '../../action.ts';
import { craft } from '../../actions/craft.ts';
import { discardStep, drawStep } from '../../actions/evening.ts';
import { battleOptions, startBattle } from '../../actions/fight.ts';
import { allMoves, cobblersMove, makeMove, warrensBattle } from '../../actions/march.ts';
import { isWindowOpen } from '../../actions/window.ts';
import { matches } from '../../content/cards/cards.ts';
import type { Emit } from '../../events.ts';
import { type FrameOf, requireFrame } from '../../flow.ts';
import type { FramePlays, Play } from '../../play.ts';
import { discardFrom, distinct, drawOne, matching, spend, takeFrom } from '../../rules/cards.ts';
import { mayPlace, place } from '../../rules/placing.ts';
import { remove } from '../../rules/removal.ts';
import { warriorsAt } from '../../rules/seats.ts';
import type { CardId } from '../../state/cards.ts';
import { activeAs, mapOf, type RootState, sideAs } from '../../state.ts';
import { endRevolt, isSympathetic, placeSympathy, revoltStep, spreadStep, trainOfficer } from './birdsong.ts';
import { basesOnMap, discardLast, excess } from './supporters.ts';

/** RT-8.3.4. */
const startingSupporters = 3;

/** The card has been drawn for the stack; what it is only the Alliance sees. */
function drawSupporter(s: RootState, seat: Seat, emit: Emit): void {
  const card = drawOne(s, emit);
  if (card === undefined) return;
  sideAs(s, seat, 'wa').own.supporters.push(card);
  emit({ type: 'supporterDrawn', seat, count: 1 });
  discardLast(s, seat, emit);
}

/** RT-8.5.2. */
const mobilize = defineAction('mobilize', {
  options(s, out) {
    for (const card of distinct(s.sides[s.active].hand)) out.push({ type: 'mobilize', card });
  },
  apply(s, { card }, emit) {
    const { hand, own } = activeAs(s, 'wa');
    takeFrom(hand, card);
    own.supporters.push(card);
    emit({ type: 'mobilized', seat: s.active, card });
    discardLast(s, s.active, emit);
  },
});

/** RT-8.5.3. */
const train = defineAction('train', {
  options(s, out) {
    const { hand, left, on } = activeAs(s, 'wa');
    if (left.warrior === 0) return;
    const { suits } = mapOf(s);
    const inPlay = suits.filter((_, at) => (on.base?.[at] ?? 0) > 0);
    for (const card of distinct(hand)) {
      if (inPlay.some((suit) => matches(card, suit))) out.push({ type: 'train', card });
    }
  },
  apply(s, { card }, emit) {
    spend(s, s.active, card, emit);
    trainOfficer(s, s.active, emit);
  },
});

/** RT-8.6.1, RT-OQ-106. */
export const operationsLeft = (s: RootState, seat: Seat): number => {
  const { officers, operations } = sideAs(s, seat, 'wa').own;
  return Math.max(0, officers - operations);
};

const operate = (s: RootState): void => void activeAs(s, 'wa').own.operations++;

const move = defineAction('move', {
  options: (s, out) => allMoves(s, s.active, out),
  apply(s, action, emit) {
    operate(s);
    makeMove(s, s.active, action, emit);
  },
});

const battle = defineAction('battle', {
  options: (s, out) => battleOptions(s, s.active, out),
  apply(s, action, emit) {
    operate(s);
    startBattle(s, s.active, action, emit);
  },
});

const recruit = defineAction('recruit', {
  options(s, out) {
    const { left, on } = activeAs(s, 'wa');
    if (left.warrior === 0) return;
    on.base?.forEach((n, at) => {
      if (n > 0 && mayPlace(s, s.active, at)) out.push({ type: 'recruit', at });
    });
  },
  apply(s, { at = 0 }, emit) {
    operate(s);
    place(s, s.active, 'warrior', at, 1, emit);
  },
});

/** RT-8.6.1.IV, RT-OQ-105. */
const organize = defineAction('organize', {
  options(s, out) {
    const side = activeAs(s, 'wa');
    if (side.left.sympathy === 0) return;
    for (let at = 0; at < mapOf(s).suits.length; at++) {
      if (warriorsAt(side, at) > 0 && !isSympathetic(s, s.active, at) && mayPlace(s, s.active, at)) {
        out.push({ type: 'organize', at });
      }
    }
  },
  apply(s, { at }, emit) {
    const seat = s.active;
    operate(s);
    remove(s, [{ owner: seat, piece: 'warrior', at, by: seat }], emit);
    placeSympathy(s, seat, at, emit);
  },
});

export const alliancePlay: Play = {
  setUp: [],
  prepare(s, seat, emit) {
    for (let n = 0; n < startingSupporters; n++) drawSupporter(s, seat, emit);
  },
  steps: {
    revolt: revoltStep,
    spread: spreadStep,
    act: {
      actions: [craft, mobilize, train],
      waits: (s, seat) => s.sides[seat].hand.length > 0 || isWindowOpen(s),
      mayLeave: () => true,
    },
    operate: {
      actions: [move, battle, recruit, organize],
      waits: (s, seat) => operationsLeft(s, seat) > 0,
      mayLeave: () => true,
    },
    draw: drawStep(basesOnMap),
    discard: discardStep,
  },
  freeBattle: warrensBattle,
  freeMove: cobblersMove,
};

/** RT-8.2.6: the cards the culprit can pay with. */
const payments = (s: RootState, { seat, at }: FrameOf<'outrage'>): CardId[] =>
  matching(s.sides[seat].hand, mapOf(s).suits[at]);

function payOutrage(s: RootState, { seat, to }: FrameOf<'outrage'>, card: CardId, emit: Emit): void {
  s.flow.pop();
  takeFrom(s.sides[seat].hand, card);
  sideAs(s, to, 'wa').own.supporters.push(card);
  emit({ type: 'outraged', seat, to, card });
  discardLast(s, to, emit);
}

const outrage = defineAction('outrage', {
  options(s, out) {
    for (const card of payments(s, requireFrame(s, 'outrage'))) out.push({ type: 'outrage', card });
  },
  apply: (s, { card }, emit) => payOutrage(s, requireFrame(s, 'outrage'), card, emit),
});

/** RT-8.2.4: supporters of the suit and half of the officers go. */
function loseBase(s: RootState, { seat, suit }: FrameOf<'base'>, emit: Emit): void {
  s.flow.pop();
  const { own, left } = sideAs(s, seat, 'wa');
  for (const card of own.supporters.filter((each) => matches(each, suit))) {
    discardFrom(s, seat, own.supporters, card, 'supporters', emit);
  }
  const count = Math.ceil(own.officers / 2);
  if (count > 0) {
    own.officers -= count;
    left.warrior = (left.warrior ?? 0) + count;
    emit({ type: 'officersLost', seat, count });
  }
  const over = excess(s, seat);
  if (over > 0) s.flow.push({ kind: 'trim', seat, left: over });
}

const trim = defineAction('discard', {
  options(s, out) {
    const { supporters } = sideAs(s, requireFrame(s, 'trim').seat, 'wa').own;
    for (const card of distinct(supporters).sort()) out.push({ type: 'discard', card });
  },
  apply(s, { card }, emit) {
    const frame = requireFrame(s, 'trim');
    frame.left--;
    discardFrom(s, frame.seat, sideAs(s, frame.seat, 'wa').own.supporters, card, 'supporters', emit);
  },
});

export const allianceFrames: FramePlays<'revolt' | 'outrage' | 'base' | 'trim'> = {
  revolt: {
    actions: [],
    settle(s, frame, emit) {
      endRevolt(s, frame, emit);
      return true;
    },
  },
  outrage: {
    actions: [outrage],
    settle(s, frame, emit) {
      const cards = payments(s, frame);
      if (cards.length > 1) return false;
      // RT-0.2: one card leaves no choice
      if (cards.length === 1) payOutrage(s, frame, cards[0], emit);
      else {
        const { seat, to } = frame;
        s.flow.pop();
        const { hand } = s.sides[seat];
        if (hand.length > 0) emit({ type: 'shown', seat, to, cards: [...hand] });
        drawSupporter(s, to, emit);
      }
      return true;
    },
  },
  base: {
    actions: [],
    settle(s, frame, emit) {
      loseBase(s, frame, emit);
      return true;
    },
  },
  trim: {
    actions: [trim],
    settle(s, { left }) {
      if (left > 0) return false;
      s.flow.pop();
      return true;
    },
  },
};
