import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  battlePicture,
  restingPlace,
  tallyPlace,
} from '../../../../src/scenes/harrow/battlefield/battlefield-places.ts';
import { emptyTray, layTray } from '../../../../src/scenes/harrow/battlefield/battlefield-tray.ts';
import { createDropMotion } from '../../../../src/scenes/harrow/battlefield/drop-motion.ts';
import { planDrop } from '../../../../src/scenes/harrow/battlefield/drop-plan.ts';
import { cubeTree } from '../../../../src/tower/cube-tree.ts';
import { drop } from '../../../../src/tower/drop.ts';
import { table } from '../../../games/harrow/fair/table.ts';
import { position } from '../../../games/harrow/position.ts';

const manifest = JSON.parse(readFileSync('assets/art/harrow/manifest.json', 'utf8'));
const picture = battlePicture(manifest['battle-desktop'], position());

function recorded(seed: number, red: number, blue: number) {
  const first = drop({
    seed,
    geometry: cubeTree,
    dropped: [...'rrrrbbbb'].map((c) => (c === 'r' ? 'red' : 'blue')),
    stuck: [],
  });
  const dropped = [...new Array<string>(red).fill('red'), ...new Array<string>(blue).fill('blue')];
  const result = drop({ seed: seed + 1, geometry: cubeTree, dropped, stuck: first.stuck }, { record: true });
  if (!result.recording) throw new Error('not recorded');
  return { result, recording: result.recording };
}

const count = (colours: readonly string[], colour: string) => colours.filter((each) => each === colour).length;

test('every cube that comes out gets a place of its own on its side of the tray', () => {
  const { result, recording } = recorded(5, 6, 4);
  const { cubes } = planDrop(recording);
  for (const [player, colour] of [
    ['protectors', 'red'],
    ['family', 'blue'],
  ] as const) {
    const places = cubes.flatMap((cube) => (cube.player === player && cube.to !== undefined ? [cube.to] : []));
    expect([...places].sort((p, q) => p - q)).toEqual([...Array(count(result.out, colour)).keys()]);
  }
  expect(cubes.filter((cube) => cube.from !== undefined)).toHaveLength(10);
});

test('more than six cubes lie on top of each other, none beside the tray', () => {
  const places = Array.from({ length: 20 }, (_, i) => restingPlace(picture, 'family', i));
  expect(new Set(places.map(String)).size).toBe(20);
  for (const [x] of places) expect(picture.slots.right.some(([slot]) => slot === x)).toBe(true);
});

function played(speed: number) {
  const { result, recording } = recorded(5, 6, 4);
  const sounds: string[] = [];
  const motion = createDropMotion(recording, picture, (cue) => sounds.push(cue));
  let seconds = 0;
  for (; !motion.isOver && seconds < 30; seconds += 1 / 60) motion.advance(speed / 60);
  return { result, recording, sounds, motion, seconds };
}

test('the played drop ends as the simulated one', () => {
  const { result, motion, seconds } = played(1);
  expect(seconds).toBeLessThan(14);
  const inside = motion.actors.filter((actor) => actor.where === 'tree');
  expect(motion.actors.filter((actor) => actor.where === 'landed')).toHaveLength(result.out.length);
  const ends = inside.map(({ x, y }) => [x, y]).sort((p, q) => p[1] - q[1] || p[0] - q[0]);
  const { ox, oy, k } = picture.tower;
  const stuck = result.stuck.map(({ x, y }) => [ox + k * x, oy + k * y]).sort((p, q) => p[1] - q[1] || p[0] - q[0]);
  ends.forEach(([x, y], i) => {
    // The eye sees no difference below a pixel: the last creeping is not waited for.
    expect(Math.hypot(x - stuck[i][0], y - stuck[i][1])).toBeLessThan(1);
  });
});

test('faster means the same drop in less time, with the same sounds', () => {
  const normal = played(1);
  const fast = played(2.5);
  expect(fast.seconds).toBeLessThan(normal.seconds / 2);
  expect(count(fast.sounds, 'cubeOnTray')).toBe(2 * normal.result.out.length);
  expect(count(normal.sounds, 'heldBreath')).toBe(1);
  const heard = count(normal.sounds, 'cubeOnWood') + count(normal.sounds, 'cubeOnCube');
  const impacts = normal.recording.impacts.filter((impact) => impact.seconds < normal.seconds).length;
  expect(heard).toBeGreaterThan(impacts * 0.7);
});

test('hurried, it is over at once and in the same places', () => {
  const { recording, motion } = played(1);
  const hurried = createDropMotion(recording, picture, () => {});
  hurried.advance(0.4);
  hurried.finish();
  expect(hurried.isOver).toBe(true);
  hurried.actors.forEach(({ where, x, y }, i) => {
    expect(where).toBe(motion.actors[i].where);
    expect(Math.hypot(x - motion.actors[i].x, y - motion.actors[i].y)).toBeLessThan(1);
  });
});

