import type { HarrowCue } from '../../../audio/harrow/soundscape.ts';
import { cubeTree } from '../../../tower/cube-tree.ts';
import type { Recording } from '../../../tower/recording.ts';
import { createFall, type FallingPose } from '../../fall.ts';
import { type BattlePicture, cubeHeight, type Point, partOf, restingPlace } from './battlefield-places.ts';
import type { Tray } from './battlefield-tray.ts';
import { type CubePlan, type DropPlan, planDrop } from './drop-plan.ts';

// A drop as it is seen: the cubes are carried to the funnel, tipped in, fall as recorded, and tumble onto the tray.
// Plain numbers that are overwritten every frame; the scene copies them to its sprites.

/** `lying` and `landed` cubes rest on the tray, `tree` is behind the funnel's boards, `tumbling` in front of everything. */
type Whereabouts = 'lying' | 'tree' | 'tumbling' | 'landed';

export interface Actor {
  readonly plan: CubePlan;
  where: Whereabouts;
  x: number;
  y: number;
  a: number;
  /** Times its size in the tree. */
  size: number;
  /** 1 while it looks like a cube at rest, 0 while it turns. */
  rest: number;
  /** In pixels a second, for the streaks behind it. */
  speedX: number;
  speedY: number;
}

export interface DropMotion {
  readonly actors: readonly Actor[];
  /** How the cubes lie once it is over. */
  readonly after: Tray;
  readonly isOver: boolean;
  /** How far the tree is rocked, from -1 to 1. */
  readonly rocking: number;
  /** The middle of what falls, for a camera; undefined before and after the fall. */
  readonly focusY: number | undefined;
  advance(seconds: number): void;
  /** Everything is where it ends. */
  finish(): void;
}

type Sound = (cue: HarrowCue, strength?: number) => void;

const lift = { seconds: 0.78, stagger: 0.07, allStagger: 0.5 } as const;
const tip = { hold: 0.16, seconds: 0.26, height: 34 } as const;
/** Fall onto the tray, two bounces and a slide. */
const tumble = { fall: 0.12, bounce: 0.26, second: 0.14, slide: 0.28 } as const;
const tumbleSeconds = tumble.fall + tumble.bounce + tumble.second + tumble.slide;

const smooth = (u: number): number => u * u * u * (u * (u * 6 - 15) + 10);
const easeOut = (u: number): number => 1 - (1 - u) ** 3;
const clamp = (u: number): number => Math.min(1, Math.max(0, u));
const bezier = (p: number, q: number, r: number, s: number, u: number): number =>
  (1 - u) ** 3 * p + 3 * (1 - u) ** 2 * u * q + 3 * (1 - u) * u * u * r + u ** 3 * s;

/** Which way round the tree a cube is carried: its own side's, those in the middle by turns. */
function sideOf(picture: BattlePicture, { player, from = 0 }: CubePlan): -1 | 1 {
  const part = partOf(picture, player);
  return part === 'left' || (part === 'middle' && from % 2 === 0) ? -1 : 1;
}

