import type { Seat } from '../../../kernel/game.ts';
import { sum } from '../../../kit/sum.ts';
import { suitOf } from '../content/cards/cards.ts';
import { columns } from '../factions/eyrie/state.ts';
import { roostCards, roostPoints, vizierColumns } from '../factions/eyrie/tracks.ts';
import { recruiterCards } from '../factions/marquise/tracks.ts';
import { isDamaged, isExhausted } from '../factions/vagabond/items.ts';
import { hostile } from '../factions/vagabond/state.ts';
import { freeSlots } from '../rules/pieces.ts';
import { pointsToWin, scores } from '../rules/points.ts';
import { rulerOf } from '../rules/rule.ts';
import { hidden } from '../state/cards.ts';
import type { Clearing } from '../state/places.ts';
import { isForest } from '../state/places.ts';
import { suits } from '../state/suits.ts';
import { mapOf, type RootState, type Side, type SideAs } from '../state.ts';

/** What things are worth, in points. */
export interface Worth {
  readonly card: number;
  readonly effect: number;
  readonly warrior: number;
  readonly ruled: number;
  readonly wood: number;
  readonly sawmill: number;
  readonly workshop: number;
  readonly recruiter: number;
  readonly recruiterCard: number;
  readonly roost: number;
  readonly roostCard: number;
  readonly decreeCard: number;
  readonly unfit: number;
  readonly supporter: number;
  readonly officer: number;
  readonly sympathy: number;
  readonly base: number;
  readonly item: number;
  readonly tired: number;
  readonly broken: number;
  readonly enmity: number;
  /** Of the lead of whoever leads the others. */
  readonly rival: number;
}

export const worth: Worth = {
  card: 0.5,
  effect: 1,
  warrior: 0.24,
  ruled: 0.35,
  wood: 0.6,
  sawmill: 1.4,
  workshop: 0.9,
  recruiter: 1.1,
  recruiterCard: 1.5,
  roost: 2.6,
  roostCard: 1.4,
  decreeCard: 0.35,
  unfit: 2.2,
  supporter: 0.5,
  officer: 1.6,
  sympathy: 1.4,
  base: 3,
  item: 1.5,
  tired: 1.05,
  broken: 0.35,
  enmity: 0.5,
  rival: 0.45,
};

const onMap = (side: Side, kind: 'warrior' | 'sympathy' | 'wood' | 'roost' | 'base'): number =>
  sum(side.on[kind] ?? []);

/** Clearings the seat rules, and those of them with room to build. */
function realm(s: RootState, seat: Seat): { readonly ruled: number; readonly room: number } {
  let ruled = 0;
  let room = 0;
  for (let at = 0; at < mapOf(s).suits.length; at++) {
    if (rulerOf(s, at) !== seat) continue;
    ruled++;
    if (freeSlots(s, at) > 0) room++;
  }
  return { ruled, room };
}

function marquise(s: RootState, seat: Seat, { on }: SideAs<'mc'>, w: Worth): number {
  const { ruled, room } = realm(s, seat);
  const recruiters = sum(on.recruiter ?? []);
  return (
    ruled * w.ruled +
    Math.min(room, 2) * w.ruled +
    sum(on.wood ?? []) * w.wood +
    sum(on.sawmill ?? []) * w.sawmill +
    sum(on.workshop ?? []) * w.workshop +
    recruiters * w.recruiter +
    recruiterCards[recruiters] * w.recruiterCard
  );
}

/** Decree cards that could not be carried out as things stand, told roughly: without warriors, roosts or room there is turmoil. */
function unfitCards(s: RootState, seat: Seat, side: SideAs<'ed'>): number {
  const { decree } = side.own;
  const warriors = onMap(side, 'warrior');
  const { ruled, room } = realm(s, seat);
  const recruits = decree.recruit.length * (side.own.leader === 'charismatic' ? 2 : 1);
  const supply = side.left.warrior ?? 0;
  let unfit = Math.max(0, recruits - supply);
  if (onMap(side, 'roost') === 0 && decree.recruit.length > 0) unfit++;
  unfit += Math.max(0, decree.move.length - Math.max(1, warriors - ruled + 1));
  const targets = s.sides.reduce((all, other, i) => all + (i === seat ? 0 : contacts(side, other)), 0);
  unfit += Math.max(0, decree.battle.length - targets - 1);
  const toBuild = (side.left.roost ?? 0) === 0 ? 0 : room;
  unfit += Math.max(0, decree.build.length - toBuild - (decree.move.length > 0 ? 1 : 0));
  return unfit;
}

