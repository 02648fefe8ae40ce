import type { Seat } from '../../../../kernel/game.ts';
import type { Emit, HarrowAction } from '../../action.ts';
import { hexCount } from '../../county.ts';
import { effectFrame } from '../../flow.ts';
import { fillSquare, hasRoomOn, leaveMap, requireHester } from '../../rules/hester/hester.ts';
import { hesterSeat } from '../../state/players.ts';
import type { HarrowState } from '../../state.ts';
import { chapterOf } from '../chapters/chapters.ts';
import { close, type Effect } from '../effect.ts';
import type { Larder } from './larder.ts';

/** HC-EAT-1, 2: the legend Hester shares a hex with, if its side of her board has an empty square. */
export function victimOf(s: HarrowState): Seat | undefined {
  const hester = requireHester(s);
  const seat = s.seats.findIndex((own) => own.legendHex === hester.hex);
  return seat >= 0 && hasRoomOn(hester, seat) ? seat : undefined;
}

function larderOf(s: HarrowState): Larder {
  const { larder } = chapterOf(s);
  if (!larder) throw new Error('nothing is devoured in this chapter');
  return larder;
}

function eat(s: HarrowState, option: string, emit: Emit): void {
  const hester = requireHester(s);
  const victim = victimOf(s);
  if (victim === undefined || hester.hex === undefined) throw new Error('no legend is there to be devoured');
  const { hex } = hester;
  const token = larderOf(s).take(s, victim, option);
  emit({ type: 'devoured', victim, token });
  leaveMap(hester);
  emit({ type: 'hesterLeft', hex, why: 'fed' });
  fillSquare(s, victim, token, emit);
}

/** HC-EAT-1 to 4: step 1 is Hester's meal, step 2 the path token that leaves the map with a scroll. */
export const devour: Effect = {
  options(s, { step }, out: HarrowAction[]) {
    if (step === 2) {
      for (let hex = 0; hex < hexCount; hex++) if (s.paths[hex] > 0) out.push({ type: 'take', what: 'path', hex });
      return;
    }
    const victim = victimOf(s);
    if (victim === undefined) return;
    for (const option of larderOf(s).options(s, victim)) out.push({ type: 'choose', option });
  },
  apply(s, { seat }, action, emit) {
    close(s);
    if (action.type === 'choose') eat(s, action.option, emit);
    if (action.type !== 'take') return;
    s.paths[action.hex]--;
    emit({ type: 'pathTaken', seat, hex: action.hex });
  },
  mayStop: (_s, { step }) => step === 1,
  asks: (_s, { step }) => String(step),
  skips: () => true,
};

/** Opens the meal if there is one. */
export function offerMeal(s: HarrowState): void {
  if (victimOf(s) !== undefined) s.flow.push(effectFrame(hesterSeat, 'devour'));
}
