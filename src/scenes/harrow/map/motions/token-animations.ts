import type Phaser from 'phaser';
import type { Layout } from '../../../../app/harrow/layout.ts';
import { upgrades } from '../../../../engine/games/harrow/content/cards/upgrades.ts';
import { features } from '../../../../engine/games/harrow/content/chapters/features.ts';
import { type UpgradeId, upgradeIds } from '../../../../engine/games/harrow/state/cards.ts';
import { abilities, type BagToken, bagTokens } from '../../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../../engine/kernel/game.ts';
import { jarFoot } from '../../../../ui/harrow/map/shelves.ts';
import { flyInArc } from '../../../arc.ts';
import type { Need } from '../../../stage-scene.ts';
import { lit } from '../county/glow.ts';
import type { Point } from '../hex-centres.ts';
import type { MapScene } from '../map-scene.ts';
import { armedName, armedPlace, armedRim, armedScale } from '../rail/armed.ts';
import { plaqueCentre, plaqueEdge, plaqueOf } from '../rail/plaques.ts';
import { railLooks } from '../rail/rail-looks.ts';
import { type Shows, sound, wait } from './motions.ts';
import { tileSquare } from './rail-animations.ts';

type Image = Phaser.GameObjects.Image;

const tokenRadius = 24;

function shownScale({ id }: Layout): number {
  return railLooks[id].shownR / tokenRadius;
}

export function tokenNeeds(layout: Layout, s: HarrowState): Need[] {
  const { cards } = features[s.config.mode];
  const tokens = ['wild', ...abilities, ...(cards ? upgradeIds : [])];
  return tokens.map((token): Need => [`token-${token}`, shownScale(layout)]);
}

/** Where one of so many tokens is laid out for all to see: at the edge of the plaque. */
function edgePlace(scene: MapScene, s: HarrowState, seat: Seat, place = 0, tokens = 1): Point {
  const { layout } = scene;
  const w = plaqueOf(layout, s, seat)[2];
  const r = railLooks[layout.id].shownR;
  const step = Math.min(2 * r + 3, (w - 2 * r) / Math.max(1, tokens - 1));
  const { x, y } = plaqueEdge(layout, s, seat);
  return { x: x + (place - (tokens - 1) / 2) * step, y };
}

/** The bag lies with the board: behind the portrait. */
function bagPlace(scene: MapScene, s: HarrowState, seat: Seat): Point {
  const [x, y, , h] = plaqueOf(scene.layout, s, seat);
  return { x: x + h * 0.45, y: y + h / 2 };
}

function toss(
  scene: MapScene,
  image: Image,
  { x, y }: Point,
  { height = 44, grow = 1, ms = 420 }: { readonly height?: number; readonly grow?: number; readonly ms?: number } = {},
): Promise<void> {
  return flyInArc(scene, image, [x, y], { height, grow, ms, swell: 0.2 });
}

/** It lands with weight. */
async function land(scene: MapScene, image: Image): Promise<void> {
  const { scaleX, scaleY } = image;
  const flat = { scaleX: scaleX * 1.16, scaleY: scaleY * 0.84 };
  await scene.tween({ targets: image, ...flat, duration: scene.pace(75), yoyo: true, ease: 'Quad.easeOut' });
}

/** By which a later event of the same action finds a token that lies at the edge. */
const laidOut = (token: BagToken): string => `laid out ${token}`;

/** Out of the bag to the edge of the plaque. */
async function layOut(scene: MapScene, s: HarrowState, seat: Seat, token: BagToken, place = 0, tokens = 1) {
  const from = bagPlace(scene, s, seat);
  const image = scene
    .art(`token-${token}`, from.x, from.y, shownScale(scene.layout), scene.air)
    .setName(laidOut(token));
  const { scaleX } = image;
  image.setScale(scaleX * 0.5);
  await toss(scene, image, edgePlace(scene, s, seat, place, tokens), { grow: 2 });
  image.setScale(scaleX);
  sound(scene, 'tokenPicked');
  await land(scene, image);
  return image;
}

