import { type EffectId, type FrameOf, topFrame } from '../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { kammiSeat } from '../../../src/engine/games/harrow/rules/kammi/kammi.ts';
import { pointsToEnd } from '../../../src/engine/games/harrow/rules/points-to-end.ts';
import { hesterSeat } from '../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { sum } from '../../../src/engine/kit/sum.ts';

type Met = (s: HarrowState) => boolean;

const effectOf =
  (by: EffectId, also: (frame: FrameOf<'effect'>, s: HarrowState) => boolean = () => true): Met =>
  (s) => {
    const frame = topFrame(s);
    return frame?.kind === 'effect' && frame.by === by && also(frame, s);
  };

const isKammis = (s: HarrowState): boolean => topFrame(s)?.seat === kammiSeat(s);

/** It is Hester's to say. */
const isHesters = (s: HarrowState): boolean => topFrame(s)?.seat === hesterSeat;

const infectedOfKammi = (s: HarrowState): number => sum(s.hester?.infected[kammiSeat(s)] ?? []);

const turnOf = (s: HarrowState, jarless: boolean): boolean => {
  const frame = topFrame(s);
  return frame?.kind === 'turn' && (frame.jar === undefined) === jarless;
};

/** Situations of real games of chapter 4. */
export const kammiSituations = {
  kammiTokens: effectOf('kammi_set_up', ({ step }) => step === 1),
  kammiSelf: effectOf('kammi_set_up', ({ step }) => step === 3),
  kammiHaints: effectOf('kammi_set_up', ({ step }) => step === 4),
  kammiDolls: effectOf('doll_set_up', ({ step }) => step === 1),
  /** Cards in hand and in play, both hoods still on. */
  kammiTurn: (s) => turnOf(s, true) && isKammis(s) && s.round >= 2 && s.seats[1].spent.length > 0 && !s.kammi?.revealed,
  kammiRival: (s) => turnOf(s, true) && !isKammis(s) && s.round >= 2 && !s.kammi?.revealed,
  kammiFound: (s) => turnOf(s, true) && isKammis(s) && s.kammi?.revealed === true,
  kammiGrid: effectOf('kammi_grid', ({ step }, s) => step === 1 && s.round >= 2),
  kammiToken: effectOf('kammi_grid', ({ step, marks }) => step === 2 && marks.length === 2),
  kammiCarry: effectOf('carry_doll'),
  /** A group of a legend and haints. */
  kammiGroup: (s) => {
    const moves = harrow.legal(s).filter((action) => action.type === 'move');
    return isKammis(s) && moves.some(({ haints, legend, second }) => haints > 0 && (legend || second));
  },
  kammiLegendJar: (s) => topFrame(s)?.kind === 'legend' && isKammis(s),
  kammiTree: (s) => topFrame(s)?.kind === 'tree' && s.round >= 2,
  kammiStrike: (s) => topFrame(s)?.kind === 'strike',
  kammiLast: (s) => turnOf(s, true) && s.turn === 5 && s.seats.some(({ points }) => points >= pointsToEnd),
  kammiOver: (s) => s.result !== undefined,
} as const satisfies Record<string, Met>;

/** A game of chapter 5 between the Family and Kammi, with Hester. */
export const kammiThreeSituations = {
  /** Her turn, both hoods on, while Hester walks and something burns. */
  trioKammi: (s) => turnOf(s, true) && isKammis(s) && infectedOfKammi(s) > 0 && s.kammi?.revealed === false,
  trioRival: (s) => turnOf(s, true) && topFrame(s)?.seat === 0 && s.round >= 2 && infectedOfKammi(s) > 0,
  trioHester: (s) => topFrame(s)?.kind === 'hester' && s.round >= 2 && infectedOfKammi(s) > 0,
  /** HC-HINT-8: Hester leads an infected haint away from a doll. */
  trioCarry: effectOf('carry_doll', (_, s) => isHesters(s)),
  trioInfect: (s) => topFrame(s)?.kind === 'infect' && harrow.legal(s).length > 2,
  /** HC-EAT-5: she stands with a hooded legend. */
  trioFire: effectOf('new_fire', ({ marks }, s) => s.kammi?.dolls.some(({ hex }) => hex === marks[0]) === true),
  /** She attacks a fire, or Hester. */
  trioSiege: (s) => {
    const frame = topFrame(s);
    return frame?.kind === 'tree' && frame.on === 'hester' && isKammis(s);
  },
  trioOver: (s) => s.result !== undefined,
} as const satisfies Record<string, Met>;
