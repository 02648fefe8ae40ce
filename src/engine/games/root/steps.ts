import type { RootActionDef } from './action.ts';
import { done, end } from './actions/leave.ts';
import { activate, isWindowOpen, opensAtStart, takeDominance, useIn } from './actions/window.ts';
import type { FactionId } from './factions/ids.ts';
import { plays } from './factions/plays.ts';
import type { Play, StepPlay } from './play.ts';
import { holds } from './rules/windows.ts';
import type { Phase, StepId } from './state/phases.ts';
import type { RootState } from './state.ts';

/** RT-TL-4, RT-TL-6: what fits between any two actions of a phase. */
const boundary: Readonly<Record<Phase, readonly RootActionDef[]>> = {
  birdsong: [useIn('birdsong')],
  daylight: [useIn('daylight'), activate, takeDominance],
  evening: [],
};

const pause: StepPlay = { actions: [], waits: (s) => isWindowOpen(s), mayLeave: () => true };

const startOfBirdsong: StepPlay = {
  actions: [useIn('startOfBirdsong')],
  waits: (s) => opensAtStart(s),
  mayLeave: () => true,
};

/** RT-TL-5, RT-TL-7: a card held, not yet used, and something to do with it. */
function byCard(card: 'r_command_warren' | 'r_cobbler', def: RootActionDef): StepPlay {
  return {
    actions: [def],
    waits(s, seat) {
      if (!holds(s, seat, card) || s.used.includes(card)) return false;
      const out: Parameters<RootActionDef['options']>[1] = [];
      def.options(s, out);
      return out.length > 0;
    },
    mayLeave: () => true,
  };
}

function stepPlay(play: Play, phase: Phase, step: StepId): StepPlay | undefined {
  if (step === 'open' || step === 'close') return pause;
  if (step !== 'start') return play.steps[step];
  if (phase === 'birdsong') return startOfBirdsong;
  return phase === 'daylight' ? byCard('r_command_warren', play.freeBattle) : byCard('r_cobbler', play.freeMove);
}

interface FullStep extends StepPlay {
  /** With what fits in between, and with the ways out. */
  readonly defs: readonly RootActionDef[];
  readonly leaving: readonly RootActionDef[];
}

const known = new Map<string, FullStep>();

function fullStep(faction: FactionId, phase: Phase, step: StepId): FullStep {
  const key = `${faction} ${phase} ${step}`;
  const found = known.get(key);
  if (found) return found;
  const play = stepPlay(plays[faction], phase, step);
  if (!play) throw new Error(`${faction} has no step ${step} in ${phase}`);
  const full: FullStep = {
    ...play,
    defs: [...play.actions, ...(step === 'start' ? [] : boundary[phase])],
    leaving: [done, ...(play.endsPhase ? [end] : [])],
  };
  known.set(key, full);
  return full;
}

/** The step the active player is in. */
export const stepNow = (s: RootState): FullStep => fullStep(s.sides[s.active].faction, s.phase, s.step);

/** What is on offer in the step. */
export function stepDefs(s: RootState): readonly RootActionDef[] {
  const step = stepNow(s);
  return step.mayLeave?.(s, s.active) ? [...step.defs, ...step.leaving] : step.defs;
}

export function stepExists(faction: FactionId, phase: Phase, step: StepId): boolean {
  return stepPlay(plays[faction], phase, step) !== undefined;
}
