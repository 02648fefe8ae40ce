import type Phaser from 'phaser';
import type { GameAudio } from '../../audio/audio.ts';
import type { Hex } from '../../engine/games/harrow/county.ts';
import type { HarrowEvent } from '../../engine/games/harrow/events.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import type { MapScene } from './map-scene.ts';
import { type Piece, type PieceKind, standAt } from './pieces.ts';
import { haintFeet, hexCentre, legendFeet, type Point } from './places.ts';
import { dialCentre, jarFoot, plaqueOf } from './rails.ts';
import { pieceScale } from './scale.ts';

type EventOf<T extends HarrowEvent['type']> = Extract<HarrowEvent, { type: T }>;

function audioOf(scene: MapScene): GameAudio | undefined {
  return scene.registry.get('audio') as GameAudio | undefined;
}

function find(scene: MapScene, kind: PieceKind, hex: Hex, seat?: Seat): Piece[] {
  return scene.pieces.filter((p) => p.kind === kind && p.hex === hex && (seat === undefined || p.seat === seat));
}

/** Takes pieces off the list, so that a later event of the same action does not find them again. */
function lift(scene: MapScene, pieces: readonly Piece[]): void {
  scene.pieces = scene.pieces.filter((piece) => !pieces.includes(piece));
  for (const { image } of pieces) scene.boardAir.add(image);
}

