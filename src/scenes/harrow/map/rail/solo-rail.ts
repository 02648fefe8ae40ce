import type Phaser from 'phaser';
import type { Layout } from '../../../../app/harrow/layout.ts';
import type { FactionId } from '../../../../engine/games/harrow/state/players.ts';
import { pileIds, type SoloField, soloFields } from '../../../../engine/games/harrow/state/solo.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import { activeField } from '../../../../session/harrow/active-field.ts';
import { factionsOf } from '../../../../session/harrow/seats.ts';
import { hesterRailPlaces } from '../../../../ui/harrow/map/hester-rail-places.ts';
import { soloPlaces } from '../../../../ui/harrow/map/solo-rail-places.ts';
import type { Need } from '../../../stage-scene.ts';
import type { HarrowScene } from '../../harrow-scene.ts';

/** Flames on the fields are smaller than on Hester's board. */
const flameScale = 12.5 / 17;

/** Whose colours a field shows: nobody's before a side is chosen. */
const owners = (s: HarrowState): readonly (FactionId | 'nobody')[] => [...factionsOf(s), 'nobody'];

export function soloBoardNeeds(layout: Layout, s: HarrowState): Need[] {
  const { fieldScale, pileScale, small } = soloPlaces(layout.id);
  const flame = small ? 0.5 : flameScale;
  return [
    ...soloFields.flatMap((field) => owners(s).map((owner): Need => [`solo-field-${field}-${owner}`, fieldScale])),
    ['solo-field-lit', fieldScale],
    ['solo-strength', small ? 0.78 : 1],
    ['flame', flame],
    ['flame-empty', flame],
    ...pileIds.map((pile): Need => [`solo-pile-${pile}`, pileScale]),
  ];
}

/** The middle of a field on the stage. */
export function fieldPlace({ layout }: HarrowScene, field: SoloField): readonly [number, number] {
  const [left, top] = hesterRailPlaces[layout.id].solo.board;
  const [x, y] = soloPlaces(layout.id).fields[field];
  return [left + x, top + y];
}

/** A field with its strength and its flames. */
function drawField(
  scene: HarrowScene,
  field: SoloField,
  owner: FactionId | 'nobody',
  tokens: number,
  layer: Phaser.GameObjects.Container,
): void {
  const { fieldScale, small, strength, flames, flameStep } = soloPlaces(scene.layout.id);
  const [x, y] = fieldPlace(scene, field);
  scene.art(`solo-field-${field}-${owner}`, x, y, fieldScale, layer);
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

const fieldsName = 'solo fields';

/** The fields: in the colours of the faction that plays the card, light round the one whose turn it is. */
export function drawFields(scene: HarrowScene, s: HarrowState, layer: Phaser.GameObjects.Container): void {
  const { solo } = s;
  if (!solo) return;
  const lit = activeField(s);
  if (lit) scene.art('solo-field-lit', ...fieldPlace(scene, lit), soloPlaces(scene.layout.id).fieldScale, layer);
  const owner = solo.active === undefined ? 'nobody' : s.seats[solo.active].faction;
  soloFields.forEach((field, i) => {
    drawField(scene, field, owner, solo.tokens[i], layer);
  });
}

/** The fields as they lie on the board now. */
export function fieldsOn(board: Phaser.GameObjects.Container): Phaser.GameObjects.Container | undefined {
  return (board.getByName(fieldsName) as Phaser.GameObjects.Container | null) ?? undefined;
}

/** Fields and piles on the solo board; its card is drawn by the overlay, with its words. */
export function drawSoloBoard(scene: HarrowScene, s: HarrowState, layer: Phaser.GameObjects.Container): void {
  const { layout } = scene;
  const { solo } = s;
  if (!solo) return;
  const [left, top] = hesterRailPlaces[layout.id].solo.board;
  const places = soloPlaces(layout.id);
  const fields = scene.add.container().setName(fieldsName);
  layer.add(fields);
  drawFields(scene, s, fields);
  pileIds.forEach((pile, i) => {
    const [x, y] = places.piles[pile];
    const image = scene.art(`solo-pile-${pile}`, left + x, top + y, places.pileScale, layer);
    if (solo.piles[i].length === 0) image.setAlpha(0.3);
  });
}
