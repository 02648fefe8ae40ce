import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cubeTree } from '../../src/tower/cube-tree.ts';
import { type DropInput, drop as dropInto } from '../../src/tower/drop.ts';
import { dropSequence } from '../../src/tower/measure.ts';
import type { Look, Resting } from '../../src/tower/pose.ts';
import { isInsideTree } from '../../src/tower/trunk.ts';

type Given = Omit<DropInput, 'geometry'>;
const drop = (given: Given, options?: Parameters<typeof dropInto>[1]) =>
  dropInto({ ...given, geometry: cubeTree }, options);

const COLOURS = ['red', 'blue', 'silver', 'bog'];

function cubes(red: number, blue: number): Look[] {
  return [...new Array<Look>(red).fill('red'), ...new Array<Look>(blue).fill('blue')];
}

const used = new Map<string, readonly Resting[]>();

/** A tree as some drops of a game leave it. */
function usedTree(seed: number, drops = 4): readonly Resting[] {
  const key = `${seed} ${drops}`;
  const stuck =
    used.get(key) ??
    [...dropSequence({ drops, seed, min: 6, max: 14, colours: ['red', 'blue'] })].at(-1)?.result.stuck ??
    [];
  used.set(key, stuck);
  return stuck;
}

function counted(colours: readonly Look[]): Record<Look, number> {
  const counts: Record<Look, number> = {};
  for (const colour of colours) counts[colour] = (counts[colour] ?? 0) + 1;
  return counts;
}

const anyDrop: fc.Arbitrary<Given> = fc.record({
  seed: fc.integer({ min: 0, max: 0xffffffff }),
  dropped: fc.array(fc.constantFrom(...COLOURS), { maxLength: 16 }),
  stuck: fc.integer({ min: 0, max: 5 }).map((seed) => (seed === 0 ? [] : usedTree(seed))),
});

test('HC-TREE-1 HC-TREE-3 HC-TREE-9: each cube dropped or inside falls out or stays inside, whatever its colour', () => {
  fc.assert(
    fc.property(anyDrop, (input) => {
      const result = drop(input);
      const inside = result.stuck.map((cube) => cube.look);
      const all = [...input.dropped, ...input.stuck.map((cube) => cube.look)];
      expect(counted([...result.out, ...inside])).toEqual(counted(all));
      expect(result.newOut + result.oldOut).toBe(result.out.length);
      expect(result.wasStuck.filter(Boolean).length).toBe(result.oldOut);
      expect(result.stuck.every((cube) => isInsideTree(cube.x, cube.y))).toBe(true);
    }),
    { numRuns: 120, seed: 1 },
  );
});

test('HC-TREE-9: the same seed and the same tree give the same drop', () => {
  const input = { seed: 12, dropped: cubes(5, 6), stuck: usedTree(1) };
  expect(input.stuck.length).toBeGreaterThan(3);
  const first = drop(input);
  drop({ seed: 99, dropped: cubes(9, 9), stuck: [] });
  expect(drop(input)).toEqual(first);
  expect(drop({ ...input, seed: 13 })).not.toEqual(first);
});

test('HC-TREE-9: saving and loading between two drops changes nothing', () => {
  let live: readonly Resting[] = [];
  let loaded: readonly Resting[] = [];
  for (let seed = 1; seed <= 12; seed++) {
    const dropped = cubes(seed % 5, 1 + (seed % 7));
    live = drop({ seed, dropped, stuck: live }).stuck;
    loaded = JSON.parse(JSON.stringify(drop({ seed, dropped, stuck: loaded }).stuck));
    expect(loaded).toEqual(live);
  }
  expect(live.length).toBeGreaterThan(0);
});

test('the order in which the stuck cubes are listed does not matter', () => {
  const stuck = usedTree(2);
  const input = { seed: 7, dropped: cubes(3, 3), stuck };
  expect(drop({ ...input, stuck: [...stuck].reverse() })).toEqual(drop(input));
});

test('HC-TREE-9: the physics does not see colours: painting the cubes otherwise paints the result and moves nothing', () => {
  const paint: Record<Look, Look> = { red: 'bog', blue: 'red', silver: 'silver', bog: 'purple' };
  fc.assert(
    fc.property(anyDrop, ({ seed, dropped, stuck }) => {
      const plain = drop({ seed, dropped, stuck });
      const painted = drop({
        seed,
        dropped: dropped.map((colour) => paint[colour]),
        stuck: stuck.map((cube) => ({ ...cube, look: paint[cube.look] })),
      });
      expect(painted).toEqual({
        ...plain,
        out: plain.out.map((colour) => paint[colour]),
        stuck: plain.stuck.map((cube) => ({ ...cube, look: paint[cube.look] })),
      });
    }),
    { numRuns: 40, seed: 2 },
  );
});

test('the first cube of the list starts at every place of the funnel', () => {
  const places = new Set<number>();
  for (let seed = 0; seed < 60; seed++) {
    const { recording } = drop({ seed, dropped: ['red', ...cubes(0, 4)], stuck: [] }, { record: true });
    places.add(recording?.pieces.findIndex((cube) => cube.look === 'red') ?? -1);
  }
  expect([...places].sort()).toEqual([0, 1, 2, 3, 4]);
});

