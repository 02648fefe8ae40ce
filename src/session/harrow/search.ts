import { allHexes, type Hex } from '../../engine/games/harrow/county.ts';
import { isShown } from '../../engine/games/harrow/rules/fair/arrows.ts';
import { type Item, items, unknownHex } from '../../engine/games/harrow/state/fair.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';

/** The part of the county that the arrows leave (HC-FAIR-27); undefined where none tells anything. */
export function searchedPart(s: HarrowState): ReadonlySet<Hex> | undefined {
  const { fair } = s;
  if (fair === undefined || fair.arrows.length === 0) return undefined;
  return new Set(allHexes.filter((hex) => fair.arrows.every((arrow) => isShown(s, arrow, hex))));
}

interface Place {
  readonly item: Item;
  readonly hex: Hex;
}

/** Items that have been found, and those whose places whoever looks at the state knows (HC-FAIR-5). */
export function itemPlaces({ fair }: Pick<HarrowState, 'fair'>): {
  readonly found: readonly Place[];
  readonly known: readonly Place[];
} {
  const all = (fair?.places ?? []).map((hex, i): Place => ({ item: items[i], hex }));
  const found = fair?.found ?? 0;
  return { found: all.slice(0, found), known: all.slice(found).filter(({ hex }) => hex !== unknownHex) };
}
