import type { Layout } from '../../../../app/harrow/layout.ts';
import type { Rect } from '../../../../app/stage.ts';
import { features } from '../../../../engine/games/harrow/content/chapters/features.ts';
import { legendTokens } from '../../../../engine/games/harrow/state/kammi.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../../engine/kernel/game.ts';
import { decidingSeat } from '../../../../session/harrow/deciding.ts';
import { couldBe, openlyOn, tokenNumeral, underHood } from '../../../../session/harrow/kammi.ts';
import { factionsOf } from '../../../../session/harrow/seats.ts';
import { isNorth } from '../../../../ui/harrow/map/shelves.ts';
import { plaqueRail } from '../../../../ui/harrow/map/table-sides.ts';
import { harrowPalette } from '../../../../ui/harrow/styles/palette.ts';
import { inkOf, palette } from '../../../../ui/styles/palette.ts';
import type { Need } from '../../../stage-scene.ts';
import { factsOf } from '../../art-facts.ts';
import type { HarrowScene } from '../../harrow-scene.ts';
import type { Point } from '../hex-centres.ts';
import { panelKey } from './frames.ts';
import { drawPlate, plateNeeds } from './plate.ts';
import { inside, railLooks } from './rail-looks.ts';

const portraitWidth = 196;

export function plaqueOf(layout: Layout, s: HarrowState, seat: Seat): Rect {
  const { north, south } = plaqueRail(layout, s);
  return isNorth(s, seat) ? north : south;
}

export function plaqueCentre(layout: Layout, s: HarrowState, seat: Seat): Point {
  const [x, y, w, h] = plaqueOf(layout, s, seat);
  return { x: x + w / 2, y: y + h / 2 };
}

/** The middle of the edge towards the shelves. */
export function plaqueEdge(layout: Layout, s: HarrowState, seat: Seat): Point {
  const [x, y, w, h] = plaqueOf(layout, s, seat);
  return { x: x + w / 2, y: isNorth(s, seat) ? y + h : y };
}

/** With a plate on the plaque, portrait and dial leave room for what the seat has in reserve. */
function sizes(layout: Layout, s: HarrowState) {
  const { wheel: hasPlate, solo } = features[s.config.mode];
  const { portrait, inset, dial } = railLooks[layout.id].plaque;
  const kind = solo ? 'solo' : hasPlate ? 'plate' : 'plain';
  const dialScale = dial.scale[kind];
  return {
    portrait: portrait[kind] / portraitWidth,
    inset: solo ? inset.solo : inset.plain,
    dial: dial.key,
    dialScale,
    pip: dial.pip * dialScale,
    number: dial.number * dialScale,
  };
}

/** Centre of the point dial on a plaque; with a plate on it the dial moves aside. */
export function dialCentre(layout: Layout, s: HarrowState, seat: Seat): readonly [number, number] {
  const { wheel: hasPlate, cards, solo } = features[s.config.mode];
  const { at } = railLooks[layout.id].plaque.dial;
  const inOrder = [
    [hasTwo(s, seat), at.two],
    [solo, at.solo],
    [hasPlate, at.plate],
    [cards, at.cards],
  ] as const;
  return inside(plaqueOf(layout, s, seat), inOrder.find(([is]) => is)?.[1] ?? at.plain);
}

export function plaqueNeeds(layout: Layout, s: HarrowState): Need[] {
  const { north, south } = plaqueRail(layout, s);
  const size = sizes(layout, s);
  return [
    ...[north, south].flatMap((rect): Need[] => [[panelKey(rect)], [panelKey(rect, '-active')]]),
    ...s.seats.flatMap((_, seat) => portraitNeeds(layout, s, seat)),
    ...factionsOf(s).flatMap((faction): Need[] => [
      [`${size.dial}${faction}`, size.dialScale],
      [`pip-on-${faction}`, size.pip],
    ]),
    ...(features[s.config.mode].wheel ? plateNeeds(layout, s) : []),
    ...(features[s.config.mode].cards ? [['lantern-lit', railLooks[layout.id].plaque.lantern.scale] as Need] : []),
  ];
}

/** HC-KAM-5: Kammi's plaque shows both her legends. */
const hasTwo = (s: HarrowState, seat: Seat): boolean => s.seats[seat].faction === 'kammi';

