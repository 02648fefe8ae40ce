import type Phaser from 'phaser';
import type { XY } from '../../../app/stage.ts';
import type { HarrowAudio } from '../../../audio/harrow/soundscape.ts';
import type { EventOf, HarrowEvent } from '../../../engine/games/harrow/events.ts';
import { type Ability, abilities } from '../../../engine/games/harrow/state/tokens.ts';
import { suitOf } from '../../../session/harrow/hand-card.ts';
import type { HarrowMoment } from '../../../session/harrow/harrow-session.ts';
import { boardPlaces } from '../../../ui/harrow/boards/faction-board-places.ts';
import { legendSlot, pileCorner, rowSlot, trackSlot } from '../../../ui/harrow/boards/faction-sheet-places.ts';
import { kammiBoardPlaces } from '../../../ui/harrow/boards/kammi-board-places.ts';
import { blackZone, type GridRow, gridSpace } from '../../../ui/harrow/boards/kammi-sheet-places.ts';
import { tokenRow } from '../../../ui/harrow/boards/token-row.ts';
import { flyInArc } from '../../arc.ts';
import type { BoardsScene } from './boards-scene.ts';
import type { DrawnBoard } from './drawn-board.ts';
import { boardSizes } from './sizes.ts';

function audioOf(scene: BoardsScene): HarrowAudio | undefined {
  return scene.registry.get('audio') as HarrowAudio | undefined;
}

function fly(
  scene: BoardsScene,
  image: Phaser.GameObjects.Image,
  to: XY,
  { height = 70, grow = 1, ms = 460 } = {},
): Promise<void> {
  return flyInArc(scene, image, to, { height, grow, ms, swell: 0.18 });
}

/** It lands with weight and settles. */
async function settle(scene: BoardsScene, image: Phaser.GameObjects.Image): Promise<void> {
  const { scaleX, scaleY } = image;
  await scene.tween({
    targets: image,
    scaleX: scaleX * 1.14,
    scaleY: scaleY * 0.88,
    duration: scene.pace(80),
    yoyo: true,
    ease: 'Quad.easeOut',
  });
}

/** The opening of the bag. */
function mouthOf(scene: BoardsScene): XY {
  const [x, y, w, h] = boardPlaces[scene.layout.id].track.bagArea;
  return [x + w / 2, y + h * 0.1];
}

async function shake(scene: BoardsScene, { bagNumber }: DrawnBoard): Promise<void> {
  if (!bagNumber) return;
  await scene.tween({ targets: bagNumber, scale: 1.35, duration: scene.pace(110), yoyo: true, ease: 'Quad.easeOut' });
}

/** Into the bag: up over its mouth, then down out of sight. */
async function bag(scene: BoardsScene, board: DrawnBoard, image: Phaser.GameObjects.Image): Promise<void> {
  const [x, y] = mouthOf(scene);
  await fly(scene, image, [x, y - 12], { height: 60, grow: 0.85 });
  audioOf(scene)?.play('tokenBagged');
  await scene.tween({
    targets: image,
    y: y + 34,
    scale: image.scaleX * 0.4,
    alpha: 0,
    duration: scene.pace(190),
    ease: 'Quad.easeIn',
  });
  image.destroy();
  await shake(scene, board);
}

/** A drawn token goes back (HC-TRK-12). */
async function returned(scene: BoardsScene, { seat, token }: EventOf<'tokenReturned'>): Promise<void> {
  const board = scene.boardOf(seat);
  const image = board && scene.takeToken(board, token);
  if (!board || !image) return;
  board.layer.bringToTop(image);
  await bag(scene, board, image);
}

async function sorted(scene: BoardsScene, { seat, token, to }: EventOf<'tokenSorted'>): Promise<void> {
  const board = scene.boardOf(seat);
  const image = board && scene.takeToken(board, token);
  if (!board || !image) return;
  board.layer.bringToTop(image);
  if (to === 'bag') {
    await bag(scene, board, image);
    return;
  }
  const size = boardSizes(scene.layout);
  const space = (board.view.track?.spaces.filter(({ state }) => state !== 'empty').length ?? 1) + scene.count('board');
  await fly(scene, image, trackSlot(boardPlaces[scene.layout.id], space), { grow: size.trackToken / size.drawn });
  audioOf(scene)?.play('tokenPicked');
  await settle(scene, image);
}

