import type { Seat } from '../../../kernel/game.ts';
import { traitsOf } from '../factions/factions.ts';
import { kindsOf } from '../rules/pieces.ts';
import type { CountedKind } from '../state/pieces.ts';
import { mapOf, type RootState, type Side } from '../state.ts';

/** What is asked again and again about a position, found once; by seat and clearing, or by clearing. */
export interface Survey {
  readonly warriors: readonly (readonly number[])[];
  /** Warriors and buildings: what counts for rule. */
  readonly force: readonly (readonly number[])[];
  /** Buildings and tokens: what others take points for. */
  readonly stakes: readonly (readonly number[])[];
  /** Who rules; -1: nobody. */
  readonly rulers: readonly Seat[];
  readonly free: readonly number[];
}

function addKinds(to: number[], side: Side, kinds: readonly CountedKind[]): void {
  for (const kind of kinds) {
    const there = side.on[kind];
    if (there) for (let at = 0; at < to.length; at++) to[at] += there[at];
  }
}

/** RT-2.5. */
function rulerAt(s: RootState, force: readonly (readonly number[])[], at: number): Seat {
  let most = 0;
  let ruler = -1;
  for (let seat = 0; seat < force.length; seat++) {
    const total = force[seat][at];
    if (total === 0 || total < most) continue;
    if (total > most || traitsOf(s.sides[seat]).winsTies) ruler = seat;
    else if (ruler >= 0 && !traitsOf(s.sides[ruler]).winsTies) ruler = -1;
    most = total;
  }
  return ruler;
}

export function surveyOf(s: RootState): Survey {
  const { slots } = mapOf(s);
  const none = () => new Array<number>(slots.length).fill(0);
  const free = [...slots];
  for (const { at } of s.ruins) free[at]--;
  const warriors: number[][] = [];
  const force: number[][] = [];
  const stakes: number[][] = [];
  for (const side of s.sides) {
    const kinds = kindsOf(side);
    const [men, buildings, tokens] = [none(), none(), none()];
    addKinds(men, side, kinds.warrior);
    addKinds(buildings, side, kinds.building);
    addKinds(tokens, side, kinds.token);
    for (let at = 0; at < free.length; at++) {
      free[at] -= buildings[at];
      tokens[at] += buildings[at];
      buildings[at] += men[at];
    }
    warriors.push(men);
    force.push(buildings);
    stakes.push(tokens);
  }
  return { warriors, force, stakes, rulers: slots.map((_, at) => rulerAt(s, force, at)), free };
}

/** Has the seat anything there that can be attacked? */
export const isThere = (s: RootState, { warriors, stakes }: Survey, seat: Seat, at: number): boolean =>
  warriors[seat][at] > 0 || stakes[seat][at] > 0 || s.sides[seat].pawn === at;
