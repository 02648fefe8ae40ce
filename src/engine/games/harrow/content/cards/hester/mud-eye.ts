import type { Seat } from '../../../../../kernel/game.ts';
import { effectFrame } from '../../../flow.ts';
import { gainCubes } from '../../../rules/attack.ts';
import { requireHester } from '../../../rules/hester/hester.ts';
import { cubesOf, gainTerrain } from '../../../rules/hester/terrain-cubes.ts';
import { hesterSeat } from '../../../state/players.ts';
import type { HarrowState } from '../../../state.ts';
import { close } from '../../effect.ts';
import { type Terrain, terrains } from '../../maps/layout.ts';
import type { HesterCard } from '../hester-card.ts';

/** The opponents with the fewest cubes on the battleground. */
function poorest(s: HarrowState): Seat[] {
  const least = Math.min(...s.seats.map((own) => own.cubes));
  return s.seats.map((_, seat) => seat).filter((seat) => s.seats[seat].cubes === least);
}

/** HC-HCD-4: step 1, in a tie, chooses the opponent who gains a cube; step 2 the colour of Hester's. */
export const mudEye: HesterCard = {
  id: 'h_mud_eye',
  rule: 'HC-HCD-4',
  canCall: (s) => requireHester(s).supply.some((n) => n > 0),
  call(s) {
    s.flow.push(effectFrame(hesterSeat, 'h_mud_eye'));
  },
  effect: {
    options(s, { step }, out) {
      if (step === 1) {
        for (const seat of poorest(s)) out.push({ type: 'choose', option: s.seats[seat].faction });
        return;
      }
      const { supply } = requireHester(s);
      terrains.forEach((terrain, i) => {
        if (supply[i] > 0) out.push({ type: 'choose', option: terrain });
      });
    },
    apply(s, frame, action, emit) {
      if (action.type !== 'choose') return;
      if (frame.step === 1) {
        frame.step = 2;
        const seat = s.seats.findIndex(({ faction }) => faction === action.option);
        emit({ type: 'cubesGiven', seat, cubes: gainCubes(s, seat, 1) });
        return;
      }
      close(s);
      gainTerrain(s, cubesOf(action.option as Terrain, 1), emit);
    },
    settle(s, frame, emit) {
      const [seat, ...others] = poorest(s);
      if (frame.step !== 1 || others.length > 0) return false;
      frame.step = 2;
      emit({ type: 'cubesGiven', seat, cubes: gainCubes(s, seat, 1) });
      return true;
    },
    mayStop: () => false,
    asks: (_s, { step }) => step,
  },
};
