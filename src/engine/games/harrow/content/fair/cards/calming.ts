import type { Seat } from '../../../../../kernel/game.ts';
import { sum } from '../../../../../kit/sum.ts';
import type { Emit } from '../../../action.ts';
import { effectFrame } from '../../../flow.ts';
import { hestersCubes, requireHester } from '../../../rules/hester/hester.ts';
import { fairSeat, hesterSeat } from '../../../state/players.ts';
import type { HarrowState } from '../../../state.ts';
import { close, type Effect, type EffectFrame } from '../../effect.ts';
import { traits } from '../../factions/traits.ts';
import { type Terrain, terrains } from '../../maps/layout.ts';
import type { FairCard } from './card.ts';

/** Of each opponent. */
const most = 2;

/** The opponents are asked about one after the other, in the order of their seats. */
const ownerOf = ({ step }: EffectFrame): Seat => step - 1;

const cubesOfSeat = (s: HarrowState, seat: Seat): number =>
  seat === hesterSeat ? sum(hestersCubes(s)) : s.seats[seat].cubes;

function calm(s: HarrowState, owner: Seat, colour: string, emit: Emit): void {
  if (owner !== hesterSeat) {
    s.seats[owner].cubes--;
    s.seats[owner].cubesLeft++;
    emit({ type: 'cubesCalmed', owner, cubes: 1 });
    return;
  }
  const hester = requireHester(s);
  const i = terrains.indexOf(colour as Terrain);
  hester.cubes[i]--;
  hester.supply[i]++;
  emit({ type: 'cubesCalmed', owner, cubes: 1, terrain: terrains[i] });
}

function goOn(frame: EffectFrame): void {
  frame.step++;
  frame.left = most;
}

/** HC-FFC-3: up to two cubes of each opponent leave the battleground, one by one. */
const effect: Effect = {
  options(s, frame, out) {
    const owner = ownerOf(frame);
    if (owner > hesterSeat || frame.left === 0) return;
    if (owner !== hesterSeat) {
      if (s.seats[owner].cubes > 0) out.push({ type: 'choose', option: traits[s.seats[owner].faction].colour });
      return;
    }
    hestersCubes(s).forEach((n, i) => {
      if (n > 0) out.push({ type: 'choose', option: terrains[i] });
    });
  },
  apply(s, frame, action, emit) {
    if (action.type !== 'choose') return;
    frame.left--;
    calm(s, ownerOf(frame), action.option, emit);
  },
  stop(s, frame) {
    if (ownerOf(frame) >= hesterSeat) close(s);
    else goOn(frame);
  },
  skips: () => true,
};

export const calming: FairCard = {
  id: 'f_calming',
  rule: 'HC-FFC-3',
  cost: 2,
  canPlay: (s) => [...s.seats.map((_, seat) => seat), hesterSeat].some((seat) => cubesOfSeat(s, seat) > 0),
  play(s) {
    s.flow.push(effectFrame(fairSeat, 'f_calming', most));
  },
  effect,
};
