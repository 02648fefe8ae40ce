import type { Seat } from '../../../../kernel/game.ts';
import type { Emit } from '../../action.ts';
import type { Hex } from '../../county.ts';
import { effectFrame } from '../../flow.ts';
import type { Doll } from '../../state/kammi.ts';
import { hesterSeat } from '../../state/players.ts';
import type { HarrowState } from '../../state.ts';
import type { Group } from '../movement.ts';
import { score } from '../scoring.ts';
import { kammiSeat, requireKammi, revealIdentity, selfHex } from './kammi.ts';

/** HC-DOLL-7 */
const dollPoints = 4;

export function dollAt(s: HarrowState, hex: Hex): Doll | undefined {
  return s.kammi?.dolls.find((doll) => doll.hex === hex);
}

/** HC-DOLL-2: may a doll come to this hex? */
export const hasRoomForDoll = (s: HarrowState, hex: Hex): boolean => dollAt(s, hex) === undefined;

/** HC-DOLL-6, 7: the real doll, turned up, is nothing Kammi herself carries. */
function mayCarry(s: HarrowState, { seat, to, haints, legend, second }: Group, doll: Doll): boolean {
  if (!doll.up || seat !== kammiSeat(s)) return true;
  const { self: herself } = requireKammi(s);
  return (
    haints > 0 || (legend && herself !== 'first') || (second === true && herself !== 'second') || selfHex(s) !== to
  );
}

/** HC-DOLL-1, HC-DOLL-3: units have left a hex with a doll; before anything else happens somebody says whether it comes along. */
export function askForDoll(s: HarrowState, group: Group, byHester: boolean): void {
  const { kammi } = s;
  if (kammi === undefined) return;
  const { from, to } = group;
  const doll = dollAt(s, from);
  if (doll === undefined || !hasRoomForDoll(s, to) || !mayCarry(s, group, doll)) return;
  kammi.carrying.push({ seat: byHester ? hesterSeat : group.seat, from, to });
}

/** Opens what is to be asked about dolls; true if there is anything. */
export function openCarrying(s: HarrowState): boolean {
  const { kammi } = s;
  if (kammi === undefined || kammi.carrying.length === 0) return false;
  const waiting = kammi.carrying;
  kammi.carrying = [];
  for (const { seat, from, to } of waiting.reverse()) {
    s.flow.push({ ...effectFrame(seat, 'carry_doll'), marks: [from, to] });
  }
  return true;
}

export function moveDoll(s: HarrowState, seat: Seat, from: Hex, to: Hex, emit: Emit): void {
  const doll = dollAt(s, from);
  if (doll === undefined) throw new Error('no doll is there');
  doll.hex = to;
  emit({ type: 'dollMoved', seat, from, to });
}

function removeDoll(s: HarrowState, doll: Doll): void {
  const kammi = requireKammi(s);
  kammi.dolls = kammi.dolls.filter((each) => each !== doll);
}

/** HC-DOLL-6, 7: a doll with one of Kammi's legends is turned up: a decoy is gone, the real one she takes herself. */
function examine(s: HarrowState, doll: Doll, emit: Emit): void {
  const seat = kammiSeat(s);
  const { hex } = doll;
  if (doll.face === 'hidden') return;
  const { legendHex, secondHex } = s.seats[seat];
  if (doll.face === 'decoy') {
    removeDoll(s, doll);
    emit({ type: 'dollRevealed', seat, hex, face: doll.face });
    return;
  }
  if (!doll.up) {
    doll.up = true;
    emit({ type: 'dollRevealed', seat, hex, face: doll.face });
  }
  // Whether she takes it tells who is there, unless both are.
  if (legendHex !== secondHex) revealIdentity(s, emit);
  if (selfHex(s) !== hex) return;
  removeDoll(s, doll);
  requireKammi(s).taken = true;
  emit({ type: 'dollTaken', seat, hex });
  score(s, seat, dollPoints, 'doll', emit);
}

/** HC-DOLL-6: Kammi's clean-up. */
export function examineDolls(s: HarrowState, emit: Emit): void {
  const { legendHex, secondHex } = s.seats[kammiSeat(s)];
  for (const doll of [...requireKammi(s).dolls]) {
    if (doll.hex === legendHex || doll.hex === secondHex) examine(s, doll, emit);
  }
}
