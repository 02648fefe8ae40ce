import { features } from '../content/chapters/features.ts';
import { traits } from '../content/factions/traits.ts';
import { hexNames } from '../county.ts';
import { bagTokens, type HarrowState, type SeatState, tileIds, upgradeIds } from '../state.ts';
import { nailCount, nailsUnder } from './nails.ts';
import { hasUnits } from './occupancy.ts';

/** Is every item of the list there exactly once? */
function isWhole(found: readonly string[], all: readonly string[]): boolean {
  return found.length === all.length && all.every((each) => found.includes(each));
}

/** HC-CARD-3, HC-CARD-4: an upgrade token is in play if its card has been, and only once. */
function upgradeBreaks(s: HarrowState, own: SeatState, out: string[]): void {
  for (const id of upgradeIds) {
    const kind = bagTokens.indexOf(id);
    let found = own.bag[kind] + own.drawn[kind];
    for (const frame of s.flow) if (frame.kind === 'sort') found += frame.tokens[kind];
    for (const token of own.board) if (token === id) found++;
    if (own.armed.includes(id)) found++;
    const owned = own.spent.includes(id) ? 1 : 0;
    if (found !== owned) out.push(`${id} token: ${found} of ${owned}`);
  }
}

function tokenBreaks(s: HarrowState, out: string[]): void {
  if (s.nails.length > nailCount) out.push(`${s.nails.length} nails`);
  for (const { hex, seat, unit } of s.nails) {
    const own = s.seats[seat];
    const units = unit === 'haint' ? own.haints[hex] : own.legendHex === hex ? 1 : 0;
    if (nailsUnder(s, seat, unit, hex) > units) out.push(`hex ${hexNames[hex]}: a nail under nobody`);
  }
  if (s.goads.length > 2 || new Set(s.goads).size < s.goads.length) out.push('goad tokens out of place');
  for (const hex of s.goads) {
    if (s.seats.some((_, seat) => hasUnits(s, seat, hex))) out.push(`hex ${hexNames[hex]}: a goad token under a unit`);
  }
}

/** Cards, upgrade tokens, bonus tiles and the legends' own tokens: each somewhere, and once. */
export function cardBreaks(s: HarrowState): string[] {
  const out: string[] = [];
  const { cards, tiles } = features[s.config.mode];
  for (const own of s.seats) {
    const all = cards ? traits[own.faction].cards : [];
    if (!isWhole([...own.hand, ...own.deck, ...own.spent], all))
      out.push(`${own.faction}: cards are missing or doubled`);
    if (own.faction === 'family') upgradeBreaks(s, own, out);
  }
  const found = [...s.slots.flat().map(({ tile }) => tile), ...s.tileStack, ...s.tilesUsed];
  if (!isWhole(found, tiles ? tileIds : [])) out.push('bonus tiles are missing or doubled');
  tokenBreaks(s, out);
  return out;
}
