import type Phaser from 'phaser';
import { maps } from '../../engine/games/harrow/content/maps/maps.ts';
import type { Hex } from '../../engine/games/harrow/county.ts';
import { rageUnits } from '../../engine/games/harrow/rules/attack.ts';
import { nailsUnder } from '../../engine/games/harrow/rules/nails.ts';
import { type FactionId, factionIds, type HarrowState, legendIds } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import type { Asking, Attack, Fight } from '../../session/fight.ts';
import { fighterPlaces, fighterRect } from '../../ui/battle/fighter-places.ts';
import type { Layout, Rect } from '../../ui/layout.ts';
import type { Need, StageScene } from '../stage-scene.ts';
import { paint } from './cube-colour.ts';

const ink = 0x14110f;
const night = 0x1d2330;
/** The portrait without its anchor margin, at scale 1. */
const portraitSize = [196, 235] as const;
/** The standee beside haints of scale 1, and the haint in a portrait of scale 1. */
const standeeShare = 0.79;
const portraitHaint = 1.66;
/** The nail and the rage token beside haints of scale 1. */
const nailShare = 0.75;
const rageShare = 1.1;
const rageHeight = 44;

export interface Fighter {
  readonly seat: Seat;
  readonly hex: Hex;
  readonly legend: Phaser.GameObjects.Image | undefined;
  /** The nailed ones first. */
  readonly haints: Phaser.GameObjects.Image[];
  readonly nails: Phaser.GameObjects.Image[];
  /** Units besides those drawn one by one: Malachi's rage counts as two. */
  readonly more: number;
  readonly count: Phaser.GameObjects.Text;
}

export function fighterNeeds(layout: Layout): Need[] {
  const { portrait, hex, units } = fighterPlaces[layout.id];
  const [, , w, h] = layout.battle.attacker;
  const pieces: Need[] = [
    [`panel-${w}x${h}`],
    ...legendIds.flatMap((id): Need[] => [
      [`portrait-${id}`, portrait[2]],
      [`standee-${id}`, units.scale * standeeShare],
    ]),
    ...factionIds.flatMap((id): Need[] => [
      [`haint-${id}`, units.scale],
      [`haint-${id}`, portrait[2] * portraitHaint],
    ]),
    ['nail', units.scale * nailShare],
    ['rage', units.scale * rageShare],
  ];
  if (!hex) return pieces;
  const scale = hex[2];
  const tiles = ['bog', 'wetlands', 'plains', 'forest', 'mountain'].flatMap((kind) =>
    [1, 2, 3].map((n): Need => [`terrain-${kind}-${n}`, scale]),
  );
  return [
    ...pieces,
    ...tiles,
    ['terrain-brambles-1', scale],
    ['storm-printed', scale],
    ['storm-token', scale],
    ...factionIds.map((id): Need => [`home-${id}`, scale]),
  ];
}

/** Draws both sides of a fight, or the legend that asks the tree, into the container. */
export function drawFighters(
  scene: StageScene,
  s: HarrowState,
  fight: Fight,
  parent: Phaser.GameObjects.Container,
): Fighter[] {
  parent.removeAll(true);
  return fight.kind === 'attack' ? drawSides(scene, s, fight, parent) : drawAsker(scene, s, fight, parent);
}

type Parent = Phaser.GameObjects.Container;

function drawSides(scene: StageScene, s: HarrowState, fight: Attack, parent: Parent): Fighter[] {
  return s.seats.map((own, seat) => {
    const isAttacker = seat === fight.attacker;
    const hex = isAttacker ? fight.from : fight.to;
    drawPanel(scene, own.faction, parent);
    const fighter = drawUnits(scene, s, seat, hex, isAttacker && fight.rage, parent);
    const units = fighter.haints.length + (fighter.legend ? 1 : 0) + fighter.more;
    fighter.count.setText(String(units));
    return fighter;
  });
}

/** HC-TREE-6: the other panel only holds the words of the power. */
function drawAsker(scene: StageScene, s: HarrowState, { attacker }: Asking, parent: Parent): Fighter[] {
  for (const { faction } of s.seats) drawPanel(scene, faction, parent);
  return [drawUnits(scene, s, attacker, s.seats[attacker].legendHex, false, parent)];
}

function drawPanel(scene: StageScene, faction: FactionId, parent: Parent): void {
  const [px, py, w, h] = fighterRect(scene.layout.battle, faction);
  scene.art(`panel-${w}x${h}`, px, py, 1, parent);
}