/** A piece hops to a place, lands with weight and settles. */
async function hop(scene: MapScene, image: Phaser.GameObjects.Image, to: Point, height: number): Promise<void> {
  const { x, y } = image;
  const { scaleX, scaleY } = image;
  const path = { t: 0 };
  await scene.tween({
    targets: path,
    t: 1,
    duration: scene.pace(380),
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

/** Units go from hex to hex, one a little after the other. */
async function travel(scene: MapScene, seat: Seat, from: Hex, to: Hex, haints: number, legend: boolean): Promise<void> {
  const { layout } = scene;
  const walkers = find(scene, 'haint', from, seat).slice(0, haints);
  const leader = legend ? find(scene, 'legend', from, seat) : [];
  const before = find(scene, 'haint', to, seat).length;
  const hasLegend = legend || find(scene, 'legend', to, seat).length > 0;
  const feet = haintFeet(before + haints, hasLegend).slice(before);
  lift(scene, [...leader, ...walkers]);
  const sound = audioOf(scene);
  const jumps = [
    ...leader.map(({ image }) => ({ image, to: standAt(layout, to, legendFeet), cue: 'legendStep' as const })),
    ...walkers.map(({ image }, i) => ({
      image,
      to: standAt(layout, to, feet[i] ?? { x: 0, y: 26 }),
      cue: 'haintStep' as const,
    })),
  ];
  await Promise.all(
    jumps.map(async (jump, i) => {
      await wait(scene, 70 * i);
      await hop(scene, jump.image, jump.to, 26 * pieceScale(layout).spread);
      sound?.play(jump.cue);
    }),
  );
}

function wait(scene: MapScene, ms: number): Promise<void> {
  const duration = scene.pace(ms);
  return duration <= 0 ? Promise.resolve() : scene.tween({ targets: { t: 0 }, t: 1, duration });
}

/** A new piece falls into place from above. */
async function dropIn(
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

/** A haint rises out of the ground. */
async function rise(scene: MapScene, key: string, scale: number, at: Point): Promise<void> {
  const image = scene.art(key, at.x, at.y, scale, scene.boardAir);
  const { scaleX, scaleY } = image;
  image.setScale(scaleX * 1.3, 0).setAlpha(0.2);
  await scene.tween({ targets: image, scaleX, scaleY, alpha: 1, duration: scene.pace(420), ease: 'Back.easeOut' });
}

async function fall(scene: MapScene, pieces: readonly Piece[]): Promise<void> {
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

/** Pieces leave the county for a place on the rails. */
async function flyTo(scene: MapScene, pieces: readonly Piece[], x: number, y: number): Promise<void> {
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

/** Glass bursts: shards fly and fall. */
async function shatter(scene: MapScene, x: number, y: number): Promise<void> {
  audioOf(scene)?.play('jarBreak');
  const scale = scene.layout.map.jarScale / 0.82;
  const flights = [1, 2, 3, 4, 1, 2, 3, 4].map((n, i) => {
    const shard = scene.art(`shard-${n}`, x, y - 40 * scale, scale, scene.air);
    const direction = (i - 3.5) / 3.5;
    return scene.tween({
      targets: shard,
      x: x + direction * 60,
      y: { value: y + 26 + (i % 3) * 8, ease: 'Back.easeIn' },
      angle: direction * 300,
      alpha: { value: 0, delay: scene.pace(380) },
      duration: scene.pace(560),
    });
  });
  await Promise.all(flights);
}

async function rollStorm(scene: MapScene, hex: Hex): Promise<void> {
  const { small, tile } = pieceScale(scene.layout);
  const { x, y } = hexCentre(scene.layout, hex);
  audioOf(scene)?.play('storm');
  const cloud = scene.art(small ? 'storm-s-token' : 'storm-token', x - 90, y - 20, tile, scene.boardAir);
  cloud.setAlpha(0);
  await scene.tween({ targets: cloud, x, y, alpha: 1, duration: scene.pace(700), ease: 'Cubic.easeOut' });
  await scene.tween({ targets: cloud, x: x + 3, duration: scene.pace(50), yoyo: true, repeat: 2 });
}

/** A score rings on its dial. */
async function ring(scene: MapScene, seat: Seat, points: number): Promise<void> {
  const s = scene.app.match?.session.state;
  if (!s) return;
  const [x, y] = dialCentre(scene.layout, plaqueOf(scene.layout, s, seat));
  audioOf(scene)?.play('scoreTick');
  const text = scene.label(
    `+${points}`,
    x,
    y,
    { size: 34, font: 'Grenze Gotisch', weight: 800, colour: '#f6cf7a', stroke: 5 },
    scene.air,
  );
  await scene.tween({
    targets: text,
    y: y - 34,
    alpha: { value: 0, delay: scene.pace(320) },
    duration: scene.pace(680),
    ease: 'Cubic.easeOut',
  });
}

/** What each event looks and sounds like on the map; events without a picture pass at once. */
const shows: { readonly [T in HarrowEvent['type']]?: (scene: MapScene, event: EventOf<T>) => Promise<unknown> } = {
  jarBroken: (scene, { seat, jar }) => {
    const s = scene.app.match?.session.state;
    return s ? shatter(scene, ...jarFoot(scene.layout, s, seat, jar)) : Promise.resolve();
  },
  moved: (scene, { seat, from, to, haints, legend }) => travel(scene, seat, from, to, haints, legend),
  haintStepped: (scene, { seat, from, to }) => travel(scene, seat, from, to, 1, false),
  unitPulled: (scene, { owner, unit, from, to }) =>
    travel(scene, owner, from, to, unit === 'haint' ? 1 : 0, unit === 'legend'),
  legendPushed: (scene, { victim, from, to }) => {
    audioOf(scene)?.play('push');
    return travel(scene, victim, from, to, 0, true);
  },
  spawned: (scene, { seat, hex }) => {
    const faction = scene.app.match?.session.state.seats[seat].faction ?? 'protectors';
    const hasLegend = find(scene, 'legend', hex, seat).length > 0;
    const count = find(scene, 'haint', hex, seat).length;
    const feet = haintFeet(count + 1, hasLegend)[count] ?? { x: 0, y: 26 };
    const size = pieceScale(scene.layout);
    audioOf(scene)?.play('spawn');
    return rise(
      scene,
      `haint-${faction}`,
      hasLegend ? size.haintBesideLegend : size.haint,
      standAt(scene.layout, hex, feet),
    );
  },
  strengthened: async (scene) => {
    audioOf(scene)?.play('cubeOnTray', { strength: 0.4 });
    await wait(scene, 120);
  },
  pathLaid: async (scene, { hex }) => {
    await dropIn(scene, 'path', pieceScale(scene.layout).path, standAt(scene.layout, hex, { x: 22, y: 24 }));
    audioOf(scene)?.play('pathLaid');
  },
  pathTaken: (scene, { hex }) => fall(scene, find(scene, 'path', hex).slice(0, 1)),
  stormRaised: (scene, { hex }) => rollStorm(scene, hex),
  tokenPulled: async (scene, { token, from, to }) => {
    const found = scene.pieces.filter((p) => p.kind === 'token' && p.hex === from && p.token === token).slice(0, 1);
    lift(scene, found);
    audioOf(scene)?.play('tokenPicked');
    await Promise.all(found.map(({ image }) => hop(scene, image, standAt(scene.layout, to, { x: 0, y: 14 }), 10)));
  },
  cubeHidden: (scene, { hex }) =>
    dropIn(scene, 'emmy-cube', pieceScale(scene.layout).cube, standAt(scene.layout, hex, { x: 30, y: 4 })),
  cubeGathered: (scene, { hex }) => {
    const [x, y, w, h] = scene.layout.map.tray;
    return flyTo(scene, find(scene, 'redCube', hex), x + w / 4, y + h / 2);
  },
  killed: (scene, { victim, hex }) => {
    audioOf(scene)?.play('kill');
    return fall(scene, find(scene, 'haint', hex, victim).slice(-1));
  },
  tokenCollected: (scene, { seat, hex, token }) => {
    const s = scene.app.match?.session.state;
    if (!s) return Promise.resolve();
    const [x, y, w, h] = plaqueOf(scene.layout, s, seat);
    audioOf(scene)?.play('tokenPicked');
    const found = scene.pieces.filter((p) => p.kind === 'token' && p.hex === hex && p.token === token).slice(0, 1);
    return flyTo(scene, found, x + w / 2, y + h / 2);
  },
  townsfolkWalked: async (scene, { from, to }) => {
    const found = find(scene, 'townsfolk', from).slice(0, 1);
    lift(scene, found);
    await Promise.all(found.map(({ image }) => hop(scene, image, standAt(scene.layout, to, { x: -16, y: 27 }), 14)));
  },
  townsfolkRescued: (scene) => {
    audioOf(scene)?.play('rescue');
    return wait(scene, 250);
  },
  buildingDestroyed: (scene, { hex }) => {
    audioOf(scene)?.play('buildingDestroyed');
    return fall(scene, find(scene, 'building', hex));
  },
  scored: (scene, { seat, points }) => ring(scene, seat, points),
  roundEnded: (scene) => {
    audioOf(scene)?.play('roundBell');
    return wait(scene, 500);
  },
};

export async function mapAnimations(scene: MapScene, event: HarrowEvent): Promise<void> {
  const show = shows[event.type] as ((scene: MapScene, event: HarrowEvent) => Promise<unknown>) | undefined;
  await show?.(scene, event);
}
