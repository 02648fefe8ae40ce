import { expect, test } from 'vitest';
import { createFall, type Fall, fallSeconds, settledAt } from '../../src/scenes/fall.ts';
import { cubeTree } from '../../src/tower/cube-tree.ts';
import { diceTree } from '../../src/tower/dice-tree.ts';
import { drop } from '../../src/tower/drop.ts';
import { faceUp } from '../../src/tower/face.ts';
import type { Recording } from '../../src/tower/recording.ts';
import { throwDice } from '../../src/tower/throw.ts';

const dice = ([4, 6, 6] as const).map((sides) => ({ look: 'bone', sides }));
const thrown = throwDice({ seed: 3, geometry: diceTree, dice }, { record: true });
const dropped = drop({ seed: 3, geometry: cubeTree, dropped: ['red', 'blue', 'red'], stuck: [] }, { record: true });

function begin(recording: Recording) {
  const moment = settledAt(recording);
  const heard: string[] = [];
  const fall = createFall(recording, moment, moment, {
    struck: (kind) => heard.push(kind),
    breathHeld: () => heard.push('breath'),
  });
  return { fall, moment, heard };
}

const posesOf = (fall: Fall, { pieces }: Recording) =>
  pieces.map((_, piece) => {
    const pose = { x: 0, y: 0, a: 0, speedX: 0, speedY: 0 };
    fall.poseOf(piece, pose);
    return pose;
  });

test.each([
  ['dice', thrown.recording],
  ['cubes', dropped.recording],
])('%s fall to the same end at any speed, and everything is heard once', (_, recording) => {
  if (!recording) throw new Error('not recorded');
  const ends = [1, 2.5].map((times) => {
    const { fall, heard } = begin(recording);
    for (let frame = 0; frame < 60 * 40; frame++) fall.advance(times / 60);
    return { poses: posesOf(fall, recording), heard };
  });
  expect(ends[0]).toEqual(ends[1]);
  expect(ends[0].heard.filter((sound) => sound !== 'breath')).toEqual(recording.impacts.map(({ kind }) => kind));
  expect(ends[0].heard.filter((sound) => sound === 'breath')).toHaveLength(1);
});

test('a throw that is skipped shows at once, and in silence, the faces that count', () => {
  const { recording } = thrown;
  if (!recording) throw new Error('not recorded');
  const { fall, heard } = begin(recording);
  fall.advance(0.01);
  fall.finish();
  expect(posesOf(fall, recording).map(({ a }, die) => faceUp(a, dice[die].sides))).toEqual(thrown.faces);
  expect(heard).toEqual([]);
});

test('the breath is held before the moment that decides, and only there', () => {
  const { recording } = thrown;
  if (!recording) throw new Error('not recorded');
  const { fall, moment } = begin(recording);
  const rates: { readonly at: number; readonly rate: number }[] = [];
  while (fall.seconds < moment + 0.2) {
    const at = fall.seconds;
    fall.advance(0.001);
    rates.push({ at, rate: (fall.seconds - at) / 0.001 });
  }
  const slow = rates.filter(({ rate }) => rate < 0.99);
  expect(Math.min(...slow.map(({ rate }) => rate))).toBeCloseTo(0.16);
  expect(slow[0].at).toBeCloseTo(moment - 0.26, 2);
  expect(slow[slow.length - 1].at).toBeCloseTo(moment, 2);
});

test('a frame of a tab that was hidden does not skip the fall', () => {
  expect(fallSeconds(5000, 'normal')).toBe(fallSeconds(50, 'normal'));
  expect(fallSeconds(16, 'fast')).toBe(2.5 * fallSeconds(16, 'normal'));
});