/** Light runs off a token that is used. */
async function flare(scene: MapScene, { x, y }: Point): Promise<void> {
  const halo = scene.add.circle(x, y, railLooks[scene.layout.id].shownR).setStrokeStyle(5, lit);
  scene.air.add(halo);
  await scene.tween({ targets: halo, scale: 1.7, alpha: 0, duration: scene.pace(420), ease: 'Cubic.easeOut' });
}

async function vanish(scene: MapScene, image: Image): Promise<void> {
  const gone = { y: image.y - 12, alpha: 0 };
  await scene.tween({ targets: image.setName(''), ...gone, duration: scene.pace(200), ease: 'Quad.easeIn' });
}

/** Into the bag. */
async function bag(scene: MapScene, s: HarrowState, seat: Seat, image: Image): Promise<void> {
  await toss(scene, image.setName(''), bagPlace(scene, s, seat), { grow: 0.6, ms: 380 });
  sound(scene, 'tokenBagged');
  await scene.tween({ targets: image, scale: image.scaleX * 0.5, alpha: 0, duration: scene.pace(120) });
}

/** The token that lies at the edge, or comes there now. */
async function atEdge(scene: MapScene, s: HarrowState, seat: Seat, token: BagToken): Promise<Image> {
  const there = scene.air.getByName(laidOut(token)) as Image | null;
  return there ?? (await layOut(scene, s, seat, token));
}

async function drawTokens(scene: MapScene, s: HarrowState, seat: Seat, tokens: readonly number[]): Promise<void> {
  const drawn = bagTokens.flatMap((token, i) => Array.from({ length: tokens[i] ?? 0 }, () => token));
  const shown = await Promise.all(
    drawn.map(async (token, i) => {
      await wait(scene, 120 * i);
      return layOut(scene, s, seat, token, i, drawn.length);
    }),
  );
  await wait(scene, 450);
  await Promise.all(shown.map((image) => vanish(scene, image)));
}

/** HC-LGD-WIL-1: one token of her choice is taken out of the bag and used at once. */
async function pick(scene: MapScene, s: HarrowState, seat: Seat, token: BagToken): Promise<void> {
  const image = await layOut(scene, s, seat, token);
  await flare(scene, image);
  // An upgrade token goes on from here.
  if (!isUpgrade(token)) await vanish(scene, image);
}

function isUpgrade(token: BagToken): token is UpgradeId {
  return (upgradeIds as readonly string[]).includes(token);
}

/** HC-CARD-3: the new token comes from the card that was held up and knocks the one that pays for it off the table. */
async function exchange(scene: MapScene, s: HarrowState, seat: Seat, token: UpgradeId, paid: BagToken): Promise<void> {
  const { layout } = scene;
  const old = await layOut(scene, s, seat, paid);
  const [x, y] = layout.map.centre;
  const image = scene.art(`token-${token}`, x, y, shownScale(layout), scene.air).setName(laidOut(token));
  const place = edgePlace(scene, s, seat);
  await toss(scene, image, place, { height: 80, ms: 560 });
  sound(scene, 'tokenPicked');
  const off = { x: old.x + 44, y: old.y + 36, angle: 110, alpha: 0 };
  await Promise.all([
    land(scene, image),
    scene.tween({ targets: old.setName(''), ...off, duration: scene.pace(380), ease: 'Quad.easeIn' }),
  ]);
  // HC-CARD-6: what arms the next attack goes on to the jar.
  if (upgrades[token].arms) return;
  await wait(scene, 260);
  await vanish(scene, image);
}

async function use(scene: MapScene, s: HarrowState, seat: Seat, token: UpgradeId, armed: boolean): Promise<void> {
  const image = await atEdge(scene, s, seat, token);
  if (!armed) {
    await flare(scene, image);
    await vanish(scene, image);
    return;
  }
  const place = Math.max(0, s.seats[seat].armed.indexOf(token));
  const to = armedPlace(scene.layout, s, seat, place, Math.max(1, s.seats[seat].armed.length));
  await toss(scene, image.setName(armedName(token)), to, {
    height: 56,
    grow: armedScale(scene.layout) / shownScale(scene.layout),
    ms: 560,
  });
  sound(scene, 'jarOpen');
  await land(scene, image);
}

