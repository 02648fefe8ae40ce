import type { Seat } from '../../../kernel/game.ts';
import { type ActionOf, defineAction, type RootAction } from '../action.ts';
import type { Emit } from '../events.ts';
import { entered, moveTargets, moveWarriors } from '../rules/moving.ts';
import { realmOf } from '../rules/rule.ts';
import { warriorsAt } from '../rules/seats.ts';
import type { CardId } from '../state/cards.ts';
import type { RootState } from '../state.ts';
import { battleOptions, startBattle } from './fight.ts';

type Move = ActionOf<'move'>;

/** RT-4.2: any number of warriors from a clearing to one next to it. */
export function allMoves(s: RootState, seat: Seat, out: RootAction[]): void {
  const realm = realmOf(s, seat);
  for (let from = 0; from < realm.length; from++) {
    const there = warriorsAt(s.sides[seat], from);
    if (there === 0) continue;
    for (const to of moveTargets(s, from, realm)) {
      for (let count = 1; count <= there; count++) out.push({ type: 'move', from, to, count });
    }
  }
}

export function makeMove(s: RootState, seat: Seat, { from, to, count = 0 }: Move, emit: Emit): void {
  moveWarriors(s, seat, from, to, count, emit);
  entered(s, seat, to);
}

function markUsed(s: RootState, card: CardId, emit: Emit): void {
  s.used.push(card);
  emit({ type: 'cardUsed', seat: s.active, card });
}

/** RT-PE-7: a move by Cobbler. */
export const cobblersMove = defineAction('move', {
  options: (s, out) => allMoves(s, s.active, out),
  apply(s, action, emit) {
    markUsed(s, 'r_cobbler', emit);
    makeMove(s, s.active, action, emit);
  },
});

/** RT-PE-4: a battle by Command Warren. */
export const warrensBattle = defineAction('battle', {
  options: (s, out) => battleOptions(s, s.active, out),
  apply(s, action, emit) {
    markUsed(s, 'r_command_warren', emit);
    startBattle(s, s.active, action, emit);
  },
});
