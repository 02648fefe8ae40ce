import { type QuestId, questIds } from '../state/cards.ts';
import type { ItemId } from '../state/items.ts';
import type { Suit } from '../state/suits.ts';

export interface Quest {
  readonly suit: Suit;
  readonly items: readonly [ItemId, ItemId];
}

/** RT-DATA-7. */
export const quests: Readonly<Record<Exclude<QuestId, 'hidden'>, Quest>> = {
  qf_fundraising: { suit: 'fox', items: ['tea', 'coin'] },
  qf_errand: { suit: 'fox', items: ['tea', 'boot'] },
  qf_logistics: { suit: 'fox', items: ['boot', 'bag'] },
  qf_shed: { suit: 'fox', items: ['torch', 'hammer'] },
  qf_speech: { suit: 'fox', items: ['torch', 'tea'] },
  qr_guard: { suit: 'rabbit', items: ['torch', 'sword'] },
  qr_errand: { suit: 'rabbit', items: ['tea', 'boot'] },
  qr_speech: { suit: 'rabbit', items: ['torch', 'tea'] },
  qr_bear: { suit: 'rabbit', items: ['torch', 'crossbow'] },
  qr_bandits: { suit: 'rabbit', items: ['sword', 'sword'] },
  qm_bandits: { suit: 'mouse', items: ['sword', 'sword'] },
  qm_guard: { suit: 'mouse', items: ['torch', 'sword'] },
  qm_bear: { suit: 'mouse', items: ['torch', 'crossbow'] },
  qm_escort: { suit: 'mouse', items: ['boot', 'boot'] },
  qm_logistics: { suit: 'mouse', items: ['boot', 'bag'] },
};

export const questOf = (quest: QuestId): Quest | undefined => (quest === 'hidden' ? undefined : quests[quest]);

export const allQuests = (): QuestId[] => [...questIds];
