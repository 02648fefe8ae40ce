import { placeSpot, rimOf, slotSide, slotSpots, type Wood } from '../../../app/root/wood-places.ts';
import { kindsOf } from '../../../engine/games/root/rules/pieces.ts';
import { rulerOf } from '../../../engine/games/root/rules/rule.ts';
import type { CountedKind } from '../../../engine/games/root/state/pieces.ts';
import { type Clearing, isForest } from '../../../engine/games/root/state/places.ts';
import { countAt, mapOf, type RootState, type Side } from '../../../engine/games/root/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';

/** Pixels of a piece for one unit of the 100-unit box it is drawn in. */
export const pieceUnit = 0.82;

/** A picture that stands in the wood; `scale` is that of its 100-unit box. */
export interface Stand {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** A number on it. */
  readonly count?: number;
  /** A picture without a box is shown as it is drawn. */
  readonly isFlat?: boolean;
}

/** Width of a figure and of a step to the next one, at scale 1. */
const figure = { body: 40, step: 17, wings: 1.22 } as const;

interface Squad {
  readonly seat: Seat;
  readonly side: Side;
  readonly count: number;
}

const buildingKey = (s: RootState, kind: CountedKind, at: Clearing): string =>
  kind === 'base' ? `base-${mapOf(s).suits[at]}` : kind;

/** Ruins and buildings in their slots, from the left. */
function buildings(s: RootState, wood: Wood, at: Clearing): Stand[] {
  const keys: string[] = s.ruins.some((ruin) => ruin.at === at) ? ['ruin'] : [];
  for (const side of s.sides) {
    for (const kind of kindsOf(side).building) {
      for (let n = countAt(side, kind, at); n > 0; n--) keys.push(buildingKey(s, kind, at));
    }
  }
  const foot = slotSide(wood) / 2 - 1.5 * wood.k;
  const scale = 0.335 * wood.k * (wood.isFine ? 1 : 1.08);
  const slots = slotSpots(wood, at);
  return keys.flatMap((key, i) => {
    const slot = slots[i];
    return slot ? [{ key, x: slot[0], y: slot[1] + foot, scale }] : [];
  });
}

/** Who has warriors there, in the order of the seats. */
const squadsAt = (s: RootState, at: Clearing): Squad[] =>
  s.sides.flatMap((side, seat) => {
    const count = countAt(side, 'warrior', at);
    return count > 0 ? [{ seat, side, count }] : [];
  });

/** How many figures of a squad are shown: nobody counts them, the tally tells their number. */
function shownOf(wood: Wood, groups: number): number {
  if (!wood.isFine || groups > 2) return 1;
  return groups === 2 ? 3 : 4;
}

/** The row of warriors at the front, a squad a seat, and the pawn at its right end. */
function row(s: RootState, wood: Wood, at: Clearing): Stand[] {
  const squads = squadsAt(s, at);
  const pawns = s.sides.filter(({ pawn }) => pawn === at);
  const groups = squads.length + pawns.length;
  if (groups === 0) return [];
  const { k, isFine, rx } = wood;
  const most = shownOf(wood, groups);
  const stretch = isFine ? 1 : 1.16;
  const stepOf = ({ side }: Squad) => figure.step * k * stretch * (side.faction === 'ed' ? figure.wings : 1);
  const body = figure.body * k * stretch;
  const widths = squads.map((squad) => body + (Math.min(squad.count, most) - 1) * stepOf(squad));
  const pawnWidth = body * 0.95;
  const full = widths.reduce((sum, width) => sum + width, 0) + pawns.length * pawnWidth;
  const room = 2 * rx - (groups > 2 ? -2 : 6) * k;
  const squeeze = Math.min(1, room / full);
  const scale = (isFine ? (groups > 2 ? 0.315 : 0.335) : 0.385) * k * Math.max(0.86, squeeze);
  const [cx, foot] = rimOf(wood, at).row;
  const out: Stand[] = [];
  const tallies: Stand[] = [];
  let x = cx - (full * squeeze) / 2;
  squads.forEach((squad, i) => {
    const shown = Math.min(squad.count, most);
    const step = stepOf(squad) * squeeze;
    const left = x + (body * squeeze) / 2;
    for (let n = 0; n < shown; n++) {
      out.push({ key: `warrior-${squad.side.faction}`, x: left + n * step, y: foot - (n % 2 ? 4 : 0) * k, scale });
    }
    if (squad.count > 1) tallies.push(tally(wood, left + (shown - 1) * step + 12 * k, foot, squad));
    x += widths[i] * squeeze;
  });
  for (const side of pawns) {
    out.push({ key: pawnKey(side), x: x + (pawnWidth * squeeze) / 2, y: foot + 5 * k, scale: scale * 1.02 });
    x += pawnWidth * squeeze;
  }
  return [...out, ...tallies];
}

const tallyScale = ({ isFine }: Wood): number => (isFine ? 8.6 : 6.8) / 50;

const tally = (wood: Wood, x: number, y: number, { side, count }: Squad): Stand => ({
  key: `tally-${side.faction}`,
  x,
  y: y + wood.k,
  scale: tallyScale(wood),
  count,
});

export const pawnKey = ({ own }: Side): string => `pawn-${('character' in own && own.character) || 'thief'}`;

/** Suit and ruler on the left shoulder, tokens each at its own place on the rim. */
function rim(s: RootState, wood: Wood, at: Clearing): Stand[] {
  const places = rimOf(wood, at);
  const { k, isFine } = wood;
  const ruler = rulerOf(s, at);
  const out: Stand[] = [];
  const [sx, sy] = places.sign;
  if (ruler !== undefined) {
    out.push({ key: `pennant-${s.sides[ruler].faction}`, x: sx, y: sy, scale: isFine ? 1 : 0.7, isFlat: true });
  }
  out.push({ key: `suit-${mapOf(s).suits[at]}`, x: sx, y: sy, scale: places.signRadius / 50 });
  const token = (isFine ? 0.27 : 0.34) * k;
  const wooden = s.sides.reduce((sum, side) => sum + countAt(side, 'wood', at), 0);
  if (wooden > 0) out.push({ key: 'token-wood', x: places.wood[0], y: places.wood[1], scale: token * 1.08 });
  if (wooden > 1) {
    const [x, y] = places.woodTally;
    out.push({ key: 'tally-paper', x, y, scale: tallyScale(wood) * 0.92, count: wooden });
  }
  const has = (kind: CountedKind) => s.sides.some((side) => countAt(side, kind, at) > 0);
  if (has('sympathy')) out.push({ key: 'token-sympathy', x: places.sympathy[0], y: places.sympathy[1], scale: token });
  if (has('keep')) out.push({ key: 'token-keep', x: places.keep[0], y: places.keep[1], scale: token * 1.2 });
  return out;
}

/** Everything that stands in a clearing, from the back to the front. */
export const standsAt = (s: RootState, wood: Wood, at: Clearing): readonly Stand[] => [
  ...buildings(s, wood, at),
  ...rim(s, wood, at),
  ...row(s, wood, at),
];

/** Pawns in the forests. */
export const strollers = (s: RootState, wood: Wood): readonly Stand[] =>
  s.sides.flatMap((side) => {
    if (side.pawn === undefined || !isForest(side.pawn)) return [];
    const [x, y] = placeSpot(wood, side.pawn);
    return [{ key: pawnKey(side), x, y: y + 6 * wood.k, scale: 0.34 * wood.k }];
  });
