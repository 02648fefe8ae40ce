import { terrains } from '../../../../src/engine/games/harrow/content/maps/layout.ts';
import type { FairEvent } from '../../../../src/engine/games/harrow/events/fair.ts';
import { arrowWays, fairCardIds, items, offerIds, questIds } from '../../../../src/engine/games/harrow/state/fair.ts';
import { fairSeat, hesterSeat } from '../../../../src/engine/games/harrow/state/players.ts';

const factions = [0, 1];
const takers = [...factions, hesterSeat];
const hex = 7;
const way = { from: 4, to: 3 };
const counts = [1, 2, 5];

/** Every event of the Fair Folk in every form it takes. */
export const fairEvents: {
  readonly [T in FairEvent['type']]: readonly Extract<FairEvent, { type: T }>[];
} = {
  itemHidden: items.map((item) => ({ type: 'itemHidden', item })),
  fieldMarked: terrains.map((terrain) => ({ type: 'fieldMarked', terrain })),
  searchGained: (['nest', 'sword', 'card'] as const).flatMap((why) =>
    [0, ...counts].map((cubes) => ({ type: 'searchGained' as const, cubes, why })),
  ),
  searchPaid: (['cost', 'limit'] as const).flatMap((why) =>
    counts.map((cubes) => ({ type: 'searchPaid' as const, cubes, why })),
  ),
  nestPlaced: offerIds.map((offer) => ({ type: 'nestPlaced', hex, offer })),
  nestRecalled: [
    { type: 'nestRecalled', hex, nest: true, offer: 'o_nothing' },
    { type: 'nestRecalled', hex, nest: true },
    { type: 'nestRecalled', hex, nest: false, offer: 'o_nothing' },
  ],
  offersReady: [1, 3].map((n) => ({ type: 'offersReady', offers: offerIds.slice(0, n) })),
  questDone: questIds.map((quest) => ({ type: 'questDone', quest, nests: [1, 2, 3, 4] })),
  fairCardPlayed: fairCardIds.map((card) => ({ type: 'fairCardPlayed', card })),
  fairDrew: [{ type: 'fairDrew', cards: 2, quests: 1 }],
  questsDropped: [{ type: 'questsDropped', quests: ['q_cluster'] }],
  offerWithdrawn: [{ type: 'offerWithdrawn', hex, offer: 'o_move2' }],
  arrowPlaced: arrowWays.flatMap((each) =>
    [false, true].map((turned) => ({ type: 'arrowPlaced' as const, item: 'sword' as const, hex, way: each, turned })),
  ),
  arrowLifted: [{ type: 'arrowLifted', hex, way: 'se', turned: true }],
  guessed: items.map((item) => ({ type: 'guessed', item, hex, right: false })),
  crossPlaced: takers.map((seat) => ({ type: 'crossPlaced', hex, seat })),
  itemFound: items.map((item) => ({ type: 'itemFound', item, hex, arrows: 1, crosses: 0, nests: [] })),
  offerTaken: takers.map((seat) => ({ type: 'offerTaken', seat, hex, offer: 'o_spawn1' })),
  bargained: [true, false].map((won) => ({ type: 'bargained', seat: 0, hex, own: 2, fair: 3, won })),
  offerUsed: takers.map((seat) => ({ type: 'offerUsed', seat, offer: 'o_spawn2' })),
  nestMoved: [{ type: 'nestMoved', ...way }],
  nestsSwapped: [{ type: 'nestsSwapped', ...way }],
  offerRenewed: [{ type: 'offerRenewed', hex, offer: 'o_nothing' }],
  cubesCalmed: [
    ...factions.map((owner) => ({ type: 'cubesCalmed' as const, owner, cubes: 1 })),
    ...terrains.map((terrain) => ({ type: 'cubesCalmed' as const, owner: hesterSeat, cubes: 1, terrain })),
  ],
  truceBegan: [{ type: 'truceBegan', seats: takers }],
  truceEnded: [{ type: 'truceEnded' }],
  thornGrown: factions.map((seat) => ({ type: 'thornGrown', hex, seat })),
  thornWithered: factions.map((seat) => ({ type: 'thornWithered', hex, seat })),
  turnDrawn: (['fair', 'hester', 'solo', 'fair_solo', 'hester_solo'] as const).flatMap((token) =>
    [hesterSeat, fairSeat].map((seat) => ({ type: 'turnDrawn' as const, token, seat })),
  ),
  nightBroken: (['points', 'cards'] as const).map((why) => ({ type: 'nightBroken', why, needed: 2 })),
};
