import type { Seat } from '../../../../kernel/game.ts';
import type { Emit, HarrowAction } from '../../action.ts';
import { neighbours } from '../../county.ts';
import { effectFrame } from '../../flow.ts';
import { drawCard } from '../../rules/cards.ts';
import { askForDoll, hasRoomForDoll, moveDoll } from '../../rules/kammi/dolls.ts';
import { requireKammi, selfHex } from '../../rules/kammi/kammi.ts';
import { arrive, findAt, single } from '../../rules/movement.ts';
import { isLegendNailed } from '../../rules/nails.ts';
import { hasFire, hasUnits } from '../../rules/occupancy.ts';
import { closerTo } from '../../rules/shift.ts';
import { nowhere } from '../../state/kammi.ts';
import type { HarrowState } from '../../state.ts';
import type { EffectFrame } from '../effect.ts';
import { gridRows } from '../kammi/prepare.ts';
import { nextScroll, skipScroll } from './scrolls.ts';
import type { LegendTrack } from './track.ts';

/** HC-TRK-35: rows without a token in their black zone that have not got a cube in this activation. */
function openRows(s: HarrowState, marks: readonly number[]): number[] {
  const { waitingRow } = requireKammi(s);
  return Array.from({ length: gridRows }, (_, row) => row).filter((row) => row !== waitingRow && !marks.includes(row));
}

function layCubes(s: HarrowState, seat: Seat, rows: readonly number[], emit: Emit): void {
  const { gridCubes } = requireKammi(s);
  for (const row of rows) gridCubes[row]++;
  s.seats[seat].cubesLeft -= rows.length;
  emit({ type: 'gridCubesLaid', seat, rows });
}

function dollPulls(s: HarrowState, out: HarrowAction[]): void {
  const herself = selfHex(s);
  if (herself === undefined) return;
  const closer = closerTo(herself);
  for (const { hex: from } of requireKammi(s).dolls) {
    for (const to of neighbours[from]) {
      if (closer(from, to) && hasRoomForDoll(s, to) && !hasFire(s, to))
        out.push({ type: 'shift', what: 'doll', from, to });
    }
  }
}

function canSwap(s: HarrowState, seat: Seat): boolean {
  const { legendHex, secondHex } = s.seats[seat];
  if (legendHex === nowhere || secondHex === nowhere || legendHex === secondHex) return false;
  return !isLegendNailed(s, seat, 'legend') && !isLegendNailed(s, seat, 'second');
}

/** HC-TRK-35: Kammi and her goblin change places; each of them comes to a hex. */
function swap(s: HarrowState, seat: Seat, emit: Emit): void {
  const own = s.seats[seat];
  const { legendHex: first, secondHex: second } = own;
  const groups = [single(seat, 'legend', false, first, second), single(seat, 'second', false, second, first)];
  own.legendHex = second;
  own.secondHex = first;
  emit({ type: 'legendsSwapped', seat, first: second, second: first });
  for (const group of groups) {
    askForDoll(s, group, false);
    arrive(s, group, 0, findAt(s, group.to), emit);
  }
}

/** The owner of the units on the doll's hex is asked whether one comes along; only one side can be there. */
function askToFollow(s: HarrowState, from: number, to: number): void {
  const owner = s.seats.findIndex((_, seat) => hasUnits(s, seat, from));
  if (owner >= 0) s.flow.push({ ...effectFrame(owner, 'follow_doll'), marks: [from, to] });
}

/** Would one of the collected scrolls do something now? */
function canUseLater(s: HarrowState, seat: Seat): boolean {
  const { scrolls, deck } = s.seats[seat];
  const pulls: HarrowAction[] = [];
  if (scrolls >= 1) dollPulls(s, pulls);
  return pulls.length > 0 || (scrolls >= 2 && deck.length > 0) || (scrolls >= 3 && canSwap(s, seat));
}

const canLay = (s: HarrowState, seat: Seat): boolean => s.seats[seat].cubesLeft > 0;

function options(s: HarrowState, { seat, step, marks }: EffectFrame, out: HarrowAction[]): void {
  switch (step) {
    case 1:
      // Where there are cubes for all rows, nothing is asked.
      if (canLay(s, seat)) for (const row of openRows(s, marks)) out.push({ type: 'choose', option: `row_${row + 1}` });
      break;
    case 2:
      dollPulls(s, out);
      break;
    case 3:
      if (s.seats[seat].deck.length > 0) out.push({ type: 'choose', option: 'card' });
      break;
    default:
      if (canSwap(s, seat)) out.push({ type: 'choose', option: 'swap' });
  }
}

/** HC-TRK-35: cubes on the grid, a doll, a card, and the two legends change places. */
export const gridCubes: LegendTrack = {
  canUse: (s, seat) => canLay(s, seat) || canUseLater(s, seat),
  open(s, seat) {
    s.flow.push(effectFrame(seat, 'grid_track'));
  },
  canUseFirst: canLay,
  openFirst(s, seat) {
    s.flow.push(effectFrame(seat, 'grid_track', 1));
  },
  effect: {
    options,
    apply(s, frame, action, emit) {
      const { seat, step } = frame;
      if (action.type === 'choose' && step === 1) {
        const row = Number(action.option.slice(-1)) - 1;
        frame.marks.push(row);
        layCubes(s, seat, [row], emit);
        if (!canLay(s, seat) || openRows(s, frame.marks).length === 0) nextScroll(s, frame);
        return;
      }
      nextScroll(s, frame);
      if (action.type === 'shift') {
        moveDoll(s, seat, action.from, action.to, emit);
        askToFollow(s, action.from, action.to);
      } else if (action.type === 'choose' && step === 3) drawCard(s, seat, emit);
      else if (action.type === 'choose') swap(s, seat, emit);
    },
    settle(s, frame, emit) {
      const { seat, step, marks } = frame;
      const rows = openRows(s, marks);
      if (step !== 1 || marks.length > 0 || rows.length > s.seats[seat].cubesLeft) return false;
      layCubes(s, seat, rows, emit);
      nextScroll(s, frame);
      return true;
    },
    // HC-OQ-58: the cubes are laid, as far as there are any.
    mayStop: (_s, { step }) => step > 1,
    stop(s, frame) {
      // Without a cube the other scrolls are there all the same.
      if (frame.step === 1) nextScroll(s, frame);
      else skipScroll(s, frame);
    },
    asks: (_s, { step }) => step,
    skips: ({ step }) => step > 1,
  },
};
