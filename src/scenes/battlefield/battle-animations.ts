import type { HarrowEvent } from '../../engine/games/harrow/events.ts';
import type { FactionId } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import type { BattlefieldScene } from '../battlefield-scene.ts';
import { restingPlace } from './places.ts';

type EventOf<T extends HarrowEvent['type']> = Extract<HarrowEvent, { type: T }>;

const factionOfSeat = (scene: BattlefieldScene, seat: Seat): FactionId =>
  scene.app.match?.session.state.seats[seat].faction ?? 'protectors';

/** A haint of the hex that is fought for falls over and fades. */
async function kill(scene: BattlefieldScene, { victim, hex }: EventOf<'killed'>): Promise<void> {
  const fighter = scene.fighters.find((each) => each.seat === victim && each.hex === hex);
  const image = fighter?.haints.pop();
  scene.audio?.play('kill');
  if (!fighter || !image) return;
  fighter.count.setText(String(fighter.haints.length + (fighter.legend ? 1 : 0) + fighter.more));
  await scene.tween({ targets: image, y: image.y - 7, duration: scene.pace(110), ease: 'Quad.easeOut' });
  await scene.tween({
    targets: image,
    angle: factionOfSeat(scene, victim) === 'protectors' ? -84 : 84,
    y: image.y + 9,
    alpha: { value: 0, delay: scene.pace(240) },
    duration: scene.pace(560),
    ease: 'Quad.easeIn',
  });
}

/** The nail under a haint that falls goes back; the haint it held is the next to fall. */
async function liftNail(scene: BattlefieldScene, { seat, unit, hex }: EventOf<'nailLifted'>): Promise<void> {
  const fighter = scene.fighters.find((each) => each.seat === seat && each.hex === hex);
  const image = unit === 'haint' ? fighter?.nails.pop() : undefined;
  if (!fighter || !image) return;
  fighter.haints.push(...fighter.haints.splice(fighter.nails.length, 1));
  await scene.tween({ targets: image, y: image.y - 16, alpha: 0, duration: scene.pace(220), ease: 'Quad.easeIn' });
}

/** The cubes that were paid fly off the tray towards their owner. */
async function pay(scene: BattlefieldScene, { seat, cubes }: EventOf<'paid'>): Promise<void> {
  const faction = factionOfSeat(scene, seat);
  const counts = { ...scene.onTray };
  const [tx, ty] = scene.picture.tallies[faction];
  const side = faction === 'protectors' ? -1 : 1;
  const leaving = Array.from({ length: Math.min(cubes, counts[faction]) }, (_, i) =>
    scene.cubes.lying(faction, counts[faction] - 1 - i),
  );
  await Promise.all(
    leaving.map(async (image, i) => {
      const delay = scene.pace(90 * i);
      const up = scene.pace(150);
      await scene.tween({ targets: image, y: image.y - 26, delay, duration: up, ease: 'Quad.easeOut' });
      scene.audio?.play('cubeOnCube', { strength: 0.4 });
      const duration = scene.pace(300);
      const x = tx + side * scene.picture.cube * 2;
      await scene.tween({ targets: image, x, y: ty, alpha: 0, duration, ease: 'Cubic.easeIn' });
    }),
  );
  counts[faction] -= leaving.length;
  scene.showTray(counts);
}

/** The legend is knocked off its feet for a moment. */
async function hit(scene: BattlefieldScene, { victim }: EventOf<'legendHit'>): Promise<void> {
  const image = scene.fighters.find((each) => each.seat === victim)?.legend;
  scene.audio?.play('push');
  if (!image) return;
  const side = factionOfSeat(scene, victim) === 'protectors' ? -1 : 1;
  const { x } = image;
  image.setTintFill(0xf6cf7a);
  await scene.tween({
    targets: image,
    x: x + side * 8,
    angle: side * 16,
    duration: scene.pace(90),
    ease: 'Quad.easeOut',
  });
  image.clearTint();
  await scene.tween({ targets: image, x, angle: 0, duration: scene.pace(520), ease: 'Elastic.easeOut' });
}

/** A cube hops from its owner's tally to its place on the tray. */
async function hop(scene: BattlefieldScene, faction: FactionId, index: number, delay: number): Promise<void> {
  const [x, y] = restingPlace(scene.picture, faction, index);
  const [tx, ty] = scene.picture.tallies[faction];
  const image = scene.cubes.lying(faction, index).setPosition(tx, ty).setAlpha(0);
  const duration = scene.pace(460);
  await scene.tween({
    targets: image,
    x,
    alpha: { value: 1, duration: duration * 0.3 },
    y: { value: y - 44, duration: duration * 0.5, ease: 'Quad.easeOut' },
    duration: duration * 0.7,
    delay,
  });
  await scene.tween({ targets: image, y, duration: duration * 0.5, ease: 'Bounce.easeOut' });
  scene.audio?.play('cubeOnTray', { strength: 0.6 });
}

/** The last cubes on the tray have just been added. */
async function hopLast(scene: BattlefieldScene, faction: FactionId, cubes: number): Promise<void> {
  const count = scene.onTray[faction];
  const added = Math.min(cubes, count);
  await Promise.all(
    Array.from({ length: added }, (_, i) => hop(scene, faction, count - added + i, scene.pace(140) * i)),
  );
}

/** The majority cube is on the tray already when the fight comes on show; a knife in the dark brings two. */
async function join(scene: BattlefieldScene, { seat, gained, cubes = 1 }: EventOf<'majority'>): Promise<void> {
  if (seat !== undefined && gained) await hopLast(scene, factionOfSeat(scene, seat), cubes);
}

/** Odessa's cubes come back to the battleground. */
async function comeBack(scene: BattlefieldScene, { seat, cubes }: EventOf<'cubesReturned'>): Promise<void> {
  const faction = factionOfSeat(scene, seat);
  scene.showTray({ ...scene.onTray, [faction]: scene.onTray[faction] + cubes });
  await hopLast(scene, faction, cubes);
}

/** HC-WHL-2: a killed haint is heard on its killer's plate; a full plate turns the spoon. */
async function clink(scene: BattlefieldScene, cue: 'plate' | 'spoon'): Promise<void> {
  scene.audio?.play(cue);
}

/** What the events of a fight look and sound like here; others pass at once. */
const shows: { readonly [T in HarrowEvent['type']]?: (scene: BattlefieldScene, event: EventOf<T>) => Promise<void> } = {
  killed: kill,
  paid: pay,
  legendHit: hit,
  majority: join,
  nailLifted: liftNail,
  cubesReturned: comeBack,
  plateFilled: (scene) => clink(scene, 'plate'),
  plateEmptied: (scene) => clink(scene, 'spoon'),
};

export async function battleAnimations(scene: BattlefieldScene, event: HarrowEvent): Promise<void> {
  const show = shows[event.type] as ((scene: BattlefieldScene, event: HarrowEvent) => Promise<void>) | undefined;
  await show?.(scene, event);
}
