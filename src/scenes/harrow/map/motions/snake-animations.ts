import { distance, type Hex } from '../../../../engine/games/harrow/county.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../../engine/kernel/game.ts';
import { haintKey } from '../county/pieces.ts';
import { hexCentre } from '../hex-centres.ts';
import type { MapScene } from '../map-scene.ts';
import { boardPlace } from '../rail/hester-rail.ts';
import { pieceScale } from '../scale.ts';
import { find, onScreen, replace, type Shows, sound, takeHaints } from './motions.ts';
import { travel } from './travel.ts';

/** A snake winds over the ground to a haint and into its ear. */
async function infect(scene: MapScene, s: HarrowState, owner: Seat, hex: Hex, by: Hex): Promise<void> {
  const { layout } = scene;
  // The last of the healthy ones: those that nails hold stand in front.
  const victim = find(scene, 'haint', hex, owner).findLast((haint) => !haint.infected);
  const start = hexCentre(layout, by);
  const goal = victim ? { x: victim.image.x, y: victim.image.y - 6 } : hexCentre(layout, hex);
  const snake = scene.art('snake', start.x, start.y, pieceScale(layout).haint, scene.boardAir);
  const { scaleX, scaleY } = snake;
  snake.setFlipX(goal.x < start.x).setScale(0);
  sound(scene, 'hiss');
  await scene.tween({ targets: snake, scaleX, scaleY, duration: scene.pace(180), ease: 'Back.easeOut' });
  const way = { t: 0 };
  await scene.tween({
    targets: way,
    t: 1,
    duration: scene.pace(Math.max(320, 260 * distance(by, hex) + 320)),
    ease: 'Sine.easeInOut',
    onUpdate: () => {
      const bend = Math.sin(way.t * Math.PI * 4) * 9 * pieceScale(layout).spread * (1 - way.t);
      snake.setPosition(start.x + (goal.x - start.x) * way.t, start.y + (goal.y - start.y) * way.t + bend);
      snake.setAngle(bend);
    },
  });
  await scene.tween({ targets: snake, scaleX: 0, scaleY: 0, y: goal.y - 26, duration: scene.pace(160) });
  if (!victim) return;
  const turned = replace(scene, victim, haintKey(s.seats[owner].faction, true), { infected: true });
  await scene.tween({ targets: turned, scaleY: turned.scaleY * 1.14, duration: scene.pace(130), yoyo: true });
}

/** The snake leaves its haint for Hester's board. */
async function freeSnake(scene: MapScene, s: HarrowState, owner: Seat, hex: Hex): Promise<void> {
  const [haint] = takeHaints(scene, hex, owner, 1, 1);
  if (!haint) return;
  const { x, y } = haint.image;
  replace(scene, haint, haintKey(s.seats[owner].faction, false), { infected: false });
  const from = onScreen(scene, { x, y: y - 16 });
  const snake = scene.art('snake', from.x, from.y, pieceScale(scene.layout).haint, scene.air);
  const [toX, toY] = boardPlace(scene);
  sound(scene, 'hiss');
  await scene.tween({
    targets: snake,
    x: toX,
    y: toY,
    alpha: 0.15,
    angle: -40,
    duration: scene.pace(360),
    ease: 'Cubic.easeIn',
  });
}

/** Snakes enter haints, creep with them and leave them. */
export const snakeShows: Shows = {
  haintInfected: (scene, { owner, hex, by }, after) => infect(scene, after, owner, hex, by),
  snakeBack: (scene, { owner, hex }, after) => freeSnake(scene, after, owner, hex),
  crept: (scene, { owner, from, to }, after) => {
    sound(scene, 'hiss');
    return travel(scene, after, { seat: owner, haints: 1, legend: false, infected: 1 }, from, to);
  },
};
