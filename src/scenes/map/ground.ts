import { maps } from '../../engine/games/harrow/content/maps/maps.ts';
import { county, distance, type Hex, hexCount } from '../../engine/games/harrow/county.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';
import type { Layout } from '../../ui/layout.ts';
import { closeness } from '../../ui/map-view.ts';
import type { Need, StageScene } from '../stage-scene.ts';
import { hexCentre, hexCorners } from './places.ts';
import { pieceScale } from './scale.ts';

const variants = 3;

function tileKey(kind: string, hex: Hex, small: boolean): string {
  const variant = kind === 'brambles' ? 1 : (hex % variants) + 1;
  return `terrain-${small ? 's-' : ''}${kind}-${variant}`;
}

export function groundNeeds(layout: Layout): Need[] {
  const { small, tile } = pieceScale(layout);
  const s = small ? 's-' : '';
  const kinds = ['bog', 'wetlands', 'plains', 'forest', 'mountain'];
  return [
    [`table-${layout.id}`],
    [`sheet-${layout.id}`],
    ...kinds.flatMap((kind) => [1, 2, 3].map((n): Need => [`terrain-${s}${kind}-${n}`, tile])),
    [`terrain-${s}brambles-1`, tile],
    [`storm-${s}printed`, tile],
    [`storm-${s}token`, tile],
    [`home-${s}protectors`, tile],
    [`home-${s}family`, tile],
    ...['legal', 'selected', 'target', 'focus'].map((mark): Need => [`hex-${s}${mark}`, tile]),
    [small ? 'cost-badge-s' : 'cost-badge', small ? 1 : tile],
  ];
}

export function drawTable(scene: StageScene): void {
  scene.art(`table-${scene.layout.id}`, 0, 0);
}

/** The sheet and the 37 hexes: drawn once. */
export function drawGround(scene: StageScene, s: HarrowState, layer: Phaser.GameObjects.Container): void {
  const { layout } = scene;
  const { small, tile } = pieceScale(layout);
  const mark = small ? 's-' : '';
  const layoutOfMap = maps[s.config.map];
  scene.art(`sheet-${layout.id}`, layout.map.centre[0], layout.map.centre[1], 1, layer);
  for (let hex = 0; hex < hexCount; hex++) {
    const { x, y } = hexCentre(layout, hex);
    scene.art(tileKey(layoutOfMap.kinds[hex], hex, small), x, y, tile, layer);
    if (layoutOfMap.printedStorms[hex]) scene.art(`storm-${mark}printed`, x, y, tile, layer);
  }
  for (const { faction, home } of s.seats) {
    const { x, y } = hexCentre(layout, home);
    scene.art(`home-${mark}${faction}`, x, y, tile, layer);
  }
}

/** Beside the left corner of a hex of side 49, where pieces seldom stand. */
const numberSpot = { x: -36, y: 0 } as const;

/** The number of each hex (HC-MAP-25), by which the log speaks of it: cut into the ground, small and pale. */
export function drawNumbers(scene: StageScene, layer: Phaser.GameObjects.Container): void {
  const { layout } = scene;
  const { small, spread } = pieceScale(layout);
  const style = { size: small ? 8.5 : 14, font: 'Grenze', weight: 700, colour: '#e9dcc0', stroke: 3 } as const;
  for (let hex = 0; hex < hexCount; hex++) {
    const { x, y } = hexCentre(layout, hex);
    const label = scene.label(String(hex + 1), x + numberSpot.x * spread, y + numberSpot.y, style, layer);
    label.setAlpha(0.85);
    if (small) label.setResolution(label.style.resolution * closeness(layout));
  }
}

/** Darkness by steps away from the light: 0 / .14 / .28 / .40. */
const nightSteps = [0, 0, 0.14, 0.28, 0.4, 0.4, 0.4];
const night = 0x1d2330;

/** Night falls in rings round the hex that is lit. */
export function drawNight(scene: StageScene, graphics: Phaser.GameObjects.Graphics, lit: Hex): void {
  const { layout } = scene;
  const side = layout.map.hexSide - 1.5;
  graphics.clear();
  county.forEach((_, hex) => {
    const alpha = nightSteps[distance(hex, lit)];
    if (alpha === 0) return;
    graphics.fillStyle(night, alpha).fillPoints(hexCorners(side, hexCentre(layout, hex)), true);
  });
}
