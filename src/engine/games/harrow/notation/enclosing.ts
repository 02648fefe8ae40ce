import { firstField } from '../content/solo/cards.ts';
import type { Frame, FrameKind, FrameOf } from '../flow.ts';
import { fieldOrder } from '../rules/solo/fields.ts';
import { hesterCardIds } from '../state/cards.ts';
import { hesterSeat } from '../state/players.ts';
import type { SoloField } from '../state/solo.ts';
import type { HarrowState } from '../state.ts';
import { hesterEffects } from './effect-problems.ts';

/** Frames of an attack. */
export const fights: readonly FrameKind[] = ['attack', 'tree', 'outcome', 'strike', 'push', 'reap', 'clash'];

/** The next step of the solo turn in which this frame is the outermost one. */
export function stepAround(s: HarrowState, frame: Frame): number {
  const field = (name: SoloField) =>
    6 + fieldOrder(s.solo?.card === undefined ? name : firstField(s.solo.card)).indexOf(name);
  if (frame.kind === 'pile') return { townsfolk: 2, building: 3, card: 4, spawn: field('spawn') }[frame.why];
  if (fights.includes(frame.kind)) return frame.kind === 'tree' && frame.seat === hesterSeat ? 10 : 9;
  if (frame.kind !== 'effect') return 10;
  switch (frame.by) {
    case 'solo_objective':
      return frame.step + 1;
    case 'solo_side':
      return 4;
    case 'solo_spawn':
      return field('spawn');
    case 'solo_march':
      return field('move');
    case 'spoon_reset':
      return 9;
    default:
      return 10;
  }
}

/** Is it decided in Hester's turn, whatever the game? */
export function isHesters(frame: Frame): boolean {
  if (frame.kind === 'effect') return hesterEffects.includes(frame.by);
  if (frame.kind === 'tree') return frame.seat === hesterSeat;
  return frame.kind === 'creep' || frame.kind === 'pay' || frame.kind === 'infect' || frame.kind === 'roots';
}

/** HC-HACT-8: infecting comes after the tree. */
function hesterTurn(inner: Frame): FrameOf<'hester'> {
  const fallen = inner.kind === 'tree' || inner.kind === 'infect';
  return { kind: 'hester', seat: hesterSeat, used: [], called: [], fallen };
}

export function insideHesterTurn(frames: Frame[]): Frame[] {
  const [first] = frames;
  if (first.kind === 'hester' || (first.kind === 'roots' && !first.extra)) return frames;
  return [hesterTurn(first), ...frames];
}

/** Whatever is decided in a solo game is decided inside a solo turn; without a word about it, one begins. */
export function insideSoloTurn(s: HarrowState, frames: Frame[]): Frame[] {
  const [first, ...others] = frames;
  if (first?.kind === 'roundStart') return frames;
  const isTold = first?.kind === 'solo';
  const step = first ? stepAround(s, first) : 1;
  const turn: Frame = isTold ? first : { kind: 'solo', seat: hesterSeat, step };
  const inside = isTold ? others : frames;
  return [turn, ...(inside.length > 0 && isHesters(inside[0]) ? insideHesterTurn(inside) : inside)];
}

/** Frames that look into Hester's turn around them. */
function needsHesterTurn(frame: Frame): boolean {
  if (frame.kind === 'effect') return (hesterCardIds as readonly string[]).includes(frame.by);
  return frame.kind === 'creep' || frame.kind === 'infect' || (frame.kind === 'roots' && frame.extra === true);
}

/** The first frame of Hester's turn that does not lie inside it. */
export function strayFrame(flow: readonly Frame[]): Frame | undefined {
  const turn = flow.findIndex(({ kind }) => kind === 'hester');
  return flow.find((frame, i) => needsHesterTurn(frame) && (turn < 0 || i < turn));
}
