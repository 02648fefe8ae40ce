import { type FrameKind, topFrame } from '../../engine/games/harrow/flow.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';
import { isOdessasAnswer } from '../../session/harrow/fight.ts';
import type { ScreenId } from './harrow-app.ts';

const fightFrames: ReadonlySet<FrameKind> = new Set(['tree', 'strike', 'clash']);

/** Is something being decided that belongs to the fight? Odessa answers the tree before anything is compared (HC-TREE-8). */
export function isFight(s: HarrowState): boolean {
  const frame = topFrame(s);
  return frame !== undefined && (fightFrames.has(frame.kind) || isOdessasAnswer(frame));
}

/** The screen on which the present decision is made. */
export function screenFor(s: HarrowState): ScreenId {
  if (isFight(s)) return 'battlefield';
  const frame = topFrame(s);
  const isGrid = frame?.kind === 'effect' && frame.by === 'kammi_grid' && frame.step === 1;
  return frame?.kind === 'sort' || isGrid ? 'boards' : 'map';
}
