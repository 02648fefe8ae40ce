import type { EventOf, HarrowEvent } from '../../../engine/games/harrow/events.ts';
import { terrainAt } from '../../../engine/games/harrow/rules/terrain.ts';
import type { CubeColour } from '../../../engine/games/harrow/state/cubes.ts';
import type { PlayerId } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { HarrowMoment } from '../../../session/harrow/harrow-session.ts';
import { cubeColour, seatClass } from '../../../session/harrow/seats.ts';
import { inkOf, palette } from '../../../ui/styles/palette.ts';
import { partOf, restingPlace, tallyPlace } from './battlefield-places.ts';
import type { BattlefieldScene } from './battlefield-scene.ts';
import { sendPoints, strikeDown } from './fallen.ts';
import { writeUnits } from './fighter-parts.ts';

/** Who stands left of the tree is knocked to the left. */
const sideOf = (scene: BattlefieldScene, image: { readonly x: number }): -1 | 1 =>
  image.x < scene.layout.width / 2 ? -1 : 1;

/** A haint of the hex that is fought for falls. */
async function kill(scene: BattlefieldScene, { victim, hex }: EventOf<'killed'>): Promise<void> {
  const fighter = scene.fighters.find((each) => each.seat === victim && each.hex === hex);
  const image = fighter?.haints.pop();
  scene.audio?.play('kill');
  if (fighter && image) await strikeDown(scene, fighter, image);
}

/** A point is seen to go to whoever scores it. */
async function score(scene: BattlefieldScene, { seat, points, why }: EventOf<'scored'>): Promise<void> {
  const scorer = scene.fighters.find((each) => each.seat === seat);
  const loser = why === 'kill' || why === 'hit' ? scene.fighters.find((each) => each.seat !== seat) : undefined;
  if (scorer) await sendPoints(scene, scorer, points, loser);
  else scene.audio?.play('scoreTick');
}

/** The nail under a haint that falls goes back; the haint it held is the next to fall. */
async function liftNail(scene: BattlefieldScene, { seat, unit, hex }: EventOf<'nailLifted'>): Promise<void> {
  const fighter = scene.fighters.find((each) => each.seat === seat && each.hex === hex);
  const nail = unit === 'haint' ? fighter?.nails.shift() : undefined;
  if (!fighter || !nail) return;
  const { image, haint } = nail;
  fighter.haints.push(...fighter.haints.splice(fighter.haints.indexOf(haint), 1));
  await scene.tween({ targets: image, y: image.y - 16, alpha: 0, duration: scene.pace(220), ease: 'Quad.easeIn' });
}

/** The cubes that were paid fly off the tray towards their owner. */
async function pay(scene: BattlefieldScene, { seat, cubes }: EventOf<'paid'>, after: HarrowState): Promise<void> {
  const player = seatClass(after, seat);
  const own = scene.onTray[player];
  const [tx, ty] = tallyPlace(scene.picture, player);
  const side = partOf(scene.picture, player) === 'left' ? -1 : 1;
  const stay = Math.max(0, own.length - cubes);
  const leaving = own.slice(stay).map((colour, i) => scene.cubes.lying(player, stay + i, colour));
  await Promise.all(
    leaving.reverse().map(async (image, i) => {
      const delay = scene.pace(90 * i);
      const up = scene.pace(150);
      await scene.tween({ targets: image, y: image.y - 26, delay, duration: up, ease: 'Quad.easeOut' });
      scene.audio?.play('cubeOnCube', { strength: 0.4 });
      const duration = scene.pace(300);
      const x = tx + side * scene.picture.cube * 2;
      await scene.tween({ targets: image, x, y: ty, alpha: 0, duration, ease: 'Cubic.easeIn' });
    }),
  );
  scene.showTray({ ...scene.onTray, [player]: own.slice(0, stay) });
}