export function createDropMotion(recording: Recording, picture: BattlePicture, sound: Sound, tray?: Tray): DropMotion {
  const plan = planDrop(recording, tray);
  const { tower } = picture;
  const count = recording.pieces.length;
  const placeOf = ({ player }: CubePlan, index: number | undefined): Point =>
    index === undefined ? [0, 0] : restingPlace(picture, player, index);
  const starts = plan.cubes.map((each) => placeOf(each, each.from));
  const ends = plan.cubes.map((each) => placeOf(each, each.to));
  const actors = plan.cubes.map((each, cube) => newActor(each, starts[cube]));
  // From the top of the stacks, the sides in turn.
  const dropped = plan.cubes
    .flatMap(({ from }, cube) => (from === undefined ? [] : [{ cube, from }]))
    .sort((p, q) => q.from - p.from)
    .map(({ cube }) => cube);
  const stagger = Math.min(lift.stagger, lift.allStagger / Math.max(1, dropped.length));
  const liftEnd = dropped.length === 0 ? 0 : lift.seconds + stagger * (dropped.length - 1);
  const fallStart = dropped.length === 0 ? 0 : liftEnd + tip.hold + tip.seconds;
  // A little later than the last tumble, so that rounding does not leave a cube on its way.
  const end = Math.max(plan.settled, plan.lastOut === undefined ? 0 : plan.lastOut + tumbleSeconds + 0.01);
  /** A cube on the tray is drawn with this edge, in the tree with its physical one. */
  const trayRatio = (picture.cube * 1.125) / (cubeTree.cube.size * tower.k);
  const [back, front] = [picture.slots.middle[0][1], picture.slots.middle[3][1]];
  const motion = createFall(recording, plan.lastOut, end, {
    struck: (kind, strength) => sound(kind === 'wood' ? 'cubeOnWood' : 'cubeOnCube', strength),
    breathHeld: () => sound('heldBreath'),
  });
  const pose: FallingPose = { x: 0, y: 0, a: 0, speedX: 0, speedY: 0 };
  let clock = 0;
  let arrived = 0;
  let touched = 0;
  let focusY: number | undefined;
  const landings = landingSounds(plan);

  function carry(cube: number, order: number): void {
    const actor = actors[cube];
    const u = clamp((clock - order * stagger) / lift.seconds);
    if (u <= 0) return;
    const [sx, sy] = starts[cube];
    const side = sideOf(picture, actor.plan);
    const rim = tower.ox + tower.k * (cubeTree.start.x + side * 206);
    const hx = tower.ox + tower.k * recording.poses[cube * 3];
    const hy = tower.oy + tower.k * (recording.poses[cube * 3 + 1] - tip.height);
    const top = tower.oy - tower.k * 92;
    const w = smooth(u);
    actor.where = 'tree';
    actor.x = bezier(sx, rim + side * 34, rim, hx, w);
    actor.y = bezier(sy - cubeHeight(picture) / 2, sy - 60, Math.min(top, hy - 8), hy, w);
    actor.a = recording.poses[cube * 3 + 2] * w + side * 1.4 * (1 - w) * w;
    actor.size = trayRatio + (1 - trayRatio) * w;
    actor.rest = clamp(1 - u * 6);
    actor.speedX = 0;
    actor.speedY = 0;
  }

  function pour(cube: number): void {
    const actor = actors[cube];
    const u = clamp((clock - liftEnd - tip.hold) / tip.seconds);
    const y = recording.poses[cube * 3 + 1] - tip.height * (1 - u * u);
    actor.where = 'tree';
    actor.x = tower.ox + tower.k * recording.poses[cube * 3];
    actor.y = tower.oy + tower.k * y;
    actor.a = recording.poses[cube * 3 + 2];
    actor.size = 1;
    actor.rest = 0;
  }

  function fall(cube: number): void {
    const actor = actors[cube];
    motion.poseOf(cube, pose);
    actor.where = 'tree';
    actor.x = tower.ox + tower.k * pose.x;
    actor.y = tower.oy + tower.k * pose.y;
    actor.a = pose.a;
    actor.size = 1;
    actor.rest = 0;
    actor.speedX = pose.speedX * tower.k;
    actor.speedY = pose.speedY * tower.k;
  }

  function roll(cube: number, age: number): void {
    const actor = actors[cube];
    const { left } = recording.pieces[cube];
    if (!left || actor.plan.to === undefined) return;
    const [sx, sy] = ends[cube];
    const i = ((recording.frames - 1) * count + cube) * 3;
    const x0 = tower.ox + tower.k * recording.poses[i];
    const y0 = tower.oy + tower.k * recording.poses[i + 1];
    const a0 = recording.poses[i + 2];
    // Spread over the middle of the tray, the same for the same cube.
    const ground = back + (front - back) * (((cube * 7 + actor.plan.to * 3) % 5) / 4);
    const landX = x0 + clamp(Math.abs(left.speedX) / 400) * Math.sign(left.speedX) * 26 * tower.k;
    const on = clamp((age - tumble.fall) / (tumbleSeconds - tumble.fall));
    const way = easeOut(on);
    const down = clamp(age / tumble.fall);
    const half = cubeHeight(picture) / 2;
    const floor = ground + (sy - ground) * way - half;
    actor.where = on >= 1 ? 'landed' : 'tumbling';
    actor.x = on > 0 ? landX + (sx - landX) * way : x0 + (landX - x0) * down;
    actor.y = on > 0 ? floor - hop(age) * picture.cube : y0 + (ground - half - y0) * down;
    const turnTo = Math.round((a0 + left.spin * 0.12) / (Math.PI / 2) + Math.sign(sx - landX)) * (Math.PI / 2);
    actor.a = a0 + (turnTo - a0) * easeOut(clamp(age / (tumbleSeconds * 0.85)));
    actor.size = 1 + (trayRatio - 1) * easeOut(clamp(age / (tumbleSeconds * 0.6)));
    actor.rest = clamp((on - 0.72) / 0.2);
    actor.speedX = 0;
    actor.speedY = 0;
  }

  function place(): void {
    let sum = 0;
    let falling = 0;
    const isFalling = clock >= fallStart;
    if (!isFalling) {
      for (let order = 0; order < dropped.length; order++) {
        if (clock < liftEnd + tip.hold) carry(dropped[order], order);
        else pour(dropped[order]);
      }
    } else {
      for (let cube = 0; cube < count; cube++) {
        const age = motion.seconds - actors[cube].plan.leftAt;
        if (age >= 0) roll(cube, age);
        else fall(cube);
        if (age < 0 && Math.abs(actors[cube].speedY) > 40) {
          sum += actors[cube].y;
          falling++;
        }
      }
    }
    focusY = !isFalling ? undefined : falling > 0 ? sum / falling : focusY;
  }

  function hear(): void {
    if (clock < fallStart) {
      const here = Math.min(dropped.length, Math.floor((clock - lift.seconds * 0.9) / stagger) + 1);
      for (; arrived < here; arrived++) sound('cubeOnCube', 0.22 + 0.05 * (arrived % 3));
      return;
    }
    for (; touched < landings.length && landings[touched].at <= motion.seconds; touched++) {
      sound('cubeOnTray', landings[touched].strength);
    }
  }

  function finish(): void {
    clock = Math.max(clock, fallStart);
    motion.finish();
    place();
  }

  for (let cube = 0; cube < count; cube++) if (plan.cubes[cube].from === undefined) fall(cube);

  return {
    actors,
    after: plan.after,
    get isOver() {
      return clock >= fallStart && motion.seconds >= end;
    },
    get rocking() {
      return clock < fallStart ? 0 : motion.rocking;
    },
    get focusY() {
      return focusY;
    },
    advance(seconds) {
      const before = clock;
      clock += seconds;
      if (clock >= fallStart) motion.advance(Math.min(seconds, clock - Math.max(before, fallStart)));
      place();
      hear();
    },
    finish,
  };
}

function newActor(plan: CubePlan, [x, y]: Point): Actor {
  const lies = plan.from !== undefined;
  return { plan, where: lies ? 'lying' : 'tree', x, y, a: 0, size: 1, rest: lies ? 1 : 0, speedX: 0, speedY: 0 };
}

/** Height above the tray, in halves of a cube's width. */
function hop(age: number): number {
  const first = (age - tumble.fall) / tumble.bounce;
  if (first >= 0 && first < 1) return 4 * first * (1 - first);
  const second = (age - tumble.fall - tumble.bounce) / tumble.second;
  return second >= 0 && second < 1 ? 1.1 * second * (1 - second) : 0;
}

/** Each cube is heard on the tray twice. */
function landingSounds({ cubes }: DropPlan): readonly { readonly at: number; readonly strength: number }[] {
  return cubes
    .filter((cube) => cube.to !== undefined)
    .flatMap(({ leftAt }) => [
      { at: leftAt + tumble.fall, strength: 0.7 },
      { at: leftAt + tumble.fall + tumble.bounce, strength: 0.3 },
    ])
    .sort((p, q) => p.at - q.at);
}