/** HC-CARD-6: with the attack it served it goes from the jar back into the bag. */
async function disarm(scene: MapScene, s: HarrowState, seat: Seat, token: UpgradeId): Promise<void> {
  const name = armedName(token);
  const waiting = (scene.scores.getByName(name) ?? scene.air.getByName(name)) as Image | null;
  const { x, y } = armedPlace(scene.layout, s, seat, 0, 1);
  const image = waiting ?? scene.art(`token-${token}`, x, y, armedScale(scene.layout), scene.air);
  scene.air.add(image);
  scene.scores.getByName(armedRim(token))?.destroy();
  await flare(scene, image);
  await bag(scene, s, seat, image);
}

/** HC-WILD-1: nothing is taken once the supply is empty; the number of the time before tells. */
function isWildTaken(scene: MapScene, s: HarrowState, seat: Seat, wild: number): boolean {
  if (s.wildSupply > 0) return true;
  const before = scene.app.match?.session.log.slice(0, -1).flatMap(({ events }) => events) ?? [];
  const last = before.findLast((event) => event.type === 'wildTaken' && event.seat === seat);
  return last?.type !== 'wildTaken' || last.wild !== wild;
}

/** A wild token rises out of the jar, or the tile, that gives it, and goes to its new owner. */
async function takeWild(scene: MapScene, s: HarrowState, seat: Seat, wild: number): Promise<void> {
  const { layout } = scene;
  if (!isWildTaken(scene, s, seat, wild)) return;
  const events = scene.app.match?.session.log.at(-1)?.events ?? [];
  const isTile = events.some((event) => event.type === 'tileUsed' && event.tile === 'b_wild');
  const square = isTile ? tileSquare(scene, s, 'b_wild') : undefined;
  const [jarX, jarY] = jarFoot(layout, s, seat, 'wild');
  const from = square ? { x: square[0] + square[2] / 2, y: square[1] + square[2] / 2 } : { x: jarX, y: jarY - 24 };
  const image = scene.art('token-wild', from.x, from.y, shownScale(layout), scene.air);
  const { scaleX } = image;
  image.setScale(scaleX * 0.3).setAlpha(0.3);
  const up = { scale: scaleX * 1.2, alpha: 1, y: from.y - 26 };
  await scene.tween({ targets: image, ...up, duration: scene.pace(300), ease: 'Back.easeOut' });
  await toss(scene, image, plaqueCentre(layout, s, seat), { grow: 0.6, ms: 460 });
  sound(scene, 'tokenPicked');
  await scene.tween({ targets: image, scale: image.scaleX * 0.6, alpha: 0, duration: scene.pace(140) });
}

/** Tokens that come and go beside the plaques; on the boards, where a person sorts them, they do so there. */
export const tokenShows: Shows = {
  tokensDrawn: (scene, { seat, tokens }, s) => drawTokens(scene, s, seat, tokens),
  tokenPicked: (scene, { seat, token }, s) => pick(scene, s, seat, token),
  upgradeGained: (scene, { seat, token, paid }, s) => exchange(scene, s, seat, token, paid),
  upgradeUsed: (scene, { seat, token, armed }, s) => use(scene, s, seat, token, armed),
  tokenDisarmed: (scene, { seat, token }, s) => disarm(scene, s, seat, token),
  tokenReturned: async (scene, { seat, token }, s) => bag(scene, s, seat, await atEdge(scene, s, seat, token)),
  tokenSorted: async (scene, { seat, token, to }, s) => {
    const image = await layOut(scene, s, seat, token);
    await (to === 'bag' ? bag(scene, s, seat, image) : vanish(scene, image));
  },
  wildTaken: (scene, { seat, wild }, s) => takeWild(scene, s, seat, wild),
};