/** Clearings in which one meets pieces of the other. */
function contacts(side: Side, other: Side): number {
  let both = 0;
  const theirs = Object.values(other.on);
  side.on.warrior?.forEach((n, at) => {
    if (n > 0 && theirs.some((there) => (there?.[at] ?? 0) > 0)) both++;
  });
  return both;
}

function eyrie(s: RootState, seat: Seat, side: SideAs<'ed'>, w: Worth): number {
  const roosts = onMap(side, 'roost');
  const { leader, decree } = side.own;
  const viziers = leader ? vizierColumns[leader].length : 0;
  const cards = columns.reduce((all, column) => all + decree[column].length, 0) - viziers;
  return (
    roosts * w.roost +
    roostPoints[roosts] * w.roost * 0.5 +
    roostCards[roosts] * w.roostCard +
    realm(s, seat).ruled * w.ruled +
    Math.min(cards, 6) * w.decreeCard -
    unfitCards(s, seat, side) * w.unfit
  );
}

function alliance(s: RootState, _seat: Seat, side: SideAs<'wa'>, w: Worth): number {
  const { supporters, officers } = side.own;
  const { suits: suitsOf } = mapOf(s);
  const spread = suits.filter((suit) => suitsOf.some((each, at) => each === suit && side.on.sympathy?.[at])).length;
  return (
    supporters.length * w.supporter +
    officers * w.officer +
    onMap(side, 'sympathy') * w.sympathy +
    onMap(side, 'base') * w.base +
    spread * 0.4
  );
}

function vagabond(s: RootState, _seat: Seat, { own, pawn }: SideAs<'vb'>, w: Worth): number {
  let total = 0;
  own.items.forEach((n, item) => {
    if (n > 0) total += n * (isDamaged(item) ? w.broken : isExhausted(item) ? w.tired : w.item);
  });
  own.relations.forEach((level, other) => {
    if (other < s.sides.length) total += level === hostile ? -w.enmity : level * 0.6;
  });
  const damaged = own.items.reduce((all, n, item) => all + (isDamaged(item) ? n : 0), 0);
  // Rest heals in a forest.
  return total + (pawn !== undefined && isForest(pawn) ? damaged * (w.tired - w.broken) : 0);
}

const standing = (s: RootState, seat: Seat, side: Side, w: Worth): number => {
  switch (side.faction) {
    case 'mc':
      return marquise(s, seat, side, w);
    case 'ed':
      return eyrie(s, seat, side, w);
    case 'wa':
      return alliance(s, seat, side, w);
    case 'vb':
      return vagabond(s, seat, side, w);
  }
};

/** RT-3.3.1: what is still missing at the start of the next Birdsong, in points: three clearings of a suit, or two opposite corners. */
const pursuits: readonly number[] = [2, 7, 15, 27];

function pursuit(s: RootState, seat: Seat, { dominance = hidden, coalition }: Side): number {
  if (coalition !== undefined) return s.sides[coalition].points;
  const { bySuit, corners, opposite } = mapOf(s);
  const suit = suitOf(dominance);
  const isRuled = (at: Clearing) => rulerOf(s, at) === seat;
  if (suit !== 'bird') return pursuits[Math.min(3, bySuit[suit].filter(isRuled).length)];
  const ruled = corners.filter(isRuled);
  return pursuits[ruled.some((at) => ruled.includes(opposite[at])) ? 3 : ruled.length > 0 ? 1 : 0];
}

/** What a side has: what it stands for counts the less the nearer the end is. */
function strength(s: RootState, seat: Seat, w: Worth): number {
  const side = s.sides[seat];
  const points = scores(s, seat) ? side.points : pursuit(s, seat, side);
  const most = Math.max(...s.sides.map((each) => each.points));
  const time = Math.max(0.15, (pointsToWin - most) / pointsToWin);
  const things =
    Math.min(side.hand.length, 5) * w.card +
    side.effects.length * w.effect +
    onMap(side, 'warrior') * w.warrior +
    standing(s, seat, side, w);
  return points + things * (0.35 + time);
}

const victory = 1000;

/** How good the position is for the seat: what it has, and how far the strongest of the others is behind. */
export function evaluate(s: RootState, seat: Seat, w: Worth = worth): number {
  if (s.result) return s.result.winners.includes(seat) ? victory : -victory;
  let best = 0;
  for (let other = 0; other < s.sides.length; other++) {
    if (other !== seat && s.sides[seat].coalition !== other) best = Math.max(best, strength(s, other, w));
  }
  return strength(s, seat, w) - w.rival * best;
}
