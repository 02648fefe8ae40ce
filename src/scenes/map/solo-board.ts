import type Phaser from 'phaser';
import { firstField } from '../../engine/games/harrow/content/solo/cards.ts';
import { strengthOf } from '../../engine/games/harrow/rules/solo/fields.ts';
import { factionIds, type HarrowState, pileIds, type SoloField, soloFields } from '../../engine/games/harrow/state.ts';
import { hesterPlaces } from '../../ui/hester-places.ts';
import type { Layout } from '../../ui/layout.ts';
import { type SoloPlaces, soloPlaces } from '../../ui/solo-places.ts';
import type { Need, StageScene } from '../stage-scene.ts';

/** Flames on the fields are smaller than on Hester's board. */
const flameScale = 12.5 / 17;

export function soloBoardNeeds(layout: Layout): Need[] {
  const { fieldScale, pileScale, small } = soloPlaces(layout.id);
  const flame = small ? 0.5 : flameScale;
  return [
    ...soloFields.flatMap((field) => factionIds.map((faction): Need => [`solo-field-${field}-${faction}`, fieldScale])),
    ['solo-field-lit', fieldScale],
    ['solo-strength', small ? 0.78 : 1],
    ['flame', flame],
    ['flame-empty', flame],
    ...pileIds.map((pile): Need => [`solo-pile-${pile}`, pileScale]),
  ];
}

/** The field whose turn it is while the rivals act: the flow's first frame tells the step (HC-SOLO-29). */
export function activeField(s: HarrowState): SoloField | undefined {
  const [bottom] = s.flow;
  if (bottom?.kind !== 'solo' || !s.solo?.card || s.solo.active === undefined) return undefined;
  const place = bottom.step - 6;
  if (place < 0 || place > 2) return undefined;
  return soloFields[(soloFields.indexOf(firstField(s.solo.card)) + place) % soloFields.length];
}

function drawField(
  scene: StageScene,
  s: HarrowState,
  field: SoloField,
  [left, top]: readonly [number, number],
  places: SoloPlaces,
  layer: Phaser.GameObjects.Container,
): void {
  const { fieldScale, small } = places;
  const [x, y] = [left + places.fields[field][0], top + places.fields[field][1]];
  const active = s.solo?.active;
  const isLit = activeField(s) === field;
  if (isLit) scene.art('solo-field-lit', x, y, fieldScale, layer);
  const faction = s.seats[active ?? 0].faction;
  const disc = scene.art(`solo-field-${field}-${faction}`, x, y, fieldScale, layer);
  if (active === undefined) disc.setAlpha(0.45);
  const [sx, sy] = places.strength[field];
  scene.art('solo-strength', x + sx, y + sy, small ? 0.78 : 1, layer);
  scene.label(String(strengthOf(s, field)), x + sx, y + sy, { size: small ? 14 : 17 }, layer);
  const tokens = s.solo?.tokens[soloFields.indexOf(field)] ?? 0;
  const [fx, fy] = places.flames[field];
  const [dx, dy] = places.flameStep[field];
  const flame = small ? 0.5 : flameScale;
  for (let i = 0; i < Math.max(1, tokens); i++) {
    scene.art(i < tokens ? 'flame' : 'flame-empty', x + fx + dx * i, y + fy + dy * i, flame, layer);
  }
}

/** Fields, strengths, flames and piles on the solo board; its card is drawn by the overlay, with its words. */
export function drawSoloBoard(scene: StageScene, s: HarrowState, layer: Phaser.GameObjects.Container): void {
  const { layout } = scene;
  const { solo } = s;
  if (!solo) return;
  const [left, top] = hesterPlaces[layout.id].solo.board;
  const places = soloPlaces(layout.id);
  for (const field of soloFields) drawField(scene, s, field, [left, top], places, layer);
  pileIds.forEach((pile, i) => {
    const [x, y] = places.piles[pile];
    const image = scene.art(`solo-pile-${pile}`, left + x, top + y, places.pileScale, layer);
    if (solo.piles[i].length === 0) image.setAlpha(0.3);
  });
}
