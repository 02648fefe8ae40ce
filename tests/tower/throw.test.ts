import { expect, test } from 'vitest';
import { type DiceTree, diceTree } from '../../src/tower/dice-tree.ts';
import { faceUp, standing } from '../../src/tower/face.ts';
import { FRAMES_PER_SECOND, type Recording } from '../../src/tower/recording.ts';
import { rockingAt } from '../../src/tower/shake.ts';
import { type Die, throwDice } from '../../src/tower/throw.ts';
import { hexagons, squares } from './dice.ts';

function recorded(seed: number, dice: readonly Die[], geometry: DiceTree = diceTree) {
  const { recording, ...result } = throwDice({ seed, geometry, dice }, { record: true });
  if (!recording) throw new Error('nothing was recorded');
  return { recording, result };
}

function poseAt({ poses, pieces }: Recording, frame: number, piece: number) {
  const at = (frame * pieces.length + piece) * 3;
  return { look: pieces[piece].look, x: poses[at], y: poses[at + 1], a: poses[at + 2] };
}

const mixed: readonly Die[] = [...squares(2), { look: 'mob', sides: 6 }];

test.each([
  ['one square', squares(1)],
  ['two squares', squares(2)],
  ['twelve squares', squares(12)],
  ['one hexagon', hexagons(1)],
  ['seven hexagons', hexagons(7)],
  ['squares and a hexagon', mixed],
])('%s: every die ends flat on the board, with the face of its angle', (_, dice) => {
  for (let seed = 0; seed < 25; seed++) {
    const { faces, resting, steps } = throwDice({ seed, geometry: diceTree, dice });
    expect(steps).toBeLessThan(diceTree.capSteps);
    expect(resting.map((pose, i) => standing(diceTree, dice[i].sides, pose))).toEqual(dice.map(() => 'flat'));
    expect(faces).toEqual(resting.map(({ a }, i) => faceUp(a, dice[i].sides)));
    expect(resting.map(({ look }) => look)).toEqual(dice.map(({ look }) => look));
  }
});

test('the same seed gives the same throw, another seed another one', () => {
  const first = throwDice({ seed: 12, geometry: diceTree, dice: hexagons(7) });
  throwDice({ seed: 99, geometry: diceTree, dice: squares(3) });
  expect(throwDice({ seed: 12, geometry: diceTree, dice: hexagons(7) })).toEqual(first);
  expect(throwDice({ seed: 13, geometry: diceTree, dice: hexagons(7) })).not.toEqual(first);
});

test('the physics does not see how a die looks', () => {
  const painted = hexagons(4).map((die, i) => ({ ...die, look: `mana ${i}` }));
  const { faces, steps } = throwDice({ seed: 4, geometry: diceTree, dice: hexagons(4) });
  expect(throwDice({ seed: 4, geometry: diceTree, dice: painted })).toMatchObject({ faces, steps });
});

test('no die at all is no throw', () => {
  expect(throwDice({ seed: 1, geometry: diceTree, dice: [] })).toMatchObject({ faces: [], steps: 0, shaken: 0 });
});

test('dice that are many are smaller', () => {
  const sizeOf = (dice: readonly Die[]) => recorded(1, dice).recording.pieces[0].size;
  expect(sizeOf(squares(2))).toBe(diceTree.sizes[4]);
  expect(sizeOf(hexagons(7))).toBe(diceTree.sizes[6]);
  expect(sizeOf(squares(12))).toBeLessThan(diceTree.sizes[4]);
});

test('a die that leans is shaken, as often as it takes, and the recording shows when and why', () => {
  const shaken = Array.from({ length: 120 }, (_, seed) => seed).filter(
    (seed) => throwDice({ seed, geometry: diceTree, dice: hexagons(7) }).shaken > 0,
  );
  expect(shaken.length).toBeGreaterThan(0);
  for (const seed of shaken) {
    const { recording, result } = recorded(seed, hexagons(7));
    expect(recording.shakes).toHaveLength(result.shaken);
    for (const { from, seconds } of recording.shakes) {
      const ends = recording.pieces.map((_, i) =>
        standing(diceTree, 6, poseAt(recording, Math.round(from * FRAMES_PER_SECOND), i)),
      );
      expect(ends).not.toEqual(hexagons(7).map(() => 'flat'));
      expect(Math.abs(rockingAt(recording.shakes, from + seconds / 6))).toBeGreaterThan(0.9);
    }
    expect(rockingAt(recording.shakes, 0.5)).toBe(0);
    expect(result.resting.map((pose) => standing(diceTree, 6, pose))).toEqual(hexagons(7).map(() => 'flat'));
  }
});

test('a die that stays inside is shaken out', () => {
  // A narrow shelf between the roots, on which a die can lie as flat as on the board.
  const points = [160, 545, 210, 545, 210, 555, 160, 555];
  const shelf = { kind: 'branch', points, surface: { friction: 1, frictionStatic: 1, restitution: 0 } } as const;
  const geometry = { ...diceTree, parts: [...diceTree.parts, shelf] };
  const throws = Array.from({ length: 60 }, (_, seed) => recorded(seed, squares(1), geometry));
  const hung = throws.filter(({ recording }) =>
    recording.shakes.some(({ from }) => poseAt(recording, Math.round(from * FRAMES_PER_SECOND), 0).y < 545),
  );
  expect(hung.length).toBeGreaterThan(0);
  for (const { result } of throws) expect(standing(geometry, 4, result.resting[0])).toBe('flat');
});

test('recording a throw does not change it, and ends where the dice lie', () => {
  for (let seed = 0; seed < 10; seed++) {
    const { recording, result } = recorded(seed, mixed);
    expect({ ...result, recording: undefined }).toEqual(throwDice({ seed, geometry: diceTree, dice: mixed }));
    expect(recording.frames).toBe(Math.ceil(result.steps / 2) + 1);
    expect(recording.pieces.map(({ look, sides }) => ({ look, sides }))).toEqual(mixed);
    result.resting.forEach(({ x, y }, i) => {
      const end = poseAt(recording, recording.frames - 1, i);
      expect(Math.abs(end.x - x) + Math.abs(end.y - y)).toBeLessThan(0.02);
    });
  }
});

test('impacts tell the wood of the tree from the board and from other dice', () => {
  const { impacts } = recorded(5, hexagons(7)).recording;
  for (const kind of ['wood', 'board', 'piece']) expect(impacts.some((impact) => impact.kind === kind)).toBe(true);
  const firstOnBoard = impacts.find(({ kind }) => kind === 'board')?.seconds ?? 0;
  expect(firstOnBoard).toBeGreaterThan(impacts.find(({ kind }) => kind === 'wood')?.seconds ?? 9);
});

test('a die tumbles on its way: the face it started with does not tell how it ends', () => {
  const throws = Array.from({ length: 400 }, (_, seed) => recorded(seed, squares(1)));
  const turned = [0, 0, 0, 0];
  for (const { recording, result } of throws) {
    turned[(result.faces[0] - faceUp(poseAt(recording, 0, 0).a, 4) + 4) % 4]++;
  }
  // The 0.1% limit of chi-squared with 3 degrees of freedom.
  expect(turned.reduce((sum, times) => sum + (times - 100) ** 2 / 100, 0)).toBeLessThan(16.27);
});
