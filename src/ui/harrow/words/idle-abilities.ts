import type { Frame } from '../../../engine/games/harrow/flow.ts';
import { canMove, canSpawn, canStrengthen } from '../../../engine/games/harrow/rules/usable.ts';
import { type Ability, abilities } from '../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';

/** Why nothing can be done with points of the ability: the key of the hint that says so. */
export function idleReason(s: HarrowState, seat: Seat, ability: Ability): 'noMove' | 'noHaints' | 'noRoom' | 'noCubes' {
  if (ability === 'move') return 'noMove';
  if (ability === 'strengthen') return 'noCubes';
  return s.seats[seat].haintsLeft === 0 ? 'noHaints' : 'noRoom';
}

/** Points of each ability that the frame gives. */
export function pointsOf(frame: Frame): readonly number[] {
  if (frame.kind === 'points') return frame.points.map((own) => own + frame.any);
  return frame.kind === 'attack' ? abilities.map(() => frame.free) : [];
}

/** Abilities there are points of, with which nothing can be done now (HC-SPWN-5, HC-STR-1). */
export function idleAbilities(s: HarrowState, frame: Frame): Ability[] {
  const { seat } = frame;
  const points = pointsOf(frame);
  const legendOnly = frame.kind === 'points' && frame.only === 'legend';
  const isUsable: Readonly<Record<Ability, (n: number) => boolean>> = {
    move: (n) => canMove(s, seat, n, legendOnly),
    spawn: () => canSpawn(s, seat),
    strengthen: () => canStrengthen(s, seat),
  };
  return abilities.filter((ability, i) => points[i] > 0 && !isUsable[ability](points[i]));
}