describe('with Hester', () => {
  /** Thirty cubes of six colours, with some inside. */
  const colours = ['red', 'blue', 'bog', 'wetlands', 'plains', 'forest'] as const;
  const first = drop({
    seed: 3,
    geometry: cubeTree,
    dropped: colours.flatMap((colour) => [colour, colour]),
    stuck: [],
  });
  const thirty = colours.flatMap((colour) => new Array<string>(5).fill(colour));
  const result = drop({ seed: 4, geometry: cubeTree, dropped: thirty, stuck: first.stuck }, { record: true });
  const { recording } = result;
  if (!recording) throw new Error('not recorded');

  test('HC-HINT-1 terrain cubes lie in the middle, each in a place of its own, more than six on top of others', () => {
    const { cubes, after } = planDrop(recording);
    const own = cubes.filter(({ player }) => player === 'hester');
    expect(own.every(({ colour }) => colour !== 'red' && colour !== 'blue')).toBe(true);
    const from = own.flatMap((cube) => (cube.from === undefined ? [] : [cube.from]));
    expect([...from].sort((p, q) => p - q)).toEqual([...Array(20).keys()]);
    const out = colours.slice(2).reduce((sum, colour) => sum + count(result.out, colour), 0);
    expect(after.hester).toHaveLength(out);
    for (const cube of own) if (cube.to !== undefined) expect(after.hester[cube.to]).toBe(cube.colour);
    const places = Array.from({ length: 24 }, (_, i) => restingPlace(picture, 'hester', i));
    expect(new Set(places.map(String)).size).toBe(24);
    for (const [x] of places) expect(picture.slots.middle.some(([slot]) => slot === x)).toBe(true);
  });

  test('thirty cubes end as the simulated ones do, none lost', () => {
    const motion = createDropMotion(recording, picture, () => {});
    let seconds = 0;
    for (; !motion.isOver && seconds < 30; seconds += 1 / 60) motion.advance(1 / 60);
    expect(seconds).toBeLessThan(16);
    expect(motion.actors).toHaveLength(30 + first.stuck.length);
    expect(motion.actors.filter(({ where }) => where === 'landed')).toHaveLength(result.out.length);
    for (const { where, plan, x, y } of motion.actors) {
      if (where !== 'landed' || plan.to === undefined) continue;
      const [tx, ty] = restingPlace(picture, plan.player, plan.to);
      expect(x).toBeCloseTo(tx, 1);
      expect(Math.abs(y - ty)).toBeLessThan(picture.cube);
    }
  });

  test('cubes are taken from where they lay, and those that stay keep their place', () => {
    const lay = { ...emptyTray, hester: ['forest', 'bog', 'forest', 'plains'] as const };
    expect(layTray(colours, [0, 0, 1, 0, 1, 2], lay).hester).toEqual(['forest', 'bog', 'forest', 'plains']);
    expect(layTray(colours, [0, 0, 1, 1, 1, 1], lay).hester).toEqual(['forest', 'bog', 'plains', 'wetlands']);
    expect(layTray(colours, [2, 1]).protectors).toEqual(['red', 'red']);
    const single = drop(
      { seed: 1, geometry: cubeTree, dropped: ['bog', 'plains', 'forest', 'forest'], stuck: [] },
      { record: true },
    );
    if (!single.recording) throw new Error('not recorded');
    const { cubes } = planDrop(single.recording, lay);
    const taken = cubes.map(({ colour, from }) => `${colour} ${from}`);
    expect(taken.sort()).toEqual(['bog 1', 'forest 0', 'forest 2', 'plains 3']);
  });
});

describe('the middle of the tray', () => {
  const own = { players: ['hester', 'fair'] as const, most: 12 };
  const placesIn = (of: ReturnType<typeof battlePicture>) =>
    own.players.map((player) => Array.from({ length: own.most }, (_, i) => String(restingPlace(of, player, i))));

  test('HC-FAIR-1 is the Fair Folk’s without Hester, all six slots of it', () => {
    const [, places] = placesIn(battlePicture(manifest['battle-desktop'], table()));
    expect(new Set(places.slice(0, 6))).toEqual(new Set(picture.slots.middle.map(String)));
  });

  test('HC-FAIR-1 is parted between Hester and the Fair Folk, no cube of one in the place of the other', () => {
    const four = battlePicture(manifest['battle-desktop'], table({ mode: 'fair4' }));
    const [hers, theirs] = placesIn(four);
    expect(new Set([...hers.slice(0, 3), ...theirs.slice(0, 3)])).toEqual(new Set(picture.slots.middle.map(String)));
    expect(hers.filter((place) => theirs.includes(place))).toEqual([]);
    expect(String(tallyPlace(four, 'hester'))).not.toBe(String(tallyPlace(four, 'fair')));
  });
});
