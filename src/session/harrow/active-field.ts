import { firstField } from '../../engine/games/harrow/content/solo/cards.ts';
import { type SoloField, soloFields } from '../../engine/games/harrow/state/solo.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';

/** The field whose turn it is while the rivals act: the flow's first frame tells the step (HC-SOLO-29). */
export function activeField({ flow: [bottom], solo }: HarrowState): SoloField | undefined {
  if (bottom?.kind !== 'solo' || !solo?.card || solo.active === undefined) return undefined;
  const place = bottom.step - 6;
  if (place < 0 || place > 2) return undefined;
  return soloFields[(soloFields.indexOf(firstField(solo.card)) + place) % soloFields.length];
}
