import { nextFraction, type Rng, seedRng } from '../engine/kernel/rng.ts';
import { pieceBody, restlessness, startIn, type TowerBody } from './bodies.ts';
import type { DiceTree } from './dice-tree.ts';
import { faceUp, standing } from './face.ts';
import { STEPS_PER_SECOND, type StartRows } from './geometry.ts';
import { areaOf, outlineOf, type Sides, widthOf } from './outline.ts';
import { type Look, type Resting, roundedPose } from './pose.ts';
import { createRecorder, type Recording } from './recording.ts';
import { type Shake, shakeAt } from './shake.ts';
import { shuffled } from './shuffled.ts';
import { advance, createWorld, type World } from './world.ts';

export interface Die {
  readonly look: Look;
  readonly sides: Sides;
}

interface ThrowInput {
  readonly seed: number;
  readonly geometry: DiceTree;
  readonly dice: readonly Die[];
}

/** Everything in the order in which the dice were given. */
export interface ThrowResult {
  /** The face that lies up, from 0. */
  readonly faces: readonly number[];
  readonly resting: readonly Resting[];
  readonly steps: number;
  /** How often the tree shook itself because a die leaned or hung. */
  readonly shaken: number;
  readonly recording?: Recording;
}

interface ThrownDie extends Die {
  readonly size: number;
  readonly body: TowerBody;
}

/**
 * Throws dice through the tree until every one lies flat below it. Nobody steers them: a die looks the same from each
 * of its sides and starts at any angle, so that no face is favoured. The same input gives the same result everywhere.
 */
export function throwDice(input: ThrowInput, options: { readonly record?: boolean } = {}): ThrowResult {
  const { geometry } = input;
  const rng = seedRng(input.seed);
  const dice = hangUp(input, rng);
  const bodies = dice.map((die) => die.body);
  const world = createWorld(geometry, bodies);
  const recorder = options.record
    ? createRecorder(
        geometry,
        dice.map(({ look, sides, size }) => ({ look, sides, size, wasStuck: false })),
      )
    : undefined;
  recorder?.afterStep(0, bodies);
  let shake: Shake | undefined;
  let shaken = 0;
  let quietSteps = 0;
  let lookFrom = geometry.rest.after;
  while (world.step < geometry.capSteps && dice.length > 0) {
    advance(world, shake ? shakeAt(shake, world.step / STEPS_PER_SECOND) : 0, recorder);
    recorder?.afterStep(world.step, bodies);
    quietSteps = bodies.every((body) => restlessness(body) < geometry.rest.speed) ? quietSteps + 1 : 0;
    if (world.step < lookFrom) continue;
    const isAtRest = quietSteps >= geometry.rest.steps;
    if (isAtRest && dice.every((die) => standing(geometry, die.sides, poseOf(die)) === 'flat')) break;
    if (!isAtRest && world.step < lookFrom + geometry.shake.patience) continue;
    shake = nextShake(geometry, shaken, world, rng);
    recorder?.shake(shake);
    shaken++;
    quietSteps = 0;
    lookFrom = world.step + geometry.rest.after;
  }
  return {
    faces: dice.map(({ sides, body }) => faceUp(body.angle, sides)),
    resting: dice.map(poseOf),
    steps: world.step,
    shaken,
    recording: recorder?.finish(world.step, bodies),
  };
}

/** The places above the funnel are dealt out by chance. */
function hangUp({ geometry, dice }: ThrowInput, rng: Rng): ThrownDie[] {
  const scale = scaleOf(geometry, dice);
  const rows = startRows(geometry, Math.max(0, ...dice.map((die) => widthIn(geometry, die) * scale)));
  const places = shuffled([...dice.keys()], rng);
  return dice.map(({ look, sides }, i) => {
    const size = geometry.sizes[sides] * scale;
    const material = { ...geometry.die, density: geometry.die.mass / areaOf(sides, size) };
    const body = pieceBody(outlineOf(sides, size), material, startIn(rows, places[i], dice.length, rng), i);
    return { look, sides, size, body };
  });
}

const widthIn = ({ sizes }: DiceTree, { sides }: Die): number => widthOf(sides, sizes[sides]);

function scaleOf({ sizes, room }: DiceTree, dice: readonly Die[]): number {
  const area = dice.reduce((sum, { sides }) => sum + areaOf(sides, sizes[sides]), 0);
  return Math.min(1, Math.sqrt(room / area));
}

function startRows({ start }: DiceTree, widest: number): StartRows {
  const { width, gap, ...rest } = start;
  const apart = widest + gap;
  return { ...rest, y: start.y - widest / 2, dx: apart, dy: apart, perRow: Math.max(1, Math.floor(width / apart)) };
}

function poseOf({ look, body }: ThrownDie): Resting {
  return roundedPose(look, body.position.x, body.position.y, body.angle);
}

/** Left or right first, stronger or weaker, by the same seed: the next try is never the last one again. */
function nextShake({ shake }: DiceTree, shaken: number, { step }: World, rng: Rng): Shake {
  const strength = shake.amplitude * (1 + shake.growth * shaken) * (0.7 + 0.6 * nextFraction(rng));
  const amplitude = Math.min(strength, shake.most) * (nextFraction(rng) < 0.5 ? -1 : 1);
  return { from: step / STEPS_PER_SECOND, amplitude, hz: shake.hz, seconds: shake.seconds };
}
