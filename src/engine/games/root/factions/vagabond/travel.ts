import type { Seat } from '../../../../kernel/game.ts';
import { type ActionOf, defineAction, type RootAction } from '../../action.ts';
import { battleOptions, startBattle } from '../../actions/fight.ts';
import type { Emit } from '../../events.ts';
import { entered, moveWarriors } from '../../rules/moving.ts';
import { warriorsAt } from '../../rules/seats.ts';
import { isForest, type Place } from '../../state/places.ts';
import { activeAs, mapOf, type RootState, seatOf } from '../../state.ts';
import { exhaust, itemsOf, readyOf } from './items.ts';
import { isHostile, relationOf } from './relations.ts';
import { allied } from './state.ts';

/** Where he is. */
export const pawnOf = (s: RootState, seat: Seat): Place => s.sides[seat].pawn ?? 0;

/** RT-9.2.9.III.b: boots beside those of the move itself. */
function extraBoots(s: RootState, seat: Seat, to: Place): number {
  for (let other = 0; other < s.sides.length; other++) {
    if (other !== seat && warriorsAt(s.sides[other], to) > 0 && isHostile(s, seat, other)) return 1;
  }
  return 0;
}

interface Allies {
  readonly ally: Seat;
  readonly there: number;
}

/** Allies of the last level, with how many of their warriors are there. */
function alliesAt(s: RootState, seat: Seat, at: Place): readonly Allies[] {
  if (isForest(at)) return [];
  const out: Allies[] = [];
  for (let ally = 0; ally < s.sides.length; ally++) {
    const there = ally === seat ? 0 : warriorsAt(s.sides[ally], at);
    if (there > 0 && relationOf(s, seat, ally) === allied) out.push({ ally, there });
  }
  return out;
}

/** RT-9.2.9.II.b, RT-OQ-113: alone, or with any number of one ally's warriors. */
function withAllies(
  s: RootState,
  action: ActionOf<'move' | 'slip'>,
  allies: readonly Allies[],
  out: RootAction[],
): void {
  out.push(action);
  for (const { ally, there } of allies) {
    const { faction } = s.sides[ally];
    for (let count = 1; count <= there; count++) out.push({ ...action, escort: { faction, count } });
  }
}

/** To neighbouring clearings, for boots: so many for the move itself. */
function moves(s: RootState, boots: number, out: RootAction[]): void {
  const seat = s.active;
  const from = pawnOf(s, seat);
  const ready = readyOf(itemsOf(s, seat), 'boot');
  if (ready < boots) return;
  const allies = alliesAt(s, seat, from);
  for (const to of mapOf(s).slips[from]) {
    if (isForest(to) || ready < boots + extraBoots(s, seat, to)) continue;
    withAllies(s, { type: 'move', from, to }, allies, out);
  }
}

function travel(s: RootState, { to, escort }: ActionOf<'move' | 'slip'>, emit: Emit): void {
  const seat = s.active;
  const side = s.sides[seat];
  const from = pawnOf(s, seat);
  side.pawn = to;
  emit({ type: 'pawnMoved', seat, from, to });
  if (!escort) return;
  const owner = seatOf(s, escort.faction);
  moveWarriors(s, owner, from, to, escort.count, emit, seat);
  // RT-OQ-100: who moves them pays
  entered(s, seat, to, owner);
}

function payBoots(s: RootState, boots: number, to: Place, emit: Emit): void {
  const all = boots + extraBoots(s, s.active, to);
  for (let n = 0; n < all; n++) exhaust(s, s.active, 'boot', emit);
}

/** RT-9.5.1. */
export const move = defineAction('move', {
  options: (s, out) => moves(s, 1, out),
  apply(s, action, emit) {
    payBoots(s, 1, action.to, emit);
    travel(s, action, emit);
  },
});

/** RT-OQ-68: Cobbler pays for the move itself, not for hostile warriors, and leads from clearing to clearing. */
export const cobblersMove = defineAction('move', {
  options(s, out) {
    if (!isForest(pawnOf(s, s.active))) moves(s, 0, out);
  },
  apply(s, action, emit) {
    s.used.push('r_cobbler');
    emit({ type: 'cardUsed', seat: s.active, card: 'r_cobbler' });
    payBoots(s, 0, action.to, emit);
    travel(s, action, emit);
  },
});

/** RT-9.4.2, RT-OQ-112. */
export const slip = defineAction('slip', {
  options(s, out) {
    const from = pawnOf(s, s.active);
    const allies = alliesAt(s, s.active, from);
    for (const to of mapOf(s).slips[from]) withAllies(s, { type: 'slip', to }, isForest(to) ? [] : allies, out);
  },
  apply(s, action, emit) {
    activeAs(s, 'vb').own.slipped = true;
    travel(s, action, emit);
  },
});

/** RT-9.2.9.II.c: beside an ally who is not the defender. */
function battles(s: RootState, out: RootAction[]): void {
  const alone: RootAction[] = [];
  battleOptions(s, s.active, alone);
  for (const action of alone) {
    out.push(action);
    if (action.type !== 'battle') continue;
    for (const { ally } of alliesAt(s, s.active, action.at)) {
      const { faction } = s.sides[ally];
      if (faction !== action.faction) out.push({ ...action, ally: faction });
    }
  }
}

/** RT-9.5.2. */
export const battle = defineAction('battle', {
  options(s, out) {
    if (readyOf(itemsOf(s, s.active), 'sword') > 0) battles(s, out);
  },
  apply(s, action, emit) {
    exhaust(s, s.active, 'sword', emit);
    startBattle(s, s.active, action, emit);
  },
});

/** RT-OQ-69: no sword is exhausted. */
export const warrensBattle = defineAction('battle', {
  options: battles,
  apply(s, action, emit) {
    s.used.push('r_command_warren');
    emit({ type: 'cardUsed', seat: s.active, card: 'r_command_warren' });
    startBattle(s, s.active, action, emit);
  },
});
