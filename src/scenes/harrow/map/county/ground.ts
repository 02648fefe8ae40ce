import type { Layout } from '../../../../app/harrow/layout.ts';
import { closeness } from '../../../../app/harrow/map-view.ts';
import { maps } from '../../../../engine/games/harrow/content/maps/maps.ts';
import { hexGroup } from '../../../../engine/games/harrow/content/solo/cards.ts';
import { county, distance, type Hex, hexCount } from '../../../../engine/games/harrow/county.ts';
import type { PileId } from '../../../../engine/games/harrow/state/solo.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import { factionsOf } from '../../../../session/harrow/seats.ts';
import { harrowPalette } from '../../../../ui/harrow/styles/palette.ts';
import { inkOf, palette } from '../../../../ui/styles/palette.ts';
import type { Need } from '../../../stage-scene.ts';
import type { HarrowScene } from '../../harrow-scene.ts';
import { hexCentre, hexCorners } from '../hex-centres.ts';
import { pieceScale } from '../scale.ts';
import { mistNeeds } from './mist.ts';

const variants = 3;

/** How a hex is marked; each mark has a front that lies over whoever stands there. */
const hexMarks = ['legal', 'selected', 'target', 'focus'] as const;
export type HexMark = (typeof hexMarks)[number];

function tileKey(kind: string, hex: Hex, small: boolean): string {
  const variant = kind === 'brambles' ? 1 : (hex % variants) + 1;
  return `terrain-${small ? 's-' : ''}${kind}-${variant}`;
}

export function groundNeeds(layout: Layout, s: HarrowState): Need[] {
  const { small, tile } = pieceScale(layout);
  const mark = small ? 's-' : '';
  const kinds = ['bog', 'wetlands', 'plains', 'forest', 'mountain'];
  return [
    [`table-${layout.id}`],
    [`sheet-${layout.id}`],
    ...(s.hester ? [[`sheet-hester-${layout.id}`] as Need] : []),
    ...(s.kammi ? [[`sheet-kammi-${layout.id}`] as Need] : []),
    ...(s.fair ? [[`sheet-fair-${layout.id}`] as Need] : []),
    ...mistNeeds(layout, s),
    ...kinds.flatMap((kind) => [1, 2, 3].map((n): Need => [`terrain-${mark}${kind}-${n}`, tile])),
    [`terrain-${mark}brambles-1`, tile],
    [`storm-${mark}printed`, tile],
    [`storm-${mark}token`, tile],
    ...factionsOf(s).map((faction): Need => [`home-${mark}${faction}`, tile]),
    ...hexMarks.flatMap((name): Need[] => [
      [`hex-${mark}${name}`, tile],
      [`hex-${mark}front-${name}`, tile],
    ]),
    [small ? 'cost-badge-s' : 'cost-badge', small ? 1 : tile],
    [small ? 'blade-badge-s' : 'blade-badge', small ? 1 : tile],
  ];
}

export function drawTable(scene: HarrowScene): void {
  scene.ground(`table-${scene.layout.id}`);
}

/** The sheets of the county, one over the other: the plain one, and those of Hester and the Fair Folk where they play. */
export interface Sheets {
  readonly plain: Phaser.GameObjects.Image;
  readonly hester?: Phaser.GameObjects.Image;
  readonly fair?: Phaser.GameObjects.Image;
}

/** The sheet and the 37 hexes: drawn once. */
export function drawGround(scene: HarrowScene, s: HarrowState, layer: Phaser.GameObjects.Container): Sheets {
  const { layout } = scene;
  const { small, tile } = pieceScale(layout);
  const mark = small ? 's-' : '';
  const layoutOfMap = maps[s.config.map];
  const [cx, cy] = layout.map.centre;
  const sheets: Sheets = {
    plain: scene.art(`sheet-${s.kammi ? 'kammi-' : ''}${layout.id}`, cx, cy, 1, layer),
    hester: s.hester && scene.art(`sheet-hester-${layout.id}`, cx, cy, 1, layer),
    fair: s.fair && scene.art(`sheet-fair-${layout.id}`, cx, cy, 1, layer),
  };
  for (let hex = 0; hex < hexCount; hex++) {
    const { x, y } = hexCentre(layout, hex);
    scene.art(tileKey(layoutOfMap.kinds[hex], hex, small), x, y, tile, layer);
    if (layoutOfMap.printedStorms[hex]) scene.art(`storm-${mark}printed`, x, y, tile, layer);
  }
  drawHomes(scene, s, layer);
  return sheets;
}

/** The flags of the home hexes, or of those that are meant. */
export function drawHomes(
  scene: HarrowScene,
  s: HarrowState,
  layer: Phaser.GameObjects.Container,
  isMeant: (home: Hex) => boolean = () => true,
): void {
  const { small, tile } = pieceScale(scene.layout);
  for (const { faction, home } of s.seats) {
    if (!isMeant(home)) continue;
    const { x, y } = hexCentre(scene.layout, home);
    scene.art(`home-${small ? 's-' : ''}${faction}`, x, y, tile, layer);
  }
}

/** Beside the left corner of a hex of side 49, where pieces seldom stand. */
const numberPlace = { x: -36, y: 0 } as const;

const paper = palette.parchment;
/** Paper with the ink of a pile. */
const pileColours: Readonly<Record<PileId, string>> = {
  tactics: harrowPalette.protectorsPale,
  upgrades: harrowPalette.familyPale,
  goblins: harrowPalette.goblinsPale,
};

/**
 * The number of each hex (HC-MAP-25), by which the log speaks of it: cut into the ground, small and pale. In the solo game
 * in the colour of the pile whose cards name it.
 */
export function drawNumbers(scene: HarrowScene, s: HarrowState, layer: Phaser.GameObjects.Container): void {
  const { layout } = scene;
  const { small, spread } = pieceScale(layout);
  const colourOf = (hex: Hex): string => {
    const pile = s.solo && hexGroup(hex);
    return pile ? pileColours[pile] : paper;
  };
  for (let hex = 0; hex < hexCount; hex++) {
    const { x, y } = hexCentre(layout, hex);
    const style = { size: small ? 8.5 : 14, font: 'Grenze', weight: 700, colour: colourOf(hex), stroke: 3 } as const;
    const label = scene.label(String(hex + 1), x + numberPlace.x * spread, y + numberPlace.y, style, layer);
    label.setAlpha(0.85);
    if (small) label.setResolution(label.style.resolution * closeness(layout));
  }
}

/** Darkness by steps away from the light; in Hester's county it is deeper and warmer. */
const nights = {
  plain: { colour: inkOf(palette.night), steps: [0, 0, 0.14, 0.28, 0.4, 0.4, 0.4] },
  hester: { colour: inkOf(harrowPalette.murk), steps: [0, 0, 0.16, 0.34, 0.46, 0.46, 0.46] },
} as const;

/** Night falls in rings round the hexes that are lit. */
export function drawNight(
  scene: HarrowScene,
  graphics: Phaser.GameObjects.Graphics,
  lit: readonly Hex[],
  kind: keyof typeof nights,
): void {
  const { layout } = scene;
  const side = layout.map.hexSide - 1.5;
  const { colour: night, steps } = nights[kind];
  graphics.clear();
  county.forEach((_, hex) => {
    const alpha = steps[Math.min(...lit.map((source) => distance(hex, source)))] ?? 0;
    if (alpha === 0) return;
    graphics.fillStyle(night, alpha).fillPoints(hexCorners(side, hexCentre(layout, hex)), true);
  });
}
