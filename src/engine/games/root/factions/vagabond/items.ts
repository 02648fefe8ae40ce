import type { Seat } from '../../../../kernel/game.ts';
import type { Emit } from '../../events.ts';
import { type ItemId, itemIds, itemIndex } from '../../state/items.ts';
import { type RootState, sideAs } from '../../state.ts';
import { damaged, exhausted, type ItemAt, itemAt, itemStates, ready } from './state.ts';

/** RT-9.2.5.I: teas, coins and bags lie on tracks, three of a kind, as long as they are ready and whole. */
export const trackItems: readonly ItemId[] = ['bag', 'tea', 'coin'];
const trackSpaces = 3;

export const itemsOf = (s: RootState, seat: Seat): number[] => sideAs(s, seat, 'vb').own.items;

export const readyOf = (items: readonly number[], item: ItemId): number => items[itemAt(itemIndex(item), ready)];

/** RT-OQ-110: on the track are as many as are ready and whole, up to three. */
export const onTrack = (items: readonly number[], item: ItemId): number => Math.min(trackSpaces, readyOf(items, item));

export const isDamaged = (item: ItemAt): boolean => (item & damaged) !== 0;
export const isExhausted = (item: ItemAt): boolean => (item & exhausted) !== 0;
export const kindOf = (item: ItemAt): ItemId => itemIds[Math.floor(item / itemStates)];

/** Undamaged, ready or exhausted. */
export const wholeOf = (items: readonly number[], item: ItemId): number => {
  const at = itemAt(itemIndex(item), ready);
  return items[at] + items[at + exhausted];
};

/** Those that meet the condition, each kind and state once. */
export function itemsWhere(items: readonly number[], condition: (item: ItemAt) => boolean): ItemAt[] {
  const out: ItemAt[] = [];
  for (let item = 0; item < items.length; item++) if (items[item] > 0 && condition(item)) out.push(item);
  return out;
}

export function countWhere(items: readonly number[], condition: (item: ItemAt) => boolean): number {
  let total = 0;
  for (let item = 0; item < items.length; item++) if (condition(item)) total += items[item];
  return total;
}

/** RT-9.6.4: in the satchel and the damaged box. */
export function carried(items: readonly number[]): number {
  return countWhere(items, () => true) - trackItems.reduce((sum, item) => sum + onTrack(items, item), 0);
}

/** RT-9.6.4. */
export const itemLimit = (items: readonly number[]): number => 6 + 2 * onTrack(items, 'bag');

/** One item changes its state. */
export function turnItem(s: RootState, seat: Seat, from: ItemAt, to: ItemAt, emit: Emit): void {
  const items = itemsOf(s, seat);
  items[from]--;
  items[to]++;
  emit({ type: 'itemTurned', seat, from, to });
}

/** RT-9.2.5: a ready, whole item is turned face down. */
export function exhaust(s: RootState, seat: Seat, item: ItemId, emit: Emit): void {
  const at = itemAt(itemIndex(item), ready);
  turnItem(s, seat, at, at + exhausted, emit);
}

/** RT-9.2.7: it keeps its side. */
export const damage = (s: RootState, seat: Seat, item: ItemAt, emit: Emit): void =>
  turnItem(s, seat, item, item + damaged, emit);

/** RT-9.5.7: same side up. */
export const repair = (s: RootState, seat: Seat, item: ItemAt, emit: Emit): void =>
  turnItem(s, seat, item, item - damaged, emit);

export function addItem(s: RootState, seat: Seat, item: ItemId): void {
  itemsOf(s, seat)[itemAt(itemIndex(item), ready)]++;
}
