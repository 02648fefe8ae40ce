import type { Seat } from '../../../../kernel/game.ts';
import type { Loss } from '../../flow.ts';
import { scores } from '../../rules/points.ts';
import { warriorsAt } from '../../rules/seats.ts';
import { itemIds } from '../../state/items.ts';
import { isForest } from '../../state/places.ts';
import { suitIndex } from '../../state/suits.ts';
import { mapOf, type RootState, sideAs } from '../../state.ts';
import type { Traits } from '../traits.ts';
import { ruinItems, startingItems } from './characters.ts';
import {
  addItem,
  countWhere,
  damage,
  exhaust,
  isDamaged,
  itemsOf,
  itemsWhere,
  kindOf,
  onTrack,
  readyOf,
  wholeOf,
} from './items.ts';
import { isHostile, reconcile, turnHostile } from './relations.ts';

/** RT-9.2.2.I. */
const fullRemovalDamage = 3;

/** RT-9.2.8-1. */
const coalitionSeats = 4;

/** RT-9.2.8-2, RT-OQ-125: whoever has fewest points among those with a score marker. */
function poorest(s: RootState, seat: Seat): Seat[] {
  if (s.sides.length < coalitionSeats) return [];
  const others = s.sides.flatMap((side, other) =>
    other !== seat && scores(s, other) && side.coalition === undefined ? [other] : [],
  );
  const fewest = Math.min(...others.map((other) => s.sides[other].points));
  return others.filter((other) => s.sides[other].points === fewest);
}

/** His items by kind. */
const kinds = (s: RootState, seat: Seat): number[] =>
  itemIds.map((item) => countWhere(itemsOf(s, seat), (each) => kindOf(each) === item));

export const vagabond: Traits = {
  pieces: {},
  reach: 5,
  steps: {
    birdsong: ['start', 'open', 'refresh', 'slip'],
    daylight: ['start', 'act'],
    evening: ['start', 'rest', 'draw', 'discard', 'items'],
  },
  /** RT-TL-1, RT-TL-3: Aids are counted anew, and the teas as they lie. */
  turnBegins(s, seat) {
    const { own } = sideAs(s, seat, 'vb');
    own.aids.fill(0);
    own.teas = onTrack(own.items, 'tea');
    own.slipped = false;
  },
  // RT-9.2.1
  craftingPieces(s, seat) {
    const side = sideAs(s, seat, 'vb');
    const out = [0, 0, 0];
    if (side.pawn !== undefined && !isForest(side.pawn)) {
      out[suitIndex(mapOf(s).suits[side.pawn])] = readyOf(side.own.items, 'hammer');
    }
    return out;
  },
  activate(s, seat, suits, emit) {
    for (const n of suits) for (let i = 0; i < n; i++) exhaust(s, seat, 'hammer', emit);
  },
  // RT-OQ-142
  gainItem: addItem,
  /** RT-9.2.6, RT-9.2.9.II.c. */
  cap(s, seat, { at, ally }) {
    const swords = wholeOf(itemsOf(s, seat), 'sword');
    return ally === undefined ? swords : swords + warriorsAt(s.sides[ally], at);
  },
  // RT-9.2.4
  isDefenseless: (s, seat) => wholeOf(itemsOf(s, seat), 'sword') === 0,
  /** RT-9.2.7, RT-9.2.9.II.d, RT-OQ-115. */
  lossOptions(s, { seat, side, chosen }) {
    const gone = (item: number) => chosen.filter((loss) => 'item' in loss && loss.item === item).length;
    const items = itemsOf(s, seat);
    const out: Loss[] = [];
    for (const item of itemsWhere(items, (each) => !isDamaged(each))) {
      for (let n = items[item] - gone(item); n > 0; n--) out.push({ item });
    }
    const battle = s.flow.find(({ kind }) => kind === 'battle');
    if (side !== 0 || battle?.kind !== 'battle' || battle.ally === undefined) return out;
    const { ally: owner, at } = battle;
    const fallen = chosen.filter((loss) => 'owner' in loss).length;
    for (let n = warriorsAt(s.sides[owner], at) - fallen; n > 0; n--) out.push({ owner, piece: 'warrior' });
    return out;
  },
  takeLosses(s, seat, losses, emit) {
    for (const loss of losses) if ('item' in loss) damage(s, seat, loss.item, emit);
  },
  onFullRemoval(s, seat, at) {
    const { pawn } = s.sides[seat];
    if (pawn === undefined || !at.includes(pawn)) return [];
    return [{ kind: 'damage', seat, left: fullRemovalDamage }];
  },
  /** RT-9.2.9.III, RT-OQ-116, RT-OQ-117: the first warrior makes an enemy; in his battles every later piece scores. */
  onRemoving(s, seat, { owner, piece }, inBattle, emit) {
    if (piece === 'warrior' && !isHostile(s, seat, owner)) {
      turnHostile(s, seat, owner, emit);
      return 0;
    }
    return inBattle && seat === s.active && isHostile(s, seat, owner) ? 1 : 0;
  },
  /** RT-9.2.9.II.d, RT-BT-18. */
  battleEnds(s, seat, { ally, allies, items }, emit) {
    if (ally !== undefined && allies > items) turnHostile(s, seat, ally, emit);
  },
  partners: poorest,
  joins: reconcile,
  holdsItems: kinds,
  /** Beyond those of his character and of ruins that are gone. */
  craftedItems(s, seat) {
    const { character } = sideAs(s, seat, 'vb').own;
    const under = s.ruins.flatMap(({ items }) => items);
    return kinds(s, seat).map((n, kind) => {
      const item = itemIds[kind];
      const own = character ? startingItems[character].filter((each) => each === item).length : 0;
      const found = ruinItems.filter((each) => each === item && !under.includes(each)).length;
      return Math.max(0, n - own - found);
    });
  },
  invariantBreaks(s, seat) {
    const { pawn, own } = sideAs(s, seat, 'vb');
    const out: string[] = [];
    if (own.items.some((n) => n < 0)) out.push('vb: fewer items than none');
    if (own.character !== undefined && pawn === undefined && s.turn > 0) out.push('vb: no pawn on the map');
    return out;
  },
};
