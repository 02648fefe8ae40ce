import type { FactionId } from '../../../engine/games/root/factions/ids.ts';
import { battleOf, type FrameKind, topFrame } from '../../../engine/games/root/flow.ts';
import type { RootTypes } from '../../../engine/games/root/root.ts';
import type { StepId } from '../../../engine/games/root/state/phases.ts';
import type { SideAs } from '../../../engine/games/root/state.ts';
import * as shell from '../../lessons/moment.ts';

export type Moment = shell.Moment<RootTypes>;
export type Condition = shell.Condition<RootTypes>;
export type Deed = shell.Deed<RootTypes>;
export type Lesson = shell.Lesson<RootTypes>;
export type Lessons = Readonly<Record<string, Lesson>>;

export const { did, both, not, can, actionsOf, first } = shell.grammar<RootTypes>();

/** The learner is asked something in this step of the own turn, with nothing under way in it. */
export const inStep =
  (...steps: readonly StepId[]): Condition =>
  ({ state, learner, legal }) =>
    legal.length > 0 && state.active === learner && state.flow.length === 0 && steps.includes(state.step);

/** This is what the learner is asked for. */
export const asked =
  (kind: FrameKind, fits: Condition = () => true): Condition =>
  (moment) =>
    moment.legal.length > 0 && topFrame(moment.state)?.kind === kind && fits(moment);

/** RT-BT-9: the dice are to fall for a battle of the learner's. */
export const isDiceDue: Condition = ({ state, learner, legal }) => {
  const battle = battleOf(state);
  return legal.length === 0 && battle?.stage === 'roll' && battle.seat === learner;
};

/** The learner is asked in this stage of a battle. */
export const inStage =
  (stage: 'ambush' | 'foil' | 'effects'): Condition =>
  ({ state, legal }) => {
    const frame = topFrame(state);
    return legal.length > 0 && frame?.kind === 'battle' && frame.stage === stage;
  };

/** What the learner has. */
export const ownSide = ({ state, learner }: Moment) => state.sides[learner];

export const sideAs = <F extends FactionId>({ state, learner }: Moment, faction: F): SideAs<F> | undefined => {
  const side = state.sides[learner];
  return side.faction === faction ? (side as SideAs<F>) : undefined;
};

/** Whatever ends the step or the phase. */
export const leave: Deed = ({ legal }) =>
  legal.find(({ type }) => type === 'done' || type === 'end' || type === 'pass');
