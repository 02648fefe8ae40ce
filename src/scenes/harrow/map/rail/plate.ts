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

/** HC-WHL-1: the wheel has three places for the spoon. */
function plateScale(layout: Layout): number {
  return layout.id === 'tablet' ? 0.82 : 1;
}

export function plateCentre(layout: Layout, [x, y, w, h]: Rect, isPressed = false): readonly [number, number] {
  if (layout.id === 'phone') return [x + w - 25, y + h / 2];
  const fromTop = h < 110 ? (layout.id === 'tablet' ? 62 : 54) : layout.id === 'tablet' ? 84 : 73;
  return [x + w - (layout.id === 'tablet' || isPressed ? 46 : 56), y + fromTop + (isPressed ? 8 : 0)];
}

export function plateNeeds(layout: Layout, s: HarrowState): Need[] {
  return layout.id === 'phone' ? [['plate-s']] : haintPlateNeeds(plateScale(layout), factionsOf(s));
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
  // Two portraits press it aside.
  const [x, y] = plateCentre(layout, rect, faction === 'kammi');
  if (layout.id === 'phone') {
    scene.art('plate-s', x, y, 1, layer);
    scene.label(`${plateSize(s, seat)}/${spoon}`, x + 4, y, { size: 14 }, layer);
    return;
  }
  const view = { faction, spoon, kills: killsOf(s, seat) };
  drawHaintPlate(scene, [x, y], plateScale(layout), view, layer).setName(`spoon-${seat}`);
}
