import type Phaser from 'phaser';
import { firstField } from '../../engine/games/harrow/content/solo/cards.ts';
import { factionIds, type HarrowState, pileIds, type SoloField, soloFields } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { hesterPlaces } from '../../ui/hester-places.ts';
import type { Layout } from '../../ui/layout.ts';
import { soloPlaces } from '../../ui/solo-places.ts';
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

/** The middle of a field on the stage. */
export function fieldPlace({ layout }: StageScene, field: SoloField): readonly [number, number] {
  const [left, top] = hesterPlaces[layout.id].solo.board;
  const [x, y] = soloPlaces(layout.id).fields[field];
  return [left + x, top + y];
}

/** What a field shows: whose it is (nobody's before a side is chosen), its flames, and whether it is its turn. */
interface FieldLook {
  readonly seat: Seat | undefined;
  readonly tokens: number;
  readonly isLit: boolean;
}

export function drawField(
  scene: StageScene,
  { seat, tokens, isLit }: FieldLook,
  field: SoloField,
  layer: Phaser.GameObjects.Container,
): void {
  const { fieldScale, small, strength, flames, flameStep } = soloPlaces(scene.layout.id);
  const [x, y] = fieldPlace(scene, field);
  if (isLit) scene.art('solo-field-lit', x, y, fieldScale, layer);
  const disc = scene.art(`solo-field-${field}-${factionIds[seat ?? 0]}`, x, y, fieldScale, layer);
  if (seat === undefined) disc.setAlpha(0.45);
  const [sx, sy] = strength[field];
  scene.art('solo-strength', x + sx, y + sy, small ? 0.78 : 1, layer);
  scene.label(String(1 + tokens), x + sx, y + sy, { size: small ? 14 : 17 }, layer);
  const [fx, fy] = flames[field];
  const [dx, dy] = flameStep[field];
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
  soloFields.forEach((field, i) => {
    const look = { seat: solo.active, tokens: solo.tokens[i], isLit: activeField(s) === field };
    drawField(scene, look, field, layer);
  });
  pileIds.forEach((pile, i) => {
    const [x, y] = places.piles[pile];
    const image = scene.art(`solo-pile-${pile}`, left + x, top + y, places.pileScale, layer);
    if (solo.piles[i].length === 0) image.setAlpha(0.3);
  });
}
