import { sum } from '../../../../kit/sum.ts';
import { fairSupplies } from '../../content/fair/supplies.ts';
import { hexNames } from '../../county.ts';
import { type FairState, fairCardIds, items, offerIds, questIds, unknownHex } from '../../state/fair.ts';
import type { HarrowState } from '../../state.ts';
import { paperBreaks } from '../card-invariants.ts';
import { crossesLeft } from './fair.ts';

const hasTwice = (list: readonly unknown[]): boolean => new Set(list).size < list.length;

function pieceBreaks(s: HarrowState, fair: FairState, out: string[]): void {
  const silver = s.tree.inside.length - 1;
  const marked = fair.fields.filter(Boolean).length;
  const cubes = fair.supply + fair.cubes + s.tree.inside[silver] + s.effects.banished[silver] + marked;
  if (cubes !== fairSupplies.cubes) out.push(`search cubes: ${cubes} of ${fairSupplies.cubes}`);
  for (const n of [fair.supply, fair.cubes, fair.nestsLeft]) if (n < 0) out.push(`the Fair Folk: ${n} is no count`);
  const nests = fair.nests.length + fair.ready.length + fair.nestsLeft;
  if (nests !== fairSupplies.nests) out.push(`nests: ${nests} of ${fairSupplies.nests}`);
  const offers = [...fair.bag, ...fair.ready, ...fair.nests.flatMap(({ offer }) => offer ?? []), ...fair.offers.flat()];
  paperBreaks('offers', offers, offerIds, out);
  if (fair.arrows.length > fairSupplies.arrows) out.push(`${fair.arrows.length} arrows`);
  if (crossesLeft(fair) < 0) out.push(`${fair.crosses.length + fair.found} X tokens`);
}

function hexBreaks(fair: FairState, out: string[]): void {
  if (hasTwice(fair.nests.map(({ hex }) => hex))) out.push('two nests on a hex');
  if (hasTwice(fair.crosses)) out.push('two X tokens on a hex');
  const known = fair.places.filter((hex) => hex !== unknownHex);
  if (hasTwice(known)) out.push('two items on a hex');
  const found = fair.places.slice(0, fair.found);
  if (found.length < fair.found || found.includes(unknownHex)) out.push('an item found lies nowhere');
  const crossed = fair.places.find((hex, i) => i <= fair.found && fair.crosses.includes(hex));
  if (crossed !== undefined) out.push(`hex ${hexNames[crossed]}: an X token on an item`);
}

/** What must hold of the Fair Folk in every position. */
export function fairBreaks(s: HarrowState): string[] {
  const out: string[] = [];
  const { fair } = s;
  if (fair === undefined) return out;
  pieceBreaks(s, fair, out);
  hexBreaks(fair, out);
  paperBreaks('cards of the Fair Folk', [...fair.hand, ...fair.deck, ...fair.discard], fairCardIds, out);
  paperBreaks('quests', [...fair.quests, ...fair.questDeck, ...fair.questDiscard], questIds, out);
  const isStowing = s.flow.some(({ kind }) => kind === 'stow');
  if (fair.places.length < items.length && !isStowing) out.push('an item is hidden nowhere');
  if (
    sum(s.seats.map((_, seat) => fair.offers[seat].length)) > 0 &&
    s.solo &&
    s.flow.every(({ kind }) => kind !== 'redeem')
  )
    out.push('an automatic faction keeps an offer');
  return out;
}
