import type { Seat } from '../../../../kernel/game.ts';
import type { Emit, HarrowAction } from '../../action.ts';
import { type Hex, hexCount } from '../../county.ts';
import { effectFrame } from '../../flow.ts';
import { fillSquare, hasRoomOn, leaveMap, requireHester } from '../../rules/hester/hester.ts';
import { discardInPlay, goblinToken, isKammis, revealIdentity } from '../../rules/kammi/kammi.ts';
import { legendsAt } from '../../rules/occupancy.ts';
import { type LegendToken, legendTokens } from '../../state/kammi.ts';
import { hesterSeat } from '../../state/players.ts';
import type { HarrowState } from '../../state.ts';
import { chapterOf } from '../chapters/chapters.ts';
import { close, type Effect, type EffectFrame } from '../effect.ts';
import type { Larder } from './larder.ts';

/** HC-EAT-1, 2: whose legend Hester shares a hex with, if its side of her board has an empty square. */
export function victimOf(s: HarrowState): Seat | undefined {
  const hester = requireHester(s);
  const { hex } = hester;
  if (hex === undefined) return undefined;
  const seat = s.seats.findIndex((_, owner) => legendsAt(s, owner, hex) > 0);
  return seat >= 0 && hasRoomOn(hester, seat) ? seat : undefined;
}

/** Steps: the meal, the path token that goes with a scroll, and before the meal which of Kammi's legends it is. */
const steps = { meal: 1, path: 2, which: 3 } as const;

/** HC-EAT-5: is it the goblin? `left` says of which token: 1 the first, 2 the second, unless only one is there. */
function isGoblin(s: HarrowState, { left }: EffectFrame, victim: Seat): boolean {
  if (!isKammis(s, victim)) return false;
  const { hex } = requireHester(s);
  const isSecond = left === 0 ? s.seats[victim].legendHex !== hex : left === 2;
  return goblinToken(s) === (isSecond ? 'second' : 'first');
}

/** HC-EAT-5: no token, she stays, and everybody knows the goblin, who has no cards in play any more. */
function refuseMeal(s: HarrowState, victim: Seat, hex: Hex, emit: Emit): void {
  emit({ type: 'mealRefused', victim, hex });
  revealIdentity(s, emit);
  discardInPlay(s, emit);
}

function larderOf(s: HarrowState): Larder {
  const { larder } = chapterOf(s);
  if (!larder) throw new Error('nothing is devoured in this chapter');
  return larder;
}

function eat(s: HarrowState, frame: EffectFrame, option: string, emit: Emit): void {
  const hester = requireHester(s);
  const victim = victimOf(s);
  if (victim === undefined || hester.hex === undefined) throw new Error('no legend is there to be devoured');
  const { hex } = hester;
  if (isGoblin(s, frame, victim)) {
    refuseMeal(s, victim, hex, emit);
    return;
  }
  const token = larderOf(s).take(s, victim, option);
  emit({ type: 'devoured', victim, token });
  leaveMap(hester);
  emit({ type: 'hesterLeft', hex, why: 'fed' });
  fillSquare(s, victim, token, emit);
}

/** HC-EAT-1 to 5 */
export const devour: Effect = {
  options(s, { step }, out: HarrowAction[]) {
    if (step === steps.which) {
      for (const option of legendTokens) out.push({ type: 'choose', option });
      return;
    }
    if (step === steps.path) {
      for (let hex = 0; hex < hexCount; hex++) if (s.paths[hex] > 0) out.push({ type: 'take', what: 'path', hex });
      return;
    }
    const victim = victimOf(s);
    if (victim === undefined) return;
    for (const option of larderOf(s).options(s, victim)) out.push({ type: 'choose', option });
  },
  apply(s, frame, action, emit) {
    const { seat, step } = frame;
    if (action.type === 'choose' && step === steps.which) {
      frame.step = steps.meal;
      frame.left = 1 + legendTokens.indexOf(action.option as LegendToken);
      return;
    }
    close(s);
    if (action.type === 'choose') eat(s, frame, action.option, emit);
    if (action.type !== 'take') return;
    s.paths[action.hex]--;
    emit({ type: 'pathTaken', seat, hex: action.hex });
  },
  mayStop: (_s, { step }) => step !== steps.path,
  asks: (_s, { step }) => step,
  skips: () => true,
};

/** Opens the meal if there is one; with both of Kammi's legends there Hester says first which she means. */
export function offerMeal(s: HarrowState): void {
  const victim = victimOf(s);
  const { hex } = requireHester(s);
  if (victim === undefined || hex === undefined) return;
  const step = legendsAt(s, victim, hex) > 1 ? steps.which : steps.meal;
  if (larderOf(s).options(s, victim).length > 0) s.flow.push(effectFrame(hesterSeat, 'devour', 0, step));
}
