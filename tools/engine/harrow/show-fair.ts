import { terrains } from '../../../src/engine/games/harrow/content/maps/layout.ts';
import { writeFair } from '../../../src/engine/games/harrow/notation/fair.ts';
import { items } from '../../../src/engine/games/harrow/state/fair.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';

const listed = (words: readonly string[]): string => (words.length === 0 ? 'none' : words.join(' '));

/** The Fair Folk's side of the table; nothing in a game without them. */
export function fairLines(s: HarrowState): string[] {
  const { fair } = s;
  const told = writeFair(s).fair;
  if (!fair || !told) return [];
  const hidden = items.map((item) => `${item} ${told.places[item] ?? 'not hidden yet'}`).join(', ');
  const nests = Object.entries(told.nests).map(([name, offer]) => `${name} ${offer}`);
  const held = Object.entries(told.offers).map(([player, offers]) => `${player} ${listed(offers ?? [])}`);
  const lasting = [
    told.truce.length > 0 ? `truce until a turn of ${told.truce.join(', ')}` : '',
    told.thorns.length > 0 ? `thorns ${told.thorns.join(' ')}` : '',
    told.turnBag ? `tokens in the bag ${listed(told.turnBag)}` : '',
  ].filter((text) => text !== '');
  return [
    `fair folk: ${fair.found} of ${items.length} found (${hidden})`,
    `  search cubes: battlefield ${fair.cubes}, tree ${s.tree.inside.at(-1)}, supply ${fair.supply}; on the board ${listed(terrains.filter((_, i) => fair.fields[i]))}`,
    `  nests: ${nests.join(', ') || 'none'}; ready ${listed(fair.ready)}; left ${fair.nestsLeft}; bag ${listed(fair.bag)}`,
    `  arrows ${listed(told.arrows.map((arrow) => arrow.replace(' ', '-')))}; X tokens ${listed(told.crosses)}`,
    `  hand ${listed(fair.hand)}; deck ${listed([...fair.deck].reverse())}; played ${listed(fair.discard)}`,
    `  quests ${listed(fair.quests)}; deck ${listed([...fair.questDeck].reverse())}; done ${listed(fair.questDiscard)}`,
    ...(held.length > 0 ? [`  offers taken: ${held.join('; ')}`] : []),
    ...(lasting.length > 0 ? [`  ${lasting.join('; ')}`] : []),
  ];
}
