import type { Emit } from '../../action.ts';
import { allHexes, brambles, type Hex } from '../../county.ts';
import { hasFire, isOccupied } from '../../rules/occupancy.ts';
import { lastDiscard } from '../../rules/solo/solo.ts';
import type { HarrowState } from '../../state.ts';
import { close, type Effect, type EffectFrame } from '../effect.ts';
import { soloCards } from './cards.ts';

type Objective = 'townsfolk' | 'building';

const objectiveOf = ({ step }: EffectFrame): Objective => (step === 1 ? 'townsfolk' : 'building');

/** HC-SOLO-21: no units (Hester is one), no fire, no objective of the other faction; HC-BASE-4: no townsfolk on the brambles. */
function mayStand(s: HarrowState, what: Objective, hex: Hex): boolean {
  if (hasFire(s, hex) || s.townsfolk[hex] + s.buildings[hex] > 0) return false;
  if (what === 'townsfolk' && hex === brambles) return false;
  return !isOccupied(s, hex);
}

function places(s: HarrowState, frame: EffectFrame): Hex[] {
  const hexes = soloCards[lastDiscard(s)].hexes ?? allHexes;
  return hexes.filter((hex) => mayStand(s, objectiveOf(frame), hex));
}

function place(s: HarrowState, what: Objective, hex: Hex, only: boolean, emit: Emit): void {
  close(s);
  (what === 'townsfolk' ? s.townsfolk : s.buildings)[hex]++;
  emit({ type: 'soloObjective', what, hex, card: lastDiscard(s), only });
}

/** HC-SOLO-21 to 23: the objective comes to one of the card's hexes; if neither will do, another card is turned over. */
export const objective: Effect = {
  options(s, frame, out) {
    for (const hex of places(s, frame)) out.push({ type: 'put', what: objectiveOf(frame), hex });
  },
  apply(s, frame, action, emit) {
    if (action.type === 'put') place(s, objectiveOf(frame), action.hex, false, emit);
  },
  settle(s, frame, emit) {
    const what = objectiveOf(frame);
    const [hex, ...others] = places(s, frame);
    if (others.length > 0) return 'offers';
    if (hex !== undefined) {
      place(s, what, hex, true, emit);
      return true;
    }
    close(s);
    s.flow.push({ kind: 'pile', seat: frame.seat, why: what, again: true });
    emit({ type: 'soloHexesBarred', card: lastDiscard(s), why: what });
    return true;
  },
  mayStop: () => false,
  asks: (_s, frame) => objectiveOf(frame),
};
