import type Phaser from 'phaser';
import type { Hex } from '../../../../engine/games/harrow/county.ts';
import { hesterSeat } from '../../../../engine/games/harrow/state/players.ts';
import type { TokenKind } from '../../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../../engine/kernel/game.ts';
import { factionsOf } from '../../../../session/harrow/seats.ts';
import { hesterFeet } from '../../../../ui/harrow/map/stands.ts';
import { ember, lit, rising, smoke, spreadLight } from '../county/glow.ts';
import { standAt } from '../hex-centres.ts';
import type { MapScene } from '../map-scene.ts';
import { actionName, boardPlace, drawTrophy, squareScale } from '../rail/hester-rail.ts';
import { pieceScale } from '../scale.ts';
import { crowdAt, fall, find, hop, lift, onScreen, type Shows, settleAt, sound, wait } from './motions.ts';
import { holdUp } from './rail-animations.ts';

/** Flames stand up, and out of them she comes. */
async function rise(scene: MapScene, hex: Hex): Promise<void> {
  const { layout } = scene;
  const feet = standAt(layout, hex, hesterFeet({ ...crowdAt(scene, hex), hester: true }));
  const image = scene.art('standee-hester-lit', feet.x, feet.y, pieceScale(layout).hester, scene.boardAir);
  const { scaleX, scaleY } = image;
  image
    .setScale(scaleX * 0.7, 0)
    .setAlpha(0)
    .setTint(ember);
  sound(scene, 'hesterRise');
  const light = spreadLight(scene, hex, 3);
  const sparks = rising(scene, hex, lit, 18);
  await scene.tween({
    targets: image,
    scaleX,
    scaleY: scaleY * 1.12,
    alpha: 1,
    duration: scene.pace(900),
    ease: 'Cubic.easeOut',
  });
  image.clearTint();
  await Promise.all([
    light,
    sparks,
    scene.tween({ targets: image, scaleY, duration: scene.pace(220), ease: 'Back.easeOut' }),
  ]);
  scene.pieces.push({ kind: 'hester', hex, seat: hesterSeat, image });
}

async function walk(scene: MapScene, from: Hex, to: Hex): Promise<void> {
  const found = find(scene, 'hester', from);
  const { spread } = pieceScale(scene.layout);
  lift(scene, found);
  const feet = hesterFeet({ ...crowdAt(scene, to), hester: true });
  sound(scene, 'fire', 0.3);
  await Promise.all(found.map(({ image }) => hop(scene, image, standAt(scene.layout, to, feet), 22 * spread, 520)));
  sound(scene, 'legendStep');
  settleAt(scene, found, to);
}

/** She falls on the legend beside her, and takes a token with her. */
async function devour(scene: MapScene, s: HarrowState, victim: Seat, token: TokenKind | 'wild'): Promise<void> {
  const [hester] = scene.pieces.filter(({ kind }) => kind === 'hester');
  const [legend] = scene.pieces.filter(({ kind, seat }) => kind === 'legend' && seat === victim);
  if (!hester) return;
  const prey = legend?.image ?? hester.image;
  sound(scene, 'devour');
  const { x, y } = hester.image;
  const bite = { x: x + (prey.x - x) * 0.7, y: y + (prey.y - y) * 0.5 + 4 };
  for (let i = 0; i < 2; i++) {
    await scene.tween({ targets: hester.image, ...bite, duration: scene.pace(150), yoyo: true, ease: 'Cubic.easeIn' });
    if (legend) await scene.tween({ targets: prey, angle: i === 0 ? 5 : -5, duration: scene.pace(60), yoyo: true });
  }
  const from = onScreen(scene, { x: prey.x, y: prey.y - 30 });
  // It comes to lie on the next square.
  const [toX, toY] = boardPlace(scene, victim, s.hester?.squares[victim].length);
  const [image] = drawTrophy(scene, factionsOf(s), token, [from.x, from.y], squareScale(scene), scene.air);
  if (image) await scene.tween({ targets: image, x: toX, y: toY, duration: scene.pace(620), ease: 'Cubic.easeInOut' });
}

/** Fed, she sinks into the ground; struck, she falls to ash. */
async function leave(scene: MapScene, hex: Hex, why: 'fed' | 'killed'): Promise<void> {
  const found = find(scene, 'hester', hex);
  lift(scene, found);
  if (why === 'killed') {
    sound(scene, 'kill');
    await Promise.all([fall(scene, found), rising(scene, hex, smoke, 10)]);
    return;
  }
  sound(scene, 'root');
  await Promise.all([
    rising(scene, hex, lit, 10),
    ...found.map(({ image }) =>
      scene.tween({ targets: image, scaleY: 0, alpha: 0.2, duration: scene.pace(620), ease: 'Cubic.easeIn' }),
    ),
  ]);
}

/** A trophy is laid on a square of her board, and light runs round it. */
async function fillSquare(scene: MapScene, s: HarrowState, side: Seat): Promise<void> {
  if (!s.hester) return;
  const squares = s.hester.squares[side];
  const [x, y] = boardPlace(scene, side, squares.length - 1);
  const k = squareScale(scene);
  sound(scene, 'scoreTick');
  const shown = drawTrophy(scene, factionsOf(s), squares[squares.length - 1], [x, y], k, scene.air);
  const halo = scene.add.rectangle(x, y, 62 * k || 30, 58 * k || 30).setStrokeStyle(4, lit);
  scene.air.add(halo);
  await Promise.all([
    scene.tween({ targets: halo, scale: 1.4, alpha: 0, duration: scene.pace(620), ease: 'Cubic.easeOut' }),
    ...shown.map((image) => {
      const { scaleX, scaleY } = image;
      image.setScale(scaleX * 1.6, scaleY * 1.6).setAlpha(0.3);
      return scene.tween({ targets: image, scaleX, scaleY, alpha: 1, duration: scene.pace(380), ease: 'Back.easeOut' });
    }),
  ]);
}

/** An action token goes out on her board. */
async function spendAction(scene: MapScene, left: number): Promise<void> {
  const token = scene.scores.getByName(actionName(left)) as Phaser.GameObjects.Image | null;
  sound(scene, 'tokenPicked');
  if (!token) return wait(scene, 120);
  token.setName('');
  await scene.tween({
    targets: token,
    scale: token.scale * 0.5,
    alpha: 0,
    duration: scene.pace(240),
    ease: 'Back.easeIn',
  });
}

/** Hester herself, her board and her cards. */
export const hesterShows: Shows = {
  hesterSummoned: (scene, { hex }) => rise(scene, hex),
  hesterMoved: (scene, { from, to }) => walk(scene, from, to),
  devoured: (scene, { victim, token }, after) => devour(scene, after, victim, token),
  hesterLeft: (scene, { hex, why }) => leave(scene, hex, why),
  squareFilled: (scene, { side }, after) => fillSquare(scene, after, side),
  actUsed: (scene, { left }) => spendAction(scene, left),
  hesterCardLaid: (scene, { card }) => holdUp(scene, card),
  hesterCardCalled: (scene, { card }) => holdUp(scene, card),
};