function portraitNeeds(layout: Layout, s: HarrowState, seat: Seat): Need[] {
  if (!hasTwo(s, seat)) return [[`portrait-${s.seats[seat].legend}`, sizes(layout, s).portrait]];
  const scale = railLooks[layout.id].plaque.two.width / portraitWidth;
  const keyhole = scale * keyholeShare;
  return [
    ['portrait-hidden', scale],
    ...couldBe(s, seat).flatMap((who): Need[] => [
      [`portrait-${who}`, scale],
      [`keyhole-${who}`, keyhole],
    ]),
  ];
}

/** A keyhole in parts of the portrait it lies on. */
const keyholeShare = 2.2;
const portraitHeight = 235;

/** Hoods until one of them is hit; she alone sees who looks out through which keyhole (HC-KAM-50). */
function drawTwo(
  scene: HarrowScene,
  s: HarrowState,
  seat: Seat,
  [left, top]: Rect,
  layer: Phaser.GameObjects.Container,
): void {
  const { x, y, step, width, strip } = railLooks[scene.layout.id].plaque.two;
  const scale = width / portraitWidth;
  const height = portraitHeight * scale;
  legendTokens.forEach((token, i) => {
    const [px, py] = [left + x + step * i, top + y];
    scene.art(`portrait-${openlyOn(s, seat, token) ?? 'hidden'}`, px, py, scale, layer);
    const under = underHood(s, seat, token);
    if (under) scene.art(`keyhole-${under}`, px + width * 0.68, py + height * 0.74, scale * keyholeShare, layer);
    if (strip === 0) return;
    const base = scene.add.rectangle(px, py + height, width, strip, inkOf(harrowPalette.kammi)).setOrigin(0, 0);
    layer.add(base.setStrokeStyle(2, inkOf(palette.ink)));
    scene.label(
      tokenNumeral(token),
      px + width / 2,
      py + height + strip / 2,
      { size: 13, colour: palette.parchment },
      layer,
    );
  });
}

export const lanternName = 'lantern';

/** Where the lantern stands on the plaque of a seat: before the portrait. */
export function lanternFoot(layout: Layout, s: HarrowState, seat: Seat): readonly [number, number] {
  const [x, y] = plaqueOf(layout, s, seat);
  const { at } = railLooks[layout.id].plaque.lantern;
  const [dx, dy] = hasTwo(s, seat) ? at.two : features[s.config.mode].wheel ? at.plate : at.plain;
  return [x + dx, y + dy];
}

function drawDial(scene: HarrowScene, s: HarrowState, seat: Seat, layer: Phaser.GameObjects.Container): void {
  const { faction, points } = s.seats[seat];
  const size = sizes(scene.layout, s);
  const [x, y] = dialCentre(scene.layout, s, seat);
  scene.art(`${size.dial}${faction}`, x, y, size.dialScale, layer);
  const { pips = [] } = factsOf(scene, `${size.dial}${faction}`);
  pips.slice(0, points).forEach(([dx, dy]) => {
    scene.art(`pip-on-${faction}`, x + dx * size.dialScale, y + dy * size.dialScale, size.pip, layer);
  });
  scene.label(
    String(points),
    x,
    y,
    { size: size.number, font: 'Grenze Gotisch', weight: 800, colour: palette.parchment, stroke: 3 },
    layer,
  );
}

/** A seat's panel: who leads it, its points, and its plate. */
export function drawPlaque(scene: HarrowScene, s: HarrowState, seat: Seat, layer: Phaser.GameObjects.Container): void {
  const { layout } = scene;
  const { inset, portrait } = sizes(layout, s);
  const rect = plaqueOf(layout, s, seat);
  const active = decidingSeat(s) === seat && s.result === undefined;
  scene.art(panelKey(rect, active ? '-active' : ''), rect[0], rect[1], 1, layer);
  if (hasTwo(s, seat)) drawTwo(scene, s, seat, rect, layer);
  else scene.art(`portrait-${s.seats[seat].legend}`, rect[0] + inset, rect[1] + inset, portrait, layer);
  drawDial(scene, s, seat, layer);
  if (features[s.config.mode].wheel) drawPlate(scene, s, seat, rect, layer);
  // Where cards are counted there is no room for the word.
  if (s.lantern === seat && features[s.config.mode].cards) {
    const [x, y] = lanternFoot(layout, s, seat);
    scene.art('lantern-lit', x, y, railLooks[layout.id].plaque.lantern.scale, layer).setName(lanternName);
  }
}