/** Tokens rise out of the bag one after the other and line up. */
async function drawn(scene: BoardsScene, { seat, tokens }: EventOf<'tokensDrawn'>): Promise<void> {
  const board = scene.boardOf(seat);
  if (!board) return;
  const places = boardPlaces[scene.layout.id];
  const size = boardSizes(scene.layout);
  const [x, , w] = scene.drawnAreaOf(seat) ?? places.track.drawn;
  const { y, r } = places.track.tokens;
  const [mx, my] = mouthOf(scene);
  const flights = tokenRow(tokens, w, r).flatMap(({ token, centres }) => centres.map((at) => ({ token, at: x + at })));
  await Promise.all(
    flights.map(async ({ token, at }, i) => {
      const image = scene.art(`token-${token}`, mx, my + 30, size.drawn, board.layer).setAlpha(0);
      await scene.tween({
        targets: image,
        alpha: 1,
        y: my - 10,
        duration: scene.pace(160),
        delay: scene.pace(130 * i),
      });
      await fly(scene, image, [at, y], { height: 40 });
      audioOf(scene)?.play('tokenPicked');
      await settle(scene, image);
    }),
  );
}

/** Where a collected token comes to lie, those collected a moment before counted in. */
function collectedPlace(
  scene: BoardsScene,
  board: DrawnBoard,
  { token, to }: EventOf<'tokenCollected'>,
): { readonly at: XY; readonly scale: number } | undefined {
  const places = boardPlaces[scene.layout.id];
  const size = boardSizes(scene.layout);
  const filled = (spaces: readonly { readonly state: string }[]) =>
    spaces.filter(({ state }) => state === 'printed' || state === 'token').length;
  if (to === 'track') {
    const space = filled(board.view.scrolls) + scene.count('track');
    return { at: legendSlot(places, space), scale: size.scroll };
  }
  if (to === 'board') {
    const ability = token as Ability;
    const row = board.view.rows.find((each) => each.ability === ability);
    const space = filled(row?.spaces ?? []) + scene.count(`row-${ability}`);
    return { at: rowSlot(places, ability, space), scale: size.rowToken };
  }
  if (to === 'hand') {
    const [x, , w] = places.track.drawn;
    const { y } = places.track.tokens;
    return { at: [x + w * (0.2 + 0.3 * abilities.indexOf(token as Ability)), y], scale: size.drawn };
  }
  return undefined;
}

/** A token comes in from the county, over the upper edge. */
async function collected(scene: BoardsScene, event: EventOf<'tokenCollected'>): Promise<void> {
  const board = scene.boardOf(event.seat);
  if (board?.view.kammi) return;
  const place = board && collectedPlace(scene, board, event);
  if (!board || !place) return;
  const key = event.token === 'scroll' ? 'token-legend' : `token-${event.token}`;
  const image = scene.art(key, place.at[0], -board.layer.y - 30, place.scale, board.layer);
  await scene.tween({ targets: image, y: place.at[1], duration: scene.pace(420), ease: 'Bounce.easeOut' });
  audioOf(scene)?.play('tokenPicked');
}

/** The top card of the pile goes to the hand, face down. */
async function cardDrawn(scene: BoardsScene, { seat }: EventOf<'cardDrawn'>): Promise<void> {
  const board = scene.boardOf(seat);
  if (!board) return;
  const places = boardPlaces[scene.layout.id];
  const { deck, hand } = places.advanced;
  // Kammi's pile and hand are told by their numbers.
  if (board.view.kammi) return;
  const [x, y] = pileCorner(places, deck);
  const image = scene.art(`card-back-${suitOf(board.view.faction)}`, x, y, boardSizes(scene.layout).card, board.layer);
  audioOf(scene)?.play('tokenPicked');
  await fly(scene, image, pileCorner(places, hand), { height: 26 });
  image.destroy();
}

/** HC-KAM-20: the token slides in from the left, the row moves one place on, and the last token drops into the pit. */
async function inserted(scene: BoardsScene, { seat, row }: EventOf<'rowInserted'>): Promise<void> {
  const board = scene.boardOf(seat);
  const grid = board?.grid;
  if (!board || !grid) return;
  const places = kammiBoardPlaces[scene.layout.id];
  const each = row as GridRow;
  const [left, right] = grid.rows[row];
  const slide = (image: Phaser.GameObjects.Image, [x, y]: XY): Promise<void> => {
    board.layer.bringToTop(image);
    return scene.tween({ targets: image, x, y, alpha: 1, duration: scene.pace(420), ease: 'Cubic.easeInOut' });
  };
  audioOf(scene)?.play('tokenPicked');
  await Promise.all([
    slide(grid.waiting, gridSpace(places, each, 0)),
    slide(left, gridSpace(places, each, 1)),
    slide(right, blackZone(places, each)),
  ]);
  audioOf(scene)?.play('tokenBagged');
}

const shows: { readonly [T in HarrowEvent['type']]?: (scene: BoardsScene, event: EventOf<T>) => Promise<void> } = {
  tokenSorted: sorted,
  tokenReturned: returned,
  cardDrawn,
  rowInserted: inserted,
  tokensDrawn: drawn,
  tokenCollected: collected,
};

/** What happens on the boards; everything else passes at once. */
export async function boardAnimations(scene: BoardsScene, { event }: HarrowMoment): Promise<void> {
  const show = shows[event.type] as ((scene: BoardsScene, event: HarrowEvent) => Promise<void>) | undefined;
  await show?.(scene, event);
}
