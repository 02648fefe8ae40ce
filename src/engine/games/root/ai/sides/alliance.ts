import type { Seat } from '../../../../kernel/game.ts';
import { sum } from '../../../../kit/sum.ts';
import { matches } from '../../content/cards/cards.ts';
import { operationsLeft } from '../../factions/alliance/play.ts';
import { sympathyPoints } from '../../factions/alliance/tracks.ts';
import { suits } from '../../state/suits.ts';
import { mapOf, type RootState, type SideAs } from '../../state.ts';
import type { Worth } from '../worth.ts';

/** Supporters beyond so many wait for long. */
const manySupporters = 6;

export function allianceStanding(s: RootState, seat: Seat, side: SideAs<'wa'>, w: Worth): number {
  const { supporters, officers } = side.own;
  const { suits: suitsOf } = mapOf(s);
  const isUnder = (suit: (typeof suits)[number]) =>
    suitsOf.some((each, at) => each === suit && (side.on.sympathy?.[at] ?? 0) > 0);
  const spread = suits.filter(isUnder).length;
  const stack = Math.min(supporters.length, manySupporters) + Math.max(0, supporters.length - manySupporters) * 0.4;
  const kinds = suits.filter((suit) => supporters.some((card) => matches(card, suit))).length;
  const tokens = sum(side.on.sympathy ?? []);
  const operations = s.active === seat && s.phase === 'evening' ? operationsLeft(s, seat) : 0;
  return (
    stack * w.supporter +
    kinds * 0.15 +
    officers * w.officer +
    tokens * w.sympathy +
    (sympathyPoints[tokens] ?? 0) * 0.5 +
    sum(side.on.base ?? []) * w.base +
    spread * 0.4 +
    operations * w.action
  );
}
