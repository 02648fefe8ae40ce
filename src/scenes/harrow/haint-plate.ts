import type Phaser from 'phaser';
import type { FactionId } from '../../engine/games/harrow/state/players.ts';
import { palette } from '../../ui/styles/palette.ts';
import type { Need } from '../stage-scene.ts';
import { factsOf } from './art-facts.ts';
import type { HarrowScene } from './harrow-scene.ts';

/** The haints on a plate, in parts of its own scale; their picture has its own unit. */
const haintScale = 0.23 / 0.82;
const paper = palette.parchment;

/** A haint wheel (HC-WHL-1): where its spoon points, and what was laid on it; a pale one had no haint to lay there (HC-OQ-5). */
export interface HaintPlate {
  readonly faction: FactionId;
  readonly spoon: number;
  readonly kills: readonly { readonly faction: FactionId; readonly pale?: boolean }[];
}

export function haintPlateNeeds(scale: number, factions: readonly FactionId[]): Need[] {
  return [
    ['plate', scale],
    ...factions.flatMap((faction): Need[] => [
      [`plate-mark-${faction}`, scale],
      [`spoon-${faction}`, scale],
      [`haint-${faction}`, haintScale * scale],
    ]),
  ];
}

export function spoonAngle(scene: HarrowScene, spoon: number): number {
  return factsOf(scene, 'plate').angles?.[spoon - 1] ?? 0;
}

/** Draws the plate with 1, 2 and 3, the spoon that points at one of them and the killed haints; gives the spoon. */
export function drawHaintPlate(
  scene: HarrowScene,
  [x, y]: readonly [number, number],
  scale: number,
  { faction, spoon, kills }: HaintPlate,
  layer: Phaser.GameObjects.Container,
): Phaser.GameObjects.Image {
  const { digits = [], haints = [] } = factsOf(scene, 'plate');
  const put = (key: string, [dx, dy]: readonly number[], size = scale) =>
    scene.art(key, x + dx * scale, y + dy * scale, size, layer);
  put('plate', [0, 0]);
  put(`plate-mark-${faction}`, digits[spoon - 1] ?? [0, 0]);
  const image = put(`spoon-${faction}`, [0, 0]).setAngle(spoonAngle(scene, spoon));
  digits.forEach(([dx, dy], i) => {
    const colour = i + 1 === spoon ? paper : undefined;
    const size = 15 * Math.max(scale, 0.92);
    scene.label(String(i + 1), x + dx * scale, y + dy * scale, { size, colour }, layer);
  });
  const places = haints[Math.min(kills.length, haints.length) - 1] ?? [];
  places.forEach((place, i) => {
    const { faction: owner, pale } = kills[i];
    put(`haint-${owner}`, place, haintScale * scale).setAlpha(pale ? 0.45 : 1);
  });
  return image;
}
