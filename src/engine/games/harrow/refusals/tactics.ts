import { tactics } from '../content/cards/tactics.ts';
import type { EffectFrame } from '../content/effect.ts';
import { type Hex, linesFrom } from '../county.ts';
import { looseHaints } from '../rules/nails.ts';
import { hasUnits } from '../rules/occupancy.ts';
import { closerTo } from '../rules/shift.ts';
import { hasStorm } from '../rules/terrain.ts';
import type { TacticId } from '../state/cards.ts';
import { opponent } from '../state/players.ts';
import type { HarrowState } from '../state.ts';
import { whyNotEnter } from './entering.ts';
import { type Refusal, refuse } from './keys.ts';
import { under, whyNoOwnHaint, whyNoStep, whyTooFar } from './pieces.ts';
import type { Reasons } from './reasons.ts';

/** Enemy haints within reach of the legend, each moved once. */
function whyNoEnemyHaint(s: HarrowState, { by: id, seat, marks }: EffectFrame, hex: Hex, reach: number): Refusal {
  const by = under(tactics[id as TacticId].rule);
  const enemy = opponent(seat);
  if (s.seats[enemy].haints[hex] === 0) return by('noHaintThere');
  const tooFar = whyTooFar(s, seat, hex, reach, by);
  if (tooFar) return tooFar;
  const loose = looseHaints(s, enemy, hex);
  if (loose === 0) return refuse('nailed');
  return by(marks.filter((mark) => mark === hex).length >= loose ? 'movedAlready' : 'noWayOut');
}

const dog = under('HC-TAC-1');
const shot = under('HC-TAC-3');
const gumption = under('HC-TAC-4');
const fire = under('HC-TAC-5');
const reinforcements = under('HC-TAC-7');
const leap = under('HC-TAC-9');
const holler = under('HC-TAC-10');

/** The tactics cards that are played on the map; the others need no hex. */
export const tacticReasons: Readonly<Partial<Record<TacticId, Reasons>>> = {
  t_yellow_dog: {
    rule: 'HC-TAC-1',
    pick: (s, frame, hex) => whyNoEnemyHaint(s, frame, hex, 3),
    aim: (s, { seat }, from, to) =>
      whyNoStep(s, opponent(seat), from, to, dog, {
        leads: closerTo(s.seats[seat].legendHex),
        key: 'notCloserToLegend',
      }),
  },
  t_sure_shot: {
    rule: 'HC-TAC-3',
    pick: (s, { seat }, hex) =>
      shot(linesFrom[s.seats[seat].legendHex].some((line) => line.includes(hex)) ? 'noTokenThere' : 'notInLine'),
  },
  t_gumption: {
    rule: 'HC-TAC-4',
    pick: (s, { seat }, hex) => (s.townsfolk[hex] === 0 ? gumption('noTownsfolkThere') : whyNotEnter(s, seat, hex)),
  },
  t_witchfire: { rule: 'HC-TAC-5', pick: () => fire('hexNotEmpty') },
  t_reinforcements: {
    rule: 'HC-TAC-7',
    pick: (s, { seat }, hex) => whyNoOwnHaint(s, seat, hex, reinforcements) ?? reinforcements('noWayOut'),
    aim(s, { seat }, from, to) {
      if (from === to) return reinforcements('sameHex');
      return hasUnits(s, seat, to) ? whyNotEnter(s, seat, to) : reinforcements('noUnitToJoin');
    },
  },
  t_stir_storm: {
    rule: 'HC-TAC-9',
    pick: () => leap('legendOnly'),
    aim(s, { seat }, from, to) {
      const lands = linesFrom[from].some(([over, behind]) => behind === to && hasStorm(s, over));
      return lands ? whyNotEnter(s, seat, to) : leap('leapOverStorm');
    },
  },
  t_holler: {
    rule: 'HC-TAC-10',
    pick(s, frame, hex) {
      if (frame.step === 1) return undefined;
      if (frame.step === 3 && frame.marks.length > 0) return holler('sameHaint');
      return whyNoEnemyHaint(s, frame, hex, frame.step === 2 ? 1 : 2);
    },
    aim(s, { seat, step, marks }, from, to) {
      if (step === 3 && marks[0] === to) return holler('notBack');
      return whyNoStep(s, opponent(seat), from, to, holler);
    },
  },
};
