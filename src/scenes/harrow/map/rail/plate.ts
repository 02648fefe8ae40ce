import type { Layout } from '../../../../app/harrow/layout.ts';
import type { Rect } from '../../../../app/stage.ts';
import { plateSize } from '../../../../engine/games/harrow/rules/scoring.ts';
import { opponent } from '../../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../../engine/kernel/game.ts';
import { factionsOf } from '../../../../session/harrow/seats.ts';
import type { Need } from '../../../stage-scene.ts';
import { drawHaintPlate, type HaintPlate, haintPlateNeeds } from '../../haint-plate.ts';
import type { HarrowScene } from '../../harrow-scene.ts';
import { inside, railLooks } from './rail-looks.ts';

/** Where the plate lies on the plaque of a seat; two portraits press it aside. */
export function plateCentre(layout: Layout, s: HarrowState, seat: Seat, plaque: Rect): readonly [number, number] {
  const { at } = railLooks[layout.id].plaque.plate;
  return inside(plaque, s.solo ? at.solo : s.seats[seat].faction === 'kammi' ? at.two : at.plain);
}

export function plateNeeds(layout: Layout, s: HarrowState): Need[] {
  const { scale } = railLooks[layout.id].plaque.plate;
  return scale === undefined ? [['plate-s']] : haintPlateNeeds(scale, factionsOf(s));
}

/** Killed haints on the plate, then the kills that had no haint to lay there (HC-OQ-5). */
function killsOf(s: HarrowState, seat: Seat): HaintPlate['kills'] {
  const { plate, credit } = s.seats[seat];
  return [
    ...plate.flatMap((count, owner) => Array.from({ length: count }, () => ({ faction: s.seats[owner].faction }))),
    ...Array.from({ length: credit }, () => ({ faction: s.seats[opponent(seat)].faction, pale: true })),
  ];
}

/** HC-WHL: the plate with the killed haints and the spoon at the number that must lie there for a point. */
export function drawPlate(
  scene: HarrowScene,
  s: HarrowState,
  seat: Seat,
  rect: Rect,
  layer: Phaser.GameObjects.Container,
): void {
  const { layout } = scene;
  const { faction, spoon } = s.seats[seat];
  const { scale } = railLooks[layout.id].plaque.plate;
  const [x, y] = plateCentre(layout, s, seat, rect);
  if (scale === undefined) {
    scene.art('plate-s', x, y, 1, layer);
    scene.label(`${plateSize(s, seat)}/${spoon}`, x + 4, y, { size: 14 }, layer);
    return;
  }
  const view = { faction, spoon, kills: killsOf(s, seat) };
  drawHaintPlate(scene, [x, y], scale, view, layer).setName(`spoon-${seat}`);
}