test('HC-TREE-4: cubes from earlier drops can fall out, so that more come out than went in', () => {
  const stuck = usedTree(3);
  const results = Array.from({ length: 40 }, (_, seed) => drop({ seed, dropped: cubes(1, 1), stuck }));
  expect(results.some((result) => result.out.length > 2 && result.oldOut > 0)).toBe(true);
  expect(results.some((result) => result.out.length < 2)).toBe(true);
});

test('an empty drop rocks the tree all the same, and an empty tree gives nothing', () => {
  expect(drop({ seed: 1, dropped: [], stuck: [] })).toMatchObject({ out: [], stuck: [], steps: 0 });
  const shaken = Array.from({ length: 10 }, (_, i) => drop({ seed: 1, dropped: [], stuck: usedTree(i + 1) }).oldOut);
  expect(Math.max(...shaken)).toBeGreaterThan(0);
});

test('poses are rounded to hundredths and thousandths', () => {
  for (const { x, y, a } of usedTree(5)) {
    expect(x).toBe(Number(x.toFixed(2)));
    expect(y).toBe(Number(y.toFixed(2)));
    expect(a).toBe(Number(a.toFixed(3)));
    expect(Math.abs(a)).toBeLessThanOrEqual(Math.PI + 0.001);
  }
});

test('recording a drop does not change it', () => {
  for (let seed = 0; seed < 20; seed++) {
    const input = { seed, dropped: cubes(4, 4), stuck: usedTree(1 + (seed % 3)) };
    const { recording, ...recorded } = drop(input, { record: true });
    expect(recording).toBeDefined();
    expect({ ...recorded, recording: undefined }).toEqual(drop(input));
  }
});

test('HC-TREE-2: the recording shows the cubes leave in the order of the result, and the others end where they lie', () => {
  for (let seed = 0; seed < 20; seed++) {
    const input = { seed, dropped: cubes(5, 4), stuck: usedTree(4) };
    const { recording, ...result } = drop(input, { record: true });
    if (!recording) throw new Error('nothing was recorded');
    expect(recording.pieces.length).toBe(input.dropped.length + input.stuck.length);
    expect(recording.frames).toBe(Math.ceil(result.steps / 2) + 1);
    expect(recording.poses.length).toBe(recording.frames * recording.pieces.length * 3);

    const left = recording.pieces.flatMap((cube) => (cube.left ? [{ ...cube, seconds: cube.left.seconds }] : []));
    left.sort((a, b) => a.seconds - b.seconds);
    expect(counted(left.map((cube) => cube.look))).toEqual(counted(result.out));
    expect(left.map((cube) => cube.seconds).every((seconds) => seconds <= result.steps / 120)).toBe(true);
    if (new Set(left.map((cube) => cube.seconds)).size === left.length) {
      expect(left.map((cube) => cube.look)).toEqual(result.out);
      expect(left.map((cube) => cube.wasStuck)).toEqual(result.wasStuck);
    }

    const ends = recording.poses.slice(-3 * recording.pieces.length);
    const resting = recording.pieces.flatMap(({ left }, i) => (left ? [] : [{ x: ends[3 * i], y: ends[3 * i + 1] }]));
    resting.sort((a, b) => a.y - b.y);
    resting.forEach((pose, i) => {
      expect(Math.abs(pose.x - result.stuck[i].x)).toBeLessThan(0.01);
      expect(Math.abs(pose.y - result.stuck[i].y)).toBeLessThan(0.01);
    });
  }
});

test('no cube leaves the hollow on its way', () => {
  const outside: string[] = [];
  for (let seed = 100; seed < 130; seed++) {
    const { recording } = drop({ seed, dropped: cubes(12, 12), stuck: usedTree(6) }, { record: true });
    if (!recording) throw new Error('nothing was recorded');
    for (let i = 0; i < recording.poses.length; i += 3) {
      const [x, y] = [recording.poses[i], recording.poses[i + 1]];
      const aboveFunnel = y < -46 && x > 0 && x < 360;
      if (!aboveFunnel && !isInsideTree(x, y)) outside.push(`seed ${seed}: ${x}, ${y}`);
    }
  }
  expect(outside).toEqual([]);
});

test('impacts tell when, how hard and on what a cube struck', () => {
  const { recording, steps } = drop({ seed: 5, dropped: cubes(6, 6), stuck: [] }, { record: true });
  const impacts = recording?.impacts ?? [];
  expect(impacts.filter((impact) => impact.kind === 'wood').length).toBeGreaterThan(20);
  expect(impacts.filter((impact) => impact.kind === 'piece').length).toBeGreaterThan(5);
  for (const [i, { seconds, piece, strength }] of impacts.entries()) {
    expect(seconds).toBeGreaterThanOrEqual(impacts[i - 1]?.seconds ?? 0);
    expect(seconds).toBeLessThanOrEqual(steps / 120);
    expect(piece >= 0 && piece < 12).toBe(true);
    expect(strength > 0 && strength <= 1).toBe(true);
  }
  expect(Math.max(...impacts.map((impact) => impact.strength))).toBeGreaterThan(0.3);
});