/** Who stands on a hex: portrait, ground, and the pieces in a row. Where rage attacks, it stands for its legend. */
function drawUnits(
  scene: StageScene,
  s: HarrowState,
  seat: Seat,
  hex: Hex,
  rages: boolean,
  parent: Phaser.GameObjects.Container,
): Fighter {
  const { layout } = scene;
  const own = s.seats[seat];
  const places = fighterPlaces[layout.id];
  const rect = fighterRect(layout.battle, own.faction);
  const [px, py] = rect;
  const [x, y, scale] = places.portrait;
  const hasLegend = own.legendHex === hex;
  if (hasLegend || rages) scene.art(`portrait-${own.legend}`, px + x, py + y, scale, parent);
  else drawHaintPortrait(scene, own.faction, px + x, py + y, scale, parent);
  if (places.hex) drawHex(scene, s, hex, own.faction, [px + places.hex[0], py + places.hex[1]], places.hex[2], parent);
  drawLines(scene, rect, places.lines, parent);
  const { units } = places;
  const feet = (place: number) => px + units.x + units.step * place;
  const ground = py + units.y;
  const legend = hasLegend
    ? scene.art(`standee-${own.legend}`, feet(0), ground, units.scale * standeeShare, parent)
    : undefined;
  if (rages) scene.art('rage', feet(0), ground - rageHeight * units.scale, units.scale * rageShare, parent);
  const first = hasLegend || rages ? 1 : 0;
  const haints = Array.from({ length: own.haints[hex] }, (_, i) =>
    scene.art(`haint-${own.faction}`, feet(i + first), ground, units.scale, parent),
  );
  const nail = (place: number) => scene.art('nail', feet(place), ground + 3, units.scale * nailShare, parent);
  if (nailsUnder(s, seat, 'legend', hex) > 0) nail(0);
  const nails = Array.from({ length: nailsUnder(s, seat, 'haint', hex) }, (_, i) => nail(i + first));
  const [cx, cy, size] = places.count;
  const style = { size, font: 'Grenze Gotisch', weight: 800, colour: paint[own.faction].css } as const;
  const count = scene.label('', px + cx, py + cy, style, parent);
  return { seat, hex, legend, haints, nails, more: rages ? rageUnits : 0, count };
}

/** Where no legend fights, one of the haints stands for its side. */
function drawHaintPortrait(
  scene: StageScene,
  faction: FactionId,
  x: number,
  y: number,
  scale: number,
  parent: Phaser.GameObjects.Container,
): void {
  const [w, h] = [portraitSize[0] * scale, portraitSize[1] * scale];
  const g = scene.add.graphics();
  g.fillStyle(night).fillRect(x, y, w, h);
  g.fillStyle(paint[faction].hex, 0.75);
  const [cx, cy] = [x + w / 2, y + h * 0.52];
  const rays = 22;
  for (let i = 0; i < rays; i++) {
    const angle = ((i + 0.5) / rays) * 2 * Math.PI;
    const far = Math.min(w / 2 / Math.abs(Math.cos(angle)), (h * 0.48) / Math.abs(Math.sin(angle))) * 0.95;
    const near = far * (i % 2 === 0 ? 0.42 : 0.56);
    const wide = 0.055;
    g.fillTriangle(
      cx + Math.cos(angle) * near,
      cy + Math.sin(angle) * near,
      cx + Math.cos(angle - wide) * far,
      cy + Math.sin(angle - wide) * far,
      cx + Math.cos(angle + wide) * far,
      cy + Math.sin(angle + wide) * far,
    );
  }
  g.lineStyle(Math.max(2, 5 * scale), ink).strokeRect(x, y, w, h);
  parent.add(g);
  scene.art(`haint-${faction}`, cx, y + h * 0.86, scale * portraitHaint, parent);
}

function drawHex(
  scene: StageScene,
  s: HarrowState,
  hex: Hex,
  faction: FactionId,
  [x, y]: readonly [number, number],
  scale: number,
  parent: Phaser.GameObjects.Container,
): void {
  const map = maps[s.config.map];
  const kind = map.kinds[hex];
  const side = 49 * scale;
  const corners = [0, 1, 2, 3, 4, 5].map((i) => ({
    x: x + (side + 1) * Math.cos((i * Math.PI) / 3),
    y: y + (side + 1) * Math.sin((i * Math.PI) / 3),
  }));
  scene.art(`terrain-${kind}-${kind === 'brambles' ? 1 : (hex % 3) + 1}`, x, y, scale, parent);
  const home = s.seats.find((each) => each.home === hex);
  if (home) scene.art(`home-${home.faction}`, x, y, scale, parent);
  if (map.printedStorms[hex]) scene.art('storm-printed', x, y, scale, parent);
  else if (s.storms[hex] > 0) scene.art('storm-token', x, y, scale, parent);
  const rim = scene.add.graphics();
  rim.lineStyle(6, ink).strokePoints(corners, true, true).lineStyle(2.6, paint[faction].hex);
  parent.add(rim.strokePoints(corners, true, true));
}

function drawLines(
  scene: StageScene,
  [x, y, w]: Rect,
  heights: readonly number[],
  parent: Phaser.GameObjects.Container,
): void {
  const g = scene.add.graphics();
  g.lineStyle(1.4, ink);
  for (const height of heights) g.lineBetween(x + 14, y + height, x + w - 14, y + height);
  parent.add(g);
}
