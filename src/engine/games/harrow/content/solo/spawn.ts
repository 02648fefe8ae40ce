import type { Emit } from '../../action.ts';
import { allHexes, type Hex } from '../../county.ts';
import { spawnHaint } from '../../rules/movement.ts';
import { canEnter, roomAt } from '../../rules/occupancy.ts';
import { lastDiscard, requireActive, requireCard } from '../../rules/solo/solo.ts';
import type { SoloCardId } from '../../state/cards.ts';
import type { HarrowState } from '../../state.ts';
import { close, type Effect, type EffectFrame } from '../effect.ts';
import { soloCards } from './cards.ts';

/** Step 1: the turn's own card; step 2: one turned over in its place (HC-SOLO-32). */
function cardOf(s: HarrowState, { step }: EffectFrame): SoloCardId {
  return step === 1 ? requireCard(s) : lastDiscard(s);
}

/** HC-SOLO-31: hexes of the card where a haint of the active faction may be. */
function places(s: HarrowState, frame: EffectFrame): Hex[] {
  const seat = requireActive(s);
  const hexes = soloCards[cardOf(s, frame)].hexes ?? allHexes;
  return hexes.filter((hex) => canEnter(s, seat, hex));
}

/** HC-SOLO-31: all on one hex, as many as there are and as the hex has room for. */
function appear(s: HarrowState, { left }: EffectFrame, hex: Hex, only: boolean, emit: Emit): void {
  const seat = requireActive(s);
  const { haintsLeft } = s.seats[seat];
  const room = roomAt(s, seat, hex);
  const haints = Math.min(left, haintsLeft, room);
  close(s);
  const short = haints < left && { short: haintsLeft < room ? ('supply' as const) : ('room' as const) };
  emit({ type: 'soloSpawn', seat, hex, haints, wanted: left, ...short, only });
  for (let i = 0; i < haints; i++) spawnHaint(s, seat, hex, emit);
}

/** HC-SOLO-31, 32: `left` haints of the active faction appear on a hex of the card, or of one turned over in its place. */
export const spawn: Effect = {
  options(s, frame, out) {
    for (const hex of places(s, frame)) out.push({ type: 'put', what: 'haint', hex });
  },
  apply(s, frame, action, emit) {
    if (action.type === 'put') appear(s, frame, action.hex, false, emit);
  },
  settle(s, frame, emit) {
    const seat = requireActive(s);
    if (s.seats[seat].haintsLeft === 0) {
      close(s);
      emit({ type: 'soloNoHaints', seat });
      return true;
    }
    const [hex, ...others] = places(s, frame);
    if (others.length > 0) return 'offers';
    if (hex !== undefined) {
      appear(s, frame, hex, true, emit);
      return true;
    }
    const card = cardOf(s, frame);
    frame.step = 2;
    s.flow.push({ kind: 'pile', seat: frame.seat, why: 'spawn', again: true });
    emit({ type: 'soloHexesBarred', card, why: 'spawn' });
    return true;
  },
  mayStop: () => false,
};
