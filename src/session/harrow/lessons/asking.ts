import { type EffectId, type FrameOf, topFrame } from '../../../engine/games/harrow/flow.ts';
import type { Jar } from '../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { asked, type Condition, can } from './moment.ts';
import { jarOf } from './ways.ts';

export const inRound =
  (round: number): Condition =>
  ({ state }) =>
    state.round === round;

/** HC-RND-2: the learner's turn of the round, from 1 to 3. */
export const inTurn =
  (turn: number): Condition =>
  ({ state, learner }) =>
    state.seats[learner].turns === turn;

/** The jar of this turn is still to be chosen. */
export const choosesJar: Condition = asked('turn', can('jar'));

export const offers =
  (jar: Jar): Condition =>
  (moment) =>
    choosesJar(moment) && jarOf(moment, jar) !== undefined;

export const spends = (fits: (frame: FrameOf<'points'>) => boolean = () => true): Condition =>
  asked('points', ({ state }) => {
    const frame = topFrame(state);
    return frame?.kind === 'points' && fits(frame);
  });

export const strikes: Condition = asked('attack', can('attack'));

function effectOf(s: HarrowState): FrameOf<'effect'> | undefined {
  const frame = topFrame(s);
  return frame?.kind === 'effect' ? frame : undefined;
}

/** Somebody plays this effect, in this step of it. */
export const chooses = (by: EffectId, step?: number): Condition =>
  asked('effect', ({ state }) => {
    const frame = effectOf(state);
    return frame?.by === by && (step === undefined || frame.step === step);
  });
