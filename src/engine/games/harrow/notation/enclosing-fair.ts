import type { Frame, FrameKind, FrameOf } from '../flow.ts';
import { goadsRise } from '../rules/goads.ts';
import { fairSeat, hesterSeat } from '../state/players.ts';
import type { HarrowState } from '../state.ts';
import { insideHesterTurn, isHesters } from './enclosing.ts';

/** Frames that need nothing around them. */
const whole: readonly FrameKind[] = [
  ...(['turn', 'cleanUp', 'roundStart', 'hester', 'hesterEnd', 'fair', 'fairEnd', 'solo'] as const),
];

/** What comes at the end of a turn of others (HC-FAIR-40 to 43). */
const afterVisits: readonly FrameKind[] = ['visit', 'bargain', 'arrow', 'guess', 'redeem'];

/** The Fair Folk's turn, with so many nests and quests to play. */
export function fairTurn(left: number): FrameOf<'fair'> {
  return { kind: 'fair', seat: fairSeat, nests: left, quests: left };
}

/** Whose turn, and which part of it, is around this frame. */
function around(s: HarrowState, first: Frame): Frame {
  const seat = s.active;
  if (first.kind === 'stow') return { kind: 'roundStart', seat, step: 2 };
  if (s.solo?.card !== undefined) return { kind: 'solo', seat, step: 10 };
  if (seat === fairSeat) return fairTurn(0);
  if (seat === hesterSeat) return { kind: 'hesterEnd', seat, step: 4 };
  if (afterVisits.includes(first.kind)) return { kind: 'cleanUp', seat, step: 5 };
  return { kind: 'turn', seat, acted: true };
}

/** Whatever is decided in a game with the Fair Folk is decided in somebody's turn. */
export function insideFairGame(s: HarrowState, frames: Frame[]): Frame[] {
  const [first] = frames;
  // HC-LGD-PRI-5: the goads rise between the last turn and the end of the round
  if (first.kind === 'effect' && first.by === 'priscilla' && first.step === goadsRise) return frames;
  if (whole.includes(first.kind) || (first.kind === 'roots' && !first.extra)) return frames;
  const isHers = s.active === hesterSeat && s.solo?.card === undefined && isHesters(first);
  return isHers ? insideHesterTurn(frames) : [around(s, first), ...frames];
}
