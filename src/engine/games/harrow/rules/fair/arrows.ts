import { fairSupplies } from '../../content/fair/supplies.ts';
import { hasVariant } from '../../content/variants.ts';
import { county, type Hex } from '../../county.ts';
import type { Arrow, ArrowWay, FairState } from '../../state/fair.ts';
import type { HarrowState } from '../../state.ts';

/** HC-MAP-21, 22: how far a hex lies that way; equal on the line the arrow is in. */
const along: Readonly<Record<ArrowWay, (hex: Hex) => number>> = {
  e: (hex) => county[hex].q,
  w: (hex) => -county[hex].q,
  se: (hex) => county[hex].q + county[hex].r,
  nw: (hex) => -county[hex].q - county[hex].r,
  sw: (hex) => county[hex].r,
  ne: (hex) => -county[hex].r,
};

/** HC-FAIR-27: the pointed side of the line through `from`, the line itself included. */
function isPointedAt(from: Hex, way: ArrowWay, hex: Hex): boolean {
  return along[way](hex) >= along[way](from);
}

/** HC-FAIR-26: do those who know turn the arrow? */
export function isTurned(from: Hex, way: ArrowWay, item: Hex): boolean {
  return !isPointedAt(from, way, item);
}

/** HC-FAIR-27: is the hex in the part that the arrow, as it lies, says the item is in? */
export function isShown(s: HarrowState, { hex: from, way, turned }: Arrow, hex: Hex): boolean {
  if (!turned) return isPointedAt(from, way, hex);
  const isOnLine = along[way](hex) === along[way](from);
  return isOnLine ? hasVariant(s, 'open_lines') : !isPointedAt(from, way, hex);
}

/** HC-FAIR-26, 31: may the item sought lie here, for all that is open on the table? Found items lie elsewhere. */
export function isPossible(s: HarrowState, fair: FairState, hex: Hex): boolean {
  if (fair.crosses.includes(hex)) return false;
  for (let i = 0; i < fair.found; i++) if (fair.places[i] === hex) return false;
  for (const arrow of fair.arrows) if (!isShown(s, arrow, hex)) return false;
  return true;
}

/** HC-FAIR-28 */
export function arrowsLeft({ arrows }: FairState): number {
  return fairSupplies.arrows - arrows.length;
}

export function isSameArrow(a: Arrow, b: Arrow): boolean {
  return a.hex === b.hex && a.way === b.way && a.turned === b.turned;
}
