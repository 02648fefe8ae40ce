import type { RootActionDef } from './action.ts';
import { done, end } from './actions/leave.ts';
import { activate, isWindowOpen, opensAtStart, takeDominance, useIn } from './actions/window.ts';
import { byFaction } from './factions/by-faction.ts';
import { traitsOf } from './factions/factions.ts';
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

/** All of them of one shape: they are asked at every decision. */
interface FullStep {
  /** With what fits in between; then with the ways out, too. */
  readonly staying: readonly RootActionDef[];
  readonly leaving: readonly RootActionDef[];
  readonly auto: StepPlay['auto'];
  readonly waits: StepPlay['waits'];
  readonly mayLeave: StepPlay['mayLeave'];
}

function fullStep({ actions, auto, waits, mayLeave, endsPhase }: StepPlay, phase: Phase, step: StepId): FullStep {
  const staying = [...actions, ...(step === 'start' ? [] : boundary[phase])];
  return { staying, leaving: [...staying, done, ...(endsPhase ? [end] : [])], auto, waits, mayLeave };
}

type Steps = { readonly [S in StepId]?: FullStep };

function stepsIn(faction: FactionId, phase: Phase): Steps {
  return Object.fromEntries(
    traitsOf({ faction }).steps[phase].map((step) => {
      const play = stepPlay(plays[faction], phase, step);
      if (!play) throw new Error(`${faction} has no step ${step} in ${phase}`);
      return [step, fullStep(play, phase, step)];
    }),
  );
}

/** Every step of every faction, made once. */
const steps = byFaction((faction) => ({
  birdsong: stepsIn(faction, 'birdsong'),
  daylight: stepsIn(faction, 'daylight'),
  evening: stepsIn(faction, 'evening'),
}));

/** The step the active player is in. */
export function stepNow(s: RootState): FullStep {
  const step = steps(s.sides[s.active].faction)[s.phase][s.step];
  if (!step) throw new Error(`no step ${s.step} in ${s.phase}`);
  return step;
}

/** What is on offer in the step. */
export function stepDefs(s: RootState): readonly RootActionDef[] {
  const step = stepNow(s);
  return step.mayLeave?.(s, s.active) ? step.leaving : step.staying;
}
