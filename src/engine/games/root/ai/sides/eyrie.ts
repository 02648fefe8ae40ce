import type { Seat } from '../../../../kernel/game.ts';
import { sum } from '../../../../kit/sum.ts';
import { suitOf } from '../../content/cards/cards.ts';
import { type Column, columns, type DecreeCard, vizier } from '../../factions/eyrie/state.ts';
import { roostCards, roostPoints, vizierColumns } from '../../factions/eyrie/tracks.ts';
import type { CardSuit } from '../../state/suits.ts';
import { suits } from '../../state/suits.ts';
import { mapOf, type RootState, type SideAs } from '../../state.ts';
import { isThere, type Survey } from '../survey.ts';
import type { Worth } from '../worth.ts';

type Room = Record<CardSuit, number>;

const suitOfDecree = (card: DecreeCard): CardSuit => (card === vizier ? 'bird' : suitOf(card));

/** Cards of a column for which there is nothing to do, with so much room in each suit: birds take what is left. */
function unfit(cards: readonly DecreeCard[], room: Room): number {
  let short = 0;
  let left = room.bird;
  for (const suit of suits) {
    const wanted = cards.filter((card) => suitOfDecree(card) === suit).length;
    short += Math.max(0, wanted - room[suit]);
    left += Math.max(0, room[suit] - wanted);
  }
  return short + Math.max(0, cards.filter((card) => suitOfDecree(card) === 'bird').length - left);
}

/** For how much there is room in each column, roughly: recruits and moves make some for what follows. */
function roomFor(s: RootState, seat: Seat, side: SideAs<'ed'>, survey: Survey): Record<Column, Room> {
  const { rulers, free } = survey;
  const { suits: suitsOf } = mapOf(s);
  const none = (): Room => ({ fox: 0, rabbit: 0, mouse: 0, bird: 0 });
  const room = { recruit: none(), move: none(), battle: none(), build: none() };
  for (let at = 0; at < suitsOf.length; at++) {
    const suit = suitsOf[at];
    const warriors = survey.warriors[seat][at];
    if ((side.on.roost?.[at] ?? 0) > 0) room.recruit[suit] += 9;
    room.move[suit] += warriors;
    if (warriors > 0) {
      room.battle[suit] += s.sides.some((_, other) => other !== seat && isThere(s, survey, other, at)) ? 1 : 0;
    }
    if (rulers[at] === seat && free[at] > 0 && !side.on.roost?.[at]) room.build[suit]++;
  }
  return room;
}

/** How likely the next decree fails, told roughly. */
function peril(s: RootState, seat: Seat, side: SideAs<'ed'>, survey: Survey): number {
  const { decree, leader } = side.own;
  const room = roomFor(s, seat, side, survey);
  const recruits = decree.recruit.length * (leader === 'charismatic' ? 2 : 1);
  const missing =
    unfit(decree.recruit, room.recruit) +
    Math.max(0, recruits - (side.left.warrior ?? 0)) +
    0.7 * unfit(decree.move, room.move) +
    0.5 * unfit(decree.battle, room.battle) +
    0.6 * unfit(decree.build, room.build) +
    Math.max(0, decree.build.length - (side.left.roost ?? 0));
  return Math.min(1, missing * 0.6);
}

export function eyrieStanding(s: RootState, seat: Seat, side: SideAs<'ed'>, survey: Survey, w: Worth): number {
  const roosts = sum(side.on.roost ?? []);
  const { leader, decree } = side.own;
  const all = columns.flatMap((column) => decree[column]);
  const viziers = leader ? vizierColumns[leader].length : 0;
  const birds = all.filter((card) => suitOfDecree(card) === 'bird').length;
  const ruled = survey.rulers.filter((ruler) => ruler === seat).length;
  return (
    roosts * w.roost +
    roostPoints[roosts] * w.roostPoints +
    roostCards[roosts] * w.roostCard +
    ruled * w.ruled +
    Math.min(all.length - viziers, 6) * w.decreeCard -
    peril(s, seat, side, survey) * (w.turmoil + birds * 0.5)
  );
}