/** The legend is knocked off its feet for a moment. */
async function hit(scene: BattlefieldScene, { victim }: EventOf<'legendHit'>): Promise<void> {
  const image = scene.fighters.find((each) => each.seat === victim)?.leader;
  scene.audio?.play('push');
  if (!image) return;
  const side = sideOf(scene, image);
  const { x } = image;
  image.setTintFill(inkOf(palette.lit));
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

/** HC-FIRE-22: a flame sinks into itself and is gone. */
async function douse(scene: BattlefieldScene, { hex }: EventOf<'flameDoused'>): Promise<void> {
  const fighter = scene.fighters.find((each) => each.hex === hex && each.flames.length > 0);
  const image = fighter?.flames.pop();
  scene.audio?.play('douse');
  if (!fighter || !image) return;
  writeUnits(fighter);
  const { scaleX, scaleY } = image;
  const flare = { scaleX: scaleX * 1.25, scaleY: scaleY * 1.25, duration: scene.pace(120), ease: 'Quad.easeOut' };
  await scene.tween({ targets: image, ...flare });
  await scene.tween({
    targets: image,
    scaleX: scaleX * 0.5,
    scaleY: scaleY * 0.2,
    y: image.y + 9,
    alpha: 0,
    duration: scene.pace(380),
    ease: 'Quad.easeIn',
  });
}

/** HC-SUM-8: Hester flares up, then goes back into the earth. */
async function fell(scene: BattlefieldScene, { hex, why }: EventOf<'hesterLeft'>): Promise<void> {
  const fighter = scene.fighters.find((each) => each.hex === hex && each.leads > 1);
  const image = fighter?.leader;
  if (why !== 'killed' || !fighter || !image) return;
  scene.audio?.play('push');
  writeUnits(fighter, true);
  image.setTintFill(inkOf(palette.lit));
  await scene.tween({ targets: image, y: image.y - 6, duration: scene.pace(120), ease: 'Quad.easeOut' });
  image.clearTint();
  await scene.tween({
    targets: image,
    y: image.y + 26,
    scaleY: image.scaleY * 0.3,
    alpha: 0,
    duration: scene.pace(720),
    ease: 'Quad.easeIn',
  });
}

/** A cube hops from its owner's tally to its place on the tray. */
async function hop(scene: BattlefieldScene, player: PlayerId, place: number, delay: number): Promise<void> {
  const [x, y] = restingPlace(scene.picture, player, place);
  const [tx, ty] = tallyPlace(scene.picture, player);
  const image = scene.cubes.lying(player, place, scene.onTray[player][place]).setPosition(tx, ty).setAlpha(0);
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

/** The last of the player's cubes (of this colour) on the tray have just been added. */
async function hopLast(scene: BattlefieldScene, player: PlayerId, cubes: number, colour?: CubeColour): Promise<void> {
  const places = scene.onTray[player].flatMap((each, i) => (colour === undefined || each === colour ? [i] : []));
  await Promise.all(places.slice(-cubes).map((place, i) => hop(scene, player, place, scene.pace(140) * i)));
}

/** The majority cube is on the tray already when the fight comes on show; a knife in the dark brings two. */
async function join(
  scene: BattlefieldScene,
  { seat, gained, cubes = 1 }: EventOf<'majority'>,
  after: HarrowState,
): Promise<void> {
  if (seat === undefined || !gained) return;
  const { fight } = scene.app;
  const player = seatClass(after, seat);
  // HC-FIRE-20: Hester's has the colour of her hex.
  const isHesters = player === 'hester' && fight?.kind === 'attack';
  await hopLast(scene, player, cubes, isHesters ? terrainAt(after, fight.to) : undefined);
}

/** Odessa's cubes come back to the battleground. */
async function comeBack(
  scene: BattlefieldScene,
  { seat, cubes }: EventOf<'cubesReturned'>,
  after: HarrowState,
): Promise<void> {
  const player = seatClass(after, seat);
  const own = scene.onTray[player];
  const more = new Array<CubeColour>(cubes).fill(cubeColour(after, seat));
  scene.showTray({ ...scene.onTray, [player]: [...own, ...more] });
  await hopLast(scene, player, cubes);
}

/** HC-FAIR-33: the sword brings a search cube for a haint that falls. */
async function glint(scene: BattlefieldScene, { cubes }: EventOf<'searchGained'>): Promise<void> {
  const more = new Array<CubeColour>(cubes).fill('silver');
  scene.showTray({ ...scene.onTray, fair: [...scene.onTray.fair, ...more] });
  if (cubes > 0) await hopLast(scene, 'fair', cubes);
}

/** HC-WHL-2: a killed haint is heard on its killer's plate; a full plate turns the spoon. */
async function clink(scene: BattlefieldScene, cue: 'plate' | 'spoon'): Promise<void> {
  scene.audio?.play(cue);
}

type Show<E> = (scene: BattlefieldScene, event: E, after: HarrowState) => Promise<void>;

/** What the events of a fight look and sound like here; others pass at once. */
const shows: { readonly [T in HarrowEvent['type']]?: Show<EventOf<T>> } = {
  killed: kill,
  scored: score,
  paid: pay,
  legendHit: hit,
  flameDoused: douse,
  hesterLeft: fell,
  majority: join,
  nailLifted: liftNail,
  cubesReturned: comeBack,
  searchGained: glint,
  plateFilled: (scene) => clink(scene, 'plate'),
  plateEmptied: (scene) => clink(scene, 'spoon'),
};

export async function battleAnimations(scene: BattlefieldScene, { event, after }: HarrowMoment): Promise<void> {
  const show = shows[event.type] as Show<HarrowEvent> | undefined;
  await show?.(scene, event, after);
}
