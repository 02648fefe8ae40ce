import { plateSize } from '../../engine/games/harrow/rules/scoring.ts';
import { factionIds, type HarrowState, opponent } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import type { Layout, Rect } from '../../ui/layout.ts';
import type { Need, StageScene } from '../stage-scene.ts';

const pieceUnit = 0.82;
const haintOnPlate = 0.23;
const wheelNumbers = [1, 2, 3] as const;

/** HC-WHL-1: the wheel has three places for the spoon. */
function plateScale(layout: Layout): number {
  return layout.id === 'tablet' ? 0.82 : 1;
}

export function plateCentre(layout: Layout, [x, y, w, h]: Rect): readonly [number, number] {
  if (layout.id === 'phone') return [x + w - 25, y + h / 2];
  return layout.id === 'tablet' ? [x + w - 46, y + 84] : [x + w - 56, y + 73];
}

export function plateNeeds(layout: Layout): Need[] {
  const k = plateScale(layout);
  if (layout.id === 'phone') return [['plate-s']];
  return [
    ['plate', k],
    ...factionIds.flatMap((faction): Need[] => [
      [`plate-mark-${faction}`, k],
      [`spoon-${faction}`, k],
      [`haint-${faction}`, (haintOnPlate * k) / pieceUnit],
    ]),
  ];
}

export function spoonAngle(scene: StageScene, spoon: number): number {
  return scene.entry('plate').angles?.[spoon - 1] ?? 0;
}

/** Killed haints on the plate; a kill that had no haint to lay there shows as a pale one (HC-OQ-5). */
function drawKills(
  scene: StageScene,
  s: HarrowState,
  seat: Seat,
  [x, y]: readonly [number, number],
  layer: Phaser.GameObjects.Container,
): void {
  const { plate, credit } = s.seats[seat];
  const k = plateScale(scene.layout);
  const killed = plate.flatMap((count, owner) => Array.from({ length: count }, () => ({ owner, alpha: 1 })));
  const shown = [...killed, ...Array.from({ length: credit }, () => ({ owner: opponent(seat), alpha: 0.45 }))].slice(
    0,
    3,
  );
  const spots = scene.entry('plate').haints?.[shown.length - 1] ?? [];
  shown.forEach(({ owner, alpha }, i) => {
    const [dx, dy] = spots[i] ?? [0, 0];
    const key = `haint-${s.seats[owner].faction}`;
    scene.art(key, x + dx * k, y + dy * k, (haintOnPlate * k) / pieceUnit, layer).setAlpha(alpha);
  });
}

/** HC-WHL: the plate with the killed haints and the spoon at the number that must lie there for a point. */
export function drawPlate(
  scene: StageScene,
  s: HarrowState,
  seat: Seat,
  rect: Rect,
  layer: Phaser.GameObjects.Container,
): void {
  const { layout } = scene;
  const { faction, spoon } = s.seats[seat];
  const centre = plateCentre(layout, rect);
  const [x, y] = centre;
  if (layout.id === 'phone') {
    scene.art('plate-s', x, y, 1, layer);
    scene.label(`${plateSize(s, seat)}/${spoon}`, x + 4, y, { size: 17 }, layer);
    return;
  }
  const k = plateScale(layout);
  scene.art('plate', x, y, k, layer);
  const { digits = [] } = scene.entry('plate');
  const [mx, my] = digits[spoon - 1] ?? [0, 0];
  scene.art(`plate-mark-${faction}`, x + mx * k, y + my * k, k, layer);
  scene.art(`spoon-${faction}`, x, y, k, layer).setAngle(spoonAngle(scene, spoon)).setName(`spoon-${seat}`);
  wheelNumbers.forEach((n, i) => {
    const [dx, dy] = digits[i] ?? [0, 0];
    const colour = n === spoon ? '#e9dcc0' : undefined;
    scene.label(String(n), x + dx * k, y + dy * k, { size: 15 * Math.max(k, 0.9), colour }, layer);
  });
  drawKills(scene, s, seat, centre, layer);
}
