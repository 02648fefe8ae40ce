import type { VNode } from 'preact';
import { type Terrain, terrains } from '../../../engine/games/harrow/content/maps/layout.ts';
import type { CubeColour } from '../../../engine/games/harrow/state/cubes.ts';
import { hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { h } from '../../dom.ts';

export const isTerrainCube = (colour: CubeColour): colour is Terrain =>
  (terrains as readonly CubeColour[]).includes(colour);

/** A small cube among words. */
export function cubeIcon(colour: CubeColour): VNode {
  const style = `background-image:url(art/harrow/cube-${colour}.svg)`;
  return h('i', { class: 'battle-cube', style, 'aria-hidden': 'true' });
}

/** Cubes of these colours as pictures with their numbers. */
export function cubeCounts(colours: readonly CubeColour[], counts: readonly number[]): VNode[] {
  return colours.map((colour, i) => {
    const n = counts[i] ?? 0;
    return h('span', { class: `cubes${n === 0 ? ' none' : ''}`, 'aria-hidden': 'true' }, cubeIcon(colour), String(n));
  });
}

/** Terrain cubes by name and number, for those who listen; `cubes` in the order of the game's colours. */
export function terrainText(cubes: readonly number[]): string {
  return terrains.map((terrain, i) => `${t(`terms:terrain.${terrain}`)} ${cubes[hesterSeat + i] ?? 0}`).join(', ');
}

/** Hester's cubes as pictures with their numbers. */
export function terrainCounts(cubes: readonly number[]): VNode {
  const own = cubeCounts(terrains, cubes.slice(hesterSeat, hesterSeat + terrains.length));
  return h('span', { class: 'terrain-cubes', role: 'img', 'aria-label': terrainText(cubes) }, own);
}
