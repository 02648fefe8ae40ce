import { defineAction } from '../../action.ts';
import { craft } from '../../actions/craft.ts';
import { discardStep, drawStep } from '../../actions/evening.ts';
import { isWindowOpen } from '../../actions/window.ts';
import { allQuests } from '../../content/quests.ts';
import { requireFrame } from '../../flow.ts';
import type { FramePlays, Play, StepPlay } from '../../play.ts';
import { shuffle } from '../../rules/cards.ts';
import { picks } from '../../rules/choose.ts';
import { nextStep } from '../../rules/turn.ts';
import { isForest } from '../../state/places.ts';
import { mapOf, sideAs } from '../../state.ts';
import { ruinItems, startingItems } from './characters.ts';
import * as deeds from './deeds.ts';
import {
  addItem,
  carried,
  countWhere,
  damage,
  isDamaged,
  isExhausted,
  itemLimit,
  itemsOf,
  itemsWhere,
  kindOf,
  onTrack,
  trackItems,
  turnItem,
} from './items.ts';
import { characterIds, damaged, exhausted, ready } from './state.ts';
import { battle, cobblersMove, move, pawnOf, slip, warrensBattle } from './travel.ts';

/** RT-9.3.1, RT-9.3.5. */
const character = defineAction('character', {
  options(_s, out) {
    for (const each of characterIds) out.push({ type: 'character', character: each });
  },
  apply(s, { character: chosen }, emit) {
    const frame = requireFrame(s, 'setUp');
    frame.step++;
    sideAs(s, frame.seat, 'vb').own.character = chosen;
    for (const item of startingItems[chosen]) addItem(s, frame.seat, item);
    emit({ type: 'characterChosen', seat: frame.seat, character: chosen });
  },
});

/** RT-9.3.2. */
const start = defineAction('start', {
  options(s, out) {
    for (const at of mapOf(s).forests) out.push({ type: 'start', at });
  },
  apply(s, { at }, emit) {
    const frame = requireFrame(s, 'setUp');
    frame.step++;
    s.sides[frame.seat].pawn = at;
    emit({ type: 'pawnMoved', seat: frame.seat, to: at });
  },
});

const openQuests = 3;

/** RT-9.4.1: three, and two for each tea. */
const refreshed = (teas: number): number => 3 + 2 * teas;

const turnUp = defineAction('refresh', {
  options(s, out) {
    const { items, teas } = sideAs(s, s.active, 'vb').own;
    const there = itemsWhere(items, isExhausted);
    const counts = there.map((item) => items[item]);
    for (const picked of picks(there, counts, refreshed(teas))) out.push({ type: 'refresh', items: picked });
  },
  apply(s, { items }, emit) {
    for (const item of items) turnItem(s, s.active, item, item - exhausted, emit);
    nextStep(s, emit);
  },
});

const refresh: StepPlay = {
  actions: [turnUp],
  // RT-TL-40
  auto(s, seat, emit) {
    const items = itemsOf(s, seat);
    for (const item of itemsWhere(items, isExhausted)) {
      for (let n = items[item]; n > 0; n--) turnItem(s, seat, item, item - exhausted, emit);
    }
  },
  waits(s, seat) {
    const { items, teas } = sideAs(s, seat, 'vb').own;
    return countWhere(items, isExhausted) > refreshed(teas);
  },
};

/** RT-9.6.1: back undamaged and face up. */
const rest: StepPlay = {
  actions: [],
  auto(s, seat, emit) {
    if (!isForest(pawnOf(s, seat))) return;
    const items = itemsOf(s, seat);
    for (const item of itemsWhere(items, isDamaged)) {
      for (let n = items[item]; n > 0; n--)
        turnItem(s, seat, item, item - (item & (damaged | exhausted)) + ready, emit);
    }
  },
  waits: () => false,
};

/** RT-9.6.4: from the satchel or the damaged box, not from a track. */
const drop = defineAction('drop', {
  options(s, out) {
    const items = itemsOf(s, s.active);
    for (const item of itemsWhere(items, () => true)) {
      const kind = kindOf(item);
      const isReady = !isDamaged(item) && !isExhausted(item);
      const onTracks = isReady && trackItems.includes(kind) ? onTrack(items, kind) : 0;
      if (items[item] > onTracks) out.push({ type: 'drop', item });
    }
  },
  apply(s, { item }, emit) {
    itemsOf(s, s.active)[item]--;
    emit({ type: 'itemLost', seat: s.active, item });
  },
});

const hasReadyItem = (items: readonly number[]): boolean =>
  items.some((n, item) => n > 0 && !isExhausted(item) && !isDamaged(item));

const { aid, choose, explore, hide, labor, leaveItem, mend, quest, steal, strike, takeItem } = deeds;

export const vagabondPlay: Play = {
  setUp: [character, start],
  /** RT-9.3.3, RT-9.3.4. */
  prepare(s) {
    s.quests.deck = allQuests();
    shuffle(s.quests.deck, s.rng);
    s.quests.open = s.quests.deck.splice(-openQuests);
    const items = [...ruinItems];
    shuffle(items, s.rng);
    for (const ruin of s.ruins) ruin.items.push(...items.splice(0, 1));
  },
  steps: {
    refresh,
    slip: { actions: [slip], waits: (s, seat) => !sideAs(s, seat, 'vb').own.slipped, mayLeave: () => true },
    act: {
      actions: [move, battle, explore, aid, quest, strike, mend, craft, steal, labor, hide],
      waits: (s, seat) => hasReadyItem(itemsOf(s, seat)) || isWindowOpen(s),
      mayLeave: () => true,
    },
    rest,
    draw: drawStep((s, seat) => onTrack(itemsOf(s, seat), 'coin')),
    discard: discardStep,
    items: {
      actions: [drop],
      waits(s, seat) {
        const items = itemsOf(s, seat);
        return carried(items) > itemLimit(items);
      },
    },
  },
  freeBattle: warrensBattle,
  freeMove: cobblersMove,
};

/** RT-9.2.2.I, RT-OQ-28: as many as there are. */
const damageItem = defineAction('damage', {
  options(s, out) {
    const { seat } = requireFrame(s, 'damage');
    for (const item of itemsWhere(itemsOf(s, seat), (each) => !isDamaged(each))) out.push({ type: 'damage', item });
  },
  apply(s, { item }, emit) {
    const frame = requireFrame(s, 'damage');
    frame.left--;
    damage(s, frame.seat, item, emit);
  },
});

const hasWhole = (items: readonly number[]): boolean => countWhere(items, (item) => !isDamaged(item)) > 0;

export const vagabondFrames: FramePlays<'damage' | 'take' | 'reward'> = {
  damage: {
    actions: [damageItem],
    settle(s, frame, emit) {
      const items = itemsOf(s, frame.seat);
      const whole = itemsWhere(items, (item) => !isDamaged(item));
      if (frame.left === 0 || !hasWhole(items)) {
        s.flow.pop();
        return true;
      }
      if (whole.length > 1 && countWhere(items, (item) => !isDamaged(item)) > frame.left) return false;
      frame.left--;
      damage(s, frame.seat, whole[0], emit);
      return true;
    },
  },
  take: { actions: [takeItem, leaveItem], settle: () => false },
  reward: { actions: [choose], settle: () => false },
};
