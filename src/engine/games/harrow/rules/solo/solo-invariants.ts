import { sum } from '../../../../kit/sum.ts';
import { decks, firstField, soloCards } from '../../content/solo/cards.ts';
import { soloCardCount } from '../../content/solo/levels.ts';
import { hiddenCard } from '../../state/cards.ts';
import { fairSeat, hesterSeat } from '../../state/players.ts';
import { pileIds, type SoloState } from '../../state/solo.ts';
import type { HarrowState } from '../../state.ts';
import { tokensOnFields } from './fields.ts';

function paperBreaks({ piles, discard, card }: SoloState, cards: number, out: string[]): void {
  const open = card === undefined ? discard : [...discard, card];
  const all = [...piles.flat(), ...open];
  const named = all.filter((each) => each !== hiddenCard);
  const twice = named.find((each, i) => named.indexOf(each) !== i);
  if (twice !== undefined) out.push(`solo cards: ${twice} is there twice`);
  if (all.length !== cards) out.push(`solo cards: ${all.length} of ${cards}`);
  pileIds.forEach((pile, i) => {
    const strange = piles[i].find((each) => each !== hiddenCard && soloCards[each].pile !== pile);
    if (strange !== undefined) out.push(`${strange} is no card of the ${pile}`);
    const shown = open.filter((each) => soloCards[each].pile === pile).length;
    if (piles[i].length + shown > decks[pile].length) out.push(`${piles[i].length + shown} cards of the ${pile}`);
  });
}

/** What must hold of the solo board and its cards in every position. */
export function soloBreaks(s: HarrowState): string[] {
  const out: string[] = [];
  const { solo, hester } = s;
  if (solo === undefined || hester === undefined) return out;
  paperBreaks(solo, soloCardCount(s.config), out);
  if (sum(s.townsfolk) > 1 || sum(s.buildings) > 1) out.push('more than one objective of a kind');
  if (s.active !== hesterSeat && !(s.fair && s.active === fairSeat)) out.push('no automatic faction has a turn');
  if (solo.active !== undefined && solo.card === undefined) out.push('a faction is active without a card');
  if ((solo.active === undefined) !== (solo.goal === undefined)) out.push('an active faction and its goal go together');
  if (sum(solo.tokens) === 0) return out;
  // HC-SOLO-28
  const laid = solo.card && tokensOnFields(firstField(solo.card), hester.actions);
  if (!laid?.every((n, i) => n === solo.tokens[i]))
    out.push('the tokens on the solo board are not where the card puts them');
  return out;
}
