import type { Emit } from '../../action.ts';
import { firstField } from '../../content/solo/cards.ts';
import { effectFrame } from '../../flow.ts';
import { type SoloField, soloFields } from '../../state/solo.ts';
import type { HarrowState } from '../../state.ts';
import { gainCubes } from '../attack.ts';
import { requireHester } from '../hester/hester.ts';
import { requireActive, requireCard, requireSolo } from './solo.ts';

/** HC-SOLO-28: the tokens are laid one by one, clockwise from the first field on. */
export function tokensOnFields(first: SoloField, tokens: number): number[] {
  const at = soloFields.indexOf(first);
  const out = soloFields.map(() => 0);
  for (let i = 0; i < tokens; i++) out[(at + i) % soloFields.length]++;
  return out;
}

/** HC-SOLO-29: clockwise, beginning with the card's field; `place` counts from it. */
function fieldAt(first: SoloField, place: number): SoloField {
  return soloFields[(soloFields.indexOf(first) + place) % soloFields.length];
}

export function fieldOrder(first: SoloField): SoloField[] {
  return soloFields.map((_, place) => fieldAt(first, place));
}

export function strengthOf(s: HarrowState, field: SoloField): number {
  return 1 + requireSolo(s).tokens[soloFields.indexOf(field)];
}

export function layTokens(s: HarrowState, emit: Emit): void {
  const solo = requireSolo(s);
  const first = firstField(requireCard(s));
  solo.tokens = tokensOnFields(first, requireHester(s).actions);
  emit({ type: 'soloTokensLaid', first, tokens: solo.tokens });
}

/** HC-SOLO-29 to 33: one field is activated, `place` counts from the card's field. */
export function activateField(s: HarrowState, place: number, emit: Emit): void {
  const field = fieldAt(firstField(requireCard(s)), place);
  const seat = requireActive(s);
  const strength = strengthOf(s, field);
  emit({ type: 'soloField', seat, field, strength, place });
  switch (field) {
    case 'cube':
      emit({ type: 'soloCubes', seat, cubes: gainCubes(s, seat, strength), wanted: strength });
      break;
    case 'spawn':
      s.flow.push(effectFrame(s.active, 'solo_spawn', strength));
      break;
    case 'move':
      s.flow.push(effectFrame(s.active, 'solo_march', strength));
      break;
  }
}
