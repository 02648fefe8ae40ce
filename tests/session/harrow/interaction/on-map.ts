import { type Interaction, interactionOf } from '../../../../src/session/harrow/interaction/interaction.ts';
import { sourcesOf, type Target, targetsOf } from '../../../../src/session/harrow/interaction/spot-offers.ts';

/** What the deciding seat can do, with what is on offer on the map in plain lists. */
export interface OnMap extends Interaction {
  readonly sources: readonly number[];
  readonly targets: readonly Target[];
}

export function onMap(...asked: Parameters<typeof interactionOf>): OnMap {
  const interaction = interactionOf(...asked);
  return { ...interaction, sources: sourcesOf(interaction), targets: targetsOf(interaction) };
}
