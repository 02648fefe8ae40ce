import type { Seat } from '../../../kernel/game.ts';
import type { Emit } from '../events.ts';
import { traitsOf } from '../factions/factions.ts';
import type { Removal } from '../factions/traits.ts';
import { battleOf, type FrameOf, type Trigger } from '../flow.ts';
import type { Clearing } from '../state/places.ts';
import { countAt, type RootState } from '../state.ts';
import { kindsOf } from './pieces.ts';
import { scoreAll } from './points.ts';
import { areEnemies } from './seats.ts';
import { queueTriggers } from './triggers.ts';

/** RT-G.1.17: off the map, to its track, supply or out of the game. Told once for equal pieces in a row. */
function takeOff(s: RootState, batch: readonly Removal[], emit: Emit): void {
  for (let i = 0; i < batch.length; ) {
    const { owner, piece, at, by } = batch[i];
    let count = 0;
    for (; i < batch.length; i++, count++) {
      const next = batch[i];
      if (next.owner !== owner || next.piece !== piece || next.at !== at || next.by !== by) break;
    }
    const side = s.sides[owner];
    const there = side.on[piece];
    const to = traitsOf(side).pieces[piece]?.to ?? 'box';
    if (!there || there[at] < count) throw new Error(`no ${count} ${piece} of ${side.faction} at ${at}`);
    there[at] -= count;
    if (to === 'supply') side.left[piece] = (side.left[piece] ?? 0) + count;
    emit({ type: 'removed', owner, piece, at, count, by, to });
  }
}

function bonusSide(battle: FrameOf<'battle'>, seat: Seat): number {
  return seat === battle.seat ? 0 : 1;
}

/** RT-3.2.1 and what factions add to it: points of every seat for what it removed. */
function pointsFor(
  s: RootState,
  batch: readonly Removal[],
  battle: FrameOf<'battle'> | undefined,
  emit: Emit,
): number[] {
  const gains = s.sides.map(() => 0);
  for (const removal of batch) {
    const { owner, piece, by } = removal;
    if (!areEnemies(s, owner, by)) continue;
    if (piece !== 'warrior') gains[by]++;
    gains[by] += traitsOf(s.sides[by]).onRemoving?.(s, by, removal, battle !== undefined, emit) ?? 0;
  }
  for (let seat = 0; seat < s.sides.length; seat++) {
    if (!traitsOf(s.sides[seat]).removalBonus) continue;
    const own = batch.filter(({ owner, by }) => by === seat && areEnemies(s, owner, seat));
    if (own.length === 0 || battle?.rewarded[bonusSide(battle, seat)]) continue;
    const bonus = traitsOf(s.sides[seat]).removalBonus?.(s, seat, own, battle !== undefined) ?? 0;
    if (bonus > 0 && battle) battle.rewarded[bonusSide(battle, seat)] = true;
    gains[seat] += bonus;
  }
  return gains;
}

/**
 * Every removal goes this way: all pieces leave together, the points of all are added together, then the look for a winner
 * (RT-BT-16, RT-1.1.3-2); what the removals bring about waits on the flow stack (RT-BT-17). `more` has been set off
 * with them.
 */
export function remove(s: RootState, batch: readonly Removal[], emit: Emit, more: readonly Trigger[] = []): void {
  if (batch.length === 0 && more.length === 0) return;
  const top = s.flow[s.flow.length - 1];
  const battle = top?.kind === 'battle' ? battleOf(s) : undefined;
  takeOff(s, batch, emit);
  scoreAll(s, pointsFor(s, batch, battle, emit), 'removed', emit);
  if (s.result) return;
  const triggers = [...more];
  for (let seat = 0; seat < s.sides.length; seat++) {
    const { onLost } = traitsOf(s.sides[seat]);
    if (!onLost || !batch.some(({ owner }) => owner === seat)) continue;
    triggers.push(
      ...onLost(
        s,
        seat,
        batch.filter(({ owner }) => owner === seat),
      ),
    );
  }
  queueTriggers(s, triggers);
}

/** All enemy pieces in these clearings, as one effect; pawns stay (RT-9.2.2, RT-OQ-74, RT-OQ-75). */
export function removeAllEnemies(s: RootState, by: Seat, clearings: readonly Clearing[], emit: Emit): void {
  const batch: Removal[] = [];
  const more: Trigger[] = [];
  for (let owner = 0; owner < s.sides.length; owner++) {
    const side = s.sides[owner];
    if (!areEnemies(s, owner, by)) continue;
    for (const at of clearings) {
      for (const piece of kindsOf(side).all) {
        for (let n = countAt(side, piece, at); n > 0; n--) batch.push({ owner, piece, at, by });
      }
    }
    more.push(...(traitsOf(side).onFullRemoval?.(s, owner, clearings) ?? []));
  }
  remove(s, batch, emit, more);
}

/** What the side could lose to a hit beside its warriors (RT-4.3.4-3), a kind as often as it is there. */
export function buildingsAndTokens(s: RootState, seat: Seat, at: Clearing) {
  const side = s.sides[seat];
  return kindsOf(side).exposed.flatMap((piece) => {
    const there = countAt(side, piece, at);
    return there > 0 ? [{ piece, there }] : [];
  });
}
