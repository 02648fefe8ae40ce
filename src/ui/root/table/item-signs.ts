import type { VNode } from 'preact';
import { isDamaged, isExhausted, kindOf } from '../../../engine/games/root/factions/vagabond/items.ts';
import { itemIds } from '../../../engine/games/root/state/items.ts';
import type { Side } from '../../../engine/games/root/state.ts';
import { t } from '../../../i18n/root/text.ts';
import { sign } from '../parts.ts';
import { itemName } from '../words/names.ts';

/** Items that somebody has: crafted ones, or those of the Vagabond as they lie. */
export function itemSigns(side: Side): VNode[] {
  if (side.faction === 'vb') {
    return side.own.items.flatMap((count, item) => {
      const ending = isDamaged(item) ? '-damaged' : isExhausted(item) ? '-exhausted' : '';
      return Array.from({ length: count }, () => sign(`item-${kindOf(item)}${ending}`, itemName(item)));
    });
  }
  return side.crafted.flatMap((count, kind) =>
    Array.from({ length: count }, () => sign(`item-${itemIds[kind]}`, t(`item.${itemIds[kind]}`))),
  );
}
