import { features } from '../content/chapters/features.ts';
import { traits } from '../content/factions/traits.ts';
import { hexNames } from '../county.ts';
import { inWords } from '../notation/players.ts';
import { hiddenCard, upgradeIds } from '../state/cards.ts';
import type { SeatState } from '../state/seat.ts';
import { tileIds } from '../state/tiles.ts';
import { bagTokens } from '../state/tokens.ts';
import type { HarrowState, Nail } from '../state.ts';
import { legendHexOf, looseHealthy, looseInfected, nailCount, nailsUnder } from './nails.ts';
import { isOccupied } from './occupancy.ts';
import { plateSize } from './scoring.ts';

/** Every item of the list must be there once; hidden ones may be any. */
export function paperBreaks(what: string, found: readonly string[], all: readonly string[], out: string[]): void {
  const named = found.filter((each) => each !== hiddenCard);
  const odd = named.find((each, i) => !all.includes(each) || named.indexOf(each) !== i);
  if (odd !== undefined) out.push(`${what}: ${odd} is ${all.includes(odd) ? 'there twice' : 'none of them'}`);
  else if (found.length !== all.length) out.push(`${what}: ${found.length} of ${all.length}`);
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

/** More nails than units of the kind: legends, infected haints, other haints. */
function isUnderNobody(s: HarrowState, { hex, seat, unit, infected }: Nail): boolean {
  if (unit !== 'haint') return nailsUnder(s, seat, unit, hex) > (legendHexOf(s, seat, unit) === hex ? 1 : 0);
  return infected ? looseInfected(s, seat, hex) < 0 : looseHealthy(s, seat, hex) < 0;
}

function tokenBreaks(s: HarrowState, out: string[]): void {
  if (s.nails.length > nailCount) out.push(`${s.nails.length} nails`);
  for (const nail of s.nails) {
    if (isUnderNobody(s, nail)) out.push(`hex ${hexNames[nail.hex]}: a nail under nobody`);
  }
  if (s.goads.length > 2 || new Set(s.goads).size < s.goads.length) out.push('goad tokens out of place');
  for (const hex of s.goads) {
    if (isOccupied(s, hex)) out.push(`hex ${hexNames[hex]}: a goad token under a unit`);
  }
}

/** Cards, upgrade tokens, bonus tiles and the legends' own tokens: each somewhere, and once. */
export function cardBreaks(s: HarrowState): string[] {
  const out: string[] = [];
  const { cards, tiles } = features[s.config.mode];
  s.seats.forEach((own, seat) => {
    const all = cards ? traits[own.faction].cards : [];
    const away = own.faction === 'kammi' && s.kammi ? s.kammi.discard : [];
    paperBreaks(`cards of ${inWords(own.faction)}`, [...own.hand, ...own.deck, ...own.spent, ...away], all, out);
    if (own.faction === 'family') upgradeBreaks(s, own, out);
    // HC-WHL-2: a full plate is emptied at once
    const onPlate = plateSize(s, seat);
    if (onPlate >= own.spoon) out.push(`${own.faction}: ${onPlate} on the plate, the spoon shows ${own.spoon}`);
  });
  const found = [...s.slots.flat().map(({ tile }) => tile), ...s.tileStack, ...s.tilesUsed];
  paperBreaks('bonus tiles', found, tiles ? tileIds : [], out);
  tokenBreaks(s, out);
  return out;
}
