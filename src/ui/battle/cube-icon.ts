import { factions } from '../../engine/games/harrow/content/factions/factions.ts';
import type { FactionId } from '../../engine/games/harrow/state.ts';
import { h } from '../dom.ts';

/** A small cube of a faction among words. */
export function cubeIcon(faction: FactionId): HTMLElement {
  const style = `background-image:url(art/cube-${factions[faction].colour}.svg)`;
  return h('i', { class: 'battle-cube', style, 'aria-hidden': 'true' });
}
