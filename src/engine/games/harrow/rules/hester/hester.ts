import type { Emit } from '../../action.ts';
import { terrains } from '../../content/maps/layout.ts';
import { type FrameOf, topFrame } from '../../flow.ts';
import type { HesterState, Trophy } from '../../state/hester.ts';
import { fairSeat, hesterSeat } from '../../state/players.ts';
import type { HarrowState } from '../../state.ts';
import { hasQueen } from '../fair/fair.ts';

/** HC-HEST-2 */
export const squaresToWin = 6;
/** HC-HEST-3 */
export const squaresPerSide = 3;

/** Hester, in a game the caller knows her to be in. */
export function requireHester(s: HarrowState): HesterState {
  if (!s.hester) throw new Error('Hester is not in this game');
  return s.hester;
}

/** Her turn's frame, whatever lies above it. */
export function requireTurn(s: HarrowState): FrameOf<'hester'> {
  const frame = s.flow.find((each) => each.kind === 'hester');
  if (!frame) throw new Error('it is not the turn of Hester');
  return frame;
}

export const noTerrain = (): number[] => terrains.map(() => 0);

const noCubes: readonly number[] = [];

/** Her terrain cubes on the battleground, in the order of `terrains`; none in a game without her. */
export function hestersCubes(s: HarrowState): readonly number[] {
  return s.hester?.cubes ?? noCubes;
}

/** HC-HACT-1: is an action of hers unused? */
export function hasActs(s: HarrowState, { used }: FrameOf<'hester'>): boolean {
  return used.length < requireHester(s).actions;
}

/** HC-HACT-1: may she buy this action now? Infecting and summoning come after the tree, all others before it (HC-HACT-8). */
export function mayUse(s: HarrowState, act: FrameOf<'hester'>['used'][number]): boolean {
  const frame = topFrame(s);
  if (frame?.kind !== 'hester' || frame.used.includes(act)) return false;
  const isLate = act === 'infect' || act === 'summon';
  return frame.fallen === isLate && hasActs(s, frame);
}

export function spendAct(s: HarrowState, act: FrameOf<'hester'>['used'][number], emit: Emit): void {
  const frame = requireTurn(s);
  frame.used.push(act);
  emit({ type: 'actUsed', act, left: requireHester(s).actions - frame.used.length });
}

/** Killed or fed, she is no longer on the map, and the nail under her goes back to Bernice. */
export function leaveMap(hester: HesterState): void {
  delete hester.hex;
  hester.nailed = false;
}

export function filledSquares(hester: HesterState): number {
  return hester.squares[0].length + hester.squares[1].length;
}

/** Points of the factions, then Hester's squares, then what the Fair Folk have found. */
export function scoresOf(s: HarrowState): number[] {
  const scores = s.seats.map((own) => own.points);
  if (s.hester || s.fair) scores.push(s.hester ? filledSquares(s.hester) : 0);
  if (s.fair) scores.push(s.fair.found);
  return scores;
}

/** HC-HEND-1: the sixth square ends the game at once. */
export function fillSquare(s: HarrowState, side: number, trophy: Trophy, emit: Emit): void {
  const hester = requireHester(s);
  hester.squares[side].push(trophy);
  const filled = filledSquares(hester);
  emit({ type: 'squareFilled', side, trophy, filled });
  // HC-FVH-9: against the Fair Folk alone the end of her turn decides
  if (filled < squaresToWin || (s.fair && s.solo)) return;
  winHester(s, emit);
}

/** HC-FAIR-51: if the queen has been found in this round, the Fair Folk share the victory. */
export function winHester(s: HarrowState, emit: Emit): void {
  s.result = { winner: hesterSeat, scores: scoresOf(s), ...(hasQueen(s) && { also: fairSeat }) };
  s.flow = [];
  emit({ type: 'gameOver', result: s.result, tie: false });
}

export function hasRoomOn(hester: HesterState, side: number): boolean {
  return hester.squares[side].length < squaresPerSide;
}
