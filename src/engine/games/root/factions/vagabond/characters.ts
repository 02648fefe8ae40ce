import type { ItemId } from '../../state/items.ts';
import type { CharacterId } from './state.ts';

/** RT-D.1 to 3: what each begins with. */
export const startingItems: Readonly<Record<CharacterId, readonly ItemId[]>> = {
  thief: ['boot', 'torch', 'tea', 'sword'],
  tinker: ['boot', 'torch', 'bag', 'hammer'],
  ranger: ['boot', 'torch', 'crossbow', 'sword'],
};

/** RT-9.3.4: one under each ruin. */
export const ruinItems: readonly ItemId[] = ['bag', 'boot', 'hammer', 'sword'];
