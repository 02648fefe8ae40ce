import type Phaser from 'phaser';
import type { HarrowAudio, HarrowCue } from '../../../../audio/harrow/soundscape.ts';
import type { Hex } from '../../../../engine/games/harrow/county.ts';
import type { EventOf, HarrowEvent } from '../../../../engine/games/harrow/events.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../../engine/kernel/game.ts';
import type { Crowd } from '../../../../ui/harrow/map/stands.ts';
import type { Piece, PieceKind } from '../county/pieces.ts';
import type { Point } from '../hex-centres.ts';
import type { MapScene } from '../map-scene.ts';

/** What an event looks and sounds like; `after`: the position right after it. */
type Show<T extends HarrowEvent['type']> = (scene: MapScene, event: EventOf<T>, after: HarrowState) => Promise<unknown>;

/** Those without a picture pass at once. */
export type Shows = { readonly [T in HarrowEvent['type']]?: Show<T> };

export function sound(scene: MapScene, cue: HarrowCue, strength?: number): void {
  const audio = scene.registry.get('audio') as HarrowAudio | undefined;
  audio?.play(cue, strength === undefined ? undefined : { strength });
}

export function find(scene: MapScene, kind: PieceKind, hex: Hex, seat?: Seat): Piece[] {
  return scene.pieces.filter((p) => p.kind === kind && p.hex === hex && (seat === undefined || p.seat === seat));
}

/** Who and what is seen standing on a hex. */
export function crowdAt(scene: MapScene, hex: Hex): Crowd {
  const count = (kind: PieceKind) => find(scene, kind, hex).length;
  return {
    haints: count('haint'),
    legend: count('legend') > 0,
    both: new Set(find(scene, 'legend', hex).map(({ legend }) => legend)).size > 1,
    townsfolk: count('townsfolk'),
    buildings: count('building'),
    hester: count('hester') > 0,
    fire: count('fire') > 0,
  };
}

/** A place of the county, where it is seen on the screen now. */
export function onScreen(scene: MapScene, { x, y }: Point): Point {
  const { view } = scene.app;
  return { x: x * view.scale + view.x, y: y * view.scale + view.y };
}

/** So many haints of a seat on a hex, of them so many with a snake; healthy ones stand in for missing ones and the other way round. */
export function takeHaints(scene: MapScene, hex: Hex, seat: Seat, count: number, infected: number): Piece[] {
  const here = find(scene, 'haint', hex, seat);
  const ill = here.filter((piece) => piece.infected);
  const healthy = here.filter((piece) => !piece.infected);
  const first = ill.slice(0, infected);
  return [...first, ...healthy, ...ill.slice(infected)].slice(0, count);
}

/** Another picture takes the place of a piece. */
export function replace(scene: MapScene, piece: Piece, key: string, change: Partial<Piece>): Phaser.GameObjects.Image {
  const { x, y, parentContainer } = piece.image;
  const image = scene.art(key, x, y, piece.scale, parentContainer ?? scene.boardAir);
  piece.image.destroy();
  scene.pieces = scene.pieces.map((each) => (each === piece ? { ...piece, ...change, image } : each));
  return image;
}

/** Takes pieces off the list, so that a later event of the same action does not find them again. */
export function lift(scene: MapScene, pieces: readonly Piece[]): void {
  // One that was dragged and let go may be on its way back.
  scene.tweens.killTweensOf(pieces.map(({ image }) => image));
  scene.pieces = scene.pieces.filter((piece) => !pieces.includes(piece));
  for (const { image } of pieces) scene.boardAir.add(image);
}

/** Pieces have come to a hex, where a later event of the same action finds them. */
export function settleAt(scene: MapScene, pieces: readonly Piece[], hex: Hex): void {
  scene.pieces.push(...pieces.map((piece) => ({ ...piece, hex })));
}

export function wait(scene: MapScene, ms: number): Promise<void> {
  const duration = scene.pace(ms);
  return duration <= 0 ? Promise.resolve() : scene.tween({ targets: { t: 0 }, t: 1, duration });
}

/** A piece hops to a place, lands with weight and settles. */
export async function hop(
  scene: MapScene,
  image: Phaser.GameObjects.Image,
  to: Point,
  height: number,
  ms = 380,
): Promise<void> {
  const { x, y } = image;
  const { scaleX, scaleY } = image;
  const path = { t: 0 };
  await scene.tween({
    targets: path,
    t: 1,
    duration: scene.pace(ms),
    ease: 'Sine.easeInOut',
    onUpdate: () => {
      const { t } = path;
      image.setPosition(x + (to.x - x) * t, y + (to.y - y) * t - Math.sin(Math.PI * t) * height);
    },
  });
  await scene.tween({
    targets: image,
    scaleX: scaleX * 1.12,
    scaleY: scaleY * 0.86,
    duration: scene.pace(70),
    yoyo: true,
    ease: 'Quad.easeOut',
  });
}

/** A new piece falls into place from above. */
export async function dropIn(
  scene: MapScene,
  key: string,
  scale: number,
  at: Point,
  from = 40,
): Promise<Phaser.GameObjects.Image> {
  const image = scene.art(key, at.x, at.y - from, scale, scene.boardAir);
  image.setAlpha(0);
  await scene.tween({ targets: image, y: at.y, alpha: 1, duration: scene.pace(320), ease: 'Bounce.easeOut' });
  return image;
}

/** A haint rises out of the ground; the next of the same action finds it there. */
export async function rise(scene: MapScene, piece: Omit<Piece, 'image'>, key: string, at: Point): Promise<void> {
  const image = scene.art(key, at.x, at.y, piece.scale, scene.boardAir);
  scene.pieces.push({ ...piece, image });
  const { scaleX, scaleY } = image;
  image.setScale(scaleX * 1.3, 0).setAlpha(0.2);
  await scene.tween({ targets: image, scaleX, scaleY, alpha: 1, duration: scene.pace(420), ease: 'Back.easeOut' });
}

/** Pieces fall over and are gone. */
export async function fall(scene: MapScene, pieces: readonly Piece[]): Promise<void> {
  lift(scene, pieces);
  await Promise.all(
    pieces.map(({ image }) =>
      scene.tween({
        targets: image,
        angle: 80,
        y: image.y + 14,
        alpha: 0,
        duration: scene.pace(460),
        ease: 'Quad.easeIn',
      }),
    ),
  );
}

/** Pieces thin out like mist. */
export async function fade(scene: MapScene, pieces: readonly Piece[]): Promise<void> {
  lift(scene, pieces);
  await Promise.all(
    pieces.map(({ image }) =>
      scene.tween({
        targets: image,
        scaleX: image.scaleX * 1.45,
        scaleY: image.scaleY * 1.25,
        y: image.y - 22,
        alpha: 0,
        duration: scene.pace(720),
        ease: 'Sine.easeOut',
      }),
    ),
  );
}

/** Pieces leave the county for a place on the rails. */
export async function flyTo(scene: MapScene, pieces: readonly Piece[], x: number, y: number): Promise<void> {
  lift(scene, pieces);
  const { view } = scene.app;
  for (const { image } of pieces) {
    image.setPosition(image.x * view.scale + view.x, image.y * view.scale + view.y);
    scene.air.add(image);
  }
  await Promise.all(
    pieces.map(({ image }, i) =>
      scene.tween({
        targets: image,
        x,
        y,
        alpha: 0.2,
        duration: scene.pace(430),
        delay: scene.pace(60 * i),
        ease: 'Cubic.easeIn',
      }),
    ),
  );
}
